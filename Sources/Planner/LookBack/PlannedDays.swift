package import DayBudget
package import Store

extension DayPlanner {
  /// How many tasks are planned for each of some days and still open; days without any are missing.
  ///
  /// Occurrences of series count like tasks, those that were missed too; what was moved is on the day that it was moved
  /// to. Nothing but the store's own file is read.
  package func openCounts(
    from first: CivilDate, through last: CivilDate, _ snapshot: Snapshot
  ) throws(StoreFailure) -> [CivilDate: Int] {
    var counts = snapshot.openCounts(from: first, through: last)
    let series = try snapshot.series()
    guard !series.isEmpty, first <= last else { return counts }
    for number in first.daysSinceEpoch...last.daysSinceEpoch {
      let day = CivilDate(daysSinceEpoch: number)
      let count = series.reduce(0) { $0 + $1.openOccurrences(on: day).count }
      if count > 0 { counts[day, default: 0] += count }
    }
    return counts
  }
}
