internal import Terminal

/// Cells of one width.
struct CellColumn {
  /// That width.
  let width: Int
  /// The texts, filled up.
  let cells: [String]

  /// A column as wide as its widest text.
  init(_ texts: [String], isRight: Bool) {
    let width = texts.map(CellWidth.of).max() ?? 0
    self.width = width
    cells = texts.map { text in
      let fill = String.spaces(width - CellWidth.of(text))
      return isRight ? fill + text : text + fill
    }
  }
}
