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
  /// What is left over, in the order of the list; each series once, however often it was missed.
  ///
  /// Yesterday's appointment that runs over midnight waits for nothing until it is over.
  package func leftovers(today: CivilDate, now: Int, zone: Zone, series: [Task]? = nil) throws -> [Leftover] {
    let plain = try leftovers(before: today).filter { task in
      task.appointment(boundary: settings.boundary, in: zone).map { $0.end <= now } ?? true
    }.map { Leftover($0) }
    let missed = try (series ?? self.series()).compactMap { Leftover($0, today: today) }
    if missed.isEmpty { return plain }
    return (plain + missed).sorted { ($0.task.rank, $0.task.id) < ($1.task.rank, $1.task.id) }
  }
}
