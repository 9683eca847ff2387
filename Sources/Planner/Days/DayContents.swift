package import DayBudget
package import Store

/// What the store holds for a day.
package struct DayContents {
  /// The open tasks of the day in the order of the list.
  package var tasks: [Task]
  /// The open tasks of the days around it: an appointment can reach over midnight.
  package var neighbours: [Task] = []
  /// What was completed on it; empty where many days are looked at and no one asks.
  package var completed: [Task] = []
  /// What is due on it and not planned for it, on today what is overdue too, by due day; empty where many days are
  /// looked at.
  package var due: [Task] = []
  /// Open tasks whose day is past; empty where many days are looked at and no one asks.
  package var leftovers: [Task] = []
  /// Why the time that was spent on them may be more: months of blocks that cannot be read.
  package var damage: [StoreFailure] = []
}

extension DayPlanner {
  /// What the store holds for a day; what was completed on it may lie in history.
  package func contents(of day: CivilDate, _ snapshot: Snapshot) throws -> DayContents {
    let today = today(snapshot.settings)
    let completed =
      day < today || snapshot.mayBeInHistory(day)
      ? try completed(since: day, snapshot).tasks.filter { $0.completedDay == day }
      : try snapshot.completed(on: day)
    let series = try snapshot.series()
    var contents = DayContents(
      tasks: try snapshot.tasks(on: day, series: series),
      neighbours: try snapshot.neighbours(of: day, series: series, zone: zone), completed: completed,
      due: try due(on: day, today: today, snapshot),
      leftovers: try snapshot.leftovers(today: today, now: now, zone: zone, series: series).map(\.task))
    if snapshot.hasTime { try addWork(to: &contents, snapshot) }
    return contents
  }

  /// Looks up the time that was spent on the tasks of a day.
  private func addWork(to contents: inout DayContents, _ snapshot: Snapshot) throws {
    let work = try work(
      on: contents.tasks + contents.completed + contents.due + contents.leftovers, snapshot)
    contents.tasks = contents.tasks.map(work.on)
    contents.completed = contents.completed.map(work.on)
    contents.due = contents.due.map(work.on)
    contents.leftovers = contents.leftovers.map(work.on)
    contents.damage = work.failures
  }

  /// The tasks due on a day that are not planned for it, on today the overdue ones too: by due day.
  private func due(on day: CivilDate, today: CivilDate, _ snapshot: Snapshot) throws -> [Task] {
    let due = try snapshot.due(through: day).filter { $0.day != day && (day == today || $0.due == day) }
    return due.count < 2 ? due : byDueDay(due)
  }
}
