internal import DayBudget
internal import Parser
internal import Store

extension DayPlanner {
  /// Begins a block now, or when it is said to have begun, and ends the one that runs at that instant.
  ///
  /// The task that it is spent on is then in progress on the board.
  /// Without a text what was worked on last begins again. What runs already stays as it is.
  ///
  /// - Parameters:
  ///   - moment: When it began.
  ///   - length: How long it should take, as it is typed; it never ends by itself.
  package func start(
    _ what: BlockWhat, at moment: NamedMoment, for length: String?, _ choice: OverlapChoice
  ) throws -> BlockOutcome {
    try change("start") { draft in
      let settings = draft.settings
      let entry = try blockParser(settings).start(what.text)
      let named = try instant(moment, settings) ?? entry.start.map { instant($0, in: zone) }
      let begun = named ?? now
      guard begun <= now else { throw PlanFailure.block(.notPast) }
      var outcome = BlockOutcome()
      outcome.remarks = entry.remarks
      let day = settings.boundary.day(of: begun, in: zone)
      let tags = entry.tags + what.tags.filter { !entry.tags.contains($0) }
      let subject =
        try entry.title.isEmpty && tags.isEmpty
        ? lastSubject(in: &draft)
        : self.subject(entry.title, tags: tags, isFree: what.isFree, on: day, in: &draft)
      draft.about = subject.title
      if let running = try draft.running() {
        if subject.isSame(as: running) {
          outcome.notes.append(.alreadyRuns(draft.shown(running)))
          outcome.isChanged = false
          return outcome
        }
        try refuseStale(running, named != nil, settings)
        try give(running, to: begun, choice, in: &draft, &outcome)
      }
      if begun < now { try makeRoom(for: Span(start: begun, end: now), choice, in: &draft, &outcome) }
      let ending = try length.map { begun + (try parser(settings).duration($0)) * 60 }
      try begin(subject, what, at: begun, until: ending, in: &draft, &outcome)
      if let id = subject.task, try draft.task(id)?.isOpen ?? false {
        try draft.update(id) { $0.stage = .doing }
      }
      return outcome
    }
  }

  /// Ends the block that runs where another begins; one that began later is in its way.
  private func give(
    _ running: TimeBlock, to begun: Int, _ choice: OverlapChoice, in draft: inout Draft,
    _ outcome: inout BlockOutcome
  ) throws {
    if begun >= running.start ?? begun { return try end(running, at: begun, in: &draft, &outcome) }
    switch choice {
    case .refuse: throw PlanFailure.block(.overlap(overlapped(running, draft.settings)))
    case .keepBoth: try end(running, at: now, in: &draft, &outcome)
    case .replace:
      try draft.removeBlock(running.id)
      outcome.notes.append(.replaced(title: running.title, isGone: true))
    }
  }

  /// Writes a block that runs from an instant on.
  private func begin(
    _ subject: BlockSubject, _ what: BlockWhat, at begun: Int, until ending: Int?, in draft: inout Draft,
    _ outcome: inout BlockOutcome
  ) throws {
    var random = random
    let settings = draft.settings
    let block = try draft.addBlock(
      subject.title, on: settings.boundary.day(of: begun, in: zone), zone: zone.identifier,
      today: today(settings), using: &random
    ) { block in
      subject.fill(&block)
      (block.start, block.endsAt, block.note, block.mood) = (begun, ending, what.note, what.mood)
    }
    outcome.blocks.append(draft.shown(block))
  }

  /// What was worked on last: what runs, else the block that ended last.
  private func lastSubject(in draft: inout Draft) throws -> BlockSubject {
    if let running = try draft.running() { return BlockSubject(of: running) }
    let last = try draft.newestBlocks { $0.end != nil }.max { ($0.end ?? 0, $0.id) < ($1.end ?? 0, $1.id) }
    guard let last else { throw PlanFailure.block(.nothingToStart) }
    return BlockSubject(of: last)
  }

  /// Throws where a block runs for so long that it has to be said when it ended.
  func refuseStale(_ running: TimeBlock, _ isAnswered: Bool, _ settings: Settings) throws(PlanFailure) {
    guard !isAnswered, let stale = staleness(running, settings) else { return }
    throw .block(.stale(stale))
  }

  /// Ends the block that runs; one without a minute is dropped.
  func end(
    _ block: TimeBlock, at instant: Int, in draft: inout Draft, _ outcome: inout BlockOutcome,
    _ change: (inout TimeBlock) -> Void = { _ in }
  ) throws {
    let start = block.start ?? instant
    guard instant >= start else { throw PlanFailure.block(.endsBeforeStart(title: block.title)) }
    if instant - start < 60 {
      try draft.removeBlock(block.id)
      outcome.notes.append(.empty(title: block.title))
      return
    }
    let ended = try draft.updateBlock(block.id) { block in
      (block.end, block.endsAt) = (instant, nil)
      change(&block)
    }
    guard let ended else { return }
    outcome.blocks.insert(draft.shown(ended), at: 0)
    outcome.notes.append(.ended(draft.shown(ended)))
  }
}
