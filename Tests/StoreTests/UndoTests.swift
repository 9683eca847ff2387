import DayBudget
import Testing

@testable import Store

@Suite("Undo and redo")
struct UndoTests {
  @Test(
    "Whatever was done is taken back and done again to the byte", arguments: 1...3 as ClosedRange<UInt64>)
  func backAndForth(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    var states = [try bench.state()]
    for _ in 0..<20 {
      let before = states.count
      _ = try bench.giveRandomCommand()
      states.append(try bench.state())
      #expect(states[before] != states[before - 1])
    }
    for _ in 0..<2 {
      for state in states.dropLast().reversed() {
        #expect(try bench.store.undo(now: bench.now, today: bench.today).count == 1)
        #expect(try bench.state() == state)
      }
      #expect(try bench.store.undo(now: bench.now, today: bench.today).isEmpty)
      for state in states.dropFirst() {
        #expect(try bench.store.redo(now: bench.now, today: bench.today).count == 1)
        #expect(try bench.state() == state)
      }
      #expect(try bench.store.redo(now: bench.now, today: bench.today).isEmpty)
    }
    #expect(try bench.store.undo(20, now: bench.now, today: bench.today).count == 20)
    #expect(try bench.state() == states[0])
    #expect(try bench.store.redo(99, now: bench.now, today: bench.today).count == 20)
    #expect(try bench.state() == states[20])
  }

  @Test("Fifty commands are kept, the newest")
  func limit() throws {
    let bench = try Workbench()
    for number in 1...55 { try bench.add("\(number)") }
    let commands = try bench.store.pastCommands()
    #expect(commands.undoable.count == 50)
    #expect(commands.undoable.first?.label == CommandLabel(name: "add", text: "55"))
    #expect(commands.undoable.first?.instant == bench.now)
    #expect(commands.redoable.isEmpty)
    #expect(try bench.store.undo(99, now: bench.now, today: bench.today).count == 50)
    #expect(try bench.store.read().open().map(\.title) == ["1", "2", "3", "4", "5"])
    #expect(try bench.store.pastCommands().redoable.first?.label.text == "6")
  }

  @Test("A new command ends what could be done again")
  func newCommandEndsRedo() throws {
    let bench = try Workbench()
    try bench.add("a")
    try bench.add("b")
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    try bench.add("c")
    #expect(try bench.store.redo(now: bench.now, today: bench.today).isEmpty)
    #expect(try bench.store.read().open().map(\.title) == ["a", "c"])
  }

