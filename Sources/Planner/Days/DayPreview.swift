internal import Calendars
package import DayBudget
package import Store

/// A day as it would be with another task, before that is stored; the store and the calendars are read once.
package struct DayPreview {
  private let day: CivilDate
  private let contents: DayContents
  private let settings: Settings
  private let reading: CalendarReading
  private let now: Int
  private let zone: Zone

  /// A day that can be looked at with other tasks in it; throws `StoreFailure` where the store cannot be read.
  package init(_ day: CivilDate, _ snapshot: Snapshot, _ planner: DayPlanner) throws {
    self.day = day
    contents = try planner.contents(of: day, snapshot)
    settings = snapshot.settings
    reading = planner.reading(
      settings, over: DayView.reach(of: day, settings: settings, zone: planner.zone))
    (now, zone) = (planner.now, planner.zone)
  }

  /// The day with a task that is new, behind all others; or with one that is changed, in its place.
  package func view(with task: Task, insteadOf old: TaskID? = nil) -> DayView {
    var contents = contents
    guard let old else {
      if task.day == day { contents.tasks.append(task) }
      return view(contents)
    }
    contents.tasks.removeAll { $0.id == old }
    if task.day == day { contents.tasks = Series.inOrder(contents.tasks + [task]) }
    return view(contents)
  }

  private func view(_ contents: DayContents) -> DayView {
    DayView(day, contents, settings: settings, reading: reading, now: now, zone: zone)
  }
}
