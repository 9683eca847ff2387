package import Calendars
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

  /// What could not be read in the calendars.
  package var problems: [CalendarProblem] { reading.problems }

  /// Today with these leftovers brought into it.
  package func view(_ snapshot: Snapshot, with leftovers: [Leftover] = []) throws -> DayView {
    let tasks = try snapshot.tasks(on: today)
    let brought = leftovers.map { leftover in
      var task = leftover.task
      task.day = today
      return task
    }
    let all = brought.isEmpty ? tasks : Series.inOrder(tasks + brought)
    let contents = DayContents(
      tasks: all, neighbours: try snapshot.neighbours(of: today, series: snapshot.series(), zone: zone))
    return DayView(
      today, contents, settings: snapshot.settings, reading: reading, now: now, zone: zone)
  }
}
