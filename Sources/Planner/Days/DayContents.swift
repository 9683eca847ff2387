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
      leftovers: try snapshot.leftovers(today: today, now: now, zone: zone, series: series).map(\.task))
  }
}
