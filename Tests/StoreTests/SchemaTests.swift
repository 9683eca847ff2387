import DayBudget
import Foundation
import Testing

@testable import Store

@Suite("The published schemas")
struct SchemaTests {
  private let validator: SchemaValidator

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    validator = try SchemaValidator(folder: root.appendingPathComponent("docs/schema"))
  }

  @Test("Every file that a store writes is as its schema says", arguments: 1...3 as ClosedRange<UInt64>)
  func realFiles(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    for _ in 0..<25 { _ = try bench.giveRandomCommand() }
    try bench.add("everything") { task in
      task.day = bench.today
      task.time = ClockTime(hour: 14)
      task.due = bench.today.adding(days: 4)
      task.durationMinutes = 45
      task.isUrgent = true
      task.tags = ["x"]
      task.repeatRule = RepeatRule(unit: .month, weekdays: [.friday], ordinal: -1)
      task.exceptions = [bench.today: .moved(bench.today)]
      task.openFrom = bench.today
      task.series = Occurrence(id: task.id, day: bench.today)
      task.notes = "n"
    }
    _ = try bench.store.undo(2, now: bench.now, today: bench.today)
    _ = try bench.store.redo(1, now: bench.now, today: bench.today)
    #expect(try validator.complaints(about: Array(bench.text().utf8), under: "store.json") == [])
    #expect(
      try validator.complaints(about: Array(bench.text("undo.json").utf8), under: "store-undo.json") == [])
    #expect(try validator.complaints(about: try bench.store.export(), under: "store-export.json") == [])
    for month in try bench.store.history.months {
      let bytes = Array(bench.text("history/\(month).json").utf8)
      #expect(try validator.complaints(about: bytes, under: "store.json") == [])
    }
    for month in try bench.store.time.months {
      let bytes = Array(bench.text("time/\(month).json").utf8)
      #expect(try validator.complaints(about: bytes, under: "store-time.json") == [])
    }
  }

  @Test(
    "What is not as the schema says is complained of",
    arguments: [
      "{\"format\": 2, \"tasks\": []}", "{\"format\": 1}", "{\"format\": 1, \"tasks\": [{}]}",
      "{\"format\": 1, \"tasks\": [], \"windows\": {\"mon\": [\"9-12\"]}}",
      "{\"format\": 1, \"tasks\": [], \"settings\": {\"edited\": {\"me\": \"now\"}}}",
    ])
  func complaints(text: String) throws {
    #expect(try !validator.complaints(about: Array(text.utf8), under: "store.json").isEmpty)
  }

  @Test("The example of the file format is read as it stands")
  func example() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/file-format.md"), encoding: .utf8)
    let example = try #require(page.components(separatedBy: "```json\n").dropFirst().first)
    let text = try #require(example.components(separatedBy: "```").first)
    let document = try Document(file: "", bytes: Array(text.utf8))
    let snapshot = try Snapshot(document)
    #expect(try snapshot.open().map(\.title) == ["Zahnarzt", "Offerte Meier"])
    #expect(snapshot.settings.language == "de")
    #expect(try document.rewritten(with: []) == Array(text.utf8))
    #expect(try validator.complaints(about: Array(text.utf8), under: "store.json") == [])
  }
}
