/// How text is laid out for a terminal: its width, and how wide a text is in it.
package struct TextLayout: Sendable {
  /// The width in cells.
  package let width: Int
  /// How many cells a text without line breaks takes.
  package let cells: @Sendable (String) -> Int

  /// Describes a terminal; without a measure every character takes one cell.
  package init(width: Int, cells: @escaping @Sendable (String) -> Int = { $0.count }) {
    self.width = width
    self.cells = cells
  }

  /// The narrowest column in which running text is still set beside another.
  private static let narrowest = 20
  /// How far text is set in below a term that has none beside it.
  private static let hanging = 6

  /// Text in lines no wider than the terminal, broken at spaces only; the first line starts with `lead`.
  ///
  /// Later lines are set in as far as the lead is wide. A word wider than a line has a line of its own.
  func wrap(_ text: String, lead: String = "") -> [String] {
    wrap(words: text.split(separator: " ").map(String.init), lead: lead)
  }

  /// Words in lines, as `wrap(_:lead:)`; a word may hold spaces, at which it is not broken.
  func wrap(words: [String], lead: String = "") -> [String] {
    let indent = String(repeating: " ", count: cells(lead))
    var lines: [String] = []
    var line = lead
    var used = cells(lead)
    var isStart = true
    for word in words {
      let size = cells(word)
      if !isStart, used + 1 + size > width {
        lines.append(line)
        line = indent
        used = cells(indent)
        isStart = true
      }
      line += (isStart ? "" : " ") + word
      used += (isStart ? 0 : 1) + size
      isStart = false
    }
    lines.append(line)
    return lines
  }

  /// The width of the first column of a list, for terms that leave room for text beside them.
  ///
  /// Zero when the terminal is too narrow for two columns.
  func column(for terms: [String], indent: Int = 2) -> Int {
    let room = width - indent - 2 - TextLayout.narrowest
    let limit = min(room, max(width / 3, 24))
    return terms.map(cells).filter { $0 <= limit }.max() ?? 0
  }

  /// A list in two columns; a term wider than its column has its text below.
  func list(_ rows: [(term: String, text: String)], column: Int, indent: Int = 2) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return rows.flatMap { row -> [String] in
      let size = cells(row.term)
      if row.text.isEmpty { return [margin + row.term] }
      if size > column {
        let lead = String(repeating: " ", count: indent + (column > 0 ? column + 2 : TextLayout.hanging))
        return [margin + row.term] + wrap(row.text, lead: lead)
      }
      let gap = String(repeating: " ", count: column - size + 2)
      return wrap(row.text, lead: margin + row.term + gap)
    }
  }

  /// A list in two columns as wide as its terms ask for.
  func list(_ rows: [(term: String, text: String)]) -> [String] {
    list(rows, column: column(for: rows.map(\.term)))
  }
}
