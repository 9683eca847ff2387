import Foundation
import TestSupport
import Testing

@Suite("What is proposed for due tasks")
struct DueTests {
  @Test("every proposed task lies where the text said, and none after its due day", arguments: 0..<12)
  func proposals(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let session = Session(language: seed.isMultiple(of: 2) ? "de" : "en")
    session.random = SeededGenerator(seed: UInt64(seed))
    for index in 0..<Int.random(in: 1...14, using: &random) {
      let day = [nil, "mon", "tue", "thu"].randomElement(using: &random) ?? nil
      let due = Int.random(in: -2...9, using: &random)
      let minutes = Int.random(in: 1...700, using: &random)
      let date = try #require(Calendar.utc.date(byAdding: .day, value: due, to: Calendar.monday))
      session.run(
        ["add", "'; rm $(x) `y` \(index)", "--for", "\(minutes)min", "--due", Calendar.text(date)]
          + (day.map { ["--day", $0] } ?? []))
    }
    let text = session.run(["due", "--propose"])
    #expect(text.status == 0)
    let commands = text.out.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
    }
    for command in commands {
      #expect(command.count == 4 && command[0] == "xday" && command[1] == "plan")
      let answer = session.run(Array(command.dropFirst()))
      #expect(answer.status == 0)
      let task = try session.task(command[2])
      #expect(task["day"] as? String == command[3])
      let due = try #require(task["due"] as? String)
      #expect(command[3] <= due || due < "2026-11-30")
    }
    // What is proposed has room: no day is fuller than it was, unless it was too full before.
    let again = session.run(["due", "--propose"]).out
    #expect(!again.split(separator: "\n").contains { $0.hasPrefix("xday") })
    for command in commands {
      let day = session.run(["today", command[3], "--check"])
      #expect(day.status == 0)
    }
  }
}

extension Calendar {
  fileprivate static let utc: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }()

  fileprivate static let monday = Date(timeIntervalSince1970: 1_795_996_800)

  fileprivate static func text(_ date: Date) -> String {
    let parts = utc.dateComponents([.year, .month, .day], from: date)
    return "\(parts.year ?? 0)-"
      + [parts.month, parts.day].map { String(($0 ?? 0) + 100).suffix(2) }.joined(separator: "-")
  }
}

extension Session {
  /// One task as `show --json` has it.
  fileprivate func task(_ code: String) throws -> [String: Any] {
    let data = Data(run(["show", code, "--json"]).out.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(document["task"] as? [String: Any])
  }
}
