import Foundation
import Terminal
import TestSupport
import Testing

@testable import XDayCLI

/// Random keys: after each the number and the line are those of `xday today`, each change can be taken back and done again.
@Suite("xday ui, with random keys")
struct ScreenRandomTests {
  /// What the store holds, for people.
  private static func state(_ session: Session) -> String {
    let console = session.console
    let (keys, width) = (session.keys, session.terminalWidth)
    (session.console, session.keys, session.terminalWidth) = (nil, nil, nil)
    defer { (session.console, session.keys, session.terminalWidth) = (console, keys, width) }
    return ["list --all", "list --done", "today", "running"].map { line in
      session.run(line.split(separator: " ").map(String.init)).out
    }.joined(separator: "\n")
  }

  /// The number, and the task before which the line stands, as `today` has them.
  private static func today(_ session: Session) -> (number: String, below: String?) {
    let lines = session.run("today").out.split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
    let place = lines.firstIndex { $0.contains("────") }
    return (String(lines[1]), place.map { String(lines[$0 + 1].suffix(2)) })
  }

  /// How many keys, where they are counted by hand: `XDAY_FUZZ=3000 swift test --filter ScreenRandomTests`.
  private static let byHand = ProcessInfo.processInfo.environment["XDAY_FUZZ"].flatMap { Int($0) }

  @Test(
    "the number and the line are always those of today; u and Ctrl-R lead back and forth",
    arguments: 0..<(byHand.map { $0 / 30 } ?? 2))
  func keys(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = ScreenTests.filled(columns: 100, rows: 40)
    screen.session.run("add", "every day 8min Stretch")
    screen.session.run("add", "Old bread", "--day", "2026-11-27")
    var pressed = ""
    func compare(_ screen: ScreenSession) {
      let session = screen.session
      let console = session.console
      session.console = nil
      defer { session.console = console }
      let (number, below) = Self.today(session)
      let lines = screen.screen.lines
      #expect(lines[1] == " " + number, "seed \(seed), \(pressed)")
      let place = lines.firstIndex { $0.contains("────") }
      let shown = place.map { String(lines[$0 + 1].suffix(2)) }
      #expect(shown == below, "seed \(seed), \(pressed)")
      let selected = screen.screen.selected
      #expect(
        selected.count == (lines[2].contains("Nothing") ? 0 : 1), "seed \(seed), \(pressed): \(selected)")
    }
    let keys = ["j", "k", "J", "K", " ", "x", "!", "+", "-", ">", "s", "l", "a"]
    var before = ""
    var after = ""
    var steps: [(ScreenSession) -> ConsoleEvent] = []
    for _ in 0..<30 {
      let key = keys.randomElement(using: &random) ?? "j"
      let typed = key == "a" ? "aMore \(Int.random(in: 1...9, using: &random))0min today\r" : key
      for (index, event) in ScreenSession.events(typed).enumerated() {
        steps.append { screen in
          if index == 0 {
            pressed += typed
            before = Self.state(screen.session)
          }
          return event
        }
      }
      // Taken back, then done again: nothing where the key has changed nothing.
      steps.append { screen in
        compare(screen)
        after = Self.state(screen.session)
        return after == before ? .timeout : .key(KeyPress(.character("u")))
      }
      steps.append { screen in
        compare(screen)
        if after == before { return .timeout }
        #expect(Self.state(screen.session) == before, "seed \(seed), \(pressed)")
        return .key(KeyPress(.character("r"), .control))
      }
      steps.append { screen in
        compare(screen)
        #expect(Self.state(screen.session) == after, "seed \(seed), \(pressed)")
        return .timeout
      }
    }
    screen.run(steps)
    #expect(screen.status == 130 && screen.screen.unknown.isEmpty)
  }
}
