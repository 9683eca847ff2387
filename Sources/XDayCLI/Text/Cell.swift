/// A text of a table, measured once.
struct Cell {
  /// The text, harmless and on one line.
  let text: String
  /// How many cells of a terminal it takes.
  let width: Int

  /// Measures a text.
  init(_ text: String) {
    self.text = text
    width = CellWidth.of(text)
  }
}
