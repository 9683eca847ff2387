internal import DayBudget
internal import Parser
internal import Store

extension DayPlanner {
  /// Sets the time of a task, or of one occurrence of a series, by hand, with a block that has no place on the clock.
  ///
  /// The block that is changed keeps its day; a new one lies on the day of completion, else on today.
  /// Throws `PlanFailure.block(.clockedMore)` where the blocks on the clock alone are more.
  func setUsed(_ minutes: Int, of task: Task, in draft: inout Draft) throws {
    let key = WorkKey(task)
    let mine = try draft.blocks(of: task.worked).filter(key.holds)
    let clocked = mine.filter { $0.start != nil }
    let rest = minutes - clocked.reduce(0) { $0 + $1.minutes(now: now) }
    guard rest >= 0 else {
      throw PlanFailure.block(
        .clockedMore(
          title: task.title, minutes: minutes - rest, codes: clocked.map(\.code)))
    }
    var placeless = Array(mine.filter { $0.start == nil }.reversed())
    var others = placeless.reduce(0) { $0 + ($1.placelessMinutes ?? 0) }
    while let block = placeless.first {
      others -= block.placelessMinutes ?? 0
      if rest > others {
        try draft.updateBlock(block.id) { $0.placelessMinutes = rest - others }
        return
      }
      // What the others have is enough.
      try draft.removeBlock(block.id)
      if rest == others { return }
      placeless.removeFirst()
    }
    if rest == 0 { return }
    var random = random
    let today = today(draft.settings)
    try draft.addBlock(
      task.title, on: task.completedDay ?? today, zone: zone.identifier, today: today, using: &random
    ) { block in
      (block.task, block.placelessMinutes) = (task.id, rest)
      block.occurrence = task.id == key.task ? key.occurrence : nil
    }
  }

  /// The minutes that are to be set by hand: a duration, or none at all.
  func usedMinutes(_ text: String, _ settings: Settings) throws -> Int {
    let parser = parser(settings)
    do {
      return try parser.duration(text)
    } catch {
      // Whatever is a duration with ones for its noughts is none with them.
      let hasNoughtsAlone = text.utf8.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
      let ones = String(text.map { $0 == "0" ? "1" : $0 })
      guard hasNoughtsAlone, ones != text, (try? parser.duration(ones)) != nil else { throw error }
      return 0
    }
  }

  /// Sets the time of tasks by hand; of a series that of the occurrence that a tick would mean.
  package func setUsed(_ text: String, of words: [String]) throws -> [ChangedTask] {
    try change("edit") { draft in
      let minutes = try usedMinutes(text, draft.settings)
      let named = try lookup(in: draft).any(words)
      let today = today(draft.settings)
      let occurrence = named.occurrence ?? named.task.occurrenceToTick(today: today)
      draft.about = named.task.title
      let task = occurrence.map { named.task.shown(as: $0) } ?? named.task
      try setUsed(minutes, of: task, in: &draft)
      let after = try draft.task(named.task.id) ?? named.task
      let shown = occurrence.map { after.shown(as: $0) } ?? after
      return [ChangedTask(task: shown, code: draft.code(of: after.id), isChanged: true)]
    }
  }
}
