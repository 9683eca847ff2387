import DayBudget

/// Reads klog files: a record a day, an entry a line, tags in the summaries.
///
/// An entry's summary is its title, else that of its record; the lines below it are its note. A day without times is a
/// block without a place on the clock. What a whole record should come to, and less than no time, is listed.
package struct KlogReader {
  private let context: ReadingContext

  private struct Entry {
    let line: Int
    let value: KlogValue
    let written: String
    var summary: [String]
  }

  private struct Record {
    let line: Int
    let day: CivilDate
    var summary: [String] = []
    var indentation = ""
    var entries: [Entry] = []
  }

  /// A reader with this context.
  package init(_ context: ReadingContext) {
    self.context = context
  }

  /// Enters what a text holds; throws `notKlog` with the first line that no klog file has there.
  package func read(_ text: String, into result: inout ImportedTasks) throws(ExchangeFault) {
    var record: Record?
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let isBlank = line.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      if isBlank {
        if let record { enter(record, into: &result) }
        record = nil
      } else if record == nil {
        record = try begin(line, number, &result)
      } else {
        try add(line, number, to: &record)
      }
    }
    if let record { enter(record, into: &result) }
  }

  /// `2026-11-30`, `2026/11/30`, with `(8h!)` behind it.
  private func begin(
    _ line: Substring, _ number: Int, _ result: inout ImportedTasks
  ) throws(ExchangeFault) -> Record {
    let text = line.first == "\u{FEFF}" ? line.dropFirst() : line
    guard let day = KlogReader.day(text) else { throw ExchangeFault(line: number, kind: .notKlog) }
    let target = Title.trimmed(String(text.dropFirst(10)))
    if !target.isEmpty {
      result.losses.add(
        [
          Loss(
            line: number, title: day.description, field: "should-total", value: target, reason: .noSuchField)
        ],
        of: nil)
    }
    return Record(line: number, day: day)
  }

  /// The day with which a record begins; nil for any other line.
  static func day(_ line: Substring) -> CivilDate? {
    let date = line.prefix(10)
    let isSlashed = date.utf8.contains(UInt8(ascii: "/"))
    let plain = isSlashed ? String(date.map { $0 == "/" ? "-" : $0 }) : String(date)
    guard let day = CivilDate(plain), !(isSlashed && date.utf8.contains(UInt8(ascii: "-"))) else {
      return nil
    }
    let rest = Title.trimmed(String(line.dropFirst(10)))
    return rest.isEmpty || rest.hasPrefix("(") && rest.hasSuffix("!)") ? day : nil
  }

  private func add(_ line: Substring, _ number: Int, to record: inout Record?) throws(ExchangeFault) {
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    let text = line.dropFirst(indentation.count)
    guard !indentation.isEmpty else {
      guard record?.entries.isEmpty ?? false else { throw ExchangeFault(line: number, kind: .notKlog) }
      record?.summary.append(String(line))
      return
    }
    if let unit = record?.indentation, !unit.isEmpty, indentation.hasPrefix(unit + unit) {
      let last = (record?.entries.count ?? 0) - 1
      record?.entries[last].summary.append(String(text))
      return
    }
    guard let (value, written, rest) = KlogValue.read(text) else {
      throw ExchangeFault(line: number, kind: .notKlog)
    }
    if record?.entries.isEmpty ?? false { record?.indentation = String(indentation) }
    record?.entries.append(
      Entry(line: number, value: value, written: String(written), summary: [String(rest)]))
  }

  private func enter(_ record: Record, into result: inout ImportedTasks) {
    let shared = record.summary.map { KlogSummary($0) }
    let title = shared.map(\.title).filter { !$0.isEmpty }.joined(separator: " ")
    var isNamed = title.isEmpty
    for entry in record.entries {
      let own = KlogSummary(entry.summary[0])
      let isOfRecord = own.title.isEmpty && own.tags.isEmpty
      isNamed = isNamed || isOfRecord
      let start =
        if case .range = entry.value { entry.written.prefix { $0 != "-" } } else { entry.written[...] }
      var row = BlockRow(
        line: entry.line, name: "klog:\(record.day) \(Title.trimmed(String(start))) \(entry.summary[0])",
        field: "entry", value: entry.written, title: isOfRecord ? title : own.title)
      let note = entry.summary.dropFirst().joined(separator: "\n")
      row.note = note.isEmpty ? nil : note
      let below = entry.summary.dropFirst().map { KlogSummary($0) }
      for summary in [own] + below + shared { addTags(of: summary, to: &row) }
      if row.title.isEmpty, row.tags.isEmpty { row.title = "klog" }
      enter(row, entry.value, on: record.day, into: &result)
    }
    if !isNamed {
      result.losses.add(
        [
          Loss(
            line: record.line + 1, title: record.day.description, field: "summary", value: title,
            reason: .noSuchField)
        ], of: nil)
    }
  }

  private func addTags(of summary: KlogSummary, to row: inout BlockRow) {
    for tag in summary.tags {
      if tag.name == "mood", let mood = tag.value.flatMap({ Int($0) }), (1...5).contains(mood) {
        row.mood = row.mood ?? mood
        continue
      }
      row.add(tag: tag.name, field: "summary", context)
      if tag.value != nil {
        row.losses.append(row.loss("summary", tag.written, .changed(to: "#" + context.tag(tag.name))))
      }
    }
  }

  private func enter(
    _ row: BlockRow, _ value: KlogValue, on day: CivilDate, into result: inout ImportedTasks
  ) {
    switch value {
    case .minutes(let minutes): result.add(row, on: day, minutes: minutes, context)
    case .range(let start, let end):
      let instant = { (minutes: Int) in
        context.zone.instant(of: CivilDateTime(date: day, secondOfDay: minutes * 60))
      }
      if let end, end < start { return result.leaveOut(row, .negative) }
      result.add(row, from: instant(start), to: end.map(instant), context)
    }
  }
}
