internal import DayBudget
internal import Store

/// Tasks as comma-separated values (RFC 4180): a header row, lines that end with CR LF, a quoted cell where
/// needed.
///
/// A spreadsheet runs a cell that begins with `=`, `+`, `-`, `@`, tab or CR as a formula. Cells of text that
/// do get an apostrophe in front, and so do those that begin with an apostrophe: taking the first apostrophe
/// off gives back every text exactly. Numbers and dates are never touched.
struct SeparatedValues {
  /// Whether text stands as it is, without guard.
  let isRaw: Bool
  /// The zone whose offset instants carry.
  let zone: Zone

  private static let header = [
    "id", "code", "status", "title", "day", "time", "durationMinutes", "urgent", "tags", "repeat", "notes",
    "created", "modified", "completed", "completedDay",
  ]

  /// The whole table.
  func text(_ tasks: [(task: Task, code: String)]) -> String {
    ([SeparatedValues.header] + tasks.map { cells($0.task, code: $0.code) })
      .map { $0.map(SeparatedValues.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private func cells(_ task: Task, code: String) -> [String] {
    let rule = task.repeatRule.flatMap { rule in task.day.map { RuleText.text(rule, from: $0) } }
    return [
      task.id.description, code, task.isOpen ? "open" : "completed", guarded(task.title),
      text(task.day), text(task.time), text(task.durationMinutes), task.isUrgent ? "true" : "false",
      guarded(task.tags.joined(separator: " ")), text(rule), guarded(task.notes ?? ""),
      instant(task.created), instant(task.modified), task.completed.map(instant) ?? "",
      text(task.completedDay),
    ]
  }

  private func instant(_ seconds: Int) -> String { Instants.rfc3339(seconds, in: zone) }

  private func text(_ value: (some CustomStringConvertible)?) -> String { value?.description ?? "" }

  private func guarded(_ text: String) -> String {
    guard !isRaw, let first = text.unicodeScalars.first, "=+-@\t\r'".unicodeScalars.contains(first) else {
      return text
    }
    return "'" + text
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}
