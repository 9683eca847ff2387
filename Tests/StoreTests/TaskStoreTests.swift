import DayBudget
import Testing

@testable import Store

@Suite("The store")
struct TaskStoreTests {
  @Test(
    "Under a clock that is far off nothing is written that cannot be read",
    arguments: [-9_000_000_000, -2_208_988_801, 7_258_118_399, 7_258_118_400, 300_000_000_000])
  func farOffClock(now: Int) throws {
    let bench = try Workbench()
    let before = try bench.add("before").id
    bench.now = now
    let id = try bench.add("a").id
    for title in ["b", "c"] { try bench.write { try $0.update(id) { $0.title = title } } }
    try bench.write { draft in
      draft.settings.language = "de"
      draft.settings.windows.weekly[.monday] = []
      draft.settings.calendars = [CalendarSetting(name: "w", path: "/w")]
    }
    try bench.complete(id)
    try bench.write { try $0.remove(before) }
    let after = try bench.state()
    #expect(bench.store.faults() == [])
    for _ in 0..<6 {
      #expect(try bench.store.undo(now: bench.now, today: bench.today).count == 1)
      #expect(bench.store.faults() == [])
    }
    #expect(try bench.store.redo(6, now: bench.now, today: bench.today).count == 6)
    #expect(try bench.state() == after)
    #expect(bench.store.faults() == [])
  }

  @Test("What could not be read again is refused, and nothing is changed")
  func unreadable() throws {
    let bench = try Workbench()
    let id = try bench.add("a").id
    let before = bench.text()
    let edits: [@Sendable (inout Task) -> Void] = [
      { $0.durationMinutes = 0 }, { $0.time = .endOfDay },
      { $0.exceptions = [CivilDate(daysSinceEpoch: 90_000): .done] },
      { $0.due = CivilDate(daysSinceEpoch: 90_000) },
    ]
    for edit in edits {
      #expect(throws: StoreFailure.self) { try bench.write { try $0.update(id, edit) } }
    }
    #expect(throws: StoreFailure.self) { try bench.write { $0.settings.dayStart = .endOfDay } }
    #expect(bench.text() == before)
  }

  @Test("A folder that does not exist is an empty store, and reading does not make it")
  func emptyStore() throws {
    let bench = try Workbench()
    let snapshot = try bench.store.read()
    #expect(try snapshot.open().isEmpty)
    #expect(snapshot.settings == Settings())
    #expect(try bench.folder.names().isEmpty)
  }

