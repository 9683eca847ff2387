/// A table of comma-separated values (RFC 4180): a header, and rows whose cells are asked for by the names of columns.
struct SeparatedRows {
  /// A row with the line on which it begins, counted from 1.
  struct Row {
    let line: Int
    fileprivate let cells: [String]
  }

  /// The names of the columns as the file has them.
  let columns: [String]
  /// The rows below them; those without a cell that says something are left out.
  let rows: [Row]

  private let places: [String: Int]

  /// Reads a text; throws `openQuote` where a quote is not closed, `noHeader` for an empty one.
  init(_ text: String) throws(ExchangeFault) {
    var rows = try SeparatedRows.rows(of: text)
    guard let first = rows.first else { throw ExchangeFault(line: 1, kind: .noHeader) }
    rows.removeFirst()
    columns = first.cells.map(Title.trimmed)
    places = Dictionary(
      columns.enumerated().map { ($0.element.lowercased(), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.rows = rows
  }

  /// Whether there is such a column, whatever its case.
  func has(_ column: String) -> Bool { places[column.lowercased()] != nil }

  /// The cell of a row below the first of these columns that there is, without spaces around it; empty where there is
  /// none.
  func cell(_ row: Row, _ names: String...) -> String {
    for name in names {
      guard let place = places[name.lowercased()], place < row.cells.count else { continue }
      return Title.trimmed(row.cells[place])
    }
    return ""
  }

  private static func rows(of text: String) throws(ExchangeFault) -> [Row] {
    var rows: [Row] = []
    var cells: [String] = []
    var cell: [UInt8] = []
    var (line, start, quote) = (1, 1, 0)
    var (isQuoted, wasQuoted) = (false, false)
    func endOfCell() {
      cells.append(String(decoding: cell, as: UTF8.self))
      cell = []
      wasQuoted = false
    }
    func endOfRow() {
      endOfCell()
      if cells.contains(where: { !$0.isEmpty }) { rows.append(Row(line: start, cells: cells)) }
      (cells, start) = ([], line)
    }
    let bytes = Array(text.utf8)
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { line += 1 }
      switch byte {
      case UInt8(ascii: "\"") where isQuoted:
        if index + 1 < bytes.count, bytes[index + 1] == byte {
          cell.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
      case _ where isQuoted: cell.append(byte)
      case UInt8(ascii: "\"") where cell.isEmpty && !wasQuoted:
        (isQuoted, wasQuoted, quote) = (true, true, line)
      case UInt8(ascii: ","): endOfCell()
      case UInt8(ascii: "\r") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"): break
      case UInt8(ascii: "\n"): endOfRow()
      default: cell.append(byte)
      }
      index += 1
    }
    if isQuoted { throw ExchangeFault(line: quote, kind: .openQuote) }
    if !cell.isEmpty || !cells.isEmpty || wasQuoted { endOfRow() }
    return rows
  }
}
