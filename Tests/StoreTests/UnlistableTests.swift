import DayBudget
import Foundation
import Testing

@testable import Store

/// A folder that is there and cannot be listed: modes do not stop whoever runs the tests as root, these hindrances do.
@Suite("Folders that cannot be listed")
struct UnlistableTests {
  /// What stands in the place of a folder, and what the system then says.
  enum Hindrance: CaseIterable {
    case file, linkToNowhere, linkInACircle

    var errno: Int32 {
      switch self {
      case .file: ENOTDIR
      case .linkToNowhere: ENOENT
      case .linkInACircle: ELOOP
      }
    }

    /// Puts the folder aside and this in its place.
    func put(at path: String) throws {
      try FileManager.default.moveItem(atPath: path, toPath: path + ".aside")
      switch self {
      case .file: try Data("x".utf8).write(to: URL(fileURLWithPath: path))
      case .linkToNowhere:
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/no/such/disk")
      case .linkInACircle: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
      }
    }

    /// Puts the folder back.
    func remove(from path: String) throws {
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: path + ".aside", toPath: path)
    }
  }

  /// A store with a task in history, one that was completed today, an open one, and a last command that was undone.
  static func bench() throws -> Workbench {
    let bench = try Workbench()
    try bench.complete(try bench.add("old").id)
    bench.nextDay()
    try bench.complete(try bench.add("today").id)
    try bench.add("open")
    try bench.write("edit") { draft in
      for task in try bench.store.history() { try draft.update(task.id) { $0.notes = "n" } }
    }
    try bench.add("undone")
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    return bench
  }

  @Test("A month whose link leads nowhere is not taken for none")
  func monthToNowhere() throws {
    let bench = try Self.bench()
    let months = bench.store.history
    let path = months.file(of: try #require(try months.months.first)).path
    try FileManager.default.moveItem(atPath: path, toPath: path + ".aside")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/no/such/disk/month.json")
    #expect(throws: StoreFailure.unreadable(file: path, errno: ENOENT)) { try bench.store.history() }
    #expect(try bench.store.readableHistory(from: nil).failures.count == 1)
    let label = CommandLabel(name: "reset", text: "")
    #expect(throws: StoreFailure.self) {
      try bench.store.reset(as: label, now: bench.now, today: bench.today)
    }
  }

  @Test(
    "History is not taken for empty by anything that reads or removes all of it",
    arguments: Hindrance.allCases)
  func history(hindrance: Hindrance) throws {
    let bench = try Self.bench()
    let (records, commands) = (try bench.records(), try bench.store.pastCommands().undoable.count)
    let path = bench.store.history.folder
    try hindrance.put(at: path)
    let before = try bench.folder.contents().filter { !$0.key.hasSuffix("lock") }
    let failure = StoreFailure.unreadable(file: path, errno: hindrance.errno)
    let label = CommandLabel(name: "reset", text: "")
    #expect(throws: failure) { try bench.store.export() }
    #expect(throws: failure) { try bench.store.history() }
    #expect(throws: failure) { try bench.store.reset(as: label, now: bench.now, today: bench.today) }
    #expect(throws: failure) {
      try bench.store.importing(
        Array("{\"format\": 1, \"tasks\": []}".utf8), from: "x", as: label, now: bench.now, today: bench.today
      )
    }
    #expect(try bench.store.readableHistory().failures == [failure])
    #expect(bench.store.faults() == [failure])
    #expect(bench.store.hasHadTasks(try Snapshot(Document(emptyFile: ""))))
    #expect(try bench.folder.contents().filter { !$0.key.hasSuffix("lock") } == before)

    // What does not need it goes on, and forgets no command that touched it.
    try bench.add("more")
    bench.nextDay()
    try bench.add("tomorrow")
    #expect(try bench.store.pastCommands().undoable.count == commands + 2)
    try hindrance.remove(from: path)
    #expect(try bench.store.undo(2, now: bench.now, today: bench.today).count == 2)
    #expect(try records.allSatisfy { id, record in try bench.records()[id] == record })
    #expect(try bench.store.undo(99, now: bench.now, today: bench.today).count == commands)
  }

  @Test(
    "A missing store is not taken for a new one beside folders of which nothing is known",
    arguments: Hindrance.allCases, ["history", "backups"])
  func isNew(hindrance: Hindrance, name: String) throws {
    let bench = try Self.bench()
    for name in ["xday.json", "undo.json"] {
      try FileManager.default.removeItem(atPath: bench.store.folder + "/" + name)
    }
    for name in ["history", "backups"] {
      try FileManager.default.removeItem(atPath: bench.store.folder + "/" + name)
    }
    #expect(try bench.store.read().open().isEmpty)
    let path = bench.store.folder + "/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try hindrance.put(at: path)
    let failure = StoreFailure.unreadable(file: path, errno: hindrance.errno)
    #expect(throws: failure) { try bench.store.read() }
    #expect(throws: failure) { try bench.add("new") }
    #expect(bench.store.faults() == [failure])
    #expect(bench.folder.bytes("xday/xday.json") == nil)
  }

  @Test("Copies that cannot be listed are told, and the first write of a day waits for them")
  func backups() throws {
    let bench = try Self.bench()
    let path = bench.store.backups.folder
    try Hindrance.file.put(at: path)
    #expect(bench.store.backupPaths().isEmpty)
    #expect(bench.store.faults() == [.unreadable(file: path, errno: ENOTDIR)])
    bench.nextDay()
    let before = bench.text()
    #expect(throws: StoreFailure.cannotWrite(file: path, errno: EEXIST)) { try bench.add("x") }
    #expect(bench.text() == before)
  }
}
