package import Calendars
package import DayBudget
package import Store

/// Many days, each added up like any other, from one look at the store and one at the calendars.
package struct DaysAhead {
  /// The days, one after the other.
  package let days: [CivilDate]
  /// The plain tasks of each day, from the first day that reaches into one of them on.
  private let plain: [[Task]]
  private let firstPlain: CivilDate
  private let series: [Task]
  let reading: CalendarReading
  let settings: Settings
  private let work: Work
  let planner: DayPlanner

  /// What could not be read in the calendars.
  package var problems: [CalendarProblem] { reading.problems }

  /// So many days, one or more, from this one on; `without` leaves out a plain task for which room is looked for.
  package init(
    from first: CivilDate, count: Int, _ snapshot: Snapshot, without sought: TaskID? = nil,
    _ planner: DayPlanner
  ) throws {
    let days = (0..<count).map { first.adding(days: $0) }
    let settings = snapshot.settings
    let reaches = days.map { DayView.reach(of: $0, settings: settings, zone: planner.zone) }
    let end = reaches.map(\.end).max() ?? 0
    self.days = days
    self.settings = settings
    self.planner = planner
    reading = planner.reading(settings, over: Span(start: reaches.first?.start ?? 0, end: end))
    series = try snapshot.series()
    let around = days.flatMap { DayView.neighbours(of: $0, settings: settings, zone: planner.zone) } + days
    firstPlain = around.min() ?? first
    let plain = try snapshot.open(from: firstPlain, days: (around.max() ?? first).days(since: firstPlain) + 1)
    self.plain = sought.map { sought in plain.map { $0.filter { $0.id != sought } } } ?? plain
    work = snapshot.hasTime ? try planner.work(on: plain.flatMap(\.self) + series, snapshot) : .none
  }

  /// One of `days`, added up; what is done and what is left over is not asked for.
  package func view(_ day: CivilDate) -> DayView {
    let neighbours = DayView.neighbours(of: day, settings: settings, zone: planner.zone).flatMap(tasks)
    return DayView(
      day, DayContents(tasks: tasks(on: day), neighbours: neighbours), settings: settings, reading: reading,
      now: planner.now,
      zone: planner.zone)
  }

  /// The open tasks that must be done by each of `days`, wherever they lie: in the order of the days.
  package func due(_ snapshot: Snapshot) throws -> [[Task]] {
    let due = try planner.withWork(snapshot.due(through: days.last), snapshot)
    return days.map { day in due.filter { $0.due == day } }
  }

  /// The days whose tasks are known: `days`, and those that reach into one of them.
  var around: [CivilDate] { plain.indices.map { firstPlain.adding(days: $0) } }

  /// The open tasks of one of the days `around`, in the order of the list.
  func tasks(on day: CivilDate) -> [Task] {
    let tasks = Series.merged(plain[day.days(since: firstPlain)], with: series, on: day)
    return work.isEmpty ? tasks : tasks.map(work.on)
  }
}
