package import DayBudget

/// The minutes of each day, each block cut where one day ends and what lies on the clock counted once.
package struct DayMinutes: Sendable {
  /// Whole minutes, 1 or more, of the days that have any.
  package private(set) var byDay: [CivilDate: Int] = [:]

  /// The minutes of the days that some blocks lie on, each by the days of its own zone.
  ///
  /// - Complexity: O(n log n) in the number of blocks, O(n) where they come by their start.
  package init(_ blocks: [WorkedBlock], boundary: DayBoundary) {
    var cuts = DayCuts(boundary: boundary)
    var parts: [BlockPart] = []
    parts.reserveCapacity(blocks.count)
    for index in blocks.indices { cuts.cut(blocks[index], at: index, into: &parts) }
    let isBefore: (BlockPart, BlockPart) -> Bool = {
      ($0.day, $0.span?.start ?? .min) < ($1.day, $1.span?.start ?? .min)
    }
    if !zip(parts, parts.dropFirst()).allSatisfy({ !isBefore($1, $0) }) { parts.sort(by: isBefore) }
    var (day, end) = (nil as CivilDate?, Int.min)
    for part in parts {
      if part.day != day { (day, end) = (part.day, .min) }
      guard let span = part.span else {
        byDay[part.day, default: 0] += part.minutes
        continue
      }
      let news = span.start >= end ? part.minutes : max(0, span.end / 60 - end / 60)
      if news > 0 { byDay[part.day, default: 0] += news }
      end = max(end, span.end)
    }
  }
}
