internal import DayBudget
internal import Parser
internal import Store

extension DayPlanner {
  /// Deletes blocks, named by their codes.
  package func drop(blocks codes: [String]) throws -> BlockOutcome {
    try change("drop") { draft in
      var outcome = BlockOutcome()
      for code in codes {
        let block = try block(code, in: &draft)
        if outcome.blocks.contains(where: { $0.block.id == block.id }) { continue }
        outcome.blocks.append(draft.shown(block))
      }
      for block in outcome.blocks { try draft.removeBlock(block.block.id) }
      draft.about = outcome.blocks.map(\.block.title).joined(separator: ", ")
      return outcome
    }
  }

  /// Parts a block at a time: the first keeps its code, the second is about something else where that is named.
  package func split(block code: String, at time: String, _ what: BlockWhat) throws -> BlockOutcome {
    try change("split") { draft in
      let old = try block(code, in: &draft)
      draft.about = old.title
      guard let start = old.start else { throw PlanFailure.block(.needsStart(title: old.title)) }
      let (zone, settings) = (zone(of: old), draft.settings)
      let parser = blockParser(settings, in: zone)
      let border = instant(try parser.moment(time, after: zone.civil(at: start)), in: zone)
      guard border > start, border < old.end ?? now else {
        throw PlanFailure.block(.splitsOutside(title: old.title))
      }
      let entry = try blockParser(settings).start(what.text)
      let day = settings.boundary.day(of: border, in: zone)
      let tags = entry.tags + what.tags.filter { !entry.tags.contains($0) }
      let subject =
        try entry.title.isEmpty && tags.isEmpty
        ? BlockSubject(of: old)
        : self.subject(entry.title, tags: tags, isFree: what.isFree, on: day, in: &draft)
      let second = try copy(of: old, in: &draft) { block in
        (block.start, block.day) = (border, day)
        subject.fill(&block)
        block.note = what.note ?? block.note
        block.mood = what.mood ?? block.mood
      }
      let first = try draft.updateBlock(old.id) { ($0.end, $0.endsAt) = (border, nil) }
      var outcome = BlockOutcome()
      outcome.blocks = [first, second].compactMap(\.self).map { draft.shown($0) }
      outcome.remarks = entry.remarks
      return outcome
    }
  }
}
