package import DayBudget

/// Blocks as comma-separated values, out and in again: what each wall clock shows, and the minutes between.
///
/// One without a place on the clock has no start and no end, the running one has neither end nor minutes. Texts that a
/// spreadsheet would run get an apostrophe in front (`SeparatedValues`).
package struct BlockTable {
  static let header = [
    "Date", "Start", "End", "Minutes", "Category", "Title", "Task", "Tags", "Note", "Mood",
  ]

  private let isRaw: Bool
  private let zone: (String?) -> Zone

  /// A writer; `zone` finds the zone of a block by its name, `isRaw` leaves the guard of texts away.
  package init(isRaw: Bool, zone: @escaping (String?) -> Zone) {
    (self.isRaw, self.zone) = (isRaw, zone)
  }

  /// The whole table.
  package func text(_ blocks: [PlainBlock]) -> String {
    ([BlockTable.header] + blocks.map(cells))
      .map { $0.map(SeparatedValues.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private func cells(_ block: PlainBlock) -> [String] {
    let when: [String]
    switch block.when {
    case .day(let day, let minutes): when = [day.description, "", "", String(minutes)]
    case .clock(let start, let end):
      let zone = zone(block.zone)
      let from = zone.civil(at: start)
      when = [
        from.date.description, from.time.description, end.map { zone.civil(at: $0).time.description } ?? "",
        end.map { String(($0 - start) / 60) } ?? "",
      ]
    }
    return when + [
      guarded(block.tags.first ?? ""), guarded(block.title), block.task ?? "",
      guarded(block.tags.joined(separator: " ")), guarded(block.note ?? ""),
      block.mood.map(String.init) ?? "",
    ]
  }

  private func guarded(_ text: String) -> String { isRaw ? text : SeparatedValues.guarded(text) }
}

/// Reads what `BlockTable` writes, times as the wall clock of the importer shows them.
package struct BlockTableReader {
  private let context: ReadingContext

  /// A reader with this context.
  package init(_ context: ReadingContext) {
    self.context = context
  }

  /// Enters what a text holds; throws `noHeader` where it has no columns for date, minutes and title, and `openQuote`.
  package func read(_ text: String, into result: inout ImportedTasks) throws(ExchangeFault) {
    let table = try SeparatedRows(text)
    guard table.has("Date"), table.has("Minutes"), table.has("Title") else {
      throw ExchangeFault(line: 1, kind: .noHeader)
    }
    for row in table.rows {
      let (date, start, minutes) = (
        table.cell(row, "Date"), table.cell(row, "Start"), table.cell(row, "Minutes")
      )
      let title = BlockTableReader.unguarded(table.cell(row, "Title"))
      var block = BlockRow(
        line: row.line, name: "csv:\(date) \(start) \(minutes) \(title)", field: "Date",
        value: "\(date) \(start)", title: title)
      describe(&block, table, row)
      let length = minutes.isEmpty ? nil : Int(minutes)
      guard let day = CivilDate(date), day.isInRange, minutes.isEmpty || length != nil,
        length.map({ abs($0) < 10_000_000 }) ?? true
      else {
        result.leaveOut(block, .unreadable)
        continue
      }
      if start.isEmpty {
        result.add(block, on: day, minutes: length ?? 0, context)
      } else if let second = TableDates.second(start) {
        let end = end(table.cell(row, "End"), after: CivilDateTime(date: day, secondOfDay: second), length)
        result.add(block, from: end.start, to: end.end, context)
      } else {
        result.leaveOut(block, .unreadable)
      }
    }
  }

  private func describe(_ block: inout BlockRow, _ table: SeparatedRows, _ row: SeparatedRows.Row) {
    let tags = BlockTableReader.unguarded(table.cell(row, "Tags"))
    let names = tags.isEmpty ? BlockTableReader.unguarded(table.cell(row, "Category")) : tags
    for tag in names.split(separator: " ") { block.add(tag: String(tag), field: "Tags", context) }
    let note = BlockTableReader.unguarded(table.cell(row, "Note"))
    block.note = note.isEmpty ? nil : note
    let task = table.cell(row, "Task")
    block.task = task.isEmpty ? nil : task
    let mood = table.cell(row, "Mood")
    block.mood = Int(mood).flatMap { (1...5).contains($0) ? $0 : nil }
    if block.mood == nil, !mood.isEmpty { block.losses.append(block.loss("Mood", mood, .unreadable)) }
  }

  /// The instants of a start and of the first such end after it, or of that at which so many minutes are over.
  private func end(_ text: String, after start: CivilDateTime, _ minutes: Int?) -> (start: Int, end: Int?) {
    let seconds = minutes.map { $0 * 60 }
    let first = context.zone.instant(of: start)
    guard let second = TableDates.second(text) else { return (first, seconds.map { first + $0 }) }
    // The minutes say which day, and in an hour that the clock shows twice which of the two.
    if let seconds {
      for first in context.zone.instants(of: start)
      where context.zone.civil(at: first + seconds).secondOfDay == second {
        return (first, first + seconds)
      }
    }
    let end = CivilDateTime(date: start.date, secondOfDay: second)
    return (first, context.zone.instant(of: end <= start ? end.adding(seconds: 86_400) : end))
  }

  private static func unguarded(_ text: String) -> String {
    text.hasPrefix("'") ? String(text.dropFirst()) : text
  }
}
