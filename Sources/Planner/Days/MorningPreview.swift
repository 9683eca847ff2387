internal import Calendars
internal import DayBudget
package import Store

/// What today would become with an answer to a leftover, before it is given; the calendars are read once.
package struct MorningPreview {
  private let today: CivilDate
  private let reading: CalendarReading
  private let now: Int
  private let zone: Zone

  /// A look at today under the settings of a store.
  package init(_ planner: DayPlanner, _ settings: Settings) {
    today = planner.today(settings)
    now = planner.now
    zone = planner.zone
    let reach = DayView.reach(of: today, settings: settings, zone: planner.zone)
    reading = planner.reading(settings, over: reach)
  }

  /// Today as it is.
  package func view(_ snapshot: Snapshot) throws -> DayView {
    try view(snapshot.tasks(on: today), snapshot)
  }

  /// Today with a leftover brought into it.
  package func view(_ snapshot: Snapshot, with leftover: Leftover) throws -> DayView {
    let tasks = try snapshot.tasks(on: today) + [leftover.task.occurrence(shownOn: today)]
    return try view(Series.inOrder(tasks), snapshot)
  }

  private func view(_ tasks: [Task], _ snapshot: Snapshot) throws -> DayView {
    let contents = DayContents(
      tasks: tasks, neighbours: try snapshot.neighbours(of: today, series: snapshot.series()))
    return DayView(
      today, contents, settings: snapshot.settings, reading: reading, now: now, zone: zone)
  }
}
