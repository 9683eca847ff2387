package import DayBudget
package import Store

extension DayPlanner {
  /// The minutes that were spent on each of some days before today, and why they may be more; nil for the others, and
  /// none at all where there is no time.
  ///
  /// Where blocks overlap the time counts once; one that crosses the end of a day is cut there.
  package func spentMinutes(
    on days: [CivilDate], _ snapshot: Snapshot
  ) throws -> (minutes: [Int?], failures: [StoreFailure]) {
    let today = today(snapshot.settings)
    let past = days.filter { $0 < today }
    guard snapshot.hasTime, let first = past.min(), let last = past.max() else {
      return (days.map { _ in nil }, [])
    }
    // A block is filed under the day of its start, as that was when it was written.
    let found = store.sketches(from: first.adding(days: -2), through: last.adding(days: 1), snapshot)
    let boundary = snapshot.settings.boundary
    let minutes = days.map { day -> Int? in
      guard day < today else { return nil }
      var spans: [Span] = []
      var placeless = 0
      for block in found.blocks {
        guard let start = block.start else {
          placeless += block.day == day ? block.minutes(now: now) : 0
          continue
        }
        let whole = boundary.span(of: day, in: zone(of: block.zone))
        let (from, to) = (max(start, whole.start), min(block.end ?? max(now, start), whole.end))
        if from < to { spans.append(Span(start: from, end: to)) }
      }
      return SpanSet(spans).seconds / 60 + placeless
    }
    return (minutes, found.failures)
  }
}
