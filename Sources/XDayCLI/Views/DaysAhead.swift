internal import Calendars
internal import DayBudget
internal import Store

/// Many days, each added up like any other, from one look at the store and one at the calendars.
struct DaysAhead {
  /// The days, one after the other.
  let days: [CivilDate]
  /// The plain tasks of each day, from the first day that reaches into one of them on.
  private let plain: [[Task]]
  private let firstPlain: CivilDate
  private let series: [Task]
  private let reading: CalendarReading
  private let settings: Settings
  private let context: Context

  /// What could not be read in the calendars.
  var problems: [CalendarProblem] { reading.problems }

  /// So many days, one or more, from this one on.
  init(from first: CivilDate, count: Int, _ snapshot: Snapshot, _ context: Context) throws {
    let days = (0..<count).map { first.adding(days: $0) }
    let settings = snapshot.settings
    let reaches = days.map { DayView.reach(of: $0, settings: settings, zone: context.zone) }
    let end = reaches.map(\.end).max() ?? 0
    self.days = days
    self.settings = settings
    self.context = context
    reading = context.reading(settings, over: Span(start: reaches.first?.start ?? 0, end: end))
    series = try snapshot.series()
    let around = days.flatMap { DayView.neighbours(of: $0, settings: settings, zone: context.zone) } + days
    firstPlain = around.min() ?? first
    plain = try snapshot.open(from: firstPlain, days: (around.max() ?? first).days(since: firstPlain) + 1)
  }

  /// One of `days`, added up; what is done and what is left over is not asked for.
  func view(_ day: CivilDate) -> DayView {
    let neighbours = DayView.neighbours(of: day, settings: settings, zone: context.zone).flatMap(tasks)
    return DayView(
      day, DayContents(tasks: tasks(on: day), neighbours: neighbours), settings: settings, reading: reading,
      now: context.now,
      zone: context.zone)
  }

  private func tasks(on day: CivilDate) -> [Task] {
    Series.merged(plain[day.days(since: firstPlain)], with: series, on: day)
  }
}
