/// A screen as a value: a character and a pen for every cell, and where the cursor stands.
///
/// Rows and columns count from 0. A wide character takes two cells, the second of which is empty.
package struct Grid: Equatable, Sendable {
  /// One cell.
  package struct Cell: Equatable, Sendable {
    /// The cluster that stands there; empty in the right half of a wide one.
    package var text: String
    /// How it is written.
    package var pen: Pen
  }

  /// A place on it.
  package struct Place: Equatable, Sendable {
    package let row: Int
    package let column: Int

    /// A cell.
    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package let columns: Int
  package let rows: Int
  /// Row after row.
  package private(set) var cells: [Cell]
  /// Where the cursor is; nil where none is seen.
  package var cursor: Place?

  /// The most cells that are written again rather than left out.
  private static let shortGap = 6

  private static let blank = Cell(text: " ", pen: Pen())

  /// An empty screen of this size.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = Array(repeating: Grid.blank, count: self.columns * self.rows)
  }

  /// What stands in a row, without spaces at its end.
  package func text(of row: Int) -> String {
    var text = ""
    for cell in cells[row * columns..<(row + 1) * columns] { text += cell.text }
    return text.withoutTrailingSpaces
  }

  /// Writes a text into a row from a column on, over so many cells at most; what does not fit is cut, with … for it.
  ///
  /// Whatever pen it ends with, the rest of the row is written with a plain one.
  package mutating func put(_ text: StyledText, row: Int, column: Int = 0, width: Int? = nil) {
    guard row >= 0, row < rows, column >= 0 else { return }
    let end = min(columns, width.map { column + $0 } ?? columns)
    guard end > column else { return }
    let pieces = text.pieces
    var total = 0
    for case .cluster(_, let width) in pieces { total += width }
    let limit = total > end - column ? end - 1 : end
    var (next, pen) = (column, Pen())
    for piece in pieces {
      switch piece {
      case .control(let control): pen.take(control)
      case .cluster(let cluster, let width):
        if next + width > limit || width == 0 { continue }
        cells[row * columns + next] = Cell(text: cluster, pen: pen)
        if width == 2 { cells[row * columns + next + 1] = Cell(text: "", pen: pen) }
        next += width
      }
    }
    if limit < end { cells[row * columns + next] = Cell(text: "…", pen: pen) }
  }

  /// Exchanges light and dark over some cells of a row: what is selected.
  package mutating func reverse(row: Int, columns range: Range<Int>? = nil) {
    guard row >= 0, row < rows else { return }
    for column in (range ?? 0..<columns).clamped(to: 0..<columns) {
      cells[row * columns + column].pen.isReversed.toggle()
    }
  }

  /// What makes this screen of another one: the changed cells alone, as one frame; nothing where they are the same.
  ///
  /// Nil for the other one stands for a screen of which nothing is known.
  package func drawn(over old: Grid?) -> StyledText {
    if old == self { return .empty }
    let known = old.flatMap { $0.columns == columns && $0.rows == rows ? $0.cells : nil }
    var frame = StyledText(.beginFrame, .hideCursor)
    if known == nil {
      frame.append(.home)
      frame.append(.clearBelow)
    }
    var pen = Pen()
    // Where the terminal's cursor stands; nil where terminals do not agree about it.
    var at: Int?
    for index in cells.indices {
      let cell = cells[index]
      guard cell != known?[index] ?? Grid.blank, !cell.text.isEmpty else { continue }
      // At the end of a row the cursor still stands in it.
      if let at, at < index, index - at <= Grid.shortGap, at / columns == index / columns, at % columns > 0,
        cells[at..<index].allSatisfy({ $0.pen == pen && $0.text.isPlain })
      {
        // A few cells that are the same are shorter than a move over them.
        for cell in cells[at..<index] { frame += cell.text }
      } else if at != index || index % columns == 0 {
        frame.append(moveTo: index / columns, column: index % columns)
      }
      cell.pen.write(after: pen, to: &frame)
      pen = cell.pen
      frame += cell.text
      at = cell.text.isPlain ? index + 1 : Grid.isCertain(cell.text) ? index + 1 : nil
    }
    Pen().write(after: pen, to: &frame)
    if let cursor {
      frame.append(moveTo: cursor.row, column: cursor.column)
      frame.append(.showCursor)
    }
    frame.append(.endFrame)
    return frame
  }

  /// Whether every terminal gives a cluster that is not ASCII one cell: Latin letters, dashes, quotes, lines and blocks.
  private static func isCertain(_ cluster: String) -> Bool {
    guard cluster.unicodeScalars.count == 1, let scalar = cluster.unicodeScalars.first else { return false }
    return scalar.value < 0x300 || (0x2010..<0x2028).contains(scalar.value)
      || (0x2500..<0x25A0).contains(scalar.value)
  }
}
