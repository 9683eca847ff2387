package import DayBudget

/// A day as it went: its blocks, and the stretches of which nothing is known.
package struct DayOnClock: Sendable {
  /// The blocks with time on the day, whole: by their start, then those without a place on the clock as they came.
  package let blocks: [WorkedBlock]
  /// Where each of them stood among those that were given.
  package let places: [Int]
  /// The part of the day's windows up to now with neither a block nor an event that counts: sorted, disjoint, half-open.
  package let gaps: [Span]
  /// The union of what lies on the clock on that day, and the sum of what does not.
  package let minutes: Int
  /// The minutes that stand in more than one block.
  package let doubleMinutes: Int

  /// The whole minutes of the gaps.
  package var untrackedMinutes: Int { gaps.reduce(0) { $0 + $1.seconds / 60 } }

  /// The day out of blocks, each of which counts to the days of its own zone; `past` is the part of the windows up to now
  /// in which no event lies that counts.
  package init(_ blocks: [WorkedBlock], on day: CivilDate, past: SpanSet, boundary: DayBoundary) {
    var cuts = DayCuts(boundary: boundary)
    var parts: [BlockPart] = []
    for index in blocks.indices { cuts.cut(blocks[index], at: index, into: &parts) }
    let places = Set(parts.filter { $0.day == day }.map(\.block))
    // What began this minute has no minutes yet and is there all the same.
    let own = blocks.indices.filter {
      places.contains($0) || blocks[$0].minutes == 0 && blocks[$0].startDay(boundary) == day
    }
    self.places = own.sorted { DayOnClock.key(blocks, $0) < DayOnClock.key(blocks, $1) }
    self.blocks = self.places.map { blocks[$0] }
    let sum = SpentSum(blocks, from: day, to: day, by: [], boundary: boundary)
    (minutes, doubleMinutes) = (sum.minutes, sum.doubleMinutes)
    gaps = past.subtracting(SpanSet(blocks.compactMap(\.span))).spans.filter { $0.seconds >= 60 }
  }

  private static func key(_ blocks: [WorkedBlock], _ index: Int) -> (Int, Int) {
    (blocks[index].span?.start ?? .max, index)
  }
}
