internal import CommandTable
internal import DayBudget
internal import Parser
internal import Store

/// The parts of a task that flags set or clear outright, the same for `add` and `edit`.
struct TaskParts {
  private let day: CivilDate?
  private let time: ClockTime?
  /// The day of the time alone: today, or tomorrow where it has passed.
  private let dayOfTime: CivilDate?
  /// What there is to say about the time alone.
  private let remarkOfTime: Remark?
  private let isDayPast: Bool
  private let due: CivilDate?
  private let isDuePast: Bool
  private let durationMinutes: Int?
  private let isUrgent: Bool
  private let tags: [String]
  private let note: String?
  /// The title, where a flag sets it.
  let title: String?
  private let isForList: Bool
  private let cleared: Set<FlagName>
  private let clearedTags: [String]

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
      (.noDue, .due),
      (.noDuration, .duration),
      (.noNote, .note),
    ]
    for (first, second) in conflicts where call.has(first) && call.has(second) {
      throw CommandFailure.conflictingFlags("--" + first.word, "--" + second.word)
    }
    day = try call.value(.day).map { try parser.day($0.normalised) }
    time = try call.value(.time).map { try parser.time($0.normalised) }
    let timeAlone = try time.map { time throws(EntryFailure) in try parser.change(time.description) }
    dayOfTime = timeAlone?.day
    remarkOfTime = timeAlone?.remarks.first
    isDayPast = day.map { $0 < parser.today } ?? false
    due = try call.value(.due).map { try parser.dueDay($0.normalised) }
    isDuePast = due.map { $0 < parser.today } ?? false
    durationMinutes = try call.value(.duration).map { try parser.duration($0.normalised) }
    isUrgent = call.has(.urgent)
    tags = try call.values(.tag).map { try TaskParts.tag($0) }
    clearedTags = try call.values(.noTag).map { try TaskParts.tag($0) }
    note = call.value(.note)?.normalised
    title = try call.value(.title).map { try parser.literal($0.normalised) }
    isForList = call.has(.list)
    cleared = Set([FlagName.noDay, .noTime, .noDue, .noDuration, .noNote, .noRepeat].filter { call.has($0) })
  }

  /// Whether no flag sets or clears anything.
  var isEmpty: Bool {
    day == nil && time == nil && due == nil && durationMinutes == nil && !isUrgent && tags.isEmpty
      && note == nil
      && title == nil && !isForList && cleared.isEmpty && clearedTags.isEmpty
  }

  /// Whether the title is set by a flag.
  var hasTitle: Bool { title != nil }

  /// What should be said beside what an entry says, as if its text had named these parts.
  ///
  /// A remark about a part that a flag replaces falls away.
  func remarks(beside remarks: [Remark], hasDay: Bool) -> [Remark] {
    var result = remarks.filter { remark in
      switch remark.kind {
      case .pastDay: day == nil && !isForList
      case .timeTomorrow: day == nil && time == nil && !isForList
      default: true
      }
    }
    if isDayPast, let day { result.append(Remark(kind: .pastDay, text: day.description)) }
    if isDuePast, let due { result.append(Remark(kind: .pastDay, text: due.description)) }
    if !hasDay, day == nil, let remarkOfTime { result.append(remarkOfTime) }
    return result
  }

  /// Sets and clears the parts of a task that already holds what the text said.
  ///
  /// A time alone is meant for the day that the task has, else for the next day on which it has not passed.
  func apply(to task: inout Task) {
    task.day = day ?? task.day
    task.time = time ?? task.time
    task.day = task.day ?? dayOfTime
    task.due = due ?? task.due
    task.durationMinutes = durationMinutes ?? task.durationMinutes
    task.isUrgent = isUrgent || task.isUrgent
    task.tags = (task.tags + tags.filter { !task.tags.contains($0) }).filter { !clearedTags.contains($0) }
    task.notes = note ?? task.notes
    task.title = title ?? task.title
    if isForList || cleared.contains(.noDay) { task.putIntoList() }
    if cleared.contains(.noTime) { task.time = nil }
    if cleared.contains(.noDuration) { task.durationMinutes = nil }
    if cleared.contains(.noDue) { task.clearDue() }
    if cleared.contains(.noNote) { task.notes = nil }
    if cleared.contains(.noRepeat) { task.repeatRule = nil }
    if task.notes?.isEmpty ?? false { task.notes = nil }
    task.moveDueIntoRule()
  }

  /// A tag as typed, `#work` or `work`, in the form that entries have.
  private static func tag(_ text: String) throws -> String {
    let name = text.normalised.drop { $0 == "#" }
    let isTag =
      name.first?.isLetter ?? false
      && name.allSatisfy { $0.isLetter || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" }
    guard isTag else { throw CommandFailure.notUnderstood(text, expected: "#tag") }
    return name.lowercased()
  }
}

extension EntryParser {
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
