import Calendars
import DayBudget
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("Appointments of other days")
struct NeighbourTests {
  private static let zones = [
    "Europe/Zurich", "America/St_Johns", "Pacific/Auckland", "Pacific/Apia", "UTC", "Africa/Cairo",
  ]
  /// Changes of the clock among them, and the day after the one that Samoa skipped.
  private static let days = [
    "2026-11-30", "2026-03-29", "2026-10-25", "2011-12-31", "2026-04-05", "2026-04-24", "2026-03-08",
  ]

  @Test(
    "whatever the day's start, its windows and their lengths, all of them are subtracted", arguments: 0..<400)
  func minuteByMinute(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let zone = try #require(ZoneDatabase().zone(named: Self.zones[seed % Self.zones.count]))
    let day = try #require(CivilDate(Self.days[seed / Self.zones.count % Self.days.count]))
    func clock() throws -> ClockTime {
      try #require(ClockTime(minutes: .random(in: 0..<1_440, using: &random)))
    }
    var settings = Snapshot.empty.settings
    settings.dayStart = try [.midnight, clock(), #require(ClockTime("23:00")), #require(ClockTime("23:59"))][
      seed % 4]
    settings.windows.dates[day] = try (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
      Window(start: try clock(), end: try clock())
    }
    let tasks = try (0..<8).map { number in
      var task = Task(preview: "task \(number)", created: 0)
      task.day = day.adding(days: .random(in: -5...5, using: &random))
      task.time = try clock()
      task.durationMinutes = Bool.random(using: &random) ? 1_440 : .random(in: 1...1_440, using: &random)
      return task
    }
    let around = DayView.neighbours(of: day, settings: settings, zone: zone)
    let view = DayView(
      day,
      DayContents(
        tasks: tasks.filter { $0.day == day },
        neighbours: tasks.filter { task in task.day.map(around.contains) ?? false }),
      settings: settings, reading: CalendarReading(events: [], problems: []), now: 0, zone: zone)

    let busy = tasks.compactMap { $0.appointment(boundary: settings.boundary, in: zone) }
    let windows = settings.windows.spans(on: day, boundary: settings.boundary, in: zone).spans
    let free = windows.reduce(0) { sum, window in
      stride(from: window.start, to: window.end, by: 60).reduce(sum) { sum, minute in
        busy.contains { $0.start <= minute && minute < $0.end } ? sum : sum + 1
      }
    }
    #expect(view.plan.budget.freeMinutes == free)
  }

  @Test("from midnight on it is the day before and the day after")
  func usual() throws {
    let zone = try #require(ZoneDatabase().zone(named: "Europe/Zurich"))
    let day = try #require(CivilDate("2026-11-30"))
    let around = DayView.neighbours(of: day, settings: Snapshot.empty.settings, zone: zone)
    #expect(around.map(\.description) == ["2026-11-29", "2026-12-01"])
  }
}
