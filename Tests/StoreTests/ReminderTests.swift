import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("What was told, on the disk")
struct ReminderMemoryTests {
  private func keys(_ count: Int, seed: UInt64) -> [ReminderKey] {
    var random = SeededGenerator(seed: seed)
    let topics: [ReminderKey.Topic] = [.time, .due, .blockEnd, .longBlock, .morning, .evening]
    return (0..<count).map { index in
      let topic = topics[Int.random(in: 0..<topics.count, using: &random)]
      let isQuestion = topic == .morning || topic == .evening
      let day = CivilDate(daysSinceEpoch: Int.random(in: 18_000..<24_000, using: &random))
      return ReminderKey(
        topic, isQuestion ? nil : RecordID(using: &random),
        day: topic == .blockEnd || topic == .longBlock ? nil : day,
        at: Int.random(in: 1_600_000_000..<1_900_000_000, using: &random) + index)
    }
  }

  @Test(
    "What is written is read again, and each key as one word too", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let store = TaskStore(folder: folder.path)
    #expect(try store.reminderMemory() == nil)
    var memory = ReminderMemory(since: 1_796_000_000)
    let keys = keys(50, seed: seed)
    memory.told = Set(keys)
    for key in keys.prefix(7) { memory.snoozed[key] = key.at + 600 }
    let lock = try #require(try store.takeReminderLock(patience: 0))
    try store.keep(memory, holding: lock)
    #expect(try store.reminderMemory() == memory)
    for key in keys { #expect(ReminderKey(key.text) == key) }
    let mode = try FileManager.default.attributesOfItem(atPath: store.reminderPath)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test(
    "A word that is no key is none",
    arguments: [
      "", "time", "time/x/2026-11-30/1", "time//2026-13-01/1", "time///x", "nope///1", "time///1/2",
    ])
  func noKey(text: String) {
    #expect(ReminderKey(text) == nil)
  }

  @Test(
    "Damage is named with its place",
    arguments: [
      "", "{", "[]", "{}", "{\"format\": 1}", "{\"format\": 1, \"since\": 5, \"told\": []}",
      "{\"format\": 1, \"since\": \"2026-11-30T08:00:00Z\", \"told\": [1]}",
      "{\"format\": 1, \"since\": \"2026-11-30T08:00:00Z\", \"told\": [{\"about\": \"time\"}]}",
      "{\"format\": 1, \"since\": \"2026-11-30T08:00:00Z\", \"told\": {}}",
      "{\"format\": 1, \"since\": \"2026-11-30T08:00:00Z\", \"told\": [], \"told\": []}",
    ])
  func damage(text: String) throws {
    let folder = try TemporaryFolder()
    let store = TaskStore(folder: folder.path)
    try folder.put(text, as: "remind.json")
    #expect {
      try store.reminderMemory()
    } throws: { error in
      guard case .damaged(let file, _, _, _)? = error as? StoreFailure else { return false }
      return file == store.reminderPath
    }
    // It costs itself alone.
    #expect(try store.read().open().isEmpty)
    let lock = try #require(try store.takeReminderLock(patience: 0))
    let kept = try store.setReminderFileAside(holding: lock)
    #expect(try store.reminderMemory() == nil)
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
  }

  @Test("A newer format is refused")
  func newer() throws {
    let folder = try TemporaryFolder()
    try folder.put("{\"format\": 2, \"since\": 1}", as: "remind.json")
    #expect {
      try TaskStore(folder: folder.path).reminderMemory()
    } throws: { error in
      if case .newerFormat? = error as? StoreFailure { true } else { false }
    }
  }

  @Test("Two cannot tell at once, and who waits gets the lock when it comes free")
  func lock() throws {
    let folder = try TemporaryFolder()
    let store = TaskStore(folder: folder.path)
    var lock = try store.takeReminderLock(patience: 0)
    #expect(lock != nil)
    #expect(try store.takeReminderLock(patience: 1) == nil)
    // The store itself can be written meanwhile.
    try store.write(as: CommandLabel(name: "x", text: ""), now: 0, today: CivilDate(daysSinceEpoch: 0)) { _ in
    }
    lock = nil
    lock = try store.takeReminderLock(patience: 0)
    #expect(lock != nil)
  }

  @Test("What is long past is forgotten, what still waits is not")
  func forgetting() {
    let now = 1_796_000_000
    let key = { (at: Int) in ReminderKey(.time, .lowest, day: nil, at: at) }
    var memory = ReminderMemory(since: now - 90 * 86_400)
    memory.told = [key(now - 41 * 86_400), key(now - 39 * 86_400), key(now)]
    memory.forgetLongAgo(now: now, butNot: nil)
    #expect(memory.told == [key(now - 39 * 86_400), key(now)])
    #expect(memory.since == now - 2 * 86_400)
    memory.since = now - 90 * 86_400
    memory.forgetLongAgo(now: now, butNot: now - 5 * 86_400)
    #expect(memory.since == now - 5 * 86_400 - 1)
  }

  @Test("A reminder of a task is kept, merged by its own instant, and damage of it is named")
  func task() throws {
    let bench = try Workbench(seed: 3)
    let task = try bench.add("Zahnarzt") { $0.reminder = .before(30) }
    #expect(bench.text().contains("\"remind\": 30"))
    try bench.write { try $0.update(task.id) { $0.reminder = .never } }
    #expect(try bench.store.read().task(task.id)?.reminder == .never)
    #expect(bench.text().contains("\"remind\": false") && bench.text().contains("\"edited\": {\"remind\""))
    try bench.write { try $0.update(task.id) { $0.reminder = nil } }
    #expect(!bench.text().contains("\"remind\": f"))
    for value in ["true", "-1", "1441", "\"x\"", "1.5"] {
      let text = bench.text().replacing(
        "\"title\": \"Zahnarzt\"", with: "\"title\": \"Zahnarzt\", \"remind\": \(value)")
      let other = try TemporaryFolder()
      try other.put(text, as: "xday.json")
      #expect(throws: StoreFailure.self) { try TaskStore(folder: other.path).read().open() }
    }
  }
}
