import DayBudget
import Testing

@testable import Store

@Suite("What was undone stays undone")
struct UndoneTests {
  /// Commands of every kind on a task and a series, by name.
  static let commands: [(name: String, give: @Sendable (inout Draft, TaskID, TaskID) throws -> Void)] = [
    ("title", { draft, task, _ in try draft.update(task) { $0.title = "other" } }),
    (
      "several",
      { draft, task, _ in
        try draft.update(task) {
          $0.notes = nil
          $0.tags = ["x"]
          $0.durationMinutes = 5
        }
      }
    ),
    (
      "done",
      { draft, task, _ in
        try draft.update(task) {
          $0.completed = 1_796_029_920
          $0.completedDay = CivilDate("2026-11-30")
        }
      }
    ),
    ("drop", { draft, task, _ in try draft.remove(task) }),
    ("move", { draft, task, series in try draft.move(task, to: .after(series)) }),
    (
      "exception",
      { draft, _, series in
        try draft.update(series) { task in
          if let day = CivilDate("2026-12-01") { task.exceptions[day] = .dropped }
        }
      }
    ),
    ("language", { draft, _, _ in draft.settings.language = "de" }),
    ("windows", { draft, _, _ in draft.settings.windows.weekly[.monday] = [] }),
    ("calendars", { draft, _, _ in draft.settings.calendars = [CalendarSetting(name: "c", path: "/c")] }),
    (
      "both",
      { draft, task, _ in
        draft.settings.me = ["me@example.org"]
        try draft.update(task) { $0.isUrgent = true }
      }
    ),
  ]

  @Test("An export from before an undo does not bring it back", arguments: commands.map(\.name), [0, 60])
  func oldExport(name: String, seconds: Int) throws {
    let bench = try Workbench()
    let (task, series) = try bench.taskAndSeries()
    let before = try bench.state()
    bench.now += seconds
    let give = try #require(Self.commands.first { $0.name == name }?.give)
    try bench.write(name) { try give(&$0, task, series) }
    let after = try bench.state()
    #expect(after != before)
    let export = try bench.store.export()
    bench.now += seconds
    #expect(try bench.store.undo(now: bench.now, today: bench.today).count == 1)
    #expect(try bench.state() == before)
    let undone = try bench.store.export()
    try bench.take(export)
    #expect(try bench.state() == before)
    // Nor does the copy with the undo take back what was done again.
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    while try bench.store.redo(now: bench.now, today: bench.today).count > 0 {}
    if try bench.state() == after {
      try bench.take(undone)
      #expect(try bench.state() == after)
    }
  }

  @Test(
    "An export from before an edit does not take it back, however soon it came and wherever the clock has gone",
    arguments: commands.map(\.name), [0, 60, -60])
  func editAfterExport(name: String, seconds: Int) throws {
    let bench = try Workbench()
    let (task, series) = try bench.taskAndSeries()
    let give = try #require(Self.commands.first { $0.name == name }?.give)
    let steps: [@Sendable (inout Draft) throws -> Void] = [
      { try give(&$0, task, series) },
      { draft in
        try draft.update(task) { task in
          task.title += "!"
          task.isUrgent.toggle()
          task.completed = nil
        }
        try draft.update(series) { $0.exceptions = [:] }
        draft.settings = Settings()
        draft.settings.me = ["a"]
      },
      { draft in
        try draft.update(task) { task in
          task.title.removeLast()
          task.isUrgent.toggle()
        }
        draft.settings.me = []
        draft.settings.language = "en"
      },
    ]
    for (index, step) in steps.enumerated() {
      let export = try bench.store.export()
      bench.now += seconds
      try bench.write(name) { try step(&$0) }
      let after = try bench.state()
      try bench.take(export)
      #expect(try bench.state() == after, "step \(index)")
    }
  }

  @Test("Done again it holds against the copy from the undo", arguments: commands.map(\.name), [0, 60])
  func redone(name: String, seconds: Int) throws {
    let bench = try Workbench()
    let (task, series) = try bench.taskAndSeries()
    let give = try #require(Self.commands.first { $0.name == name }?.give)
    try bench.write(name) { try give(&$0, task, series) }
    let after = try bench.state()
    bench.now += seconds
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    let undone = try bench.store.export()
    bench.now += seconds
    #expect(try bench.store.redo(now: bench.now, today: bench.today).count == 1)
    #expect(try bench.state() == after)
    try bench.take(undone)
    #expect(try bench.state() == after)
  }

  @Test("A task whose making was undone does not come back, and one that was imported can be taken in anew")
  func additions() throws {
    let bench = try Workbench()
    try bench.add("a")
    let export = try bench.store.export()
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    try bench.take(export)
    #expect(try bench.store.read().open().isEmpty)

    let other = try Workbench(seed: 9)
    try other.add("b")
    try other.take(export)
    #expect(try other.store.read().open().map(\.title).sorted() == ["a", "b"])
    _ = try other.store.undo(now: other.now, today: other.today)
    #expect(try other.store.read().open().map(\.title) == ["b"])
    try other.take(export)
    #expect(try other.store.read().open().map(\.title).sorted() == ["a", "b"])
  }

  @Test(
    "modified never decreases, whatever is undone and done again", arguments: 1...3 as ClosedRange<UInt64>)
  func modified(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    var seen: [TaskID: Int] = [:]
    for step in 0..<40 {
      switch step % 5 {
      case 3: _ = try bench.store.undo(2, now: bench.now, today: bench.today)
      case 4: _ = try bench.store.redo(now: bench.now - 500, today: bench.today)
      default: _ = try bench.giveRandomCommand()
      }
      for (id, record) in try bench.records() {
        let modified = try AnyRecord.read(Array(record.utf8), id, in: "").modified
        #expect(modified >= seen[id, default: 0])
        seen[id] = modified
      }
    }
  }
}

extension Workbench {
  /// A store with a task that has something of everything, and a series.
  fileprivate func taskAndSeries() throws -> (TaskID, TaskID) {
    let task = try add("a") { task in
      task.notes = "n"
      task.day = today
    }
    let series = try add("s") { task in
      task.repeatRule = RepeatRule(unit: .day)
      task.day = today
    }
    return (task.id, series.id)
  }

  /// Imports a document.
  fileprivate func take(_ document: [UInt8]) throws {
    _ = try store.importing(
      document, from: "x", as: CommandLabel(name: "import", text: "x"), now: now, today: today)
  }
}
