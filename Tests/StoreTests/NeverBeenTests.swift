import DayBudget
import Foundation
import Testing

@testable import Store

@Suite("Commands that stand in the log and never were")
struct NeverBeenTests {
  @Test("However many there are and wherever they stand, undo goes back over them", arguments: [1, 2, 55])
  func anywhere(count: Int) throws {
    let bench = try Workbench()
    var lines: [String] = []
    var real = 0
    for number in 1...4 {
      for _ in 0..<count { lines.append(try bench.neverBeen()) }
      try bench.write { draft in
        try draft.add("real \(number)", using: &bench.generator)
        for task in try draft.snapshot.open() { try draft.update(task.id) { $0.title += "!" } }
      }
      lines.append(try #require(bench.logLines().last))
      real += 1
    }
    for _ in 0..<count { lines.append(try bench.neverBeen()) }
    try bench.putLog(lines)
    #expect(try bench.store.pastCommands().undoable.count == real)
    #expect(try bench.store.pastCommands().redoable.isEmpty)
    #expect(try bench.store.undo(99, now: bench.now, today: bench.today).count == real)
    #expect(try bench.store.read().open().isEmpty)
    #expect(try bench.store.redo(99, now: bench.now, today: bench.today).count == real)
  }

  @Test("They do not push out what was, as long as each writer finds the last one")
  func limit() throws {
    let bench = try Workbench()
    for number in 1...30 { try bench.add("\(number)") }
    for _ in 1...55 { _ = try bench.neverBeen() }
    for number in 31...40 {
      _ = try bench.neverBeen()
      try bench.add("\(number)")
    }
    #expect(bench.logLines().count == 40)
    #expect(try bench.store.undo(99, now: bench.now, today: bench.today).count == 40)
    #expect(try bench.store.read().open().isEmpty)
  }

  @Test("A redo that was interrupted can be given again, an undo of several is still done")
  func interruptedTravels() throws {
    let bench = try Workbench()
    for title in ["a", "b", "c"] { try bench.add(title) }
    let whole = bench.text()
    _ = try bench.store.undo(3, now: bench.now, today: bench.today)
    let log = bench.text("undo.json")
    try bench.folder.put(whole, as: "xday/xday.json")
    #expect(try bench.store.pastCommands().undoable.map(\.label.text) == ["c", "b", "a"])
    try bench.add("d")
    #expect(try bench.store.undo(9, now: bench.now, today: bench.today).count == 4)

    try bench.folder.put(whole, as: "xday/xday.json")
    try bench.folder.put(log, as: "xday/undo.json")
    _ = try bench.store.undo(2, now: bench.now, today: bench.today)
    let undone = bench.text()
    _ = try bench.store.redo(2, now: bench.now, today: bench.today)
    try bench.folder.put(undone, as: "xday/xday.json")
    #expect(try bench.store.pastCommands().redoable.map(\.label.text) == ["b", "c"])
    #expect(try bench.store.redo(9, now: bench.now, today: bench.today).count == 2)
    #expect(try bench.store.read().open().map(\.title) == ["a", "b", "c"])
  }

  @Test("After a copy was restored, what led to it can be undone, and what came later is over")
  func restored() throws {
    for isLogWritten in [true, false] {
      let bench = try Workbench()
      let task = try bench.add("a")
      try bench.write { try $0.update(task.id) { $0.title = "b" } }
      let copy = bench.text()
      let copyPath = bench.folder.path + "/copy.json"
      try bench.folder.put(copy, as: "copy.json")
      for title in ["c", "d", "e"] { try bench.write { try $0.update(task.id) { $0.title = title } } }
      try bench.add("other")
      let log = bench.text("undo.json")
      _ = try bench.store.restore(copyPath, now: bench.now)
      if !isLogWritten { try bench.folder.put(log, as: "xday/undo.json") }
      #expect(try bench.store.pastCommands().undoable.count == 2)
      try bench.write { try $0.update(task.id) { $0.title = "f" } }
      try bench.add("new")
      #expect(try bench.store.undo(99, now: bench.now, today: bench.today).count == 4)
      #expect(try bench.store.read().open().isEmpty)
    }
  }

  @Test(
    "A copy with records as no command left them: what leads to it can be undone, whatever else was killed or refused",
    arguments: [Ending.done, .killed, .refused])
  func restoredFromElsewhere(ending: Ending) throws {
    let bench = try Workbench()
    try bench.add("before")
    let task = try bench.add("a")
    try bench.write { try $0.update(task.id) { $0.title = "b" } }
    let other = try bench.add("both")
    try bench.write { draft in
      for id in [task.id, other.id] { try draft.update(id) { $0.title += "!" } }
    }
    // Elsewhere one of the two was edited once more.
    let elsewhere = try Workbench()
    for name in ["xday.json", "undo.json"] { try elsewhere.folder.put(bench.text(name), as: "xday/" + name) }
    elsewhere.now += 60
    try elsewhere.write { try $0.update(task.id) { $0.isUrgent = true } }
    let copy = elsewhere.folder.path + "/xday/xday.json"
    let before = try bench.folder.contents().filter { !$0.key.hasSuffix("lock") }
    let blocker = bench.store.folder + "/.\(ending == .refused ? "xday" : "no").json.tmp-\(getpid())"
    try FileManager.default.createDirectory(atPath: blocker + "/x", withIntermediateDirectories: true)
    if ending == .refused {
      #expect(throws: StoreFailure.self) { try bench.store.restore(copy, now: bench.now) }
      try FileManager.default.removeItem(atPath: blocker)
      let after = try bench.folder.contents().filter { !$0.key.hasSuffix("lock") }
      #expect(
        after.filter { !$0.key.hasSuffix("undo.json") } == before.filter { !$0.key.hasSuffix("undo.json") })
    } else {
      _ = try bench.store.restore(copy, now: bench.now)
      // It was killed after the log was written.
      if ending == .killed { try bench.folder.put(before["xday/xday.json"] ?? [], as: "xday/xday.json") }
    }
    let left = ending == .done ? 1 : 5
    #expect(try bench.store.pastCommands().undoable.count == left)
    try bench.add("new")
    #expect(!bench.text("undo.json").contains("restored"))
    #expect(try bench.store.undo(99, now: bench.now, today: bench.today).count == left + 1)
    #expect(try bench.store.read().open().map(\.title) == (ending == .done ? ["b!", "both!"] : []))
  }

