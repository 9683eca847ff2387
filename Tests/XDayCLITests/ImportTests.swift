import Foundation
import Testing

@Suite("Import of other programs' files")
struct ImportTests {
  /// The tasks of a session by title, open and completed, as JSON has them.
  static func tasks(_ session: Session) throws -> [String: [String: Any]] {
    var tasks: [String: [String: Any]] = [:]
    for command in [["list", "--all"], ["list", "--done", "2020-01-01"]] {
      let result = session.run(command + ["--json"])
      let document = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
      for task in document?["tasks"] as? [[String: Any]] ?? [] {
        tasks[task["title"] as? String ?? ""] = task
      }
    }
    return tasks
  }

  /// The document of an import.
  static func imported(_ session: Session, _ arguments: String...) throws -> [String: Any] {
    let result = session.run(["import"] + arguments + ["--json"])
    #expect(try SchemaCheck(result.out).faults == [])
    let document = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    return try #require(document)
  }

  static func fixture(_ name: String) -> String {
    Repository.file("Tests/XDayCLITests/Fixtures/" + name).path
  }

  /// The losses as «line field reason».
  static func losses(_ document: [String: Any]) -> [String] {
    (document["losses"] as? [[String: Any]] ?? []).map { loss in
      "\(loss["line"] as? Int ?? 0) \(loss["field"] as? String ?? "") \(loss["reason"] as? String ?? "")"
    }
  }

