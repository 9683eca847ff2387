import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("Rewriting a file of records")
struct RewritingTests {
  /// A file whose records stand in any order, with more or less between them.
  private struct RandomFile {
    var records: [TaskID: String] = [:]
    var text = ""

    init(using dice: inout SeededGenerator, isTidy: Bool) {
      for number in 0..<Int.random(in: 0..<12, using: &dice) {
        let id = TaskID(using: &dice)
        records[id] = RewritingTests.record(
          id, "t\(number)", isDeleted: Int.random(in: 0..<4, using: &dice) == 0)
      }
      let ids = isTidy ? records.keys.sorted() : records.keys.sorted().shuffled(using: &dice)
      let gaps = isTidy ? [",\n"] : [",\n", ",", " ,\n  ", ",\r\n"]
      func array(_ isDeleted: Bool) -> String {
        ids.compactMap { records[$0] }.filter { $0.contains("deleted") == isDeleted }
          .reduce("") { $0.isEmpty ? $1 : $0 + (gaps.randomElement(using: &dice) ?? ",") + $1 }
      }
      let tasks = array(false)
      let deleted = array(true)
      text =
        "{\"format\": 1, \"tasks\": [\(tasks)]" + (deleted.isEmpty ? "" : ", \"deleted\": [\(deleted)]") + "}"
    }
  }

  private static func record(_ id: TaskID, _ title: String, isDeleted: Bool) -> String {
    let end = isDeleted ? ", \"deleted\": \"2026-11-30T08:00:00Z\"" : ""
    return
      "{\"id\": \"\(id)\", \"title\": \"\(title)\", \"created\": \"2026-11-30T08:00:00Z\", \"rank\": \"a0\"\(end)}"
  }

  @Test(
    "The result is every record in the order of ids, whatever lay between them",
    arguments: 1...300 as ClosedRange<UInt64>)
  func oracle(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let file = RandomFile(using: &dice, isTidy: seed.isMultiple(of: 2))
    let document = try Document(file: "f", bytes: Array(file.text.utf8))
    var wanted = file.records
    var changes: [Change] = []
    for id in file.records.keys.sorted() where Int.random(in: 0..<3, using: &dice) == 0 {
      let isDeleted = Bool.random(using: &dice)
      wanted[id] = Bool.random(using: &dice) ? RewritingTests.record(id, "new", isDeleted: isDeleted) : nil
      changes.append(change(id, wanted[id]))
    }
    for _ in 0..<Int.random(in: 0..<4, using: &dice) {
      let id = TaskID(using: &dice)
      wanted[id] = RewritingTests.record(id, "added", isDeleted: Bool.random(using: &dice))
      changes.append(change(id, wanted[id]))
    }
    func lines(_ isDeleted: Bool) -> String {
      wanted.sorted { $0.key < $1.key }.map(\.value).filter { $0.contains("deleted") == isDeleted }
        .joined(separator: ",\n")
    }
    let tasks = lines(false).isEmpty ? "" : lines(false) + "\n"
    let deleted = lines(true).isEmpty ? "" : ",\n\"deleted\": [\n\(lines(true))\n]"
    let result = String(decoding: try document.rewritten(with: changes.shuffled(using: &dice)), as: UTF8.self)
    #expect(result == "{\n\"format\": 1,\n\"tasks\": [\n\(tasks)]\(deleted)\n}\n")
  }

  @Test("A command works on what is in the file now, not on what it has read before")
  func outdated() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    let known = try bench.store.read()
    try bench.add("from elsewhere")
    try bench.store.write(
      knowing: known, as: CommandLabel(name: "test", text: ""), now: bench.now, today: bench.today
    ) { draft in
      _ = try draft.update(task.id) { $0.title = "b" }
    }
    #expect(try bench.store.read().open().map(\.title) == ["b", "from elsewhere"])
  }

  @Test("An empty file that turns up beside a new store is damaged, not known")
  func emptyFile() throws {
    let bench = try Workbench()
    let known = try bench.store.read()
    try bench.add("a")
    try Data().write(to: URL(fileURLWithPath: bench.store.path))
    #expect(throws: StoreFailure.self) {
      try bench.store.write(
        knowing: known, as: CommandLabel(name: "test", text: ""), now: bench.now, today: bench.today
      ) { draft in
        _ = try draft.add("b", using: &bench.generator)
      }
    }
    #expect(bench.text().isEmpty)
  }

  private func change(_ id: TaskID, _ record: String?) -> Change {
    Change(target: .record(id), before: nil, after: record.map { Array($0.utf8) })
  }
}
