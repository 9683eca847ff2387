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
    return DayContents(
      tasks: try snapshot.tasks(on: day, series: series),
      neighbours: try snapshot.neighbours(of: day, series: series, zone: zone), completed: completed,
      due: try due(on: day, today: today, snapshot),
      leftovers: try snapshot.leftovers(today: today, now: now, zone: zone, series: series).map(\.task))
  }
  /// The tasks due on a day that are not planned for it, on today the overdue ones too: by due day.
  private func due(on day: CivilDate, today: CivilDate, _ snapshot: Snapshot) throws -> [Task] {
    let due = try snapshot.due(through: day).filter { $0.day != day && (day == today || $0.due == day) }
    return due.count < 2 ? due : byDueDay(due)
  }
}
