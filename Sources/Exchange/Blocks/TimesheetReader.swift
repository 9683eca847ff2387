import DayBudget

/// Reads the detailed reports of Toggl Track and Clockify as CSV: a row a time entry, in the wall clock of its owner.
///
/// The description is the title, else the project; project and tags are tags. What belongs to teams and bills is listed
/// where it says something.
package struct TimesheetReader {
  /// Whose report it is; the raw values make the names of blocks.
  package enum Program: String, Sendable {
    case toggl
    case clockify
  }

  private let program: Program
  private let context: ReadingContext

  /// Columns that say again what others say, or who it was.
  private static let silent: Set<String> = [
    "user", "email", "member", "group", "description", "project", "tags", "start date", "start time",
    "end date",
    "end time", "stop date", "stop time", "duration", "duration (h)", "duration (decimal)", "amount ()",
    "billable",
  ]

  /// A reader of one program's reports.
  package init(_ program: Program, _ context: ReadingContext) {
    (self.program, self.context) = (program, context)
  }

  /// Enters what a text holds; throws `noHeader` where it has no columns for start and description, and `openQuote`.
  package func read(_ text: String, into result: inout ImportedTasks) throws(ExchangeFault) {
    let table = try SeparatedRows(text)
    guard table.has("Start date"), table.has("Start time"), table.has("Description") || table.has("Project")
    else {
      throw ExchangeFault(line: 1, kind: .noHeader)
    }
    let dates = TableDates(
      table.rows.lazy.flatMap { [table.cell($0, "Start date"), table.cell($0, "End date", "Stop date")] })
    for (index, row) in table.rows.enumerated() {
      let (date, time) = (table.cell(row, "Start date"), table.cell(row, "Start time"))
      let title = table.cell(row, "Description")
      var block = BlockRow(
        line: row.line, name: "\(program.rawValue):\(date) \(time) \(title)", field: "Start date",
        value: "\(date) \(time)", title: title)
      if index == 0, dates.isGuess { block.losses.append(block.loss("Start date", date, .monthFirst)) }
      describe(&block, table, row)
      guard let day = dates.day(date), let second = TableDates.second(time) else {
        result.leaveOut(block, .unreadable)
        continue
      }
      let start = CivilDateTime(date: day, secondOfDay: second)
      guard let span = span(from: start, table, row, dates) else {
        (block.field, block.value) = ("End date", table.cell(row, "End date", "Stop date"))
        result.leaveOut(block, .unreadable)
        continue
      }
      result.add(block, from: span.start, to: span.end, context)
    }
  }

  private func describe(_ block: inout BlockRow, _ table: SeparatedRows, _ row: SeparatedRows.Row) {
    let project = table.cell(row, "Project")
    if block.title.isEmpty { block.title = project }
    if block.title.isEmpty { block.title = program == .toggl ? "Toggl" : "Clockify" }
    if !project.isEmpty { block.add(tag: project, field: "Project", context) }
    for tag in table.cell(row, "Tags").split(separator: ",") where Title.isVisible(String(tag)) {
      block.add(tag: Title.trimmed(String(tag)), field: "Tags", context)
    }
    for column in table.columns where !TimesheetReader.silent.contains(column.lowercased()) {
      let value = table.cell(row, column)
      let isNothing = value.isEmpty || value == "-" || Double(value) == 0
      if !isNothing { block.losses.append(block.loss(column, value, .noSuchField)) }
    }
    if ["yes", "true"].contains(table.cell(row, "Billable").lowercased()) {
      block.losses.append(block.loss("Billable", table.cell(row, "Billable"), .noSuchField))
    }
  }

  private func span(
    from start: CivilDateTime, _ table: SeparatedRows, _ row: SeparatedRows.Row, _ dates: TableDates
  ) -> (start: Int, end: Int)? {
    let length = TableDates.seconds(table.cell(row, "Duration", "Duration (h)"))
    guard let day = dates.day(table.cell(row, "End date", "Stop date")),
      let second = TableDates.second(table.cell(row, "End time", "Stop time"))
    else {
      let first = context.zone.instant(of: start)
      return length.map { (first, first + $0) }
    }
    let end = CivilDateTime(date: day, secondOfDay: second)
    return context.zone.span(from: start, to: end, lasting: length)
  }
}