  @Test("a Taskwarrior export: dates, times, estimates, priorities, series, notes")
  func taskwarrior() throws {
    let session = Session()
    let document = try Self.imported(session, Self.fixture("taskwarrior.json"))
    #expect(document["added"] as? Int == 8)
    #expect(
      Self.losses(document) == [
        "2 due changed", "3 project changed", "5 wait noSuchField", "8 depends noSuchField",
        "8 until noSuchField", "14 status deleted",
      ])
    let tasks = try Self.tasks(session)
    let dentist = try #require(tasks["Zahnarzt"])
    #expect(dentist["due"] as? String == "2026-12-01" && dentist["day"] is NSNull)
    #expect(dentist["durationMinutes"] as? Int == 45 && dentist["urgent"] as? Bool == true)
    #expect(dentist["notes"] as? String == "Krankenkasse fragen\nKarte mitnehmen")
    #expect(dentist["created"] as? String == "2026-11-30T11:16:56+01:00")
    #expect(tasks["Offerte Meier"]?["durationMinutes"] as? Int == 60)
    #expect(tasks["Offerte Meier"]?["tags"] as? [String] == ["arbeit-kunden"])
    #expect(tasks["Warten auf Post"]?["time"] is NSNull)
    #expect(tasks["Erledigt"]?["completedDay"] as? String == "2026-11-30")
    #expect((tasks["Blumen giessen"]?["repeat"] as? [String: Any])?["unit"] as? String == "week")
    #expect(tasks["Beides"]?["day"] as? String == "2026-12-03")
    #expect(tasks["Beides"]?["due"] as? String == "2026-12-10")
  }

  @Test("a todo.txt file: priorities as order, tags, dates, estimates, equal lines")
  func todoTxt() throws {
    let session = Session()
    let document = try Self.imported(session, Self.fixture("todo.txt"))
    #expect(document["added"] as? Int == 10)
    #expect(
      Self.losses(document) == [
        "3 +project changed", "4 x noCompletionDay", "5 t otherDateCounts", "9 h noSuchField",
        "10 due changed", "11 due unreadable",
        "11 est unreadable",
      ])
    let tasks = try Self.tasks(session)
    #expect(tasks["Call Mum"]?["tags"] as? [String] == ["phone", "family"])
    #expect(tasks["Call Mum"]?["urgent"] as? Bool == true)
    #expect(tasks["Schedule Goodwill pickup http://example.org/a:b"]?["urgent"] as? Bool == false)
    #expect(tasks["Paid rent"]?["completedDay"] as? String == "2026-11-20")
    #expect(tasks["xylophone lesson"]?["due"] as? String == "2026-12-03")
    #expect(tasks["xylophone lesson"]?["durationMinutes"] as? Int == 90)
    #expect(tasks["Just note: something"] != nil)
    #expect(tasks["due:never est:99h"] != nil)
    let order = session.run("list").out.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(order.prefix(2).map { String($0.prefix(8)) } == ["Call Mum", "Schedule"])
  }

  @Test("a folder of VTODO files: zones, folds, rules, exceptions, what is no task")
  func folder() throws {
    let session = Session()
    let document = try Self.imported(session, Self.fixture("vtodo"))
    #expect(document["added"] as? Int == 3)
    #expect(
      Self.losses(document) == [
        "10 DUE changed", "14 CATEGORIES changed", "15 LOCATION noSuchField", "13 VALARM noSuchField",
        "11 RRULE noSuchField", "16 STATUS deleted", "18 VEVENT notATask",
      ])
    let tasks = try Self.tasks(session)
    #expect(tasks["Zahnarzt, Termin"]?["due"] as? String == "2026-12-01")
    #expect(tasks["Zahnarzt, Termin"]?["tags"] as? [String] == ["arzt", "zu-hause"])
    let rent = try #require(tasks["Miete überweisen"])
    #expect((rent["repeat"] as? [String: Any])?["monthDay"] as? Int == -1)
    #expect(rent["notes"] as? String == "Konto\nbei der Bank")
    #expect(tasks["Steuern"]?["completedDay"] as? String == "2026-11-15")
  }

  @Test(
    "the same file twice changes nothing, and a dry run writes nothing",
    arguments: ["taskwarrior.json", "todo.txt", "vtodo"])
  func twice(name: String) throws {
    let session = Session()
    session.run("add", "Schon da")
    let before = try Data(contentsOf: URL(fileURLWithPath: session.store + "/xday.json"))
    let trial = try Self.imported(session, Self.fixture(name), "--dry-run")
    #expect(try Data(contentsOf: URL(fileURLWithPath: session.store + "/xday.json")) == before)
    let first = try Self.imported(session, Self.fixture(name))
    #expect(first["added"] as? Int == trial["added"] as? Int)
    #expect(first["backup"] is String)
    session.now = "2026-12-05T10:00"
    let second = try Self.imported(session, Self.fixture(name))
    #expect(second["added"] as? Int == 0 && second["changed"] as? Int == 0)
    #expect(second["kept"] as? Int == first["added"] as? Int)
  }

  @Test("of a task that both sides changed the later edit counts; what was deleted here stays deleted")
  func laterEdit() throws {
    let session = Session()
    let path = try session.write("2026-11-01 Paint +home\nMilk\n", to: "todo.txt")
    _ = try Self.imported(session, path)
    session.run("edit", "Paint", "1h", "--title", "Paint the door")
    session.run("drop", "Milk")
    _ = try session.write("x 2026-12-02 2026-11-01 Paint +home\nMilk\nBread\n", to: "todo.txt")
    session.now = "2026-12-03T10:00"
    let second = try Self.imported(session, path)
    #expect(second["added"] as? Int == 1 && second["changed"] as? Int == 1 && second["kept"] as? Int == 1)
    let tasks = try Self.tasks(session)
    #expect(tasks["Paint the door"]?["completedDay"] as? String == "2026-12-02")
    #expect(tasks["Paint the door"]?["durationMinutes"] as? Int == 60)
    #expect(tasks["Milk"] == nil && tasks["Bread"] != nil)
  }

  static let brokenFiles: [(name: String, text: String)] = [
    ("a.json", "[{\"description\": \"x\"},"), ("b.json", "[1, 2]"),
    ("c.json", "{\"format\": 1, \"tasks\": [{}]}"),
    ("d.ics", "BEGIN:VCALENDAR\nBEGIN:VTODO\n"), ("e.md", "Dear Anna\n"),
    ("f.json", "{\"schema\": \"other\"}"),
    ("g.json", "[{\"title\": \"x\"}]"),
  ]

  @Test(
    "a broken file is refused as a whole with exit status 2, and nothing is stored", arguments: brokenFiles)
  func refused(name: String, text: String) throws {
    let session = Session()
    let path = try session.write(text, to: name)
    let result = session.run("import", path, "--json")
    #expect(result.status == 2, "\(result)")
    #expect(result.out.isEmpty)
    #expect(try SchemaCheck(result.err).faults == [])
    #expect(!FileManager.default.fileExists(atPath: session.store + "/xday.json"))
  }

  @Test("a file is written over only when that is asked for, a folder or a device never")
  func output() throws {
    let session = Session()
    session.run("add", "Brot")
    let path = try session.write("mine", to: "out.csv")
    #expect(session.run("export", "--format", "csv", "-o", path).status == 2)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(session.run("export", "--format", "csv", "-o", path, "--force").status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Brot"))
    #expect(session.run("export", "-o", session.folder, "--force").status == 4)
    #expect(session.run("export", "-o", "/dev/null", "--force").status == 4)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: session.folder).sorted() == ["out.csv", "store"])
  }

  @Test("standard input, CR LF, a byte order mark and other control characters are read")
  func oddities() throws {
    let session = Session()
    session.input = "\u{FEFF}(A) Eins\r\n(B) Zwei \u{1B}[31m\r\n"
    let document = try Self.imported(session, "-")
    #expect(document["added"] as? Int == 2)
    #expect(session.run("list").out.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }
}
