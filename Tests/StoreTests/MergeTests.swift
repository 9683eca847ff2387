import DayBudget
import TestSupport
import Testing

@testable import Store

@Suite("Merging")
struct MergeTests {
  @Test("The order in which copies are joined makes no difference", arguments: 1...150 as ClosedRange<UInt64>)
  func laws(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let copies = try (0..<3).map { _ in try copy(using: &dice) }
    let (a, b, c) = (copies[0], copies[1], copies[2])
    #expect(try text(join(a, b)) == text(join(b, a)))
    #expect(try text(join(join(a, b), c)) == text(join(a, join(b, c))))
    let joined = try join(a, b)
    #expect(try text(join(joined, joined)) == text(joined))
    #expect(try text(join(joined, a)) == text(joined))
    #expect(try Set(join(a, a)) == Set(a))
  }

  @Test("Different fields that two devices edited both stay, of the same one the later edit")
  func fieldWise() throws {
    let (base, phone, laptop) = try (fork(), fork(), fork())
    try phone.edit(at: 10) { $0.title = "Zahnarzt Meier" }
    try laptop.edit(at: 20) { $0.durationMinutes = 45 }
    try laptop.edit(at: 5) { $0.notes = "early" }
    try phone.edit(at: 30) { $0.notes = "late" }
    let task = try joined(phone, laptop)
    #expect(task.title == "Zahnarzt Meier")
    #expect(task.durationMinutes == 45)
    #expect(task.notes == "late")
    #expect(task.modified == base.now + 30)
    #expect(try joined(base, phone) == phone.task)
  }

  @Test("A field that was emptied stays empty")
  func emptied() throws {
    let (phone, laptop) = try (fork(), fork())
    try phone.edit(at: 10) { $0.notes = "n" }
    try laptop.edit(at: 5) { $0.notes = "m" }
    try laptop.edit(at: 20) { $0.notes = nil }
    #expect(try joined(phone, laptop).notes == nil)
  }

  @Test("Two days of a series that two devices ticked are both ticked")
  func exceptions() throws {
    let (phone, laptop) = try (fork(), fork())
    let day = phone.bench.today
    try phone.edit(at: 10) { $0.exceptions[day] = .done }
    try laptop.edit(at: 20) { $0.exceptions[day.adding(days: 7)] = .dropped }
    #expect(try joined(phone, laptop).exceptions == [day: .done, day.adding(days: 7): .dropped])
    try laptop.edit(at: 30) { $0.openFrom = day.adding(days: 1) }
    let task = try joined(phone, laptop)
    #expect(task.exceptions == [day.adding(days: 7): .dropped])
    #expect(task.edited.keys.sorted() == ["exceptions/\(day.adding(days: 7))", "openFrom"])
  }

  @Test("Deleted here and untouched there is deleted; edited there later, the task stays")
  func deletions() throws {
    let (phone, laptop) = try (fork(), fork())
    try phone.drop(at: 10)
    #expect(try joined(phone, laptop).deleted == phone.now + 10)
    try laptop.edit(at: 10) { $0.title = "same second" }
    #expect(try joined(phone, laptop).deleted == phone.now + 10)
    try laptop.edit(at: 11) { $0.title = "later" }
    let task = try joined(phone, laptop)
    #expect(task.deleted == nil)
    #expect(task.title == "later")
  }

  @Test("Keys that a newer xday wrote are joined like fields")
  func unknownKeys() throws {
    let record = try fork().bench.records().values.first ?? ""
    let left = try Members.read(Array((record.dropLast() + ", \"mood\": 3}").utf8))
    let right = try Members.read(Array((record.dropLast() + ", \"place\": {\"a\": [1]}}").utf8))
    let joined = try Merge.records(left, right)
    #expect(joined.first { $0.name == "mood" }?.value == Array("3".utf8))
    #expect(joined.first { $0.name == "place" }?.value == Array("{\"a\": [1]}".utf8))
  }

