package import Calendars
package import DayBudget
package import Store

/// Many days, each added up like any other, from one look at the store and one at the calendars.
package struct DaysAhead {
  /// The days, one after the other.
  package let days: [CivilDate]
  /// The plain tasks of each day, from the day before the first to the day after the last.
  private let plain: [[Task]]
  private let series: [Task]
  private let reading: CalendarReading
  private let settings: Settings
  private let planner: DayPlanner

  /// What could not be read in the calendars.
  package var problems: [CalendarProblem] { reading.problems }

  /// So many days, one or more, from this one on.
  package init(from first: CivilDate, count: Int, _ snapshot: Snapshot, _ planner: DayPlanner) throws {
    let days = (0..<count).map { first.adding(days: $0) }
    let settings = snapshot.settings
    let reaches = days.map { DayView.reach(of: $0, settings: settings, zone: planner.zone) }
    let end = reaches.map(\.end).max() ?? 0
    self.days = days
    self.settings = settings
    self.planner = planner
    reading = planner.reading(settings, over: Span(start: reaches.first?.start ?? 0, end: end))
    series = try snapshot.series()
    plain = try snapshot.open(from: first.adding(days: -1), days: count + 2)
  }

  /// One of `days`, added up; what is done and what is left over is not asked for.
  package func view(_ day: CivilDate) -> DayView {
    let neighbours = tasks(on: day.adding(days: -1)) + tasks(on: day.adding(days: 1))
    return DayView(
      day, DayContents(tasks: tasks(on: day), neighbours: neighbours), settings: settings, reading: reading,
      now: planner.now,
      zone: planner.zone)
  }

  private func tasks(on day: CivilDate) -> [Task] {
    Series.merged(plain[day.days(since: days[0]) + 1], with: series, on: day)
  }
}
