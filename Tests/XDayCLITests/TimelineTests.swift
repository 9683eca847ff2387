import Foundation
import TestSupport
import Testing
import XDayCLI

@Suite("A day by the clock")
struct TimelineTests {
  private struct Row {
    let kind: String
    let span: Range<Double>
    var minutes: Int { Int((span.upperBound - span.lowerBound) / 60) }
  }

  private static func document(_ session: Session, _ arguments: String...) throws -> [String: Any] {
    let out = session.run(arguments + ["--json"]).out
    return try #require(try JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: Any])
  }

  private static func span(_ row: [String: Any]) throws -> Range<Double> {
    func instant(_ key: String) throws -> Double {
      let text = try #require(row[key] as? String)
      return try #require(try? Date(text, strategy: .iso8601)).timeIntervalSince1970
    }
    return try instant("start")..<instant("end")
  }

  @Test(
    "windows, pieces of tasks and free time add up to what today says, and nothing overlaps",
    arguments: 0..<12 as Range<UInt64>)
  func sums(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = Session(
      now: "2026-11-30T\(["06:00", "09:12", "13:31", "18:00"].randomElement(using: &random) ?? "")")
    session.environment["TZ"] = ["Europe/Zurich", "Pacific/Auckland", "America/St_Johns"].randomElement(
      using: &random)
    for index in 0..<Int.random(in: 1...7, using: &random) {
      let time =
        Int.random(in: 0..<3, using: &random) == 0 ? "\(Int.random(in: 8...18, using: &random)):00 " : ""
      let length =
        Int.random(in: 0..<4, using: &random) == 0 ? "" : "\(Int.random(in: 5...150, using: &random))min"
      session.run("add", "--day", "today", "Ding \(index) \(time)\(length)")
    }
    let timeline = try Self.document(session, "timeline")
    let today = try Self.document(session, "today")
    let budget = try #require(today["budget"] as? [String: Any])
    let rows = try #require(timeline["rows"] as? [[String: Any]]).map {
      Row(kind: $0["kind"] as? String ?? "", span: try Self.span($0))
    }
    func minutes(_ kinds: String...) -> Int {
      rows.filter { kinds.contains($0.kind) }.reduce(0) { $0 + $1.minutes }
    }
    #expect(minutes("window") == budget["windowMinutes"] as? Int)
    #expect(minutes("task", "free") == budget["freeMinutes"] as? Int)
    #expect(timeline["untrackedMinutes"] as? Int == budget["pastMinutes"] as? Int)
    let worked = rows.filter { ["task", "free"].contains($0.kind) && !$0.span.isEmpty }
    for (one, next) in zip(worked, worked.dropFirst()) {
      #expect(one.span.upperBound <= next.span.lowerBound)
    }
    let last = worked.last { $0.kind == "task" }?.span.upperBound
    #expect(
      last
        == (try (budget["doneBy"] as? String).map { try Date($0, strategy: .iso8601).timeIntervalSince1970 }))
  }

  @Test("the clock is cut to its minute on every screen, and what is stored keeps its second")
  func minute() throws {
    let session = Session(now: "2026-11-30T09:12:34")
    session.run("add", "Offerte heute 2h")
    for command in ["today", "week", "why", "timeline", "fit"] {
      #expect(try Self.document(session, command)["now"] as? String == "2026-11-30T09:12:00+01:00")
    }
    let budget = try #require(try Self.document(session, "today")["budget"] as? [String: Any])
    #expect(budget["freeMinutes"] as? Int == 408 && budget["pastMinutes"] as? Int == 12)
    let change = try Self.document(session, "add", "Milch")
    let task = try #require((change["tasks"] as? [[String: Any]])?.first)
    #expect(task["created"] as? String == "2026-11-30T09:12:34+01:00")
  }

  @Test("at a terminal one row says that a calendar was not read wholly; elsewhere the places follow")
  func incomplete() throws {
    let session = Session(language: "en")
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR\n"
    session.run("calendar", "add", try session.write(text, to: "work.ics"))
    for command in ["today", "week", "why", "timeline", "fit"] {
      session.terminalWidth = nil
      #expect(session.run(command).err.contains("work.ics"))
      session.terminalWidth = 80
      let result = session.run(command)
      #expect(result.err.isEmpty && result.out.contains("calendar not read wholly: work"))
    }
    #expect(
      session.run("today", "--short").err == "xday: calendar not read wholly: work (xday calendar check)\n")
  }

  @Test("the number is bold at a terminal and nothing else, and a task with a note ends in ⁺ in every list")
  func look() {
    let session = Session(language: "en")
    session.random = LetterGenerator(letters: "bk")
    session.run("add", "Dentist today 45min", "--note", "bring the X-ray")
    for command in [["today"], ["list", "--all"], ["search", "dentist"], ["fit"], ["timeline"]] {
      #expect(session.run(command).out.contains("Dentist⁺ "))
    }
    session.terminalWidth = 80
    let out = session.run("today").out
    #expect(out.contains("\u{1B}[1m6 h 48 min still free\u{1B}[22m · 45 min planned"))
    #expect(out.components(separatedBy: "\u{1B}[1m").count == 2)
    #expect(!session.run("today", "--no-color").out.contains("\u{1B}"))
  }
}
