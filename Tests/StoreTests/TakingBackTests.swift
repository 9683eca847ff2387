import DayBudget
import Testing

@testable import Store

@Suite("Taking back what could not be told")
struct TakingBackTests {
  @Test("A run takes back its own step, and what others gave in between stays and can be undone")
  func ownStep() throws {
    let bench = try Workbench()
    let base = try bench.add("base")
    let before = try bench.state()
    let log = bench.text("undo.json")
    let run = TaskStore(folder: bench.store.folder)
    try bench.add("mine", in: run)
    // No one else came: everything is as it was, to the byte, what could be done again too.
    #expect(try run.takeBack(today: bench.today))
    #expect(try bench.state() == before)
    #expect(bench.text("undo.json") == log)
    #expect(!bench.text().contains("mine"))

    let other = TaskStore(folder: bench.store.folder)
    try bench.add("mine too", in: other)
    try bench.add("theirs")
    try bench.complete(base.id)
    #expect(try other.takeBack(today: bench.today))
    #expect(try bench.store.read().open().map(\.title) == ["theirs"])
    #expect(try bench.store.pastCommands().undoable.map(\.label.name) == ["done", "add", "add"])
    #expect(try bench.store.undo(9, now: bench.now, today: bench.today).count == 3)
    #expect(try bench.state().isEmpty)
  }

  @Test("Where others touched the same record or setting the step stays")
  func sameRecord() throws {
    let bench = try Workbench()
    let run = TaskStore(folder: bench.store.folder)
    let task = try bench.add("mine", in: run)
    try bench.write { try $0.update(task.id) { $0.title = "ours" } }
    let before = try bench.folder.contents().filter { !$0.key.hasSuffix("lock") }
    #expect(try !run.takeBack(today: bench.today))
    #expect(try bench.folder.contents().filter { !$0.key.hasSuffix("lock") } == before)
    #expect(try bench.store.undo(9, now: bench.now, today: bench.today).count == 2)

    let settings = TaskStore(folder: bench.store.folder)
    try bench.write(in: settings) { $0.settings.language = "de" }
    try bench.write { $0.settings.isBudgetOn = false }
    #expect(try !settings.takeBack(today: bench.today))
    #expect(try bench.store.read().settings.language == "de")
  }

  @Test("What someone else has taken back already is gone, and nothing more goes with it")
  func alreadyGone() throws {
    let bench = try Workbench()
    try bench.add("base")
    let run = TaskStore(folder: bench.store.folder)
    let task = try bench.add("mine", in: run)
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    try bench.add("theirs")
    // The undone task left a tombstone, so the step was touched; nothing else may go in its place.
    _ = try run.takeBack(today: bench.today)
    #expect(try bench.store.read().open().map(\.title) == ["base", "theirs"])
    #expect(try bench.store.read().task(task.id) == nil)
  }

  @Test("An undo and a redo that could not be told are taken back, also with others in between")
  func undoAndRedo() throws {
    for others in 0...1 {
      let bench = try Workbench()
      for title in ["a", "b", "c"] { try bench.add(title) }
      var expected = ["a", "b", "c"]
      var run = TaskStore(folder: bench.store.folder)
      #expect(try run.undo(2, now: bench.now, today: bench.today).count == 2)
      if others > 0 {
        try bench.add("d")
        expected.append("d")
      }
      #expect(try run.takeBack(today: bench.today))
      #expect(try bench.store.read().open().map(\.title).sorted() == expected)
      #expect(try bench.store.pastCommands().undoable.map(\.label.text) == expected.reversed())

      _ = try bench.store.undo(now: bench.now, today: bench.today)
      run = TaskStore(folder: bench.store.folder)
      #expect(try run.redo(now: bench.now, today: bench.today).count == 1)
      if others > 0 { try bench.add("e") }
      #expect(try run.takeBack(today: bench.today))
      let left = Array(expected.dropLast()) + (others > 0 ? ["e"] : [])
      #expect(try bench.store.read().open().map(\.title).sorted() == left)
      #expect(try bench.store.undo(9, now: bench.now, today: bench.today).count == left.count)
      #expect(try bench.store.read().open().isEmpty)
    }
  }

  @Test("A step that fifty others have pushed out of the log goes as well, and the log keeps fifty")
  func pushedOut() throws {
    let bench = try Workbench()
    let run = TaskStore(folder: bench.store.folder)
    try bench.add("mine", in: run)
    for number in 1...60 { try bench.add("\(number)") }
    #expect(try run.takeBack(today: bench.today))
    #expect(try !bench.store.read().open().contains { $0.title == "mine" })
    #expect(try bench.store.undo(99, now: bench.now, today: bench.today).count == 50)
  }

  @Test("Whoever fails among many, undo then works all the way back", arguments: 1...6 as ClosedRange<UInt64>)
  func manyWriters(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    for number in 1...4 { try bench.add("base \(number)") }
    let base = try bench.state()
    let count = try bench.store.pastCommands().undoable.count
    var waiting: [TaskStore] = []
    var stayed = 0
    for _ in 0..<30 {
      let run = TaskStore(folder: bench.store.folder)
      try bench.giveSmallCommand(in: run)
      if Bool.random(using: &bench.generator) { waiting.append(run) }
      if Bool.random(using: &bench.generator), let failing = waiting.randomElement(using: &bench.generator) {
        waiting.removeAll { $0.written === failing.written }
        if try !failing.takeBack(today: bench.today) { stayed += 1 }
      }
    }
    let undoable = try bench.store.pastCommands().undoable.count
    #expect(undoable > count)
    let undone = try bench.store.undo(undoable - count, now: bench.now, today: bench.today)
    #expect(undone.count == undoable - count)
    #expect(try bench.state() == base)
    let again = try bench.store.undo(99, now: bench.now, today: bench.today)
    #expect(again.count == count, "\(stayed) stayed")
    #expect(try bench.state().isEmpty)
  }
}

extension Workbench {
  /// Adds a task through another value of the store, as another process would.
  @discardableResult
  func add(_ title: String, in store: TaskStore) throws -> Task {
    try store.write(as: CommandLabel(name: "add", text: title), now: now, today: today) { draft in
      try draft.add(title, using: &generator)
    }
  }

  /// Writes through another value of the store.
  func write(in store: TaskStore, _ body: (inout Draft) throws -> Void) throws {
    try store.write(as: CommandLabel(name: "test", text: ""), now: now, today: today, body)
  }

  /// Adds a task, or changes one of those there are.
  fileprivate func giveSmallCommand(in store: TaskStore) throws {
    let task = try store.read().open().randomElement(using: &generator)
    now += Int.random(in: 0...1, using: &generator)
    switch (Int.random(in: 0..<6, using: &generator), task) {
    case (0, let task?): try write(in: store) { try $0.update(task.id) { $0.title += "!" } }
    case (1, let task?): try write(in: store) { try $0.remove(task.id) }
    case (2, let task?):
      try write(in: store) { draft in
        try draft.update(task.id) { task in
          task.completed = now
          task.completedDay = today
        }
      }
    case (3, _): try write(in: store) { $0.settings.me.append("me\($0.settings.me.count)@example.org") }
    default: try add("\(Int.random(in: 0...9_999, using: &generator))", in: store)
    }
  }
}
