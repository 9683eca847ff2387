import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("A damaged store")
struct DamageTests {
  /// A store in which every kind of value occurs.
  private func smallStore() throws -> Workbench {
    let bench = try Workbench()
    try bench.write { draft in
      try draft.add("Zähne ✓ \"a\\b\"", using: &bench.generator) { task in
        task.day = bench.today
        task.time = ClockTime(hour: 14)
        task.durationMinutes = 45
        task.isUrgent = true
        task.tags = ["x"]
        task.repeatRule = RepeatRule(unit: .week, weekdays: [.monday])
        task.exceptions = [bench.today: .done]
      }
      let other = try draft.add("b", using: &bench.generator)
      try draft.remove(other.id)
      draft.settings.language = "de"
      draft.settings.windows.weekly[.monday] = []
      draft.settings.calendars = [CalendarSetting(name: "w", path: "/w")]
    }
    return bench
  }

  @Test("A title longer than any that can be typed is a fault at its place; notes can be a book")
  func longTitle() throws {
    for (name, count, isGood) in [("b", 20_000, true), ("b", 20_001, false)] {
      let bench = try smallStore()
      try bench.write {
        try $0.add(name, using: &bench.generator) { $0.notes = String(repeating: "n", count: 200_000) }
      }
      let long = bench.text().replacing(
        "\"title\": \"b\"", with: "\"title\": \"\(String(repeating: "b", count: count))\"")
      try #require(long != bench.text())
      try bench.folder.put(long, as: "xday/xday.json")
      #expect(bench.store.faults().isEmpty == isGood, "\(count)")
    }
  }

  @Test(
    "A folder of copies that cannot be written is a fault before a copy is missing",
    .disabled(if: getuid() == 0, "modes do not stop root"))
  func readOnlyCopies() throws {
    let bench = try smallStore()
    let backups = bench.store.folder + "/backups"
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    #expect(bench.store.faults().isEmpty)
    try #require(chmod(backups, 0o500) == 0)
    defer { chmod(backups, 0o700) }
    #expect(bench.store.faults() == [.cannotWrite(file: backups, errno: EACCES)])
  }

  @Test("Cut off anywhere, it is refused with its place, and stays as it is")
  func truncated() throws {
    let bench = try smallStore()
    let bytes = Array(bench.text().utf8)
    for length in 0..<(bytes.count - 2) {
      let failure = #expect(throws: StoreFailure.self) { try read(Array(bytes.prefix(length)), in: bench) }
      guard case .damaged(let file, let line, let column, _) = failure else {
        Issue.record("\(length): \(String(describing: failure))")
        continue
      }
      #expect(file == bench.store.path && line >= 1 && column >= 1)
    }
    try read(Array(bytes.dropLast()), in: bench)
  }

  @Test("With any byte changed it is refused, or says what then stands there")
  func flipped() throws {
    let bench = try smallStore()
    let bytes = Array(bench.text().utf8)
    // Each byte in one of three ways, so that each way is tried all over the file.
    for index in bytes.indices {
      let bits = [0x01, 0x20, 0x80][index % 3] as UInt8
      var changed = bytes
      changed[index] ^= bits
      do {
        try read(changed, in: bench)
        // No task has gone, and none has come back from the dead.
        #expect(bits != 0x80)
        #expect(try bench.store.read().open().count == 1)
      } catch is StoreFailure {
        continue
      }
    }
  }

  @Test("A command on a damaged store changes none of its bytes")
  func neverOverwritten() throws {
    let bench = try smallStore()
    let bytes = Array(bench.text().utf8)
    for length in stride(from: 0, to: bytes.count - 2, by: 97) {
      let damaged = Array(bytes.prefix(length))
      try bench.folder.put(damaged, as: "xday/xday.json")
      #expect(throws: StoreFailure.self) { try bench.add("c") }
      #expect(throws: StoreFailure.self) { try bench.store.undo(now: bench.now, today: bench.today) }
      #expect(bench.folder.bytes("xday/xday.json") == damaged)
    }
    let names = try bench.folder.names() + FileManager.default.contentsOfDirectory(atPath: bench.store.folder)
    #expect(names.sorted() == ["lock", "undo.json", "xday", "xday.json"])
  }

