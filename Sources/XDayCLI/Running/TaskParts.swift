internal import CommandTable
internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// The parts of a task that flags set or clear outright, the same for `add` and `edit`.
extension TaskParts {
  /// The flags that set a part, for the table.
  static func setters(_ declare: Declarations) -> [Flag] {
    [
      declare.flag(
        .day, [declare.argument(.day, kind: .suggested(PlanCommand.dayWords))],
        synonyms: ["date", "on"]),
      declare.flag(.time, [declare.argument(.time)], synonyms: ["at"]),
      declare.flag(
        .due, [declare.argument(.day, kind: .suggested(PlanCommand.dayWords))],
        synonyms: ["deadline", "by", "until"]),
      declare.flag(.duration, [declare.argument(.duration)], synonyms: ["duration", "estimate", "est"]),
      declare.flag(.remind, [declare.argument(.lead)], synonyms: ["reminder", "alarm"]),
      declare.flag(.noRemind),
      declare.flag(.urgent, synonyms: ["priority"]),
      declare.flag(
        .tag, [declare.argument(.tag, kind: .dynamic("tags"))], isRepeatable: true,
        synonyms: ["tags", "project"]),
      declare.flag(.note, [declare.argument(.text)], synonyms: ["notes", "annotate"]),
      declare.flag(.title, [declare.argument(.text)]),
      declare.flag(.list),
    ]
  }

  /// The flags that clear a part, for the table.
  static func clearers(_ declare: Declarations) -> [Flag] {
    [
      declare.flag(.noDay), declare.flag(.noTime), declare.flag(.noDue),
      declare.flag(.noDuration),
      declare.flag(.noTag, [declare.argument(.tag, kind: .dynamic("tags"))], isRepeatable: true),
      declare.flag(.noNote), declare.flag(.noRepeat),
    ]
  }

  /// Reads the flags; throws `EntryFailure` for a value that is no day, time or duration, and
  /// `CommandFailure.conflictingFlags` for two that contradict each other.
  init(_ call: Invocation, parser: EntryParser) throws {
    let conflicts: [(FlagName, FlagName)] = [
      (.list, .day), (.list, .time), (.noDay, .day), (.noDay, .time), (.noTime, .time),
      (.noDue, .due), (.soon, .doing),
      (.noDuration, .duration),
      (.noNote, .note), (.noRemind, .remind),
    ]
    for (first, second) in conflicts where call.has(first) && call.has(second) {
      throw CommandFailure.conflictingFlags("--" + first.word, "--" + second.word)
    }
    self.init()
    day = try call.value(.day).map { try parser.day($0.normalised) }
    time = try call.value(.time).map { try parser.time($0.normalised) }
    let timeAlone = try time.map { time throws(EntryFailure) in try parser.change(time.description) }
    dayOfTime = timeAlone?.day
    remarkOfTime = timeAlone?.remarks.first
    isDayPast = day.map { $0 < parser.today } ?? false
    due = try call.value(.due).map { try parser.dueDay($0.normalised) }
    isDuePast = due.map { $0 < parser.today } ?? false
    durationMinutes = try call.value(.duration).map { try parser.duration($0.normalised) }
    if let text = call.value(.remind)?.normalised {
      if text.lowercased() == "default" {
        cleared.append(.reminder)
      } else {
        reminder = .before(try parser.lead(text))
      }
    }
    if call.has(.noRemind) { reminder = .never }
    isUrgent = call.has(.urgent)
    tags = try call.values(.tag).map { try TaskParts.tag($0) }
    clearedTags = try call.values(.noTag).map { try TaskParts.tag($0) }
    notes = call.value(.note)?.normalised
    title = try call.value(.title).map { try parser.literal($0.normalised) }
    isForList = call.has(.list)
    stage = call.has(.doing) ? .doing : call.has(.soon) ? .soon : nil
    if call.has(.noDay) { cleared.append(.day) }
    if call.has(.noTime) { cleared.append(.time) }
    if call.has(.noDuration) { cleared.append(.duration) }
    if call.has(.noNote) { cleared.append(.notes) }
    if call.has(.noRepeat) { cleared.append(.repeats) }
    if call.has(.noDue) { cleared.append(.due) }
  }

  /// A tag as typed, `#work` or `work`, in the form that entries have.
  static func tag(_ text: String) throws -> String {
    let name = text.normalised.drop { $0 == "#" }
    let isTag =
      name.first?.isLetter ?? false
      && name.allSatisfy { $0.isLetter || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" }
    guard isTag else { throw CommandFailure.notUnderstood(text, expected: "#tag") }
    return name.lowercased()
  }
}

extension EntryParser {
  /// How long before its time something is told of, «30min», also «0»; throws `EntryFailure`.
  func lead(_ text: String) throws(EntryFailure) -> Int {
    ["0", "0min", "0 min"].contains(text) ? 0 : try duration(text)
  }

  /// A title taken as it is: nothing in it is read as a part; throws `EntryFailure` where it cannot be a title.
  func literal(_ text: String) throws(EntryFailure) -> String {
    let shown = text.unicodeScalars.filter {
      $0.properties.generalCategory != .control || $0.properties.isWhitespace
    }
    let words = String(String.UnicodeScalarView(shown)).split(whereSeparator: \.isWhitespace)
    let isVisible = words.contains { word in
      word.unicodeScalars.contains { $0.properties.generalCategory != .format }
    }
    return try entry(isVisible ? words.map { "\\" + $0 }.joined(separator: " ") : "").title
  }
}
