package import DayBudget
package import Store

/// What waits from a day that is past: a plain task, or the occurrence of a series that was missed last.
package struct Leftover {
  /// The task as it is shown, an occurrence on its day.
  package let task: Task
  /// Of a series, the occurrence.
  package let occurrence: SeriesDay?
  /// How many occurrences of the series were missed; 1 for a plain task.
  package let count: Int

  /// A plain task.
  package init(_ task: Task) {
    self.task = task
    occurrence = nil
    count = 1
  }

  /// What was missed of a series; nil when nothing was.
  package init?(_ series: Task, today: CivilDate) {
    guard let latest = series.latestMissed(before: today) else { return nil }
    task = series.shown(as: latest)
    occurrence = latest
    count = series.missedCount(before: today)
  }
}

extension Snapshot {
  /// What is left over by day, each day as its own list has it; each series once, however often it was missed.
  ///
  /// Yesterday's appointment that runs over midnight waits for nothing until it is over.
  package func leftovers(today: CivilDate, now: Int, zone: Zone, series: [Task]? = nil) throws -> [Leftover] {
    let plain = try leftovers(before: today).filter { task in
      task.appointment(boundary: settings.boundary, in: zone).map { $0.end <= now } ?? true
    }.map { Leftover($0) }
    let missed = try (series ?? self.series()).compactMap { Leftover($0, today: today) }
    let boundary = settings.boundary
    // Days of which nothing else is left need no look at the clock.
    func key(_ task: Task) -> (CivilDate, Int, CivilDateTime, Rank, TaskID) {
      let day = task.day ?? today
      let moment = boundary.moment(of: task.time ?? boundary.start, on: day)
      return (day, task.time == nil ? 1 : 0, moment, task.rank, task.id)
    }
    return (plain + missed).map { (key: key($0.task), leftover: $0) }.sorted { $0.key < $1.key }
      .map(\.leftover)
  }
}