  @Test("A restore that is refused leaves what can be done again")
  func refusedRestore() throws {
    let bench = try Workbench()
    for title in ["a", "b"] { try bench.add(title) }
    _ = try bench.store.undo(1, now: bench.now, today: bench.today)
    try bench.folder.put(bench.text(), as: "copy.json")
    let before = try bench.folder.contents().filter { !$0.key.hasSuffix("lock") }
    let blocker = bench.store.folder + "/.xday.json.tmp-\(getpid())"
    try FileManager.default.createDirectory(atPath: blocker + "/x", withIntermediateDirectories: true)
    #expect(throws: StoreFailure.self) {
      try bench.store.restore(bench.folder.path + "/copy.json", now: bench.now)
    }
    try FileManager.default.removeItem(atPath: blocker)
    #expect(try bench.folder.contents().filter { !$0.key.hasSuffix("lock") } == before)
    #expect(try bench.store.redo(1, now: bench.now, today: bench.today).count == 1)
  }

  enum Ending {
    case done, killed, refused
  }

  @Test("A record that was edited by hand is in the way, and only there")
  func handEdit() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.write { try $0.update(task.id) { $0.title = "b" } }
    try bench.folder.put(bench.text().replacing("\"b\"", with: "\"hand\""), as: "xday/xday.json")
    _ = try bench.neverBeen()
    try bench.write { try $0.update(task.id) { $0.title = "c" } }
    #expect(try bench.store.undo(now: bench.now, today: bench.today).count == 1)
    #expect(try bench.store.read().open().map(\.title) == ["hand"])
    #expect(throws: StoreFailure.self) { try bench.store.undo(now: bench.now, today: bench.today) }
    #expect(try bench.store.pastCommands().undoable.count == 2)
  }
}

extension Workbench {
  /// Gives a command whose store is then never put in place, and returns its line in the log.
  fileprivate func neverBeen() throws -> String {
    let before = folder.bytes("xday/xday.json") == nil ? nil : text()
    try write("never") { draft in
      try draft.add("never", using: &generator)
      if let task = try draft.snapshot.open().first { try draft.update(task.id) { $0.title += "?" } }
    }
    let line = logLines().last ?? ""
    try folder.put(before ?? "{\"format\": 1, \"tasks\": []}", as: "xday/xday.json")
    return line
  }

  /// The commands of the log, a line each.
  fileprivate func logLines() -> [String] {
    text("undo.json").split(separator: "\n").filter { $0.hasPrefix("{\"") && $0.count > 2 }.map { line in
      String(line.hasSuffix(",") ? line.dropLast() : line)
    }
  }

  /// Writes a log as a program would that let such lines pile up.
  fileprivate func putLog(_ lines: [String]) throws {
    let text = "{\n\"format\": 1,\n\"commands\": [\n" + lines.joined(separator: ",\n") + "\n]\n}\n"
    try folder.put(text, as: "xday/undo.json")
  }
}
