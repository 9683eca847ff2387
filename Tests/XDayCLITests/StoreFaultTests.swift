import Foundation
import Testing
import Wording

@testable import XDayCLI

@Suite("The store, seen from the command line")
struct StoreFaultTests {
  @Test("What is damaged is told, by lists beside what is sound, by writers as long as it lasts")
  func damagedRecord() throws {
    let session = Session(language: "en")
    session.random = LetterGenerator(letters: "bk fd gz hn")
    session.run("add", "Sound #x")
    session.run("add", "Broken 20min #x")
    session.run("add", "Old")
    session.run("done", "gz")
    let path = session.store + "/xday.json"
    let sound = try String(contentsOfFile: path, encoding: .utf8)
    try sound.replacing("\"durationMinutes\": 20", with: "\"durationMinutes\": 0")
      .write(toFile: path, atomically: false, encoding: .utf8)

    for command in [["list"], ["list", "--all"], ["search", "o"], ["list", "--tag", "x"]] {
      let result = session.run(command)
      #expect(result.status == 4, "\(command)")
      #expect(result.out.contains("Sound") && !result.out.contains("Broken"), "\(command): \(result.out)")
      #expect(result.err.contains("xday.json, line 5, column"), "\(command): \(result.err)")
    }
    #expect(session.run("list", "--done", "today").status == 0)
    #expect(session.run("list", "--all", "--json").out.contains("\"problems\": [{"))
    #expect(session.run("doctor").status == 4)

    // The first write of each day looks; then each writer says so, and no copy from before goes away.
    #expect(session.run("add", "same day").err.isEmpty)
    for day in [10, 10] + Array(11...25) {
      session.now = "2026-12-\(day)T09:00"
      let result = session.run("add", "one")
      #expect(result.status == 0)
      #expect(result.err.contains("“durationMinutes” has an impossible value"), "\(day)")
      #expect(result.err.split(separator: "\n").count == 1)
    }
    var copies = try FileManager.default.contentsOfDirectory(atPath: session.store + "/backups")
    #expect(copies.contains("xday-2026-11-30.json") && copies.count == 17, "\(copies.sorted())")
    #expect(session.run("doctor").out.contains("--restore \(session.store)/backups/xday-2026-11-30.json"))

    let broken = try String(contentsOfFile: path, encoding: .utf8)
    try broken.replacing("\"durationMinutes\": 0", with: "\"durationMinutes\": 20")
      .write(toFile: path, atomically: false, encoding: .utf8)
    #expect(session.run("add", "three").err.isEmpty)
    copies = try FileManager.default.contentsOfDirectory(atPath: session.store + "/backups")
    #expect(copies.contains("xday-2026-12-25.json") && copies.count { $0.contains("damaged") } == 14)
  }

  @Test("A day shows what is sound of it, and moves go on beside what is damaged")
  func damagedDay() throws {
    let session = Session(language: "en")
    session.random = LetterGenerator(letters: "bk fd gz hn")
    session.run("add", "Sound today 1h")
    session.run("add", "Broken today 20min")
    session.run("add", "Other today")
    let path = session.store + "/xday.json"
    let sound = try String(contentsOfFile: path, encoding: .utf8)
    try sound.replacing("\"durationMinutes\": 20", with: "\"durationMinutes\": 0")
      .write(toFile: path, atomically: false, encoding: .utf8)
    for command in [["today"], ["today", "--short"], ["today", "--check"]] {
      let result = session.run(command)
      #expect(result.status == 4, "\(command)")
      #expect(!result.out.isEmpty && !result.out.contains("Broken"), "\(command): \(result.out)")
      #expect(result.err.contains("xday.json, line 5, column"), "\(command): \(result.err)")
    }
    let document = session.run("today", "--json").out
    #expect(try SchemaCheck(document).faults == [])
    #expect(document.contains("\"complete\": false") && document.contains("\"kind\": \"store\""))
    // What rests on the day alone does not pretend to be whole.
    for command in [["why"], ["fit"], ["week"], ["export", "--format", "markdown"]] {
      let result = session.run(command)
      #expect(result.status == 4 && result.out.isEmpty, "\(command): \(result.out)")
    }
    #expect(session.run("move", "gz", "first").status == 0)
    #expect(session.run("add", "Front", "--first").status == 0)
    let rows = session.run("today").out.split(separator: "\n").compactMap { row in
      ["Sound", "Other"].first { row.contains($0) }
    }
    #expect(rows == ["Other", "Sound"])
    #expect(session.run("move", "fd", "first").status == 4)
  }

