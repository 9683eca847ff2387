import Foundation
import Terminal
import TestSupport
import Testing

@testable import XDayCLI

@Suite("xday ui")
struct ScreenTests {
  /// A day as people have it.
  static func filled(_ language: String = "en", columns: Int = 80, rows: Int = 24) -> ScreenSession {
    let screen = ScreenSession(language: language, columns: columns, rows: rows)
    let session = screen.session
    session.random = LetterGenerator(letters: "bk fd gh jk lm np qr")
    session.run("add", "Offer today 2h #work")
    session.run("add", "Dentist today 14:00 45min")
    session.run("add", "Taxes today 4h #home")
    session.run("add", "Laundry today 30min")
    session.run("add", "Read a book")
    return screen
  }

  @Test("keys do what the table says, and the number follows at once")
  func keys() {
    let screen = Self.filled()
    var lines: [[String]] = []
    let keys = ["j", "j", " ", "u", "x", "u", "!", "+", "J", ">", "q"]
    screen.run(
      keys.map { key in
        { screen in
          lines.append(screen.screen.lines)
          return .key(KeyPress(.character(Character(key))))
        }
      })
    #expect(screen.status == 0 && screen.calls == ["begin", "end"] && screen.screen.unknown.isEmpty)
    #expect(lines[0][0].contains("1 Today") && lines[0][0].hasSuffix("Mon 30 Nov 09:12"))
    #expect(lines[0][1] == " 6 h 3 min still free · 6 h 30 min planned, 27 min too much")
    #expect(lines[0][2].hasPrefix("›  14:00  Dentist") && lines[2][4].hasPrefix("›         Taxes"))
    // Done: the row stays where it was, and the number is another.
    #expect(lines[3][4].hasPrefix("›         ✓ Taxes") && lines[3][1].hasSuffix("3 h 33 min left"))
    #expect(lines[3][22].hasPrefix(" done: ") && lines[3][22].contains("Taxes"))
    #expect(lines[4][4].hasPrefix("›         Taxes") && lines[4][22].contains("taken back: done Taxes"))
    #expect(!lines[5].contains { $0.contains("Taxes  ") && !$0.hasPrefix(" dropped") })
    #expect(lines[6][4].hasPrefix("›         Taxes"))
    #expect(lines[7][4].contains("urgent"))
    #expect(lines[8].contains { $0.hasPrefix("›         Taxes") && $0.contains("4 h 5 min") })
    #expect(lines[9].contains { $0.hasPrefix("›         Taxes") } && lines[9][4].contains("Laundry"))
    // What goes to another day stays to be seen, and says where it is.
    #expect(lines[10].contains { $0.hasPrefix("›         Taxes") && $0.contains("Tue 1 Dec") })
    #expect(lines[10][1].hasSuffix("2 h 30 min planned, 3 h 33 min left"))
    let all = screen.session.run("list", "--all").out.split(separator: "\n")
    #expect(all.contains { $0.contains("Tue 1 Dec") && $0.contains("Taxes") })
  }