  @Test("Windows of different days that two devices changed both stay")
  func windows() throws {
    let (left, right) = (try Workbench(seed: 1), try Workbench(seed: 2))
    let label = CommandLabel(name: "import", text: "")
    try left.write { $0.settings.windows.weekly[.saturday] = $0.settings.windows.weekly[.monday] }
    right.now += 10
    try right.write { draft in
      draft.settings.windows.weekly[.monday] = []
      draft.settings.windows.dates[right.today] = []
      draft.settings.language = "de"
      draft.settings.calendars = [CalendarSetting(name: "work", path: "/w")]
    }
    _ = try left.store.importing(
      try right.store.export(), from: "x", as: label, now: left.now, today: left.today)
    let settings = try left.store.read().settings
    #expect(settings.windows.weekly[.saturday]?.count == 2)
    #expect(settings.windows.weekly[.monday] == [])
    #expect(settings.windows.dates == [right.today: []])
    #expect(settings.language == "de")
    #expect(settings.calendars.map(\.name) == ["work"])
  }

  /// A copy of one task on one device.
  private final class Fork {
    let bench: Workbench
    let now: Int
    let id: TaskID

    init() throws {
      bench = try Workbench(seed: 9)
      now = bench.now
      id = try bench.add("Zahnarzt").id
    }

    var task: Task {
      get throws { try Task(of: Array((try bench.records()[id] ?? "").utf8), in: "") }
    }

    func edit(at offset: Int, _ body: (inout Task) -> Void) throws {
      bench.now = now + offset
      try bench.write { try $0.update(id, body) }
    }

    func drop(at offset: Int) throws {
      bench.now = now + offset
      try bench.write { try $0.remove(id) }
    }
  }

  private func fork() throws -> Fork { try Fork() }

  private func joined(_ left: Fork, _ right: Fork) throws -> Task {
    let members = try Merge.records(left.task.members, right.task.members)
    return try Task(of: JSONText.object(members), in: "")
  }

  private func join(_ left: [Member], _ right: [Member]) throws -> [Member] {
    try Merge.records(left, right)
  }

  private func text(_ members: [Member]) -> String {
    String(decoding: JSONText.object(members), as: UTF8.self)
  }

  /// A copy of one task with any of its fields edited at any of a few instants, so that many coincide.
  private func copy(using dice: inout SeededGenerator) throws -> [Member] {
    let id = try #require(TaskID("bkdmwzrthgpqvnsc"))
    let day = CivilDate(daysSinceEpoch: 20_000)
    func instant() -> Int { 1_000 + Int.random(in: 0..<4, using: &dice) }
    func maybe(_ name: String, _ task: inout Task, _ edit: (inout Task) -> Void) {
      guard Bool.random(using: &dice) else { return }
      edit(&task)
      if Bool.random(using: &dice) { task.edited[name] = instant() }
    }
    var task = Task(id: id, title: "a", rank: .middle, created: instant())
    task.codeLength = Int.random(in: 2...3, using: &dice)
    maybe("title", &task) { $0.title = ["b", "c"].randomElement(using: &dice) ?? "" }
    maybe("notes", &task) { $0.notes = ["n", nil].randomElement(using: &dice) ?? nil }
    maybe("urgent", &task) { $0.isUrgent = true }
    maybe("stage", &task) { $0.stage = [.soon, .doing, nil].randomElement(using: &dice) ?? nil }
    for offset in 0..<3 {
      let day = day.adding(days: offset)
      maybe("exceptions/\(day)", &task) {
        $0.exceptions[day] = [.done, .dropped, nil].randomElement(using: &dice) ?? nil
      }
    }
    maybe("openFrom", &task) { $0.openFrom = day.adding(days: Int.random(in: 0..<3, using: &dice)) }
    task.modified = max(task.created, instant(), task.edited.values.max() ?? 0)
    if Bool.random(using: &dice) { task.deleted = task.modified }
    task.forgetSettled()
    return task.members
  }
}
