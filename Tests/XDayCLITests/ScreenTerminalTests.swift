import Foundation
import Terminal
import TestSupport
import Testing

@Suite("xday ui at a terminal of its own", .serialized)
struct ScreenTerminalTests {
  private static func shown(_ terminal: PseudoTerminal, columns: Int, rows: Int) -> ReplayedScreen {
    var screen = ReplayedScreen(columns: columns, rows: rows, width: { CellWidth.of($0) })
    screen.write(terminal.output)
    return screen
  }

  @Test(
    "another shell's change is drawn, a paste of fifty lines is asked about, and what is typed outlives another size"
  )
  func life() throws {
    let binary = Binary()
    try #require(try binary.shell("\"$xday\" add 'Offer today 1h'").status == 0)
    let terminal = try PseudoTerminalTests.terminal(binary, ["ui"])
    var size = (columns: 80, rows: 24)
    func sees(_ text: String) -> Bool {
      terminal.wait { Self.shown(terminal, columns: size.columns, rows: size.rows).text.contains(text) }
    }
    try #require(sees("Offer"))
    // No key is pressed, and the minute may be far away.
    try #require(try binary.shell("\"$xday\" add 'From a shell today 1h'").status == 0)
    #expect(sees("From a shell"))
    let many = (1...50).map { "Pasted \($0)" }.joined(separator: "\n")
    terminal.type("\u{1B}[200~\(many)\u{1B}[201~")
    #expect(sees("Add 50 lines"))
    terminal.type("\r")
    #expect(sees(" 50 tasks"))
    terminal.type("aHalf a li")
    #expect(sees("New: Half a li"))
    size = (60, 12)
    terminal.resize(columns: 60, rows: 12)
    // What was drawn below the twelfth line is not there any more.
    #expect(sees("New: Half a li"))
    terminal.type("ne\r")
    #expect(sees("Half a line · List"))
    terminal.type("q")
    #expect(terminal.end() == .exit(0) && terminal.isAsBefore && terminal.modesLeft.isEmpty)
    let count = try binary.shell("\"$xday\" list --all | wc -l").out
    #expect(count.contains("53"), "\(count)")
  }
}
