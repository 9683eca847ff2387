import DayBudget

/// The part of a block that lies on one day.
struct BlockPart {
  /// The place of the block among those that were given.
  let block: Int
  /// The day, in the block's own zone.
  let day: CivilDate
  /// Where it lies on the clock; nil for a block without a place there.
  let span: Span?
  /// Whole minutes; over all parts of a block they add up to its own.
  let minutes: Int
}

/// Cuts blocks where one day ends and the next begins.
///
/// Blocks that come by their start mostly lie on the day of the one before, so that day is kept: to ask the zone for it
/// takes longer than all the rest.
struct DayCuts {
  let boundary: DayBoundary
  private var kept: (zone: String, day: CivilDate, span: Span)?

  /// Days that begin at this boundary.
  init(boundary: DayBoundary) {
    self.boundary = boundary
  }

  /// The parts of a block by day; none of a block of less than a minute.
  mutating func cut(_ block: WorkedBlock, at index: Int, into parts: inout [BlockPart]) {
    guard block.minutes > 0 else { return }
    guard let span = block.span else {
      parts.append(BlockPart(block: index, day: block.day, span: nil, minutes: block.minutes))
      return
    }
    var start = span.start
    while start < span.end {
      let (day, whole) = day(of: start, in: block.zone)
      let end = max(min(whole.end, span.end), start + 1)
      let minutes = (end - span.start) / 60 - (start - span.start) / 60
      parts.append(
        BlockPart(block: index, day: day, span: Span(start: start, end: end), minutes: minutes))
      start = end
    }
  }

  private mutating func day(of instant: Int, in zone: Zone) -> (CivilDate, Span) {
    if let kept, kept.span.start <= instant, instant < kept.span.end, kept.zone == zone.identifier {
      return (kept.day, kept.span)
    }
    let day = boundary.day(of: instant, in: zone)
    let span = boundary.span(of: day, in: zone)
    kept = (zone.identifier, day, span)
    return (day, span)
  }
}

/// The clock hours into which a stretch of time falls.
enum HourCuts {
  /// Calls `body` with each hour of the zone's wall clock, 0…23, and the piece of the span that lies in it, in order.
  static func cut(_ span: Span, in zone: Zone, _ body: (_ hour: Int, _ piece: Span) -> Void) {
    var start = span.start
    while start < span.end {
      let offset = zone.offset(start)
      let second = CivilDate.floorRemainder(start + offset, 3600)
      var end = min(span.end, start + 3600 - second)
      // Where the clock changes on the way, minute by minute.
      if end - start > 60, zone.offset(end - 1) != offset { end = start + 60 - second % 60 }
      body(CivilDate.floorRemainder(start + offset, 86_400) / 3600, Span(start: start, end: end))
      start = end
    }
  }
}
