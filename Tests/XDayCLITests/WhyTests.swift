import Calendars
import CommandTable
import DayBudget
import Store
import Testing

@testable import Planner
@testable import XDayCLI

@Suite("The sum on paper")
struct WhyTests {
  /// A day of any kind: windows past midnight, another start of the day, changes of the clock, overlaps.
  static func randomDay(seed: Int) throws -> DayView {
    var random = SampleGenerator(state: UInt64(seed) &* 7_919 &+ 1)
    let zones = ["Europe/Zurich", "America/St_Johns", "Africa/Cairo", "Pacific/Auckland", "UTC"]
    let zone = try #require(ZoneDatabase().zone(named: zones[seed % zones.count]))
    let days = ["2026-11-30", "2026-03-29", "2026-10-25", "2026-04-24", "2026-09-27", "2026-03-08"]
    let day = try #require(CivilDate(days[seed / 5 % days.count]))
    func clock(_ random: inout SampleGenerator) throws -> ClockTime {
      try #require(ClockTime(minutes: .random(in: 0..<1_440, using: &random)))
    }
    var settings = Snapshot.empty.settings
    settings.dayStart = try #require([.midnight, ClockTime("04:00"), ClockTime("02:30")][seed % 3])
    settings.windows.dates[day] = try (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
      Window(start: try clock(&random), end: try clock(&random))
    }
    let reach = DayView.reach(of: day, settings: settings, zone: zone)
    func span(_ random: inout SampleGenerator) -> Span {
      let start = Int.random(in: reach.start..<reach.end, using: &random)
      return Span(start: start, end: start + Int.random(in: 0...20_000, using: &random))
    }
    let events = (0..<Int.random(in: 0...6, using: &random)).map { number in
      let counts = Int.random(in: 0..<4, using: &random) > 0
      return CalendarEvent(
        calendar: "work", title: "event \(number)", span: span(&random), counts: counts,
        reason: counts ? nil : .cancelled)
    }.sorted { $0.span.start < $1.span.start }
    // Own appointments, of the day and of those before and after it.
    let tasks = try (0..<Int.random(in: 0...7, using: &random)).map { number in
      var task = Task(preview: "task \(number)", created: 0)
      task.day = day.adding(days: [0, 0, -1, 1][number % 4])
      task.time = try clock(&random)
      task.durationMinutes = Int.random(in: 1...240, using: &random)
      return task
    }
    let now = Int.random(in: reach.start - 40_000..<reach.end + 10_000, using: &random)
    return DayView(
      day, DayContents(tasks: tasks.filter { $0.day == day }, neighbours: tasks.filter { $0.day != day }),
      settings: settings,
      reading: CalendarReading(events: events, problems: []), now: now, zone: zone)
  }

  @Test(
    "the rows add up to the number to the second, and the minutes shown to the minutes", arguments: 0..<300)
  func sum(seed: Int) throws {
    let view = try Self.randomDay(seed: seed)
    let sum = WhySum(view)
    let free = view.plan.budget.free.seconds
    #expect(sum.rows.reduce(0) { $0 + $1.seconds } == free)
    #expect(sum.rows.count { $0.kind == .event } == view.events.count)
    for row in sum.rows where row.kind == .window { #expect(row.seconds == row.span.seconds) }
    for row in sum.rows where row.kind != .window {
      #expect(row.seconds <= 0 && -row.seconds <= row.span.seconds)
    }
    let context = try ContextBuilder.withoutStore(
      CommandTableBuilder.commandSet(EnglishCommands()).parse(["why"]), in: Session.surroundings())
    let amounts = WhyText(sum, context: context).amounts
    #expect(amounts.reduce(0) { $0 + $1.minutes } == view.plan.budget.freeMinutes)
    #expect(amounts.allSatisfy { $0.running >= 0 })
  }
}