  @Test("Where a hand edit is in the way, its task is named and nothing changes")
  func inTheWay() throws {
    let bench = try Workbench()
    let task = try bench.add("Steuern")
    try bench.add("b")
    let edited = bench.text().replacing("\"Steuern\"", with: "\"Steuern 2026\"")
    try bench.folder.put(edited, as: "xday/xday.json")
    let before = try bench.folder.contents()
    let failure = #expect(throws: StoreFailure.self) {
      try bench.store.undo(2, now: bench.now, today: bench.today)
    }
    let label = CommandLabel(name: "add", text: "Steuern")
    #expect(failure == .inTheWay(command: label, task: task.id, title: "Steuern 2026"))
    #expect(
      try bench.folder.contents().filter { $0.key != "xday/lock" } == before.filter { $0.key != "xday/lock" })
    #expect(try bench.store.undo(now: bench.now, today: bench.today).count == 1)
  }

  @Test("Settings that were changed by hand since are in the way too")
  func settingsInTheWay() throws {
    let bench = try Workbench()
    try bench.write("config") { $0.settings.language = "de" }
    try bench.folder.put(bench.text().replacing("\"de\"", with: "\"en\""), as: "xday/xday.json")
    let failure = #expect(throws: StoreFailure.self) {
      try bench.store.undo(now: bench.now, today: bench.today)
    }
    #expect(failure == .settingsInTheWay(command: CommandLabel(name: "config", text: "")))
  }

  @Test("A command that was killed between the log and the store has never happened")
  func killedCommand() throws {
    let bench = try Workbench()
    try bench.add("a")
    let before = bench.text()
    try bench.add("b")
    try bench.folder.put(before, as: "xday/xday.json")
    #expect(try bench.store.pastCommands().undoable.map(\.label.text) == ["a"])
    #expect(try bench.store.undo(now: bench.now, today: bench.today).map(\.label.text) == ["a"])
    #expect(try bench.store.read().open().isEmpty)
  }

  @Test("An undo that was killed between the log and the store has never happened")
  func killedUndo() throws {
    let bench = try Workbench()
    try bench.add("a")
    try bench.add("b")
    let before = bench.text()
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    try bench.folder.put(before, as: "xday/xday.json")
    #expect(try bench.store.undo(now: bench.now, today: bench.today).map(\.label.text) == ["b"])
    #expect(try bench.store.undo(now: bench.now, today: bench.today).map(\.label.text) == ["a"])
  }

  @Test("The very first command that was killed leaves an empty store")
  func killedFirstCommand() throws {
    let bench = try Workbench()
    try bench.add("a")
    let log = bench.text("undo.json")
    let fresh = try Workbench()
    try fresh.folder.put(log, as: "xday/undo.json")
    #expect(try fresh.store.read().open().isEmpty)
    #expect(try fresh.store.undo(now: fresh.now, today: fresh.today).isEmpty)
    try fresh.add("b")
    #expect(try fresh.store.read().open().map(\.title) == ["b"])
  }

  @Test("A tombstone that has gone into history is taken back from there")
  func tombstoneInHistory() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.add("b")
    let before = try bench.state()
    try bench.write("drop") { try $0.remove(task.id) }
    for _ in 0..<9 { bench.nextDay() }
    try bench.add("c")
    #expect(!bench.text().contains("deleted"))
    #expect(bench.text("history/2026-11.json").contains("deleted"))
    #expect(try bench.store.undo(2, now: bench.now, today: bench.today).count == 2)
    #expect(try bench.state() == before)
    #expect(try bench.store.history.months.isEmpty)
  }

  @Test("A reset is taken back with history and settings")
  func resetIsUndone() throws {
    let bench = try Workbench(seed: 5)
    for _ in 0..<15 { _ = try bench.giveRandomCommand() }
    try bench.complete(try bench.add("a").id)
    bench.nextDay()
    try bench.write { $0.settings.language = "de" }
    let before = try bench.state()
    #expect(try !bench.store.history().isEmpty)
    let label = CommandLabel(name: "reset", text: "")
    let backup = try bench.store.reset(as: label, now: bench.now, today: bench.today)
    #expect(try bench.records().isEmpty)
    #expect(try bench.store.read().settings == Settings())
    #expect(try bench.store.history.months.isEmpty)
    let timed = try bench.store.read().document.timed.map { ",\n\"timed\": \"\($0)\"" } ?? ""
    #expect(
      bench.text() == "{\n\"format\": 1,\n\"tasks\": [\n],\n\"settled\": \"\(bench.today)\"\(timed)\n}\n")
    #expect(try bench.store.undo(now: bench.now, today: bench.today).map(\.label) == [label])
    #expect(try bench.state() == before)

    _ = try bench.store.redo(now: bench.now, today: bench.today)
    #expect(try bench.records().isEmpty)
    #expect(try bench.store.restore(try #require(backup), now: bench.now) != nil)
    #expect(try bench.state() == before)
  }
}

extension Workbench {
  /// All that the store says, to the byte, wherever it lies, but for when it was edited and what is gone.
  func state() throws -> [String: String] {
    var state: [String: String] = [:]
    for (id, record) in try records() {
      let members = try Members.read(Array(record.utf8))
      if members.contains(where: { $0.name == "deleted" }) { continue }
      state[id.description] = text(of: members)
    }
    let document = try store.read().document
    for part in Part.allCases {
      guard let value = document.value(of: part) else { continue }
      guard part != .calendars else {
        state[part.rawValue] = String(decoding: value, as: UTF8.self)
        continue
      }
      let text = text(of: try Members.read(value))
      state[part.rawValue] = text == "{}" ? nil : text
    }
    return state
  }

  private func text(of members: [Member]) -> String {
    let kept = members.filter { !["modified", "edited"].contains($0.name) }
    return String(decoding: JSONText.object(kept), as: UTF8.self)
  }
}
