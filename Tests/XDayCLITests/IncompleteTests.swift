import Terminal
import Testing
import XDayCLI

@Suite("Calendars that could not be read wholly")
struct IncompleteTests {
  /// A day with room in it and a calendar that is cut off.
  static func session() throws -> Session {
    let session = Session(language: "en")
    let path = try session.write(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261130T090000Z\nDTEND:20261130T093000Z\nSUMMARY:Team\n",
      to: "work.ics")
    session.run("calendar", "add", path)
    session.run("add", "Bread today 20min")
    session.run("add", "Old offer 2h", "--day", "2026-11-20")
    return session
  }

  /// Every command whose answer rests on calendars, and whether it has a row for it.
  static let commands: [(line: String, hasRow: Bool)] = [
    ("today", true), ("today --short", false), ("today --check", true), ("today tomorrow", true),
    ("week", true),
    ("why", true), ("fit", true), ("fit 45min", true), ("when 1h", true), ("export --format markdown", true),
  ]

  @Test("every number that rests on them says so, with its row, the place and status 5", arguments: commands)
  func numbers(line: String, hasRow: Bool) throws {
    let session = try Self.session()
    let arguments = line.split(separator: " ").map(String.init)
    let result = session.run(arguments)
    #expect(result.status == 5, "\(line): \(result)")
    #expect(result.err.contains("work.ics"), "\(line): \(result)")
    #expect(result.out.contains("calendar not read wholly: work") == hasRow, "\(line): \(result)")
    let json = session.run(arguments + ["--json"])
    #expect(json.status == 5, "\(line): \(json)")
  }

  @Test("a no stays a no, since what is unread only takes time; the row and the place are there all the same")
  func answersOfNo() throws {
    let session = try Self.session()
    session.run("add", "Move house today 12h")
    for line in [["today", "--check"], ["when", "20h"]] {
      let result = session.run(line)
      #expect(result.status == 1 && result.err.contains("work.ics"), "\(line): \(result)")
      #expect(result.out.contains("calendar not read wholly: work"))
    }
  }

  @Test("the screen that stays and the morning say it too")
  func atTheTerminal() throws {
    let session = try Self.session()
    session.terminalWidth = 80
    session.keys = "q"
    for line in [["today", "--watch"], ["morning"]] {
      session.console = ScriptedConsole(keys: "q")
      let result = session.run(line)
      #expect(result.status == 5, "\(line): \(result)")
      #expect(result.out.contains("calendar not read wholly: work"))
      // The screen that stayed is gone when it ends.
      #expect(result.err.contains("calendar not read wholly: work") == line.contains("--watch"))
    }
  }

  @Test("what does not rest on them has nothing to say of them")
  func others() throws {
    let session = try Self.session()
    for line in [
      ["list"], ["export"], ["export", "--format", "csv"], ["morning", "--all-later"], ["show", "bread"],
    ] {
      #expect(session.run(line).status == 0, "\(line)")
    }
  }
}