  @Test("What was written is read again, field by field")
  func roundTrip() throws {
    let bench = try Workbench()
    let added = try bench.add("Zahnarzt \u{1B}[31m «ü» \"\\ \n\u{2028}\u{202E}👨‍👩‍👧 e\u{301}") { task in
      task.day = CivilDate(year: 2026, month: 12, day: 1)
      task.time = ClockTime(hour: 14)
      task.due = bench.today.adding(days: 4)
      task.durationMinutes = 45
      task.isUrgent = true
      task.tags = ["arbeit", "a-b"]
      task.repeatRule = RepeatRule(unit: .month, every: 2, weekdays: [.friday], ordinal: -1)
      task.exceptions = [bench.today: .done, bench.today.adding(days: 7): .moved(bench.today)]
      task.openFrom = bench.today
      task.series = Occurrence(id: task.id, day: bench.today)
      task.notes = "line\r\n\tline"
    }
    let read = try #require(try bench.store.read().task(added.id))
    #expect(read == added)
    #expect(Array(read.title.utf8) == Array(added.title.utf8))
    #expect(bench.text().utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  @Test("The file is one record a line, sorted by id, and valid JSON as a whole")
  func layout() throws {
    let bench = try Workbench()
    for title in ["a", "b", "c"] { try bench.add(title) }
    let lines = bench.text().split(separator: "\n")
    #expect(lines.prefix(3) == ["{", "\"format\": 1,", "\"tasks\": ["])
    #expect(lines.suffix(2) == ["]", "}"])
    let ids = lines.dropFirst(3).dropLast(2).map { $0.dropFirst(8).prefix(16) }
    #expect(ids.count == 3)
    #expect(ids == ids.sorted())
  }

  @Test("Every field is found by its name", arguments: Field.allCases)
  func fields(field: Field) {
    Array(field.rawValue.utf8).withUnsafeBufferPointer { buffer in
      #expect(Field(0..<buffer.count, in: JSONCursor(buffer)) == field)
      #expect(Field(0..<(buffer.count - 1), in: JSONCursor(buffer)) == nil)
    }
  }

  @Test("Only what was asked for is given, in the order of the list")
  func queries() throws {
    let bench = try Workbench()
    let (today, tomorrow) = (bench.today, bench.today.adding(days: 1))
    for (title, day) in [
      ("c", today), ("l", nil), ("a", today), ("t", tomorrow), ("y", today.adding(days: -1)),
    ] {
      try bench.add(title) { $0.day = day }
    }
    let series = try bench.add("s") { task in
      task.day = today
      task.repeatRule = RepeatRule(unit: .day)
    }
    let first = try #require(try bench.store.read().open(on: today).last)
    try bench.write { try $0.move(first.id, to: .first) }
    let snapshot = try bench.store.read()
    #expect(try snapshot.open(on: today).map(\.title) == ["a", "c"])
    #expect(try snapshot.open(on: tomorrow).map(\.title) == ["t"])
    #expect(try snapshot.open(on: nil).map(\.title) == ["l"])
    #expect(try snapshot.leftovers(before: today).map(\.title) == ["y"])
    #expect(try snapshot.series() == [series])
    #expect(try snapshot.open().map(\.title) == ["a", "c", "l", "t", "y", "s"])
  }

  @Test("A task is moved by writing it alone, and tasks of one rank are told apart first")
  func moving() throws {
    let bench = try Workbench()
    let tasks = try ["a", "b", "c", "d"].map { try bench.add($0) }
    let same = bench.text().replacing("\"a2\"", with: "\"a1\"").replacing("\"a3\"", with: "\"a1\"")
    try bench.folder.put(same, as: "xday/xday.json")
    let tied = try bench.store.read().open().dropFirst().map(\.id)
    try bench.write { try $0.move(tasks[0].id, to: .after(tied[1])) }
    #expect(try bench.store.read().open().map(\.id) == [tied[0], tied[1], tasks[0].id, tied[2]])

    let before = bench.text().split(separator: "\n")
    try bench.write { try $0.move(tied[2], to: .before(tied[0])) }
    #expect(try bench.store.read().open().map(\.id) == [tied[2], tied[0], tied[1], tasks[0].id])
    #expect(zip(before, bench.text().split(separator: "\n")).count { $0 != $1 } == 1)
    try bench.write { try $0.move(tied[2], to: .last) }
    try bench.write { try $0.move(tied[2], to: .after(tied[2])) }
    #expect(try bench.store.read().open().last?.id == tied[2])
  }

  @Test("An edit marks the fields that changed with its instant, and nothing else")
  func edits() throws {
    let bench = try Workbench()
    let task = try bench.add("a") { $0.day = bench.today }
    #expect(task.edited.isEmpty && task.modified == task.created)
    bench.now += 60
    let edited = try bench.write { draft in
      try draft.update(task.id) { task in
        task.day = nil
        task.notes = "n"
        task.title = "a"
      }
    }
    #expect(edited?.edited == ["day": bench.now, "notes": bench.now])
    #expect(edited?.modified == bench.now)
    #expect(try bench.store.read().task(task.id) == edited)
    #expect(try bench.write { try $0.update(TaskID.lowest) { $0.title = "x" } } == nil)
  }

  @Test("Settings are read as they were set, and those that were not are at their defaults")
  func settings() throws {
    let bench = try Workbench()
    var expected = Settings()
    expected.isBudgetOn = false
    expected.language = "de"
    expected.me = ["a@example.org"]
    expected.dayStart = try #require(ClockTime(hour: 4))
    expected.windows.weekly[.monday] = []
    expected.windows.weekly[.saturday] = [
      try #require(ClockTime(hour: 22).flatMap { Window(start: $0, end: .endOfDay) })
    ]
    expected.windows.dates[bench.today] = expected.windows.weekly[.tuesday]
    var calendar = CalendarSetting(name: "Arbeit", path: "~/cal")
    (calendar.allDay, calendar.tentative, calendar.unanswered) = (.busy, .free, .busy)
    expected.calendars = [calendar, CalendarSetting(name: "b", path: "/b")]
    try bench.write { $0.settings = expected }
    #expect(try bench.store.read().settings == expected)

    expected.windows.dates = [:]
    expected.calendars.removeLast()
    try bench.write { $0.settings = expected }
    #expect(try bench.store.read().settings == expected)
  }

  @Test("A completion without a day gets that of UTC, and a reopened task loses both")
  func completions() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.write { try $0.update(task.id) { $0.completed = bench.now } }
    #expect(try bench.store.read().completed().map(\.completedDay) == [bench.today])
    try bench.write { try $0.update(task.id) { $0.completed = nil } }
    #expect(try bench.store.read().task(task.id)?.completedDay == nil)
  }
}
