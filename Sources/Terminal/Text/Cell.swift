/// A text of a table, measured once.
package struct Cell: Equatable, Sendable {
  /// The text, harmless and on one line.
  package let text: String
  /// How many cells of a terminal it takes.
  package let width: Int

  /// Measures a text.
  package init(_ text: String) {
    self.text = text
    width = CellWidth.of(text)
  }
}