  @Test(
    "What cannot be understood is named with line and column",
    arguments: [
      ("\u{FEFF}{}", 1, 1, .byteOrderMark), ("{}", 1, 1, .missingField("format")),
      ("{\"format\": \"1\"}", 1, 12, .badValue("format")),
      ("{\"format\": 0}", 1, 12, .badValue("format")), ("{\"format\": 1.5}", 1, 12, .badValue("format")),
      ("{\"format\": 1,\n\"tasks\": [\n{\"title\": \"a\"}\n]}", 3, 1, .missingField("id")),
      ("{\"format\": 1,\n\"tasks\": [\n{\"ä\": \"ö\", \"id\": 1}]}", 3, 18, .badValue("id")),
      (
        "{\"format\": 1,\n\"tasks\": [\n{\"id\": \"bkdmwzrthgpqvnsc\", \"day\": \"2026-02-31\"}]}", 3, 35,
        .badValue("day")
      ),
      (
        "{\"format\": 1, \"tasks\": [{\"id\": \"bkdmwzrthgpqvnsc\"},\n{\"id\": \"bkdmwzrthgpqvnsc\"}]}", 2, 1,
        nil
      ),
      ("{\"format\": 1, \"tasks\": {}}", 1, 24, .unexpectedByte(0x7B)),
      ("{\"format\": 1, \"tasks\": [],\n\"settings\": []}", 2, 13, .badValue("settings")),
      (
        "{\"format\": 1, \"tasks\": [],\n\"settings\": {\"dayStart\": \"25:00\"}}", 2, 26,
        .badValue("dayStart")
      ),
      (
        "{\"format\": 1, \"tasks\": [],\n\"settings\": {\"dayStart\": \"24:00\"}}", 2, 26,
        .badValue("dayStart")
      ),
      ("{\"format\": 1, \"tasks\": [],\n\"windows\": {\"mon\": [\"9-12\"]}}", 2, 20, .badValue("mon")),
      ("{\"format\": 1, \"tasks\": [],\n\"calendars\": [{\"name\": \"a\"}]}", 2, 15, .missingField("path")),
      ("{\"format\": 1}", 1, 1, .missingField("tasks")),
      ("{\"format\": 1, \"tusks\": []}", 1, 1, .missingField("tasks")),
      (
        "{\"format\": 1, \"tasks\": [],\n\"deleted\": [{\"id\": \"bkdmwzrthgpqvnsc\"}]}", 2, 13,
        .missingField("deleted")
      ),
      (
        "{\"format\": 1, \"tasks\": [{\"id\": \"bkdmwzrthgpqvnsc\", \"completedDay\": \"2026-11-30\"}]}", 1,
        25, .missingField("completed")
      ),
      ("{\"format\": 1} x", 1, 15, .unexpectedByte(0x78)),
    ] as [(String, Int, Int, Damage?)])
  func places(text: String, line: Int, column: Int, damage: Damage?) throws {
    let bench = try Workbench()
    let failure = #expect(throws: StoreFailure.self) { try read(Array(text.utf8), in: bench) }
    let expected = try damage ?? .duplicateID(#require(TaskID("bkdmwzrthgpqvnsc")))
    #expect(failure == .damaged(file: bench.store.path, line: line, column: column, damage: expected))
  }

  @Test(
    "A field of a record that cannot be is found when the task is asked for",
    arguments: [
      "\"time\": \"24:30\"", "\"time\": \"24:00\"", "\"due\": \"2026-02-30\"", "\"due\": 5",
      "\"durationMinutes\": 0", "\"durationMinutes\": 1441",
      "\"durationMinutes\": 1.5",
      "\"urgent\": 1", "\"tags\": [1]", "\"tags\": \"a\"", "\"notes\": 1", "\"repeat\": {\"unit\": \"hour\"}",
      "\"repeat\": {\"unit\": \"month\", \"monthDay\": 32}",
      "\"repeat\": {\"unit\": \"month\", \"ordinal\": 0}",
      "\"repeat\": {\"unit\": \"week\", \"weekdays\": [\"montag\"]}",
      "\"repeat\": {\"unit\": \"day\", \"every\": 0}",
      "\"modified\": \"2026-11-30\"", "\"exceptions\": {\"2026-11-30\": \"gone\"}",
      "\"edited\": {\"title\": 1}",
      "\"series\": {\"id\": \"x\", \"day\": \"2026-11-30\"}",
    ])
  func badFields(member: String) throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    let record =
      "{\"id\": \"\(task.id)\", \"title\": \"a\", \"created\": \"2026-11-30T09:12:00Z\", \"rank\": \"a0\""
    try bench.folder.put("{\"format\": 1, \"tasks\": [\(record)}]}", as: "xday/xday.json")
    #expect(try bench.store.read().open().count == 1)
    try bench.folder.put("{\"format\": 1, \"tasks\": [\(record), \(member)}]}", as: "xday/xday.json")
    let failure = #expect(throws: StoreFailure.self) { try bench.store.read().open() }
    let name = member.dropFirst().prefix { $0 != "\"" }
    guard case .damaged(_, 1, _, .badValue(String(name))) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("A newer format is refused by name, whatever else the file holds, and nothing is written")
  func newerFormat() throws {
    for rest in ["", ", \"tasks\": []", ", \"tasks\": {\"a\": 1}", ", \"windows\": 7, \"new\": [1]"] {
      for text in ["{\"format\": 999\(rest)}", "{\"a\": 1\(rest), \"format\": 999}"] {
        let bench = try Workbench()
        try bench.folder.put(text, as: "xday/xday.json")
        let expected = StoreFailure.newerFormat(file: bench.store.path, found: 999, known: 1)
        #expect(throws: expected) { try bench.store.read() }
        #expect(throws: expected) { try bench.add("a") }
        #expect(throws: expected) { try bench.store.restore(bench.store.path, now: 0) }
        #expect(bench.text() == text)
        #expect(try bench.folder.contents().keys.sorted() == ["xday/lock", "xday/xday.json"])
      }
    }
  }

  @Test("All faults of a store are found at once, in records that no command would have read too")
  func faults() throws {
    let bench = try smallStore()
    #expect(bench.store.faults().isEmpty)
    try bench.folder.put(
      bench.text().replacing("\"urgent\": true", with: "\"urgent\": 7"), as: "xday/xday.json")
    try bench.folder.put("{\"format\": 7, \"commands\": 1}", as: "xday/undo.json")
    try bench.folder.put("{\"format\": 1}", as: "xday/history/2026-10.json")
    let faults = bench.store.faults()
    let folder = bench.store.folder
    guard case .damaged(bench.store.path, _, _, .badValue("urgent")) = faults.first else {
      Issue.record("\(faults)")
      return
    }
    #expect(
      faults.dropFirst() == [
        .newerFormat(file: folder + "/undo.json", found: 7, known: 1),
        .damaged(file: folder + "/history/2026-10.json", line: 1, column: 1, damage: .missingField("tasks")),
      ])
  }

