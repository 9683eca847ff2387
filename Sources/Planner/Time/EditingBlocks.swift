internal import DayBudget
internal import Parser
internal import Store

/// What `edit` changes about a block beside what a text says.
package struct BlockEdit {
  /// The text, in the grammar of `log`; empty for none.
  package var text = ""
  /// The task it is to belong to, named as everywhere.
  package var task: [String]?
  /// Whether it belongs to no task any more.
  package var isWithoutTask = false
  /// Tags that are added, and tags that go.
  package var tags: [String] = []
  package var clearedTags: [String] = []
  /// The title, literally.
  package var title: String?
  /// The note; an empty one goes.
  package var note: String?
  /// How it felt, 1…5.
  package var mood: Int?

  /// An edit that changes nothing.
  package init() {}

  /// Whether nothing is to be changed.
  var isEmpty: Bool {
    text.isEmpty && task == nil && !isWithoutTask && tags.isEmpty && clearedTags.isEmpty && title == nil
      && note == nil && mood == nil
  }
}

extension DayPlanner {
  /// Changes what is said of a block; what is not named stays.
  package func edit(block code: String, _ edit: BlockEdit, _ choice: OverlapChoice) throws -> BlockOutcome {
    try change("edit") { draft in
      let old = try block(code, in: &draft)
      draft.about = old.title
      if edit.isEmpty { throw PlanFailure.block(.nothingToEditOfBlock(code: old.code)) }
      let (zone, settings) = (zone(of: old), draft.settings)
      let day = old.start.map { settings.boundary.day(of: $0, in: zone) } ?? old.day
      let entry = try blockParser(settings, in: zone).change(
        edit.text, on: day, start: old.start.map { zone.civil(at: $0) })
      var outcome = BlockOutcome()
      outcome.remarks = entry.remarks
      let place = try place(of: old, entry, in: zone, settings)
      if let start = place.start, place.start != old.start || place.end != old.end {
        let span = Span(start: start, end: place.end ?? max(now, start))
        try makeRoom(for: span, beside: old.id, choice, in: &draft, &outcome)
      }
      let subject = try edit.task.map { words in
        self.subject(
          try lookup(in: draft).one(words), tags: old.tags, on: place.day, today: today(settings))
      }
      let inherited = draft.shown(old).tags
      let changed = try draft.updateBlock(old.id) { block in
        place.fill(&block)
        subject?.fill(&block)
        if edit.isWithoutTask { (block.task, block.occurrence) = (nil, nil) }
        if !entry.title.isEmpty { block.title = entry.title }
        edit.fill(&block, entry.tags, inherited)
      }
      guard let changed else { throw PlanFailure.block(.noSuchBlock(code)) }
      outcome.isChanged = changed != old
      outcome.blocks.insert(draft.shown(changed), at: 0)
      return outcome
    }
  }

  /// Where a block comes to lie: what is named of its day, its start, its end and its length, else what it had.
  private func place(
    of old: TimeBlock, _ entry: BlockEntry, in zone: Zone, _ settings: Settings
  ) throws -> BlockSpan {
    let seconds = entry.minutes.map { $0 * 60 }
    var start = entry.start.map { instant($0, in: zone) }
    var end = entry.end.map { instant($0, in: zone) }
    switch (start, end, seconds) {
    case (nil, nil, nil): return try moved(old, to: entry.day, in: zone, settings)
    case (nil, nil, let seconds?):
      guard let begun = try moved(old, to: entry.day, in: zone, settings).start else {
        return BlockSpan(day: entry.day ?? old.day, minutes: seconds / 60)
      }
      (start, end) = (begun, begun + seconds)
    case (let begun?, nil, let seconds?): end = begun + seconds
    case (nil, let ended?, let seconds?): start = ended - seconds
    case (nil, _?, nil):
      guard let begun = old.start else { throw PlanFailure.block(.needsStart(title: old.title)) }
      start = begun
    case (_?, nil, nil):
      // One that runs goes on running from there.
      if old.isRunning { return try checked(old, start, nil, in: zone, settings) }
      guard let ended = old.end else { throw PlanFailure.block(.needsEnd(title: old.title)) }
      end = ended
    default: break
    }
    return try checked(old, start, end, in: zone, settings)
  }

  /// The same times on another day.
  private func moved(
    _ old: TimeBlock, to day: CivilDate?, in zone: Zone, _ settings: Settings
  ) throws -> BlockSpan {
    let same = BlockSpan(day: old.day, start: old.start, end: old.end, minutes: old.placelessMinutes)
    guard let day else { return same }
    guard let start = old.start else { return BlockSpan(day: day, minutes: old.placelessMinutes) }
    let distance = day.days(since: settings.boundary.day(of: start, in: zone)) * 86_400
    func move(_ instant: Int) -> Int { zone.instant(of: zone.civil(at: instant).adding(seconds: distance)) }
    return try checked(old, move(start), old.end.map(move), in: zone, settings)
  }

  private func checked(
    _ old: TimeBlock, _ start: Int?, _ end: Int?, in zone: Zone, _ settings: Settings
  ) throws -> BlockSpan {
    let start = start ?? now
    guard start < end ?? .max else { throw PlanFailure.block(.endsBeforeStart(title: old.title)) }
    guard max(start, end ?? start) <= now else { throw PlanFailure.block(.notPast) }
    return BlockSpan(day: settings.boundary.day(of: start, in: zone), start: start, end: end)
  }
}

extension BlockEdit {
  /// Sets what is set outright, beside the tags that the text named.
  ///
  /// Tags come to those that it has through its task.
  fileprivate func fill(_ block: inout TimeBlock, _ named: [String], _ inherited: [String]) {
    if block.tags.isEmpty, !(named + tags + clearedTags).isEmpty { block.tags = inherited }
    for tag in named + tags where !block.tags.contains(tag) { block.tags.append(tag) }
    block.tags.removeAll(where: clearedTags.contains)
    block.title = title ?? block.title
    if let note { block.note = note.isEmpty ? nil : note }
    block.mood = mood ?? block.mood
  }
}
