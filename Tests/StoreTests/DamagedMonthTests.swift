import DayBudget
import Testing

@testable import Store

@Suite("A damaged month of history")
struct DamagedMonthTests {
  /// A store with a task completed in October, one completed in November and an open one; October is damaged.
  static func bench() throws -> (bench: Workbench, october: Task, november: Task) {
    let bench = try Workbench()
    bench.now -= 30 * 86_400
    bench.today = bench.today.adding(days: -30)
    let october = try bench.add("a")
    try bench.complete(october.id)
    for _ in 0..<20 { bench.nextDay() }
    let november = try bench.add("b")
    try bench.complete(november.id)
    for _ in 0..<10 { bench.nextDay() }
    try bench.add("c")
    try bench.folder.put("{\"format\": 1,\n\"tasks\": [\n{\"id\": 1}]}", as: "xday/history/2026-10.json")
    return (bench, october, november)
  }

  @Test("What only looks is told the other months, and which one is missing")
  func looking() throws {
    let (bench, _, november) = try Self.bench()
    let readable = try bench.store.readableHistory()
    #expect(readable.tasks.map(\.id) == [november.id])
    try #require(readable.failures.count == 1)
    #expect(throws: readable.failures[0]) { try bench.store.history() }
    #expect(try bench.store.readableHistory(from: bench.today.adding(days: -10)).failures.isEmpty)
  }

  @Test("A task of another month is changed; one that could be in the damaged month is not called unknown")
  func changing() throws {
    let (bench, october, november) = try Self.bench()
    let before = bench.text("history/2026-10.json")
    try bench.write { try $0.update(november.id) { $0.completed = nil } }
    #expect(try bench.store.read().open().map(\.title).sorted() == ["b", "c"])
    #expect(throws: StoreFailure.self) { try bench.write { try $0.update(october.id) { $0.title = "x" } } }
    #expect(bench.text("history/2026-10.json") == before)
  }

  @Test("A completion whose day was lost still belongs to a day")
  func completionWithoutDay() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.complete(task.id)
    try bench.folder.put(bench.text().replacing("completedDay", with: "completedDax"), as: "xday/xday.json")
    #expect(try bench.store.read().completed(on: bench.today).map(\.id) == [task.id])
  }

  @Test("What is done moves into the other months, and waits where its own is damaged")
  func settling() throws {
    let (bench, _, _) = try Self.bench()
    let late = try bench.add("d") { task in
      task.completed = bench.now
      task.completedDay = CivilDate(year: 2026, month: 10, day: 31)
    }
    let today = try bench.add("e")
    try bench.complete(today.id)
    bench.nextDay()
    try bench.add("f")
    #expect(bench.text("history/2026-11.json").contains("\(today.id)"))
    #expect(!bench.text().contains("\(today.id)"))
    #expect(bench.text().contains("\(late.id)"))
  }
}
