import Testing

@testable import Terminal

@Suite("Text in cells")
struct TextTests {
  static let widths: [(String, Int)] = [
    ("ü", 1), ("u\u{308}", 1), ("日本", 4), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("🇩🇪", 2), ("👍🏽", 2),
    ("\u{200B}", 0),
    ("ｱ", 1), ("…", 1), ("Grüße", 5), ("–", 1), ("", 0),
  ]

  @Test("a text takes the cells that a terminal gives it", arguments: widths)
  func width(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test("a cut text has exactly the cells asked for, and no half of a cluster")
  func cut() {
    for text in ["日本語のタスク", "Grüße an Anna und Tom", "a👨‍👩‍👧b👍🏽c🇩🇪", "short"] {
      for cells in 1...14 {
        let cut = CellWidth.cut(text, to: cells)
        #expect(CellWidth.of(cut) == min(cells, CellWidth.of(text)), "\(text) to \(cells): \(cut)")
        if CellWidth.of(text) > cells { #expect(cut.hasSuffix("…")) }
      }
    }
  }

  @Test("wrapped lines are no wider than asked for and lose nothing")
  func wrap() {
    let text = "Ein Satz mit Donaudampfschifffahrtsgesellschaft und 日本語 darin"
    for cells in 4...40 {
      let lines = CellWidth.wrap(text, to: cells)
      #expect(lines.allSatisfy { CellWidth.of($0) <= cells }, "\(cells)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test("what could act on a terminal is shown as a mark")
  func safe() {
    #expect(SafeText.shown("a\u{1B}[31mb\u{7}\u{202E}c\nd") == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c d")
    #expect(SafeText.shown("Grüße 👨‍👩‍👧") == "Grüße 👨‍👩‍👧")
  }
}
