import DayBudget
import Foundation
import Testing

@testable import Store

@Suite("Copies of a store, and what is put in its place")
struct BackupTests {
  @Test("A missing store beside what belongs to one is an error that names the copies")
  func missing() throws {
    let bench = try Workbench()
    try bench.add("a")
    bench.nextDay()
    try bench.add("b")
    let backup = bench.store.folder + "/backups/xday-2026-12-01.json"
    try FileManager.default.removeItem(atPath: bench.store.path)
    let expected = StoreFailure.missing(file: bench.store.path, backups: [backup])
    #expect(throws: expected) { try bench.store.read() }
    #expect(throws: expected) { try bench.add("c") }
    #expect(try bench.store.restore(backup, now: bench.now) == nil)
    #expect(try bench.store.read().open().map(\.title) == ["a"])
  }

  @Test("A missing store beside a log of several commands is an error too, and a reset begins anew")
  func missingWithLog() throws {
    let bench = try Workbench()
    for title in ["a", "b"] { try bench.add(title) }
    for name in ["xday.json", "backups"] {
      try FileManager.default.removeItem(atPath: bench.store.folder + "/" + name)
    }
    #expect(throws: StoreFailure.missing(file: bench.store.path, backups: [])) { try bench.store.read() }
    let label = CommandLabel(name: "reset", text: "")
    #expect(try bench.store.reset(as: label, now: bench.now, today: bench.today) == nil)
    #expect(try bench.store.read().open().isEmpty)
  }

  @Test("Daily copies are kept for the last fourteen days with a write, copies before imports for good")
  func backups() throws {
    let bench = try Workbench()
    try bench.add("a")
    #expect(bench.store.backupPaths().isEmpty)
    let label = CommandLabel(name: "import", text: "")
    _ = try bench.store.importing(
      Array(
        bench.text().replacing("\"a\"", with: "\"b\"").replacing(
          "09:12:00Z\", \"rank", with: "09:13:00Z\", \"rank"
        ).utf8),
      from: "x", as: label, now: bench.now, today: bench.today)
    for _ in 0..<20 {
      bench.nextDay()
      let before = bench.text()
      try bench.add("b")
      try bench.add("c")
      #expect(bench.text("backups/xday-\(bench.today).json") == before)
    }
    let names = bench.store.backupPaths().map { Path.name(of: $0) }
    #expect(names.first == "xday-2026-12-20.json")
    #expect(names.count { !$0.contains("import") } == 14)
    #expect(names.contains("xday-2026-12-07.json"))
    #expect(names.last == "xday-2026-11-30T091200Z-import.json")
  }

  @Test("Restoring keeps the damaged file beside the store, and a damaged log too")
  func restore() throws {
    let bench = try Workbench()
    try bench.add("a")
    bench.nextDay()
    try bench.add("b")
    try bench.folder.put("{\"form", as: "xday/xday.json")
    try bench.folder.put("[", as: "xday/undo.json")
    let backup = try #require(bench.store.backupPaths().first)
    for (count, name) in ["xday.damaged-2026-12-01T091200Z.json", "xday.damaged-2026-12-01T091200Z-2.json"]
      .enumerated()
    {
      #expect(try bench.store.restore(backup, now: bench.now) == bench.store.folder + "/" + name)
      #expect(bench.text(name) == (count == 0 ? "{\"form" : bench.text()))
      #expect(try bench.store.read().open().map(\.title) == ["a"])
    }
    #expect(bench.text("undo.damaged-2026-12-01T091200Z.json") == "[")
    try bench.add("c")
    #expect(throws: StoreFailure.self) { try bench.store.restore(bench.store.folder + "/no.json", now: 0) }
    #expect(throws: StoreFailure.self) { try bench.store.restore(bench.store.folder + "/lock", now: 0) }
    #expect(try bench.store.read().open().map(\.title) == ["a", "c"])
  }

  @Test("Copies of days to come, from a clock that was ahead, push out none, and take no day its own")
  func clockAhead() throws {
    let bench = try Workbench()
    try bench.add("a")
    let (now, today) = (bench.now, bench.today)
    for _ in 0..<60 { bench.nextDay() }
    for _ in 0..<16 {
      bench.nextDay()
      try bench.add("ahead")
    }
    (bench.now, bench.today) = (now, today)
    let ahead = bench.store.backupPaths().count
    #expect(ahead == 14)
    for day in 1...16 {
      bench.nextDay()
      let before = bench.text()
      try bench.add("b")
      #expect(bench.text("backups/xday-\(bench.today).json") == before)
      #expect(bench.store.backupPaths().count == ahead + min(day, 14))
    }
  }

  @Test("An import or a reset that does not come about leaves no copy behind", arguments: [true, false])
  func refused(isReset: Bool) throws {
    let bench = try Workbench()
    try bench.complete(try bench.add("a").id)
    bench.nextDay()
    try bench.add("b")
    let other = bench.text().replacing("\"b\"", with: "\"c\"").replacing(
      "12:00Z\", \"rank", with: "13:00Z\", \"rank")
    let before = try bench.folder.contents().filter { !$0.key.hasSuffix("lock") }
    let blocker = bench.store.folder + "/.xday.json.tmp-\(getpid())"
    try FileManager.default.createDirectory(atPath: blocker + "/x", withIntermediateDirectories: true)
    let label = CommandLabel(name: isReset ? "reset" : "import", text: "")
    func give() throws {
      if isReset {
        _ = try bench.store.reset(as: label, now: bench.now, today: bench.today)
      } else {
        _ = try bench.store.importing(
          Array(other.utf8), from: "x", as: label, now: bench.now, today: bench.today)
      }
    }
    #expect(throws: StoreFailure.cannotWrite(file: bench.store.path, errno: EEXIST)) { try give() }
    #expect(try bench.folder.contents().filter { !$0.key.hasSuffix("lock") } == before)
    try FileManager.default.removeItem(atPath: blocker)
    try give()
    #expect(bench.store.backupPaths().count { $0.contains(label.name) } == 1)
  }
}