  @Test("What was done today stays on today, also after a command under a clock that is ahead")
  func movedClock() throws {
    let session = Session(language: "en")
    session.random = LetterGenerator(letters: "bk fd gz hn")
    session.run("add", "Paid today")
    session.run("done", "bk")
    let before = session.run("today").out
    #expect(before.contains("1 task done"))
    #expect(!FileManager.default.fileExists(atPath: session.store + "/history"))
    session.run("--now=2026-12-05T10:00", "add", "later")
    #expect(FileManager.default.fileExists(atPath: session.store + "/history/2026-11.json"))
    for day in ["", "2026-11-30"] {
      #expect(session.run(["today", day].filter { !$0.isEmpty }).out.contains("1 task done"), "\(day)")
    }
    let json = session.run("today", "--json").out
    #expect(json.contains("Paid"))
    // Without such a clock the months are not even opened.
    session.now = "2026-12-06T10:00"
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: session.store + "/history/2026-11.json"))
    #expect(session.run("today").status == 0)
  }

  @Test(
    "An export is its owner's alone, and what it replaces keeps its mode", arguments: [0o600, 0o640, 0o644])
  func exportMode(mode: Int) throws {
    let session = Session(language: "en")
    session.run("add", "Secret")
    let path = session.folder + "/out.json"
    #expect(session.run("export", "-o", path).status == 0)
    #expect(Files.mode(of: path) == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    #expect(session.run("export", "--force", "-o", path).status == 0)
    #expect(Files.mode(of: path) == mode)
  }

  @Test("What a killed export has left beside a file the next one to it takes away, and nothing else")
  func exportLeftover() throws {
    let session = Session(language: "en")
    session.run("add", "Secret")
    // The process that stands in the last name runs.
    let names = [
      "out.json.xday.tmp-99999999", "out.json.xday.tmp-x", "out.json.xday.tmp-1y",
      "other.json.xday.tmp-99999999",
    ]
    let running = "out.json.xday.tmp-\(getppid())"
    for name in names + [running] { _ = try session.write("Secret", to: name) }
    #expect(session.run("export", "-o", session.folder + "/out.json").status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: session.folder).filter {
      $0.contains(".xday.tmp-")
    }
    #expect(Set(left) == Set(names.dropFirst() + [running]))
  }

  @Test("History that cannot be listed is told by all that need it, in words that say what to do")
  func unlistable() throws {
    for language in ["de", "en"] {
      let session = Session(language: language)
      session.run("add", "Paid")
      session.run("done", "Paid")
      session.now = "2026-12-01T09:00"
      session.run("add", "next")
      let path = session.store + "/history"
      try FileManager.default.moveItem(atPath: path, toPath: path + ".aside")
      _ = try session.write("x", to: "store/history")
      for command in [["export"], ["reset", "--yes"], ["doctor"]] {
        let result = session.run(command)
        #expect(result.status == 4 && (result.out + result.err).contains(path), "\(command): \(result)")
      }
      let search = session.run("search", "Paid")
      #expect(search.status == 5 && search.err.contains(path), "\(search)")
      #expect(session.run("add", "more").status == 0)
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: path + ".aside", toPath: path)
      #expect(session.run("search", "Paid").out.contains("Paid"))
    }
  }

  @Test(
    "A lock that is a link is refused, wherever it leads", arguments: ["victim", "/no/such/place", "lock"])
  func lockLink(target: String) throws {
    for language in ["de", "en"] {
      let session = Session(language: language)
      let victim = try session.write("precious", to: "store/victim")
      let lock = session.store + "/lock"
      try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: target)
      let result = session.run("add", "x")
      #expect(result.status == 4 && result.err.contains("rm \(lock)"), "\(result.err)")
      #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
      #expect(!FileManager.default.fileExists(atPath: session.store + "/xday.json"))
    }
  }

  @Test(
    "The change of an answer that cannot be written stays where others have built on it",
    arguments: ["de", "en"])
  func storedUntold(language: String) throws {
    let failure = ErrorReport(
      CommandFailure.storedUntold("No space left"),
      words: Language(rawValue: language)?.words ?? Language.english.words)
    #expect(failure.status == .store && failure.kind == "output")
    #expect(failure.text.hint.contains("undo --list"))
  }
}