  @Test("Unknown keys survive reading and writing, at every level")
  func unknownKeys() throws {
    let bench = try smallStore()
    let id = try #require(try bench.store.read().open().first?.id)
    let text = bench.text()
      .replacing("\"urgent\": true", with: "\"urgent\": true, \"mood\": {\"a\": [1, \"ü\\u0041\"]}")
      .replacing("\"unit\": \"week\"", with: "\"unit\": \"week\", \"skip\": 5")
      .replacing("\"language\": \"de\"", with: "\"language\": \"de\", \"theme\": null")
      .replacing("\"mon\": []", with: "\"mon\": [], \"holidays\": {}")
      .replacing("\"path\": \"/w\"", with: "\"path\": \"/w\", \"colour\": \"red\"")
      .replacing("\n}\n", with: ",\n\"times\": [ 1,  2 ]\n}\n")
    try bench.folder.put(text, as: "xday/xday.json")
    try bench.write { draft in
      try draft.update(id) { $0.title = "c" }
      draft.settings.isBudgetOn = false
      draft.settings.windows.weekly[.sunday] = draft.settings.windows.weekly[.tuesday]
      draft.settings.calendars[0].allDay = .busy
    }
    let kept = [
      "\"mood\": {\"a\": [1, \"ü\\u0041\"]}", "\"skip\": 5", "\"theme\": null", "\"holidays\": {}",
      "\"colour\": \"red\"", "\"times\": [ 1,  2 ]", "\"title\": \"c\"", "\"allDay\": \"busy\"",
    ]
    for piece in kept { #expect(bench.text().contains(piece)) }
  }

  @Test("A line that a person laid out is copied byte for byte by a command that does not touch it")
  func untouchedLines() throws {
    let bench = try smallStore()
    let open = try #require(try bench.store.read().open().first)
    let text = bench.text().replacing("\"urgent\": true, ", with: "\"urgent\" :true,\n\t ")
    try bench.folder.put(text, as: "xday/xday.json")
    try bench.add("c")
    #expect(bench.text().contains("\"urgent\" :true,\n\t \"tags\""))
    #expect(try bench.store.read().task(open.id) == open)
  }

  @Test("Random bytes never make it fall over", arguments: 1...20 as ClosedRange<UInt64>)
  func randomBytes(seed: UInt64) throws {
    let bytes = Array(try smallStore().text().utf8)
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...8, using: &dice) {
        let index = Int.random(in: 0..<changed.count, using: &dice)
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: changed[index] = UInt8.random(in: 0...255, using: &dice)
        case 1: changed.remove(at: index)
        default: changed.insert(contentsOf: changed[index...].prefix(9), at: index)
        }
      }
      guard let document = try? Document(file: "", bytes: changed) else { continue }
      let snapshot = try? Snapshot(document)
      _ = try? snapshot?.open()
      let ids = document.heads.map(\.id)
      #expect(ids == Array(Set(ids)).sorted())
    }
  }

  private func read(_ bytes: [UInt8], in bench: Workbench) throws {
    try bench.folder.put(bytes, as: "xday/xday.json")
    let snapshot = try bench.store.read()
    _ = try snapshot.open()
  }
}
