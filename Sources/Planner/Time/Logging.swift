internal import DayBudget
internal import Parser
internal import Store

/// When a block was, as it is written into the store.
struct BlockSpan {
  var day: CivilDate
  var start: Int?
  var end: Int?
  var minutes: Int?

  /// Its place on the clock; nil for a placeless one.
  var span: Span? {
    guard let start, let end else { return nil }
    return Span(start: start, end: end)
  }

  /// Puts it into a block.
  func fill(_ block: inout TimeBlock) {
    (block.day, block.start, block.end, block.placelessMinutes) = (day, start, end, minutes)
    block.keepEndsAt()
  }
}

extension TimeBlock {
  /// Forgets when it is to end where it has ended, has no place on the clock, or begins only after that.
  mutating func keepEndsAt() {
    guard let until = endsAt else { return }
    if !isRunning || start.map({ until <= $0 }) ?? true { endsAt = nil }
  }
}

extension DayPlanner {
  /// Writes blocks by hand, one a line, all or none.
  ///
  /// - Parameters:
  ///   - lines: What the lines say, each with what is set outright.
  ///   - wrap: What becomes of a failure of the line at this index.
  package func log(
    _ lines: [BlockWhat], _ choice: OverlapChoice,
    _ wrap: (any Error, Int) -> any Error = { error, _ in error }
  ) throws -> BlockOutcome {
    try change("log") { draft in
      var outcome = BlockOutcome()
      for (index, line) in lines.enumerated() {
        do {
          try log(line, choice, in: &draft, &outcome)
        } catch {
          throw wrap(error, index)
        }
      }
      let own = outcome.blocks.filter { !outcome.others.contains($0.block.id) }
      draft.about = own.map(\.block.title).joined(separator: ", ")
      return outcome
    }
  }

  private func log(
    _ line: BlockWhat, _ choice: OverlapChoice, in draft: inout Draft, _ outcome: inout BlockOutcome
  ) throws {
    let settings = draft.settings
    let entry = try blockParser(settings).log(line.text)
    let place = try span(entry, settings, text: line.text)
    if let span = place.span { try makeRoom(for: span, choice, in: &draft, &outcome) }
    let tags = entry.tags + line.tags.filter { !entry.tags.contains($0) }
    let subject = try subject(entry.title, tags: tags, isFree: line.isFree, on: place.day, in: &draft)
    var random = random
    let block = try draft.addBlock(
      subject.title, on: place.day, zone: zone.identifier, today: today(settings), using: &random
    ) { block in
      subject.fill(&block)
      place.fill(&block)
      (block.note, block.mood) = (line.note, line.mood)
    }
    outcome.blocks.append(draft.shown(block))
    outcome.remarks += entry.remarks
  }

  /// The place of a block that a line names.
  private func span(_ entry: BlockEntry, _ settings: Settings, text: String) throws -> BlockSpan {
    let (start, end) = (entry.start.map { instant($0, in: zone) }, entry.end.map { instant($0, in: zone) })
    let seconds = entry.minutes.map { $0 * 60 }
    let span: (Int, Int)? =
      switch (start, end, seconds) {
      case (let start?, let end?, _): (start, end)
      case (let start?, nil, let seconds?): (start, start + seconds)
      case (nil, let end?, let seconds?): (end - seconds, end)
      default: nil
      }
    guard let (start, end) = span else {
      return BlockSpan(day: entry.day ?? today(settings), minutes: entry.minutes)
    }
    guard start < end else { throw PlanFailure.block(.endsBeforeStart(title: entry.title)) }
    guard end <= now else { throw PlanFailure.block(.notPast) }
    return BlockSpan(day: settings.boundary.day(of: start, in: zone), start: start, end: end)
  }
}
