import Foundation
import Testing
import XDayCLI

@Suite("JSON documents")
struct JSONTests {
  /// A session in which there is something of everything.
  static func session() throws -> Session {
    let session = Session()
    session.random = LetterGenerator(letters: "bk fd gz hn kt 48 57")
    let calendar = try session.write(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      DTSTART:20261130T090000Z
      DTEND:20261130T100000Z
      SUMMARY:Team
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      DTSTART;VALUE=DATE:20261130
      SUMMARY:Geburtstag
      END:VEVENT
      BEGIN:VEVENT
      UID:3
      SUMMARY:Kein Anfang
      END:VEVENT
      END:VCALENDAR
      """, to: "work.ics")
    session.run("calendar", "add", calendar)
    session.run("add", "Zahnarzt heute 14:00 45min #arzt !")
    session.run("add", "jeden Montag Rückblick 30min")
    session.run("add", "Steuern heute 9h", "--note", "Ordner\nim Keller")
    session.run("add", "Brot gestern")
    session.run("add", "Gestern geplant", "--day", "2026-11-29")
    session.run("windows", "2026-12-24", "9-12")
    session.run("log", "Steuern 8-8:30", "--mood", "4")
    session.run("start", "Lesen #buch", "--for", "25min", "--now", "2026-11-30T09:00")
    return session
  }

  static let commands: [[String]] = [
    ["today"], ["today", "morgen"], ["today", "--short"], ["list"], ["list", "--all"], ["list", "--done"],
    ["search", "zahnarzt"], ["search", "nichts"], ["show", "bk"], ["morning"], ["morning", "--check"],
    ["morning", "--all-later"], ["done", "bk"], ["drop", "bk"], ["edit", "bk", "15:00"],
    ["plan", "bk", "fr"],
    ["unplan", "bk"], ["move", "bk", "last"], ["urgent", "bk", "off"], ["windows"],
    ["windows", "sat", "9-12"], ["board"], ["board", "--tag", "arzt"], ["board", "bk", "doing"],
    ["board", "gz", "done"], ["add", "Neu", "--soon"],
    ["calendar"], ["calendar", "check"], ["calendar", "remove", "work"], ["config"],
    ["config", "budget", "off"],
    ["undo"], ["undo", "--list"], ["redo"], ["add", "Neu morgen 8:00"],
    ["add", "--dry-run", "jeden 15. Miete"],
    ["reset", "--yes"], ["help", "add"], ["man"], ["completions", "zsh"], ["complete", "tasks"],
    ["start", "bk"], ["start", "Lesen"], ["stop"], ["stop", "--discard"], ["running"], ["log", "x 45min"],
    ["log", "x 8-8:20", "--replace"], ["split", "48", "8:10", "y"], ["edit", "48", "8-8:20"], ["drop", "48"],
    ["show", "48"], ["done", "gz", "--used", "1h"], ["edit", "gz", "--used", "1h"], ["week", "2026-11-29"],
    ["why"], ["why", "dienstag"], ["timeline"], ["timeline", "gestern"],
    ["timeline", "2026-12-05"], ["spent", "all"], ["heatmap"], ["heatmap", "2026", "--of", "mood"],
    ["heatmap", "--of", "completed"], ["heatmap", "2027"], ["trend"], ["trend", "all"],
    ["report"], ["report", "2026", "--format", "html"], ["report", "2027"], ["week"],
    ["week", "fr"], ["fit"], ["fit", "30min"], ["when", "2h"],
    ["when", "20h"], ["list", "--repeating"], ["plan", "fd", "fr", "--this"], ["drop", "fd", "--later"],
    ["edit", "fd", "1h", "--all"], ["repeat", "fd", "alle", "2", "Wochen"], ["repeat", "bk", "täglich"],
    ["repeat", "fd", "off"], ["morning", "--now", "2026-12-10T09:00"],
    ["morning", "--all-today", "--now", "2026-12-10T09:00"],
    ["progress"], ["progress", "all"], ["history", "all"], ["review"], ["stats"], ["stats", "2025"],
    ["--version"], ["doctor"], ["export", "--format", "csv"], ["export", "--format", "ics"],
    ["export", "--format", "markdown"],
    ["import", "--dry-run", Repository.file("Tests/XDayCLITests/Fixtures/todo.txt").path],
    ["import", Repository.file("Tests/XDayCLITests/Fixtures/vtodo").path],
  ]

  @Test("the document of every command fits its schema", arguments: commands)
  func schema(arguments: [String]) throws {
    let result = try Self.session().run(arguments + ["--json"])
    #expect(result.err.isEmpty)
    #expect(result.out.hasSuffix("\n") && result.out.filter { $0 == "\n" }.count == 1)
    #expect(try SchemaCheck(result.out).faults == [])
  }

  static let refused: [([String], Int32)] = [
    (["done", "zz"], 3), (["add", "morgen"], 2), (["nope"], 2), (["today", "--nope"], 2),
    (["plan", "bk", "blah"], 2), (["board", "bk"], 2), (["board", "bk", "nowhere"], 2),
    (["board", "fd", "later"], 2), (["board", "bk", "soon", "before", "lw"], 3),
    (["board", "zz", "soon"], 3),
    (["board", "bk", "soon", "--tag", "arzt"], 2), (["add", "x", "--soon", "--doing"], 2),
    (["reset"], 2), (["plan", "fd", "fr"], 2), (["drop", "fd", "--this", "--all"], 2),
    (["when", "blah"], 3), (["today", "--watch"], 2), (["repeat", "fd", "blah"], 2), (["undo", "99"], 2),
    (["stop", "--at", "99"], 2), (["log", "x 8-8:20"], 2), (["drop", "99"], 3), (["show", "99"], 3),
    (["log", "x"], 2), (["stop", "--done"], 2), (["edit", "48"], 2), (["log", "x 45min", "--mood", "6"], 2),
    (["--zone", "Nope/Zone"], 2), (["calendar", "add", "/nope"], 2),
  ]

  @Test("an error is a document on standard error, and standard output is empty", arguments: refused)
  func errors(arguments: [String], status: Int32) throws {
    let result = try Self.session().run(arguments + ["--json"])
    #expect(result.status == status)
    #expect(result.out.isEmpty)
    #expect(try SchemaCheck(result.err).faults == [])
  }

  @Test("a document is the same in every language")
  func languages() throws {
    let german = try Self.session()
    let english = try Self.session()
    english.environment["XDAY_LANG"] = "en"
    for arguments in [["today"], ["list", "--all"], ["done", "zz"], ["add", "morgen"]] {
      let left = german.run(arguments + ["--json"])
      let right = english.run(arguments + ["--json"])
      #expect(left.out.replacing(german.folder, with: "") == right.out.replacing(english.folder, with: ""))
      #expect(left.err == right.err)
    }
  }

  @Test("control characters and line breaks are escaped, and come back")
  func escapes() throws {
    let session = try Self.session()
    let note = "a\u{1}b\u{1B}[31m\"\\\u{2028}\u{202E}é😀"
    session.run("edit", "bk", "--note", note)
    let result = session.run("show", "bk", "--json")
    #expect(result.out.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    let document = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    #expect((document?["task"] as? [String: Any])?["notes"] as? String == note)
  }
}
