import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("Blocks of time")
struct BlockTests {
  private let bench: Workbench
  /// The minute of the bench's clock.
  private var minute: Int { bench.now - bench.now % 60 }
  private var noon: Int { bench.today.daysSinceEpoch * 86_400 + 43_200 }

  init() throws { bench = try Workbench() }

  @discardableResult
  private func log(
    _ title: String, on day: CivilDate? = nil, _ fill: @escaping (inout TimeBlock) -> Void = { _ in }
  ) throws -> TimeBlock {
    let day = day ?? bench.today
    let start = day.daysSinceEpoch * 86_400 + 32_400
    return try bench.write("log") { draft in
      try draft.addBlock(title, on: day, zone: "UTC", today: bench.today, using: &bench.generator) { block in
        (block.start, block.end) = (start, start + 3_600)
        fill(&block)
      }
    }
  }

  @discardableResult
  private func start(_ title: String) throws -> TimeBlock {
    try bench.write("start") { draft in
      try draft.addBlock(title, on: bench.today, zone: "UTC", today: bench.today, using: &bench.generator) {
        $0.start = minute
      }
    }
  }

  private func titles() throws -> [String] {
    let found = bench.store.allBlocks(try bench.store.read())
    #expect(found.failures.isEmpty)
    return found.blocks.map(\.title)
  }

  @Test("A store without blocks has neither a key nor a folder of theirs, and an export says nothing of them")
  func without() throws {
    try bench.add("a")
    #expect(!bench.text().contains("blocks") && !bench.text().contains("timed"))
    #expect(try bench.folder.contents().keys.filter { $0.contains("/time") }.isEmpty)
    #expect(!String(decoding: try bench.store.export(), as: UTF8.self).contains("\"time\": {"))
  }

  @Test("A block that runs stands in the store's own file, and in its month once it has ended")
  func running() throws {
    let block = try start("run")
    #expect(try bench.text().contains("\"run\"") && bench.store.time.months.isEmpty)
    #expect(try bench.store.read().running()?.id == block.id)
    bench.now += 3_600
    try bench.write("stop") { draft in
      let running = try #require(try draft.running())
      try draft.updateBlock(running.id) { $0.end = minute }
    }
    #expect(!bench.text().contains("\"run\""))
    #expect(bench.text("time/2026-11.json").contains("\"run\""))
    #expect(try bench.store.read().running() == nil)
    #expect(try bench.store.read().document.timed == bench.today)
  }

  @Test("Blocks stand one a line by their start, placeless ones first on their day")
  func byStart() throws {
    try log("b") { $0.start = $0.start.map { $0 + 60 } }
    try log("a")
    try log("placeless") { ($0.start, $0.end, $0.placelessMinutes) = (nil, nil, 45) }
    try log("yesterday", on: bench.today.adding(days: -1))
    let lines = bench.text("time/2026-11.json").split(separator: "\n").filter { $0.contains("\"id\"") }
    let order = lines.map { line in ["yesterday", "placeless", "a", "b"].first { line.contains("\"\($0)\"") }
    }
    #expect(order == ["yesterday", "placeless", "a", "b"])
    #expect(try titles() == ["yesterday", "placeless", "a", "b"])
  }

  @Test("A block that is moved into another month leaves the one that it was in, and comes back by undo")
  func otherMonth() throws {
    let block = try log("a")
    try log("b") { $0.start = $0.start.map { $0 + 60 } }
    try bench.write("edit") { draft in
      try draft.updateBlock(block.id) { $0.day = $0.day.adding(days: -30) }
    }
    #expect(bench.text("time/2026-10.json").contains("\"a\""))
    #expect(!bench.text("time/2026-11.json").contains("\"a\""))
    #expect(!bench.text().contains("leaving"))
    _ = try bench.store.undo(now: bench.now + 1, today: bench.today)
    #expect(bench.text("time/2026-11.json").contains("\"a\""))
    #expect(try titles() == ["a", "b"])
  }

