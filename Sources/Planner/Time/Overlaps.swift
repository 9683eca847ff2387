package import DayBudget
internal import Store

/// A block that lies where another was to be.
package struct OverlappedBlock: Equatable {
  /// Its code.
  package let code: String
  /// What it is about.
  package let title: String
  /// Its day, and its time on the wall clock; no end where it runs.
  package let day: CivilDate
  package let start: ClockTime
  package let end: ClockTime?
  /// The day that now belongs to.
  package let today: CivilDate
}

extension DayPlanner {
  /// Makes room for a span of whole minutes: what lies there is named, kept, or cut, parted or taken away.
  ///
  /// - Parameter id: The block that is to lie there, where it exists.
  func makeRoom(
    for span: Span, beside id: BlockID? = nil, _ choice: OverlapChoice, in draft: inout Draft,
    _ outcome: inout BlockOutcome
  ) throws {
    guard choice != .keepBoth, !span.isEmpty else { return }
    let (first, last) = (zone.civil(at: span.start).date, zone.civil(at: span.end).date)
    for other in try draft.blocks(from: first.adding(days: -2), through: last.adding(days: 1)) {
      guard other.id != id, let start = other.start else { continue }
      let taken = Span(start: start, end: other.end ?? max(now, start))
      guard taken.overlaps(span) else { continue }
      guard choice == .replace else { throw PlanFailure.block(.overlap(overlapped(other, draft.settings))) }
      try cut(other, taken, without: span, in: &draft, &outcome)
    }
  }

  /// Leaves of a block what lies outside of a span; the part that stays itself is the one that runs, else the first.
  private func cut(
    _ block: TimeBlock, _ taken: Span, without span: Span, in draft: inout Draft,
    _ outcome: inout BlockOutcome
  ) throws {
    let before = taken.start < span.start ? Span(start: taken.start, end: span.start) : nil
    let after = span.end < taken.end || block.isRunning ? Span(start: span.end, end: taken.end) : nil
    outcome.notes.append(.replaced(title: block.title, isGone: before == nil && after == nil))
    guard let kept = block.isRunning ? after ?? before : before ?? after else {
      try draft.removeBlock(block.id)
      return
    }
    let zone = zone(of: block)
    func place(_ block: inout TimeBlock, _ part: Span, isRunning: Bool) {
      (block.start, block.end) = (part.start, isRunning ? nil : part.end)
      block.day = draftDay(part.start, zone)
      block.keepEndsAt()
    }
    let boundary = draft.settings.boundary
    func draftDay(_ instant: Int, _ zone: Zone) -> CivilDate { boundary.day(of: instant, in: zone) }
    if let changed = try draft.updateBlock(block.id, { place(&$0, kept, isRunning: block.isRunning) }) {
      outcome.blocks.append(draft.shown(changed))
      outcome.others.append(changed.id)
    }
    guard let before, let after else { return }
    let other = kept == before ? after : before
    let part = try copy(of: block, in: &draft) { place(&$0, other, isRunning: false) }
    outcome.blocks.append(draft.shown(part))
    outcome.others.append(part.id)
  }

  /// A second block like this one, which a change then tells from it.
  func copy(
    of block: TimeBlock, in draft: inout Draft, _ change: (inout TimeBlock) -> Void
  ) throws -> TimeBlock {
    var random = random
    var model = block
    change(&model)
    return try draft.addBlock(
      model.title, on: model.day, zone: model.zone, today: today(draft.settings), using: &random
    ) { new in
      (new.start, new.end, new.placelessMinutes) = (model.start, model.end, model.placelessMinutes)
      (new.task, new.occurrence, new.tags) = (model.task, model.occurrence, model.tags)
      (new.note, new.mood, new.endsAt) = (model.note, model.mood, model.endsAt)
    }
  }

  /// The block as an error names it.
  func overlapped(_ block: TimeBlock, _ settings: Settings) -> OverlappedBlock {
    let zone = zone(of: block)
    let start = zone.civil(at: block.start ?? now)
    return OverlappedBlock(
      code: block.code, title: block.title, day: start.date, start: start.time,
      end: block.end.map { zone.civil(at: $0).time }, today: today(settings))
  }
}
