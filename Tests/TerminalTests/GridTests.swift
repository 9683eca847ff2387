import Terminal
import TestSupport
import Testing

@Suite("A screen of cells")
struct GridTests {
  static func bytes(_ text: StyledText) -> String {
    final class Sheet: Sink {
      let isTerminal = true
      let columns: Int? = 80
      var bytes: [UInt8] = []
      func write(_ bytes: [UInt8]) throws(WriteFailure) { self.bytes += bytes }
    }
    let sheet = Sheet()
    try? TextOutput(sheet).write(text)
    return String(decoding: sheet.bytes, as: UTF8.self)
  }

  @Test(
    "a text is put whole, or cut with a sign",
    arguments: [
      ("abc", 5, "abc"), ("abcde", 5, "abcde"), ("abcdef", 5, "abcd…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"), ("e\u{301}a", 2, "e\u{301}a"), ("a\u{1B}b", 3, "a�b"), ("", 3, ""), ("ab", 1, "…"),
    ])
  func cut(text: String, width: Int, shown: String) {
    var grid = Grid(columns: 10, rows: 2)
    grid.put(StyledText(text), row: 1, column: 0, width: width)
    #expect(grid.text(of: 1) == shown && grid.text(of: 0).isEmpty)
  }

  @Test("what is drawn over another screen makes the same of it as of none; what is the same writes nothing")
  func differences() {
    var random = SeededGenerator(seed: 17)
    let words = ["abc", "日本", "é", "─", "👩‍🚀", "x", "   ", "Zürich"]
    for columns in [10, 41] {
      var old: Grid?
      var screen = ReplayedScreen(columns: columns, rows: 6, width: { CellWidth.of($0) })
      for _ in 0..<200 {
        var grid = old ?? Grid(columns: columns, rows: 6)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let style = Style(isOn: true)
          let word = words.randomElement(using: &random) ?? ""
          let text =
            [StyledText(word), style.bold(word), style.dim(word)].randomElement(using: &random) ?? .empty
          // A row is written as a whole, as the screen does it.
          let row = Int.random(in: 0..<6, using: &random)
          grid.put(StyledText(String(repeating: " ", count: columns)), row: row)
          grid.put(text, row: row, column: Int.random(in: 0..<columns, using: &random))
          if Bool.random(using: &random) { grid.reverse(row: row) }
        }
        grid.cursor = Bool.random(using: &random) ? Grid.Place(row: 1, column: 2) : nil
        let bytes = Self.bytes(grid.drawn(over: old))
        #expect(bytes.isEmpty == (old == grid))
        screen.write(bytes)
        var fresh = ReplayedScreen(columns: columns, rows: 6, width: { CellWidth.of($0) })
        fresh.write(Self.bytes(grid.drawn(over: nil)))
        #expect(screen.lines == fresh.lines && screen.lines == (0..<6).map { grid.text(of: $0) })
        #expect(screen.unknown.isEmpty && screen.reversed == fresh.reversed)
        old = grid
      }
    }
  }

  @Test("a changed cell is all that is written, in one frame")
  func onlyChanges() {
    var old = Grid(columns: 80, rows: 24)
    for row in 0..<24 { old.put(StyledText("a long line of text"), row: row) }
    var new = old
    new.put(StyledText("b"), row: 11, column: 7)
    #expect(
      Self.bytes(new.drawn(over: old)) == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[12;8Hb\u{1B}[?2026l")
  }
}
