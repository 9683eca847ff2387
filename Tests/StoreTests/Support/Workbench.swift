import DayBudget
import TestSupport

@testable import Store

/// A store in a folder of its own, with a clock and dice that are the same in every run.
final class Workbench {
  let folder: TemporaryFolder
  let store: TaskStore
  var now = 1_796_029_920  // 2026-11-30T09:12:00Z
  var today = CivilDate(year: 2026, month: 11, day: 30) ?? CivilDate(daysSinceEpoch: 0)
  var generator: SeededGenerator

  init(seed: UInt64 = 1) throws {
    folder = try TemporaryFolder()
    store = TaskStore(folder: folder.path + "/xday")
    generator = SeededGenerator(seed: seed)
  }

  /// The text of a file of the store.
  func text(_ name: String = "xday.json") -> String {
    folder.text("xday/" + name)
  }

  /// Writes with this clock.
  @discardableResult
  func write<Result>(_ name: String = "test", _ body: (inout Draft) throws -> Result) throws -> Result {
    try store.write(as: CommandLabel(name: name, text: ""), now: now, today: today, body)
  }

  /// Adds a task.
  @discardableResult
  func add(_ title: String, _ fill: (inout Task) -> Void = { _ in }) throws -> Task {
    try store.write(as: CommandLabel(name: "add", text: title), now: now, today: today) { draft in
      try draft.add(title, using: &generator, fill)
    }
  }

  /// Completes a task today.
  func complete(_ id: TaskID) throws {
    try write("done") { draft in
      try draft.update(id) { task in
        task.completed = now
        task.completedDay = today
      }
    }
  }

  /// Lets a day go by.
  func nextDay() {
    now += 86_400
    today = today.adding(days: 1)
  }

  /// What each record is, to the byte, wherever it lies.
  func records() throws -> [TaskID: String] {
    var draft = Draft(try store.read(), history: store.history, time: store.time, now: now)
    return try draft.allRecords().mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
