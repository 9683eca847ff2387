import DayBudget
import Testing

@testable import Store

@Suite("History")
struct HistoryTests {
  @Test("The first command of a later day moves completed tasks into their month, once")
  func rollover() throws {
    let bench = try Workbench()
    let (done, open) = (try bench.add("done"), try bench.add("open"))
    try bench.complete(done.id)
    #expect(try bench.store.read().completed(on: bench.today).map(\.title) == ["done"])
    let line = try #require(bench.text().split(separator: "\n").first { $0.contains("\"done\"") })
    bench.nextDay()
    #expect(try bench.store.history().isEmpty)

    try bench.add("next")
    #expect(!bench.text().contains("\"done\""))
    #expect(bench.text("history/2026-11.json").contains(line.trimmingSuffix(",")))
    #expect(try bench.store.history().map(\.id) == [done.id])
    #expect(try bench.store.read().open().map(\.id).contains(open.id))

    let before = (bench.text(), bench.text("history/2026-11.json"))
    bench.store.settle(Array(bench.text().utf8), without: [], today: bench.today, leftoversEnd: .max)
    #expect(before == (bench.text(), bench.text("history/2026-11.json")))
  }

  @Test("A command that changes nothing, or fails, writes nothing")
  func nothingChanged() throws {
    struct Refusal: Error {}
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.complete(task.id)
    bench.nextDay()
    let before = try bench.folder.contents()
    try bench.write { try $0.update(task.id) { $0.title = "a" } }
    #expect(throws: Refusal.self) {
      try bench.write { draft in
        try draft.update(task.id) { $0.title = "b" }
        throw Refusal()
      }
    }
    #expect(
      try bench.folder.contents().filter { $0.key != "xday/lock" } == before.filter { $0.key != "xday/lock" })
  }

  @Test("A task in history is reopened, edited and deleted like any other")
  func taskInHistory() throws {
    let bench = try Workbench()
    let tasks = try ["a", "b", "c"].map { try bench.add($0) }
    for task in tasks { try bench.complete(task.id) }
    bench.nextDay()
    try bench.add("next")
    #expect(try bench.store.history().count == 3)

    try bench.write("reopen") { draft in
      try draft.update(tasks[0].id) { task in
        task.completed = nil
        task.completedDay = nil
      }
    }
    try bench.write("edit") { try $0.update(tasks[1].id) { $0.notes = "n" } }
    try bench.write("drop") { try $0.remove(tasks[2].id) }
    #expect(try bench.store.read().open().map(\.title) == ["a", "next"])
    #expect(try bench.store.history().map(\.notes) == ["n"])
    #expect(!bench.text("history/2026-11.json").contains("\"a\""))
    #expect(try bench.records().count == 4)
  }

  @Test("Being killed between history and store shows no task twice, and none too few")
  func killedWhileMoving() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.complete(task.id)
    let before = bench.text()
    bench.nextDay()
    try bench.add("b")
    // The month was written, the store was not yet.
    try bench.folder.put(before, as: "xday/xday.json")
    #expect(try bench.records().count == 1)
    #expect(try bench.store.history().isEmpty)
    try bench.add("c")
    #expect(try bench.store.history().map(\.title) == ["a"])
  }

  @Test("A damaged month stops no command, is never written over, and is named by who reads it")
  func damagedMonth() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.complete(task.id)
    try bench.folder.put("{\"format\": 1, \"tasks\": [", as: "xday/history/2026-11.json")
    bench.nextDay()
    try bench.add("b")
    #expect(bench.text("history/2026-11.json") == "{\"format\": 1, \"tasks\": [")
    #expect(try bench.store.read().completed().map(\.title) == ["a"])
    let failure = #expect(throws: StoreFailure.self) { try bench.store.history() }
    let file = bench.store.folder + "/history/2026-11.json"
    #expect(failure == .damaged(file: file, line: 1, column: 25, damage: .truncated))
  }

  @Test("History is asked for from a day on")
  func fromDay() throws {
    let bench = try Workbench()
    for title in ["a", "b", "c", "d"] {
      try bench.complete(try bench.add(title).id)
      bench.nextDay()
    }
    try bench.add("e")
    let day = try #require(CivilDate(year: 2026, month: 12, day: 1))
    #expect(try bench.store.history(from: day).map(\.title) == ["b", "c", "d"])
    #expect(try bench.store.history().map(\.title) == ["a", "b", "c", "d"])
    #expect(try bench.store.history.months == ["2026-11", "2026-12"])
  }
}

extension Substring {
  /// Without an ending, where it has it.
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    String(hasSuffix(suffix) ? dropLast(suffix.count) : self)
  }
}
