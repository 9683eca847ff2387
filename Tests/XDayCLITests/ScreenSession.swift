import Terminal
import TestSupport

@testable import XDayCLI

/// `xday ui` in process: keys go in, and what a terminal would show is looked at after each.
final class ScreenSession {
  let session: Session
  private(set) var screen: ReplayedScreen
  private(set) var status: Int32?
  private(set) var calls: [String] = []
  /// All that was written to the terminal.
  private(set) var output = ""
  private var seen = 0

  /// A session at a terminal of this size.
  init(language: String = "en", columns: Int = 80, rows: Int = 24) {
    session = Session(language: language)
    session.terminalWidth = columns
    session.terminalRows = rows
    session.environment["TERM"] = "xterm"
    screen = ReplayedScreen(columns: columns, rows: rows, width: { CellWidth.of($0) })
  }

  /// Runs the screen: each step is looked at, then says what comes next; after the last one it is left with Ctrl-C.
  func run(_ steps: [(ScreenSession) -> ConsoleEvent], as words: [String] = ["ui"]) {
    let console = ScriptedConsole(
      steps.map { step in
        {
          self.look()
          return step(self)
        }
      })
    session.keys = ""
    session.console = console
    let result = session.run(words)
    session.console = nil
    session.keys = nil
    (status, output) = (result.status, result.out)
    calls = console.calls
    screen.write(String(decoding: Array(result.out.utf8).dropFirst(seen), as: UTF8.self))
  }

  /// Runs the screen with keys alone; `\u{E000}` stands for a moment in which nothing comes.
  func run(keys: String) {
    run(Self.events(keys).map { event in { _ in event } })
  }

  /// The events of keys.
  static func events(_ keys: String) -> [ConsoleEvent] {
    var decoder = KeyDecoder()
    return keys.split(separator: "\u{E000}", omittingEmptySubsequences: false).flatMap { part in
      decoder.read(Array(part.utf8)) + decoder.settle()
    }
  }

  /// Takes what was written since the last look; another size begins an empty screen.
  private func look() {
    let bytes = session.out.bytes
    if let columns = session.out.columns, let rows = session.out.rows,
      columns != screen.columns || rows != screen.rows
    {
      screen = ReplayedScreen(columns: columns, rows: rows, width: { CellWidth.of($0) })
    }
    screen.write(String(decoding: bytes.dropFirst(seen), as: UTF8.self))
    seen = bytes.count
  }
}
