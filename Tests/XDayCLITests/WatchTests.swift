import Foundation
import Testing
import XDayCLI

/// Time and signals as a test wants them: a step for each wait, Ctrl-C when there are no more.
final class ScriptedWatcher: Watcher {
  /// The clock; 0 when the watch begins.
  var now = 0
  /// What was asked of the terminal, in order.
  private(set) var calls: [String] = []
  private var steps: [() -> Wake]

  init(_ steps: [() -> Wake]) {
    self.steps = steps
  }

  func begin() { calls.append("begin") }
  func end() { calls.append("end") }
  func suspend() { calls.append("suspend") }

  func wait() -> Wake {
    guard !steps.isEmpty else { return .interrupted }
    now += 1
    return steps.removeFirst()()
  }
}

@Suite("today --watch")
struct WatchTests {
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  /// The frames that were drawn, without what clears the rest of lines and screen.
  static func frames(_ text: String) -> [String] {
    text.components(separatedBy: "\u{1B}[?2026h\u{1B}[H").dropFirst().map { frame in
      let end = frame.range(of: "\u{1B}[J")?.lowerBound ?? frame.endIndex
      return String(frame[..<end]).replacing("\u{1B}[K", with: "").replacing("\u{1B}[2m", with: "")
        .replacing("\u{1B}[22m", with: "")
    }
  }

  /// A session at a terminal whose clock stands at 09:12 when the watch begins.
  static func session(_ steps: (Session) -> [() -> Wake]) -> (Session, ScriptedWatcher) {
    let session = Session(language: "en")
    session.terminalWidth = 60
    session.keys = ""
    let watcher = ScriptedWatcher(steps(session))
    session.watcher = watcher
    return (session, watcher)
  }

  @Test("the screen is drawn once a minute, and gives the terminal back on Ctrl-C with status 130")
  func minutes() {
    let (session, watcher) = Self.session { _ in Array(repeating: { .tick }, count: 150) }
    let result = session.run("today", "--watch")
    #expect(result.status == 130 && result.err.isEmpty)
    #expect(result.out.hasPrefix(Self.enter) && result.out.hasSuffix(Self.leave))
    #expect(watcher.calls == ["begin", "end"])
    let frames = Self.frames(result.out)
    #expect(frames.count == 3)
    #expect(frames.map { $0.components(separatedBy: "\r\n")[0].suffix(5) } == ["09:12", "09:13", "09:14"])
    #expect(frames[0].contains("6 h 48 min still free") && frames[2].contains("6 h 46 min still free"))
  }

  @Test("a change of the store or of a calendar is drawn within seconds")
  func changes() throws {
    let (session, _) = Self.session { session in
      [
        { .tick },
        {
          session.run("add", "Offer today 1h")
          return .tick
        },
        { .tick }, { .tick }, { .tick }, { .tick },
        {
          _ = try? session.write(
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261130T090000Z\nDTEND:20261130T100000Z\n"
              + "SUMMARY:Team\nEND:VEVENT\nEND:VCALENDAR\n", to: "calendars/team.ics")
          return .tick
        },
        { .tick }, { .tick }, { .tick }, { .tick }, { .tick },
      ]
    }
    let calendar = try session.write("BEGIN:VCALENDAR\nEND:VCALENDAR\n", to: "calendars/empty.ics")
    session.run("calendar", "add", (calendar as NSString).deletingLastPathComponent)
    let frames = Self.frames(session.run("today", "--watch").out)
    #expect(frames.count == 3)
    #expect(frames[1].contains("Offer") && !frames[1].contains("Team"))
    #expect(frames[2].contains("5 h 47 min still free") && frames[2].contains("10:00–11:00 Team"))
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
    let lines = frames[1].components(separatedBy: "\r\n")
    #expect(lines.count == 4 && lines.last == "…")
  }

  @Test("Ctrl-Z gives the terminal back until the person returns; q ends with status 0")
  func suspendAndQuit() {
    let (session, watcher) = Self.session { _ in [{ .suspended }, { .quit }] }
    let result = session.run("today", "--watch")
    #expect(result.status == 0)
    #expect(watcher.calls == ["begin", "suspend", "end"])
    #expect(result.out.components(separatedBy: Self.enter).count == 3)
    #expect(result.out.components(separatedBy: Self.leave).count == 3)
    #expect(Self.frames(result.out).count == 2)
  }

  @Test("a store that is damaged while it is watched is told on the screen, and mended is shown again")
  func damage() throws {
    let (session, _) = Self.session { session in
      [
        {
          _ = try? session.write("{", to: "store/xday.json")
          return .tick
        },
        {
          _ = try? session.write("{\"format\": 1, \"tasks\": []}\n", to: "store/xday.json")
          return .tick
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
    session.watcher = ScriptedWatcher([])
    #expect(
      session.run("today", "--watch")
        == Session.Result(
          out: "", err: "xday: --watch needs a terminal\n      Shown once by: xday today\n", status: 2))
    session.terminalWidth = 80
    session.environment["TERM"] = "dumb"
    #expect(session.run("today", "--watch").status == 2)
    #expect(session.run("today", "--watch", "--check").status == 2)
  }
}
