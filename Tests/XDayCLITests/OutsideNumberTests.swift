import Foundation
import Testing
import XDayCLI

@Suite("Numbers from outside")
struct OutsideNumberTests {
  static let records: [(member: String, field: String)] = [
    ("\"repeat\": {\"unit\": \"day\", \"every\": 1000}", "repeat"),
    ("\"repeat\": {\"unit\": \"year\", \"every\": 999999999999999999}", "repeat"),
    ("\"repeat\": {\"unit\": \"day\", \"every\": 0}", "repeat"),
    ("\"repeat\": {\"unit\": \"day\", \"until\": \"9999-12-31\"}", "repeat"),
    ("\"day\": \"2200-01-01\"", "day"), ("\"day\": \"1899-12-31\"", "day"),
    ("\"due\": \"9999-12-31\"", "due"),
    ("\"durationMinutes\": 999999999999999999", "durationMinutes"),
    ("\"durationMinutes\": 99999999999999999999", "durationMinutes"),
    ("\"exceptions\": {\"9999-12-31\": \"done\"}", "exceptions"),
    ("\"exceptions\": {\"2026-12-01\": \"9999-12-31\"}", "exceptions"),
    ("\"completed\": \"9999-12-31T23:59:59Z\"", "completed"), ("\"openFrom\": \"9999-12-31\"", "openFrom"),
    ("\"codeLength\": 17", "codeLength"), ("\"edited\": {\"title\": \"9999-12-31T23:59:59Z\"}", "edited"),
  ]

  @Test("a store edited by hand: the field is named, and nothing traps", arguments: records)
  func store(member: String, field: String) throws {
    let session = Session(language: "en")
    let day = field == "day" ? "" : "\"day\": \"2026-11-30\", "
    let text = """
      {"format": 1, "tasks": [
      {"id": "bcdfghjklmnpqrst", "title": "x", \(day)\(member), "created": "2026-11-30T08:12:00Z", "rank": "a0"}
      ]}
      """
    _ = try session.write(text, to: "store/xday.json")
    let result = session.run("list", "--all")
    let other = session.run("doctor")
    #expect(
      result.status == 4 && result.err.contains(field) || other.out.contains(field), "\(result) \(other)")
    for command in [["today"], ["week"], ["when", "1h"], ["done", "bc"], ["morning", "--json"]] {
      #expect([0, 1, 2, 3, 4].contains(session.run(command).status), "\(command)")
    }
  }

  static let lines: [[String]] = [
    ["add", "x 999999999999999999h"], ["add", "x 99999999999999999999 min"], ["add", "x in 9999 Jahren"],
    ["add", "x 31.12.9999"], ["add", "x 0001-01-01"], ["add", "x every 999 years"],
    ["add", "x every 9999 days"],
    ["add", "x", "--day", "9999-12-31"], ["add", "x", "--duration", "99999999999999999999"],
    ["add", "x", "--time", "99999999:99"], ["undo", "99999999999999999999"], ["undo", "-1"], ["undo", "0"],
    ["when", "9999999999999h"], ["fit", "99999999999999999999"], ["today", "--now=9999-12-31T23:59"],
    ["today", "--now=0001-01-01T00:00"], ["today", "--now=2199-12-31T23:59"],
    ["today", "--now=1900-01-01T00:00"],
    ["week", "--now=2199-12-31T23:59"], ["when", "1h", "--now=2199-12-31T23:59"],
    ["windows", "9999-12-31", "off"], ["windows", "mon", "99999999999999999999-5"],
    ["windows", "mon", "9-12:99999999999999999999"], ["config", "day-start", "99999999999999999999"],
    ["list", "--done", "9999-12-31"], ["plan", "x", "9999-12-31"], ["move", "x", "99999999999999999999"],
    ["morning", "--all-later", "9999-12-31"], ["redo", "99999999999999999999"],
  ]

  @Test("a command line: an answer or an error, and the store can be read afterwards", arguments: lines)
  func line(_ line: [String]) throws {
    let session = Session(language: "en")
    session.run("add", "x", "every year")
    let result = session.run(line)
    #expect([0, 1, 2, 3].contains(result.status), "\(result)")
    for now in ["2026-11-30T09:12", "2199-12-31T23:59"] {
      session.now = now
      for command in [["list", "--all"], ["today"], ["week"], ["export"], ["export", "--format", "ics"]] {
        #expect(session.run(command).status == 0, "\(line), then \(command): \(session.run(command))")
      }
    }
  }

  static let edges: [(now: String, lines: [[String]])] = [
    (
      "2199-12-31T12:00",
      [
        ["add", "x tomorrow"], ["add", "--first", "x tomorrow"], ["add", "Alle every day 9:00"],
        ["plan", "base", "tomorrow"], ["edit", "base", "tomorrow"],
      ]
    ),
    (
      "1900-01-01T00:00",
      [["add", "x today 23:59 3h"], ["add", "x today"], ["done", "base"], ["plan", "base", "today"]]
    ),
  ]

  @Test(
    "a day outside the years that a store can hold: the range is named, and no copy is advised",
    arguments: edges)
  func edge(now: String, lines: [[String]]) throws {
    for line in lines {
      for language in ["en", "de"] {
        let session = Session(language: language)
        session.random = LetterGenerator(letters: "bk fd gz hn")
        session.run("add", "base")
        session.run("add", "year every year")
        session.run("config", "day-start", "23:59")
        session.now = now
        let result = session.run(line)
        #expect([0, 2].contains(result.status), "\(now) \(line): \(result)")
        if result.status == 2 {
          #expect(result.err.contains("1900") && result.err.contains("2199"), "\(now) \(line): \(result)")
          #expect(!result.err.contains("xday.json"), "\(now) \(line): \(result)")
        }
        #expect(session.run("doctor").status == 0, "\(now) \(line)")
      }
    }
  }

  @Test(
    "COLUMNS says a width, not what is asked of the machine",
    arguments: ["99999999999999999999", "-5", "0", "1"])
  func columns(_ columns: String) {
    let session = Session()
    session.environment["COLUMNS"] = columns
    session.run("add", "x 1h heute")
    #expect(session.run("today").status == 0)
    #expect(session.run("week").status == 0)
  }
}
