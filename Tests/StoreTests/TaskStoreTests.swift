import DayBudget
import Testing

@testable import Store

@Suite("The store")
struct TaskStoreTests {
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
}
