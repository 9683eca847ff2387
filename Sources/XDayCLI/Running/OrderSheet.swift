internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// The tasks of a day as a text to be edited: a line each, its code and then its words as `add` reads them.
struct OrderSheet {
  /// One task and the words of its line.
  struct Line {
    let task: Task
    let code: String
    let words: String
  }

  /// The cells of a comment, as narrow as editors usually stand.
  private static let noteWidth = 79

  /// The tasks of the day, each series once.
  let lines: [Line]
  /// The text, with what it is about as comments at its end.
  let text: String
  private let parser: EntryParser
  private let expected: String

  /// The sheet of a day's tasks with their codes.
  init(
    _ tasks: [(task: Task, code: String)], day: CivilDate, today: CivilDate, parser: EntryParser,
    words: any Words
  ) {
    var lines: [Line] = []
    for (task, code) in tasks where !lines.contains(where: { $0.task.id == task.id }) {
      lines.append(Line(task: task, code: code, words: OrderSheet.words(of: task, parser)))
    }
    self.lines = lines
    self.parser = parser
    expected = words.expectedOrderLine()
    let notes = words.orderNotes(words.longDay(day, today: today)).flatMap { note in
      CellWidth.wrap(note, to: OrderSheet.noteWidth - 2).map { "# " + $0 }
    }
    text = (lines.map { "\($0.code) \($0.words)" } + [""] + notes).map { $0 + "\n" }.joined()
  }

  /// What an edited text says: the order, and what was changed; and the lines that are gone.
  ///
  /// Throws `LineFailure` around `CommandFailure.notUnderstood` for a line that begins with no code of the sheet or
  /// with one that came before, and around `EntryFailure` for words that cannot be read.
  func read(_ text: String, today: CivilDate) throws -> (wanted: WantedOrder, gone: [Line], remarks: [Remark])
  {
    var wanted = WantedOrder(lines.map(\.task))
    var remarks: [Remark] = []
    wanted.order = []
    let rows = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      let parts = String(Substring(row)).normalised.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let code = parts.first, !code.hasPrefix("#") else { continue }
      do {
        guard let line = lines.first(where: { $0.code == code }), !wanted.order.contains(line.task.id) else {
          throw CommandFailure.notUnderstood(String(code), expected: expected)
        }
        wanted.order.append(line.task.id)
        let words = parts.count > 1 ? OrderSheet.joined(parts[1]) : ""
        guard words != OrderSheet.joined(Substring(line.words)) else { continue }
        let (edit, said) = try OrderSheet.edit(line.words, words, parser, today: today)
        wanted.edits.append((line.task.id, edit))
        remarks += said
      } catch {
        throw LineFailure(line: index + 1, cause: error)
      }
    }
    return (wanted, lines.filter { !wanted.order.contains($0.task.id) }, remarks)
  }

  /// What other words change of a task: what they say as in `edit`; what the line said and says no more is cleared.
  static func edit(
    _ shown: String, _ words: String, _ parser: EntryParser, today: CivilDate
  ) throws -> (TaskEdit, [Remark]) {
    let (old, new) = (try parser.change(shown), try parser.change(words))
    var parts = TaskParts()
    if old.time != nil, new.time == nil { parts.cleared.append(.time) }
    if old.due != nil, new.due == nil { parts.cleared.append(.due) }
    if old.durationMinutes != nil, new.durationMinutes == nil { parts.cleared.append(.duration) }
    if old.isUrgent, !new.isUrgent { parts.cleared.append(.urgent) }
    parts.clearedTags = old.tags.filter { !new.tags.contains($0) }
    // The day of a time alone is the task's own.
    return (TaskEdit(new, parts, today: today), new.remarks.filter { $0.kind != .timeTomorrow })
  }

  /// A task's words so that they are read as what it is: its title plain, else in quotes, else word by word literally.
  static func words(of task: Task, _ parser: EntryParser) -> String {
    let parts =
      [
        task.time?.description, task.durationMinutes.map { "\($0)min" },
        task.repeatRule == nil ? task.due.map { "due:\($0)" } : nil,
      ].compactMap(\.self)
      + task.tags.map { "#" + $0 } + (task.isUrgent ? ["!"] : [])
    let literal = task.title.split(whereSeparator: \.isWhitespace).map { "\\" + $0 }.joined(separator: " ")
    let forms = [task.title, "\"\(task.title)\"", literal].map { ([$0] + parts).joined(separator: " ") }
    return forms.first { text in
      guard let entry = try? parser.change(text) else { return false }
      let hasDay = entry.day != nil && !entry.dayIsImplied
      return entry.title == task.title && entry.time == task.time && !hasDay
        && entry.durationMinutes == task.durationMinutes && entry.tags == task.tags
        && entry.isUrgent == task.isUrgent && entry.due == (task.repeatRule == nil ? task.due : nil)
        && entry.repeatRule == nil && entry.reminderMinutes == nil
    } ?? forms[2]
  }

  private static func joined(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).map { String($0) }.joined(separator: " ")
  }
}

/// A person's text that could not be carried out, and where it is kept.
struct KeptText: Error {
  /// The file.
  let file: String
  /// What is wrong.
  let cause: any Error
}
