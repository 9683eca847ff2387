import DayBudget
import Testing

@testable import Store

@Suite("A settling that stopped between history and store")
struct InterruptedSettlingTests {
  /// A store with a task that stands in its month and, since the store was not written any more, in the store too.
  private func bench() throws -> (bench: Workbench, task: Task) {
    let bench = try Workbench()
    let task = try bench.add("twice")
    try bench.complete(task.id)
    try bench.standsTwice()
    #expect(bench.text().contains("twice") && bench.text("history/2026-11.json").contains("twice"))
    return (bench, task)
  }

  @Test("What a reset removes is gone from both, and comes back with its undo")
  func reset() throws {
    let (bench, _) = try bench()
    let before = try bench.records()
    _ = try bench.store.reset(as: CommandLabel(name: "reset", text: ""), now: bench.now, today: bench.today)
    #expect(try bench.records().isEmpty)
    #expect(bench.folder.bytes("xday/history/2026-11.json") == nil)
    #expect(!bench.text().contains("leaving"))
    #expect(try bench.store.undo(now: bench.now, today: bench.today).count == 1)
    #expect(try bench.records() == before)
    #expect(try bench.store.redo(now: bench.now, today: bench.today).count == 1)
    #expect(try bench.records().isEmpty)
  }

  @Test("A reset that stops before its own settling hides what still stands in a month, from an import too")
  func interruptedReset() throws {
    let (bench, _) = try bench()
    let month = bench.text("history/2026-11.json")
    _ = try bench.store.reset(as: CommandLabel(name: "reset", text: ""), now: bench.now, today: bench.today)
    let id = try #require(month.split(separator: "\"").first { $0.utf8.count == TaskID.length })
    try bench.folder.put(month, as: "xday/history/2026-11.json")
    try bench.folder.put(
      "{\n\"format\": 1,\n\"tasks\": [],\n\"leaving\": [\n\"\(id)\"\n]\n}\n", as: "xday/xday.json")
    #expect(try bench.records().isEmpty)
    let other = try Workbench(seed: 2)
    try other.add("imported")
    let label = CommandLabel(name: "import", text: "")
    _ = try bench.store.importing(
      other.store.export(), from: "x", as: label, now: bench.now, today: bench.today)
    #expect(try bench.records().count == 1)
    #expect(try bench.store.history().isEmpty)
  }

  @Test("What an import brought is gone from both when it is undone")
  func undoneImport() throws {
    let bench = try Workbench()
    try bench.add("own")
    let own = try bench.records()
    let other = try Workbench(seed: 2)
    try other.complete(try other.add("twice").id)
    let label = CommandLabel(name: "import", text: "")
    bench.nextDay()
    _ = try bench.store.importing(
      other.store.export(), from: "x", as: label, now: bench.now, today: bench.today)
    #expect(try bench.store.history().count == 1)
    try bench.putBackFromHistory()
    #expect(try bench.store.undo(now: bench.now, today: bench.today).map(\.label) == [label])
    #expect(try bench.records() == own)
    #expect(try bench.store.history().isEmpty)
  }

  @Test("A step that is taken back is gone from both")
  func takenBack() throws {
    let bench = try Workbench()
    try bench.add("own")
    let run = TaskStore(folder: bench.store.folder)
    try run.write(as: CommandLabel(name: "add", text: ""), now: bench.now, today: bench.today.adding(days: 1))
    {
      draft in
      _ = try draft.add("twice", using: &bench.generator) { task in
        task.completed = bench.now
        task.completedDay = bench.today
      }
    }
    #expect(try bench.store.history().count == 1)
    try bench.putBackFromHistory()
    #expect(try run.takeBack(today: bench.today.adding(days: 1)))
    #expect(try bench.records().count == 1)
    #expect(try bench.store.history().isEmpty)
  }

  @Test("The next command ends what was begun")
  func next() throws {
    let (bench, task) = try bench()
    try bench.add("next")
    #expect(try bench.store.history().map(\.id) == [task.id])
    #expect(!bench.text().contains("twice"))
  }
}

extension Workbench {
  /// Lets a day go by, and stops the settling of its first command before the store is written.
  fileprivate func standsTwice() throws {
    nextDay()
    try add("of the next day")
    try putBackFromHistory()
  }

  /// Puts every record of history into the store too, as it stood before it was settled.
  fileprivate func putBackFromHistory() throws {
    let own = try store.load().document
    let changes = try store.history.records(without: own).map { id, record in
      Change(target: .record(id), before: nil, after: record)
    }
    try folder.put(try own.rewritten(with: changes), as: "xday/xday.json")
  }
}