  @Test("what is typed is understood while it is typed, and the day is shown as it would be")
  func entry() {
    let screen = Self.filled()
    var typed: [String] = []
    var steps: [(ScreenSession) -> ConsoleEvent] = ScreenSession.events("aCall Tom today 30min #work").map {
      event in { _ in event }
    }
    steps.append { screen in
      typed = screen.screen.lines
      return .key(KeyPress(.enter))
    }
    screen.run(steps)
    #expect(typed[21] == " becomes: Call Tom · Today, Mon 30 Nov · 30 min · #work")
    #expect(
      typed[22] == " 6 h 3 min still free · 7 h planned, 57 min too much · no room for Laundry")
    #expect(typed[23] == " New: Call Tom today 30min #work")
    #expect(screen.screen.lines[1] == " 6 h 3 min still free · 7 h planned, 57 min too much")
    #expect(screen.screen.lines[22].contains("Call Tom") && screen.status == 130)
  }

  @Test("another shell's change is shown, and an edit that it made moot is refused and not lost")
  func otherShell() {
    let screen = Self.filled()
    var lines: [[String]] = []
    func look(_ event: ConsoleEvent) -> (ScreenSession) -> ConsoleEvent {
      { screen in
        lines.append(screen.screen.lines)
        return event
      }
    }
    screen.run(
      [look(.key(KeyPress(.character("j")))), look(.key(KeyPress(.character("e"))))]
        + ScreenSession.events(" 3h").map { event in { _ in event } }
        + [
          { screen in
            screen.session.run("edit", "bk", "Offer for Miller")
            return .filesChanged
          }, look(.key(KeyPress(.enter))), look(.key(KeyPress(.escape))), look(.timeout),
        ])
    #expect(lines[2][3].contains("Offer for Miller"), "\(lines[2])")
    #expect(lines[3][21].contains("Offer") && lines[3][23].hasPrefix(" Edit: Offer 120min #work 3h"))
    #expect(lines[4][3].hasPrefix("›") && lines[4][3].contains("2 h "))
  }

  @Test(
    "without a terminal it says what to do instead",
    arguments: [(true, "dumb"), (false, "xterm")])
  func noTerminal(isTerminal: Bool, term: String) {
    let session = Session(language: "en")
    session.environment["TERM"] = term
    if isTerminal {
      session.terminalWidth = 200
      session.keys = ""
    }
    let result = session.run("ui")
    #expect(result.status == 2 && result.out.isEmpty)
    #expect(result.err.contains("xday ui needs a terminal") && result.err.contains("xday today"))
  }

  @Test("a store that is damaged is told at the bottom, what is known stays, and mended it is used again")
  func damage() throws {
    let screen = Self.filled()
    let path = screen.session.store + "/xday.json"
    let good = try String(contentsOfFile: path, encoding: .utf8)
    var lines: [[String]] = []
    screen.run([
      { _ in
        try? "{".write(toFile: path, atomically: false, encoding: .utf8)
        return .filesChanged
      },
      { screen in
        lines.append(screen.screen.lines)
        return .key(KeyPress(.character("x")))
      },
      { screen in
        lines.append(screen.screen.lines)
        try? good.write(toFile: path, atomically: false, encoding: .utf8)
        return .filesChanged
      },
      { screen in
        lines.append(screen.screen.lines)
        return .key(KeyPress(.character("q")))
      },
    ])
    #expect(lines[0][22].contains("xday.json") && lines[0][2].contains("Dentist"))
    #expect(lines[1][2].contains("Dentist") && lines[1][22].contains("xday.json"))
    #expect(lines[2][22].isEmpty && lines[2][2].contains("Dentist"))
    #expect(screen.session.run("today").out.contains("Dentist"))
  }

  @Test("several pasted lines are asked about; Esc adds none of them, Enter all")
  func paste() {
    for (key, count) in [(KeyPress(.escape), 0), (KeyPress(.enter), 3)] {
      let screen = ScreenSession()
      var asked = ""
      screen.run([
        { _ in .paste("One today 1h\nTwo today\n\nThree\n") },
        { screen in
          asked = screen.screen.lines[23]
          return .key(key)
        },
      ])
      #expect(asked == " Add 3 lines as tasks? Enter yes, Esc no")
      #expect(screen.session.run("list", "--all").out.split(separator: "\n").count == max(1, count))
    }
  }

  @Test("the mouse selects a row, and the wheel goes on from there")
  func mouse() {
    let screen = Self.filled()
    var selected: [[Int]] = []
    screen.run([
      { _ in .mouse(MouseAction(.press(0), column: 12, row: 4)) },
      { screen in
        selected.append(screen.screen.selected)
        return .mouse(MouseAction(.wheelUp, column: 0, row: 10))
      },
      { screen in
        selected.append(screen.screen.selected)
        return .mouse(MouseAction(.press(0), column: 12, row: 0))
      },
    ])
    #expect(selected == [[4], [3]])
    #expect(screen.screen.lines[2].contains("Read a book"))
  }
}
