package import DayBudget

/// Tasks as comma-separated values (RFC 4180): a header row, lines that end with CR LF, a quoted cell where
/// needed.
///
/// A spreadsheet runs a cell that begins with `=`, `+`, `-`, `@`, tab or CR as a formula. Cells of text that
/// do get an apostrophe in front, and so do those that begin with an apostrophe: taking the first apostrophe
/// off gives back every text exactly. Numbers and dates are never touched.
package struct SeparatedValues {
  /// A row of the table.
  package typealias Row = (task: PlainTask, code: String)

  private let isRaw: Bool
  private let boundary: DayBoundary
  private let instant: (Int) -> String

  private static let header = [
    "id", "code", "status", "title", "day", "time", "due", "durationMinutes", "urgent", "tags", "repeat",
    "notes",
    "created", "modified", "completed", "completedDay",
  ]

  /// A writer; `isRaw` leaves the guard away, `instant` puts seconds since the epoch into words.
  package init(isRaw: Bool, boundary: DayBoundary, instant: @escaping (Int) -> String) {
    self.isRaw = isRaw
    self.boundary = boundary
    self.instant = instant
  }

  /// The whole table.
  package func text(_ rows: [Row]) -> String {
    ([SeparatedValues.header] + rows.map(cells))
      .map { $0.map(SeparatedValues.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private func cells(_ row: Row) -> [String] {
    let task = row.task
    // A date and a time beside each other are read as the wall clock shows them.
    let day = task.day.map { day in task.time.map { boundary.moment(of: $0, on: day).date } ?? day }
    return [
      TodoWriter.id(task.name), row.code, task.completed == nil ? "open" : "completed", guarded(task.title),
      text(day), text(task.time), text(task.due), text(task.durationMinutes),
      task.isUrgent ? "true" : "false",
      guarded(task.tags.joined(separator: " ")), text(rule(task)), guarded(task.notes ?? ""),
      task.created.map(instant) ?? "", task.modified.map(instant) ?? "", task.completed.map(instant) ?? "",
      text(task.completedDay),
    ]
  }

  /// The rule as the wall clock has it; nil also where iCalendar cannot say it.
  private func rule(_ task: PlainTask) -> String? {
    guard let rule = task.repeatRule, let anchor = task.day else { return nil }
    guard let time = task.time, time < boundary.start else { return RuleText.text(rule, from: anchor) }
    return RuleShift.later(rule, from: anchor).map { RuleText.text($0, from: anchor.adding(days: 1)) }
  }

  private func text(_ value: (some CustomStringConvertible)?) -> String { value?.description ?? "" }

  private func guarded(_ text: String) -> String {
    isRaw ? text : SeparatedValues.guarded(text)
  }

  /// A text with an apostrophe in front where a spreadsheet would run it.
  static func guarded(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, "=+-@\t\r'".unicodeScalars.contains(first) else {
      return text
    }
    return "'" + text
  }

  static func quoted(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return cell }
    var doubled = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      doubled.append(scalar)
      if scalar == "\"" { doubled.append(scalar) }
    }
    return "\"" + String(doubled) + "\""
  }
}