  @Test("Unknown keys of a block, of its month and of the store outlive an edit")
  func unknownKeys() throws {
    let block = try log("a")
    let text = bench.text("time/2026-11.json")
      .replacing("\"title\": \"a\"", with: "\"title\": \"a\", \"colour\": {\"x\": [1]}")
      .replacing("\"format\": 1", with: "\"format\": 1,\n\"later\": true")
    try bench.folder.put(text, as: "xday/time/2026-11.json")
    try bench.write { draft in try draft.updateBlock(block.id) { $0.note = "n" } }
    let after = bench.text("time/2026-11.json")
    #expect(
      after.contains("\"colour\": {\"x\": [1]}") && after.contains("\"later\": true")
        && after.contains("\"n\""))
  }

  @Test(
    "A task says in which months its blocks lie, which is no edit of it, and stands no later command in the way"
  )
  func worked() throws {
    let task = try bench.add("t")
    bench.now += 60
    try log("a") { $0.task = task.id }
    try log("b", on: bench.today.adding(days: -40)) { $0.task = task.id }
    let after = try #require(try bench.store.read().task(task.id))
    #expect(after.worked == ["2026-10", "2026-11"])
    #expect(after.modified == task.modified && after.edited.isEmpty)
    _ = try bench.store.undo(2, now: bench.now, today: bench.today)
    #expect(try bench.store.read().task(task.id)?.worked == [])
    #expect(try titles() == [])
  }

  @Test(
    "Being killed between the store and the month shows every block once, and the next command puts it in its place"
  )
  func killedBetween() throws {
    let block = try log("a")
    let (own, month) = (bench.text(), bench.text("time/2026-11.json"))
    try bench.write { draft in try draft.updateBlock(block.id) { $0.title = "changed" } }
    let moved = bench.text("time/2026-11.json")
    // The month was written, the store still has the block too.
    let line = try #require(moved.split(separator: "\n").first { $0.contains("changed") })
    let between = own.replacing("\n}\n", with: ",\n\"blocks\": [\n\(line)\n]\n}\n")
    try bench.folder.put(between, as: "xday/xday.json")
    #expect(try titles() == ["changed"])
    // Neither was.
    try bench.folder.put(month, as: "xday/time/2026-11.json")
    #expect(try titles() == ["changed"])
    try bench.add("next")
    #expect(try titles() == ["changed"])
    #expect(!bench.text().contains("blocks"))
  }

  @Test("A damaged last month stays as it is, and does not stand in the way of this one")
  func damagedLastMonth() throws {
    let last = bench.today.adding(days: -bench.today.day)
    try log("a", on: last)
    let file = "time/" + RecordHead.month(of: last) + ".json"
    let damaged = bench.text(file).dropLast(20)
    try bench.folder.put(String(damaged), as: "xday/" + file)
    #expect(throws: StoreFailure.self) { try log("b", on: last) }
    #expect(try log("c").title == "c")
    #expect(bench.text(file) == String(damaged))
  }

  @Test("A damaged month is named, what it would get waits in the store, and no byte of it is written")
  func damagedMonth() throws {
    try log("a")
    let damaged = bench.text("time/2026-11.json").dropLast(20)
    try bench.folder.put(String(damaged), as: "xday/time/2026-11.json")
    let october = bench.today.adding(days: -40)
    #expect(throws: StoreFailure.self) { try log("b") }
    #expect(throws: StoreFailure.self) { try log("c", on: october) }
    try bench.add("a task")
    #expect(bench.text("time/2026-11.json") == String(damaged))
    let found = bench.store.allBlocks(try bench.store.read())
    #expect(found.blocks.isEmpty && found.failures.count == 1)
    guard case .damaged(let file, _, _, .truncated) = found.failures.first else {
      Issue.record("\(found.failures)")
      return
    }
    #expect(file.hasSuffix("time/2026-11.json"))
    #expect(bench.store.faults() == found.failures)
  }

  @Test("Whatever byte of a month is damaged, it is an error or the same blocks, and never written over")
  func everyByte() throws {
    try log("a") { ($0.tags, $0.note, $0.mood) = (["x"], "ä", 3) }
    try log("p") { ($0.start, $0.end, $0.placelessMinutes) = (nil, nil, 45) }
    let bytes = Array(bench.text("time/2026-11.json").utf8)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x15
      try bench.folder.put(String(decoding: changed, as: UTF8.self), as: "xday/time/2026-11.json")
      let found = bench.store.allBlocks(try bench.store.read())
      #expect(found.failures.count + found.blocks.count >= 1, "byte \(index)")
      for cut in [bytes.prefix(index)] where index % 7 == 0 {
        guard (try? Document(file: "", bytes: Array(cut), of: .block)) == nil || index >= bytes.count - 1
        else {
          Issue.record("cut at \(index)")
          return
        }
      }
    }
  }

  @Test(
    "What a block cannot be is named",
    arguments: [
      ("\"start\": \"2026-11-30T10:00:00Z\", \"end\": \"2026-11-30T09:00:00Z\"", Damage.badValue("end")),
      ("\"start\": \"2026-11-30T10:00:00Z\", \"end\": \"2036-11-30T09:00:00Z\"", .badValue("end")),
      ("\"end\": \"2026-11-30T09:00:00Z\"", .missingField("start")),
      ("\"start\": \"2026-11-30T10:00:00Z\"", .missingField("end")),
      ("\"minutes\": 0", .badValue("minutes")), ("\"minutes\": 45, \"mood\": 6", .badValue("mood")),
      ("\"minutes\": 45, \"task\": \"482019375566\"", .badValue("task")),
    ])
  func impossible(fields: String, damage: Damage) throws {
    let record =
      "{\"id\": \"482019375566\", \"day\": \"2026-11-30\", \"zone\": \"UTC\", "
      + "\"created\": \"2026-11-30T09:00:00Z\", \(fields)}"
    let text = "{\"format\": 1, \"blocks\": [\(record)]}"
    let failure = #expect(throws: StoreFailure.self) {
      try Document(file: "f", bytes: Array(text.utf8), of: .block).requireReadable()
    }
    guard case .damaged(_, _, _, let found) = failure else { return }
    #expect(found == damage)
  }

  @Test(
    "Codes are the shortest that no block of this and the last month has, and stay")
  func codes() throws {
    let bench = try Workbench(seed: 1)
    var codes: [BlockID: String] = [:]
    for number in 0..<150 {
      try bench.write("log") { draft in
        let block = try draft.addBlock(
          "b", on: bench.today.adding(days: -number % 45), zone: "UTC", today: bench.today,
          using: &bench.generator
        ) { $0.placelessMinutes = 1 }
        #expect(!codes.values.contains(block.code))
        codes[block.id] = block.code
      }
    }
    #expect(codes.values.count { $0.count == 2 } > 60)
    let stored = bench.store.allBlocks(try bench.store.read()).blocks
    #expect(Dictionary(uniqueKeysWithValues: stored.map { ($0.id, $0.code) }) == codes)
  }

  @Test("Two devices that both let a block run are one with one block that runs, from where the other ended")
  func twoRunning() throws {
    let other = try Workbench(seed: 9)
    try start("first")
    other.now += 600
    let second = try other.write("start") { draft in
      try draft.addBlock("second", on: other.today, zone: "UTC", today: other.today, using: &other.generator)
      {
        $0.start = other.now - other.now % 60
      }
    }
    bench.now += 1_200
    let result = try bench.store.importing(
      try other.store.export(), from: "x", as: CommandLabel(name: "import", text: "x"), now: bench.now,
      today: bench.today)
    #expect(result.blocks.added == 1 && result.tasks.added == 0)
    #expect(try bench.store.read().running()?.id == second.id)
    #expect(try titles() == ["first", "second"])
    #expect(bench.store.allBlocks(try bench.store.read()).blocks.first?.end == second.start)
  }

  @Test(
    "An export of everything, taken into an empty store, gives the same files; a reset empties the months too"
  )
  func exportAndReset() throws {
    try log("a")
    try log("b", on: bench.today.adding(days: -40))
    try start("run")
    let other = try Workbench(seed: 4)
    let label = CommandLabel(name: "import", text: "x")
    _ = try other.store.importing(
      try bench.store.export(), from: "x", as: label, now: bench.now, today: bench.today)
    for name in ["xday.json", "time/2026-10.json", "time/2026-11.json"] {
      #expect(other.text(name) == bench.text(name))
    }
    _ = try bench.store.reset(as: CommandLabel(name: "reset", text: ""), now: bench.now, today: bench.today)
    #expect(try titles() == [] && bench.store.time.months.isEmpty)
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    #expect(try titles() == ["b", "a", "run"])
  }

  @Test("A store of which only a month of blocks is left is no new one")
  func onlyMonths() throws {
    try log("a")
    try FileManager.default.removeItem(atPath: bench.store.path)
    #expect(throws: StoreFailure.self) { try bench.store.read() }
  }
}
