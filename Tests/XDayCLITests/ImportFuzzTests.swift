import Foundation
import TestSupport
import Testing

@Suite("Broken imports")
struct ImportFuzzTests {
  /// The formats, each with files of its kind.
  static let seeds: [(format: String, files: [String])] = [
    ("todotxt", ["todo.txt", "real/sleek-todo.txt"]),
    ("taskwarrior", ["taskwarrior.json", "real/taskwarrior-2.6.json", "real/taskwarrior-3.json"]),
    (
      "ics", ["real/nextcloud.ics", "real/tasksorg.ics", "real/apple.ics", "real/evolution.ics", "own.ics"]
    ), ("json", ["own.json"]),
  ]

  /// How many are tried in all by hand (docs/faults/README.md); nil in the suite.
  private static let byHand = ProcessInfo.processInfo.environment["XDAY_FUZZ"].flatMap { Int($0) }

  @Test("no mutation of a file stops an import, or what is asked afterwards", arguments: 0..<20)
  func mutations(part: Int) throws {
    let (format, files) = Self.seeds[part % 4]
    var mutator = Mutator(seed: UInt64(part))
    let source = try RoundTripTests.session(seed: UInt64(part + 1), tasks: 6)
    source.run("config", "day-start", "04:00")
    for kind in ["ics", "json"] {
      source.run("export", "--format", kind, "-o", source.folder + "/own." + kind)
    }
    let texts = try files.map { name in
      let path = name.hasPrefix("own.") ? source.folder + "/" + name : ImportTests.fixture(name)
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    var session = Session(language: part.isMultiple(of: 2) ? "de" : "en")
    let path = session.folder + "/file"
    for round in 0..<(Self.byHand ?? 400) / 20 {
      let bytes = mutator.mutated(texts[mutator.number(below: texts.count)])
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let isTrial = !round.isMultiple(of: 25)
      let start = ContinuousClock.now
      let result = session.run(["import", path, "--format", format] + (isTrial ? ["--dry-run"] : []))
      // Not in the suite: a machine that has other things to do is no fault of the reader's.
      if Self.byHand != nil {
        #expect(start.duration(to: .now) < .seconds(1), "part \(part), round \(round)")
      }
      // A number that fell on the format of xday's own file makes it one of a newer xday.
      let isNewer =
        result.status == 4 && ["hat das Format", "has format"].contains { result.err.contains($0) }
      #expect([0, 2].contains(result.status) || isNewer, "part \(part), round \(round): \(result)")
      #expect(result.out.utf8.count + result.err.utf8.count <= 100_000, "part \(part), round \(round)")
      if isTrial { continue }
      for command in [["today"], ["week"], ["list", "--all"], ["export", "--format", "ics"]] {
        let result = session.run(command)
        #expect(result.status == 0, "part \(part), round \(round), \(command): \(result)")
      }
      let folder = session.folder
      session = Session(language: "de")
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  static let floods: [(name: String, format: String, text: String)] = [
    (
      "a rule that counts beyond all dates", "ics",
      vtodo("DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;INTERVAL=999999999999999999")
    ),
    (
      "an empty account of edits", "ics",
      vtodo("UID:bcdfghjklmnpqrst@xday", "LAST-MODIFIED:20261101T080000Z", "X-XDAY-MODIFIED:20261101T080000Z")
        .replacing("END:VTODO", with: "X-XDAY-EDITED:\nEND:VTODO")
    ),
    ("components inside components", "ics", String(repeating: "BEGIN:VTODO\n", count: 200_000)),
    (
      "exceptions that are none", "ics",
      vtodo(
        "DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY", "EXDATE:" + String(repeating: "x,", count: 50_000))
    ),
    (
      "tags", "ics",
      vtodo("CATEGORIES:" + (0..<20_000).map { "tag\($0)" }.joined(separator: ","))
    ), ("properties with names of their own", "ics", vtodo(contentsOf: (0..<20_000).map { "P\($0):1" })),
    ("lists inside lists", "taskwarrior", "[" + String(repeating: "[", count: 200_000)),
    (
      "objects inside objects", "json",
      "{\"format\": 1, \"tasks\": " + String(repeating: "{\"a\":", count: 9_999)
    ),
    ("one line of pairs", "todotxt", "x y " + String(repeating: "h:1 due:x ", count: 20_000)),
    ("marks on one letter", "todotxt", "a" + String(repeating: "\u{301}", count: 200_000)),
    ("an estimate of letters", "todotxt", "a est:" + String(repeating: "1h", count: 100_000)),
  ]

  @Test(
    "of a file without an end, or one that is larger than any program writes, no more is read than the limit")
  func tooLarge() throws {
    let session = Session()
    let path = try session.write("", to: "zeros.txt")
    try #require(truncate(path, 33 << 20) == 0)
    let folder = try session.write("BEGIN:VCALENDAR\n", to: "folder/a.ics")
    try #require(truncate(folder, 31 << 20) == 0)
    try FileManager.default.copyItem(atPath: folder, toPath: session.folder + "/folder/b.ics")
    for source in [path, "/dev/zero", session.folder + "/folder"] {
      let result = session.run("import", source)
      #expect(result.status == 2 && result.err.contains("32 MB"), "\(source): \(result)")
    }
  }

  static let tooMuch: [(format: String, text: String, line: String)] = [
    ("taskwarrior", list("{\"description\":\"\"}", 100_001), "100000"),
    ("taskwarrior", String(repeating: "{\"description\":\"\"}\n", count: 100_001), "100000"),
    ("watson", list("[1,2]", 1_000) + "no JSON", "Watson"),
    ("watson", "[" + list("1", 100_001) + "]", "Watson"),
    ("timewarrior", list("{\"start\":\"\"}", 1_000) + "no JSON", "Timewarrior"),
    ("todotxt", String(repeating: "\n", count: 5 << 20), "4 MB"),
    ("auto", String(repeating: "\n", count: 8 << 20), "todotxt"),
  ]

  @Test("what is certain before the rest of a file is looked at is said then", arguments: tooMuch.indices)
  func large(index: Int) throws {
    let (format, text, line) = Self.tooMuch[index]
    let session = Session()
    let result = session.run("import", try session.write(text, to: "file"), "--format", format)
    #expect(result.status == 2 && result.err.contains(line), "\(format): \(result)")
  }

  @Test("an export of Taskwarrior can have an object a line, with commas behind them")
  func objectALine() throws {
    let session = Session()
    let path = try session.write("{\"description\":\"Milk\"},\n\n {\"description\":\"Bread\"}\n", to: "file")
    #expect(session.run("import", path, "--format", "taskwarrior").status == 0)
    let list = session.run("list", "--all").out
    #expect(list.contains("Milk") && list.contains("Bread"), "\(list)")
  }

  private static func list(_ element: String, _ count: Int) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  @Test("a file that is wrong in many places is told in a screen or two", arguments: floods)
  func flood(name: String, format: String, text: String) throws {
    let session = Session()
    let path = try session.write(text, to: "file")
    let result = session.run("import", path, "--format", format)
    #expect([0, 2].contains(result.status), "\(result.status)")
    #expect(result.out.utf8.count + result.err.utf8.count < 20_000)
    let json = session.run("import", path, "--format", format, "--dry-run", "--json")
    #expect(json.out.utf8.count + json.err.utf8.count < 40_000)
    #expect(try SchemaCheck(json.status == 0 ? json.out : json.err).faults == [])
    #expect(session.run("today").status == 0)
    #expect(session.run("week").status == 0)
  }

  private static func vtodo(_ lines: String...) -> String { vtodo(contentsOf: lines) }

  private static func vtodo(contentsOf lines: [String]) -> String {
    (["BEGIN:VCALENDAR", "BEGIN:VTODO", "SUMMARY:x"] + lines + ["END:VTODO", "END:VCALENDAR"])
      .joined(separator: "\n")
  }
}
