import Foundation
import Terminal
import Testing
import XDayCLI

@Suite("today --watch")
struct WatchTests {
  /// The frames that were drawn, without what clears the rest of lines and screen.
  static func frames(_ text: String) -> [String] {
    text.components(separatedBy: "\u{1B}[?2026h\u{1B}[H").dropFirst().map { frame in
      let end = frame.range(of: "\u{1B}[J")?.lowerBound ?? frame.endIndex
      return String(frame[..<end]).replacing("\u{1B}[K", with: "").replacing("\u{1B}[2m", with: "")
        .replacing("\u{1B}[22m", with: "")
    }
  }

  /// A session at a terminal whose clock stands at 09:12 when the watch begins.
  static func session(_ steps: (Session) -> [() -> ConsoleEvent]) -> (Session, ScriptedConsole) {
    let session = Session(language: "en")
    session.terminalWidth = 60
    session.keys = ""
    let console = ScriptedConsole(steps(session))
    session.console = console
    return (session, console)
  }

  @Test("the screen is drawn once a minute, and gives the terminal back on Ctrl-C with status 130")
  func minutes() {
    let (session, console) = Self.session { _ in Array(repeating: { .timeout }, count: 150) }
    let result = session.run("today", "--watch")
    #expect(result.status == 130 && result.err.isEmpty)
    #expect(console.calls == ["begin", "end"])
    let frames = Self.frames(result.out)
    #expect(frames.count == 3)
    #expect(frames.map { $0.components(separatedBy: "\n")[0].suffix(5) } == ["09:12", "09:13", "09:14"])
    #expect(frames[0].contains("6 h 48 min still free") && frames[2].contains("6 h 46 min still free"))
  }

  @Test("a change of the store or of a calendar is drawn within seconds")
  func changes() throws {
    let (session, _) = Self.session { session in
      [
        { .timeout },
        {
          session.run("add", "Offer today 1h")
          return .timeout
        },
        { .timeout }, { .timeout }, { .timeout }, { .timeout },
        {
          _ = try? session.write(
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261130T090000Z\nDTEND:20261130T100000Z\n"
              + "SUMMARY:Team\nEND:VEVENT\nEND:VCALENDAR\n", to: "calendars/team.ics")
          return .timeout
        },
        { .timeout }, { .timeout }, { .timeout }, { .timeout }, { .timeout },
      ]
    }
    let calendar = try session.write("BEGIN:VCALENDAR\nEND:VCALENDAR\n", to: "calendars/empty.ics")
    session.run("calendar", "add", (calendar as NSString).deletingLastPathComponent)
    let frames = Self.frames(session.run("today", "--watch").out)
    #expect(frames.count == 3)
    #expect(frames[1].contains("Offer") && !frames[1].contains("Team"))
    #expect(frames[2].contains("5 h 48 min still free") && frames[2].contains("10:00–11:00 Team"))
  }

  @Test("another size of the terminal is another screen, and never more lines than it has")
  func resize() {
    let (session, _) = Self.session { session in
      [
        {
          session.out.columns = 30
          session.out.rows = 4
          return .resized
        }
      ]
    }
    session.run("add", "Write the long offer for Miller today 1h")
    let frames = Self.frames(session.run("today", "--watch").out)
    #expect(frames.count == 2)
    let lines = frames[1].components(separatedBy: "\n")
    #expect(lines.count == 4 && lines.last == "…")
  }

  @Test("after Ctrl-Z the screen is drawn anew; q ends with status 0")
  func suspendAndQuit() {
    let (session, console) = Self.session { _ in [{ .resumed }, { .key(KeyPress(.character("q"))) }] }
    let result = session.run("today", "--watch")
    #expect(result.status == 0)
    #expect(console.calls == ["begin", "end"])
    #expect(Self.frames(result.out).count == 2)
  }

  @Test("a store that is damaged while it is watched is told on the screen, and mended is shown again")
  func damage() throws {
    let (session, _) = Self.session { session in
      [
        {
          _ = try? session.write("{", to: "store/xday.json")
          return .timeout
        },
        {
          _ = try? session.write("{\"format\": 1, \"tasks\": []}\n", to: "store/xday.json")
          return .timeout
        },
      ]
    }
    session.run("add", "Offer today 1h")
    let frames = Self.frames(session.run("today", "--watch").out)
    #expect(frames.count == 3)
    #expect(frames[1].contains("xday.json") && frames[2].contains("still free"))
  }

  @Test("without a terminal it says what to do, and nothing is drawn")
  func noTerminal() {
    let session = Session(language: "en")
    session.console = ScriptedConsole([])
    #expect(
      session.run("today", "--watch")
        == Session.Result(
          out: "", err: "xday: --watch needs a terminal\n      To see it once: xday today\n", status: 2))
    session.terminalWidth = 80
    session.environment["TERM"] = "dumb"
    #expect(session.run("today", "--watch").status == 2)
    #expect(session.run("today", "--watch", "--check").status == 2)
  }
}
