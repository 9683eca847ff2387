internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// How a change of blocks is told: `xday.block/1`, or a line for each of them.
extension Context {
  /// What a command did; `change` is what it did to the blocks that it was about.
  func answer(_ command: CommandName, _ change: BlockChange, _ outcome: BlockOutcome) -> Answer {
    let today = storedToday ?? zone.civil(at: now).date
    let ended = outcome.notes.compactMap { note in
      if case .ended(let shown) = note { shown.block.id } else { nil }
    }
    let blocks = outcome.blocks.map { shown in
      let id = shown.block.id
      let kind = ended.contains(id) ? .ended : outcome.others.contains(id) ? .changed : change
      return words.receipt(shown, kind, now: now, in: planner.zone(of: shown.block), today: today)
    }
    let notes = outcome.notes.compactMap(words.note) + readingNotes(outcome.remarks)
    let ticked = changeLines(.done, outcome.tasks)
    var lines = blocks + ticked
    if lines.isEmpty { lines = notes } else if !outcome.isChanged { lines += [words.nothingChanged()] }
    let isNoted = !blocks.isEmpty || !ticked.isEmpty
    let shown =
      receipts(lines, ending: outcome.isChanged ? words.howToUndo() : nil)
      + (isNoted ? notes.map { StyledText("    " + $0) } : [])
    let document = BlockJSON(now: now, zoneOf: planner.zone)
    let told = outcome.notes.compactMap(\.json)
    var answer = Answer(shown, json: document.changed(command.rawValue, outcome, notes: told))
    answer.change = outcome.isChanged ? .command : .none
    return answer
  }

  private func readingNotes(_ remarks: [Remark]) -> [String] {
    remarks.map { words.remark($0.kind, SafeText.shown($0.text), meant: $0.meant) }
  }
}

extension BlockWhat {
  /// The flags that say more of a block than its text, for the table.
  static func flags(_ declare: Declarations) -> [Flag] {
    [
      declare.flag(
        .tag, [declare.argument(.tag, kind: .dynamic("tags"))], isRepeatable: true, synonyms: ["tags"]),
      declare.flag(.note, [declare.argument(.text)], synonyms: ["notes"]),
      declare.flag(.mood, [declare.argument(.mood)]),
    ]
  }

  /// Reads a text and the flags.
  init(_ text: String, _ call: Invocation) throws {
    self.init(text)
    tags = try call.values(.tag).map { try TaskParts.tag($0) }
    note = call.value(.note)?.normalised
    mood = try call.mood()
    isFree = call.has(.free)
  }
}

extension OverlapChoice {
  /// The flags that choose, for the table.
  static func flags(_ declare: Declarations) -> [Flag] { [declare.flag(.overlap), declare.flag(.replace)] }

  /// Reads the flags.
  init(_ call: Invocation) throws {
    if call.has(.overlap), call.has(.replace) {
      throw CommandFailure.conflictingFlags("--overlap", "--replace")
    }
    self = call.has(.overlap) ? .keepBoth : call.has(.replace) ? .replace : .refuse
  }
}

extension Context {
  /// Does what ends the block that runs; where it runs for longer than it can be meant, the person at the terminal says when
  /// it ended.
  func ending<Result>(_ moment: NamedMoment, _ body: (NamedMoment) throws -> Result) throws -> Result {
    do {
      return try body(moment)
    } catch PlanFailure.block(.stale(let block)) where canAsk {
      let typed = try asking { try $0.line(words.askEnd(block)) }
      guard let typed, !typed.trimmed.isEmpty else { throw PlanFailure.block(.stale(block)) }
      return try body(.at(typed.normalised))
    }
  }
}

extension NamedMoment {
  /// The flags that name a moment, for the table.
  static func flags(_ declare: Declarations) -> [Flag] {
    [
      declare.flag(.at, [declare.argument(.time)], synonyms: ["time"]),
      declare.flag(.ago, [declare.argument(.duration)]),
    ]
  }

  /// Reads the flags.
  init(_ call: Invocation) throws {
    if call.has(.at), call.has(.ago) { throw CommandFailure.conflictingFlags("--at", "--ago") }
    self =
      call.value(.at).map { .at($0.normalised) } ?? call.value(.ago).map { .ago($0.normalised) } ?? .none
  }
}

extension Invocation {
  /// The value of `--mood`, 1…5; nil when it did not stand there.
  func mood() throws -> Int? {
    try value(.mood).map { text in
      guard let mood = Int(text), (1...5).contains(mood), text.utf8.count == 1 else {
        throw CommandFailure.notUnderstood(text, expected: "1…5")
      }
      return mood
    }
  }
}
