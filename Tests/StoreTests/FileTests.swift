import DayBudget
import Foundation
import Testing

@testable import Store

@Suite("The files of a store")
struct FileTests {
  @Test("The folder is its owner's alone, and so is every file in it")
  func modes() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.complete(task.id)
    bench.nextDay()
    try bench.add("b")
    #expect(try mode(of: bench.store.folder) == 0o700)
    for name in try FileManager.default.subpathsOfDirectory(atPath: bench.store.folder) {
      let isFolder = ["backups", "history"].contains(name)
      #expect(try mode(of: bench.store.folder + "/" + name) == (isFolder ? 0o700 : 0o600))
    }
  }

  @Test("A mode that the person gave the file stays", arguments: [0o644, 0o640, 0o660])
  func modeStays(mode: Int) throws {
    let bench = try Workbench()
    try bench.add("a")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: bench.store.path)
    try bench.add("b")
    #expect(try self.mode(of: bench.store.path) == mode)
  }

  @Test("Reading writes nothing, not even a time")
  func readingWritesNothing() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    try bench.complete(task.id)
    bench.nextDay()
    try bench.add("b")
    let before = try stamps(in: bench)
    let snapshot = try bench.store.read()
    _ = try snapshot.open()
    _ = try bench.store.history()
    _ = try bench.store.pastCommands()
    _ = try bench.store.export()
    _ = bench.store.conflictCopies()
    _ = bench.store.backupPaths()
    #expect(try stamps(in: bench) == before)
  }

  @Test(
    "A symbolic link is written through and stays one",
    arguments: [["../sync/a.json"], ["/sync/a.json"], ["b.json", "../sync/../sync/a.json"]], [true, false])
  func symbolicLinks(links: [String], exists: Bool) throws {
    let bench = try Workbench()
    try bench.folder.put("", as: "sync/other")
    if exists { try bench.folder.put("{\"format\": 1, \"tasks\": []}", as: "sync/a.json") }
    try bench.folder.put("", as: "xday/other")
    for (name, destination) in zip(["xday.json", "b.json"], links) {
      let target = destination.hasPrefix("/") ? bench.folder.path + destination : destination
      try FileManager.default.createSymbolicLink(
        atPath: bench.store.folder + "/" + name, withDestinationPath: target)
    }
    try bench.add("a")
    try bench.add("b")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: bench.store.path).hasSuffix(links[0]))
    #expect(bench.folder.text("sync/a.json").contains("\"title\": \"b\""))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.folder.path + "/sync").sorted() == [
        "a.json", "other",
      ])
  }

  @Test("A link that leads nowhere or in a circle is an error that names the file")
  func brokenLinks() throws {
    let bench = try Workbench()
    try bench.folder.put("", as: "xday/other")
    let path = bench.store.path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/no/such/folder/a.json")
    #expect(throws: StoreFailure.cannotWrite(file: path, errno: ENOENT)) { try bench.add("a") }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "xday.json")
    #expect(throws: StoreFailure.cannotWrite(file: path, errno: ELOOP)) { try bench.add("a") }
  }

  @Test("A file with several names keeps them, and they all hold the new contents")
  func hardLinks() throws {
    let bench = try Workbench()
    try bench.add("a")
    try FileManager.default.linkItem(atPath: bench.store.path, toPath: bench.folder.path + "/other.json")
    try bench.add("b")
    try bench.write { draft in for task in try draft.snapshot.open() { try draft.remove(task.id) } }
    #expect(bench.folder.text("other.json") == bench.text())
    #expect(try bench.store.read().open().isEmpty)
    #expect(try bench.store.undo(now: bench.now, today: bench.today).count == 1)
    #expect(bench.folder.text("other.json") == bench.text())
    #expect(try bench.store.read().open().map(\.title) == ["a", "b"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.store.folder).allSatisfy {
        !$0.hasPrefix(".")
      })
  }

  @Test(
    "Being killed while a file with several names is written leaves the new contents",
    arguments: [0, 10, 400])
  func killedInPlace(length: Int) throws {
    let bench = try Workbench()
    try bench.add("a")
    let old = bench.text()
    try bench.add("b")
    let new = bench.text()
    try FileManager.default.linkItem(atPath: bench.store.path, toPath: bench.folder.path + "/other.json")
    try bench.folder.put(new, as: "xday/.xday.json.pending")
    let handle = try #require(FileHandle(forWritingAtPath: bench.store.path))
    try handle.write(contentsOf: Data((String(new.prefix(length)) + old.dropFirst(length)).utf8))
    try handle.truncate(atOffset: UInt64(max(old.utf8.count, length)))
    try handle.close()
    #expect(try bench.store.read().open().map(\.title) == ["a", "b"])
    try bench.add("c")
    #expect(bench.folder.text("other.json") == bench.text())
    #expect(bench.folder.bytes("xday/.xday.json.pending") == nil)
    #expect(try bench.store.read().open().map(\.title) == ["a", "b", "c"])
  }

  @Test("Attributes that a person or an access list gave the file stay")
  func attributes() throws {
    let bench = try Workbench()
    try bench.add("a")
    let key = FileAttributeKey("NSFileExtendedAttributes")
    let attributes = ["user.note": Data("mine".utf8)]
    // Not every file system of a temporary folder has them; then there is nothing to keep.
    try? FileManager.default.setAttributes([key: attributes], ofItemAtPath: bench.store.path)
    let before = try FileManager.default.attributesOfItem(atPath: bench.store.path)[key] as? [String: Data]
    try bench.add("b")
    let after = try FileManager.default.attributesOfItem(atPath: bench.store.path)[key] as? [String: Data]
    #expect(after == before)
  }

  @Test("What is no file is refused")
  func noFile() throws {
    let bench = try Workbench()
    try FileManager.default.createDirectory(atPath: bench.store.path, withIntermediateDirectories: true)
    #expect(throws: StoreFailure.unreadable(file: bench.store.path, errno: EISDIR)) { try bench.store.read() }
    let other = try Workbench()
    try other.folder.put("", as: "xday")
    #expect(throws: StoreFailure.unreadable(file: other.store.path, errno: ENOTDIR)) {
      try other.store.read()
    }
    #expect(throws: StoreFailure.cannotWrite(file: other.store.folder, errno: EEXIST)) { try other.add("a") }
    let pipe = try Workbench()
    try FileManager.default.createDirectory(atPath: pipe.store.folder, withIntermediateDirectories: true)
    #expect(mkfifo(pipe.store.path, 0o600) == 0)
    #expect(throws: StoreFailure.unreadable(file: pipe.store.path, errno: EINVAL)) { try pipe.store.read() }
  }

  @Test("A folder that is in the way of the temporary file leaves everything as it was")
  func cannotWrite() throws {
    let bench = try Workbench()
    try bench.add("a")
    let before = try bench.folder.contents()
    let blocker = bench.store.folder + "/.xday.json.tmp-\(getpid())"
    try FileManager.default.createDirectory(atPath: blocker + "/x", withIntermediateDirectories: true)
    #expect(throws: StoreFailure.cannotWrite(file: bench.store.path, errno: EEXIST)) { try bench.add("b") }
    try FileManager.default.removeItem(atPath: blocker)
    let after = try bench.folder.contents()
    for name in ["xday/xday.json", "xday/undo.json"] { #expect(after[name] == before[name]) }
    #expect(!after.keys.contains { $0.contains(".tmp-") })
    try bench.add("c")
    #expect(try bench.store.read().open().map(\.title) == ["a", "c"])
  }

  @Test("Temporary files of writers that were killed are cleared away by the next one")
  func leftovers() throws {
    let bench = try Workbench()
    try bench.add("a")
    for name in [
      ".xday.json.tmp-1", ".undo.json.tmp-999999", ".xday.damaged-2026-11-30T091200Z.json.tmp-1",
      "backups/.xday-2026-11-30T091200Z-reset.json.tmp-1", "backups/.xday-2026-11-30.json.tmp-1",
      "history/.2026-10.json.tmp-1",
    ] {
      try bench.folder.put("{\"for", as: "xday/" + name)
    }
    #expect(bench.store.leftoverPaths().count == 6)
    try bench.folder.put("mine", as: "xday/.other.tmp-1")
    try bench.add("b")
    let names = try FileManager.default.subpathsOfDirectory(atPath: bench.store.folder).filter {
      $0.contains(".tmp-")
    }
    #expect(names == [".other.tmp-1"])
  }

  @Test("Where nothing is locked, the temporary files of writers at work stay")
  func leftoversWithoutLocks() throws {
    let bench = try Workbench()
    try bench.add("a")
    let file = bench.store.file
    for name in [".xday.json.tmp-1", ".xday.json.tmp-2"] { try bench.folder.put("{", as: "xday/" + name) }
    let old = bench.store.folder + "/.xday.json.tmp-1"
    let young = bench.store.folder + "/.xday.json.tmp-2"
    let written = try #require(FileStamp(path: young)).seconds
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(written) - 3_700)], ofItemAtPath: old)
    try file.removeLeftovers(before: written - 3_600)
    #expect(FileStamp(path: old) == nil && FileStamp(path: young) != nil)
    try file.removeLeftovers(before: .max)
    #expect(FileStamp(path: young) == nil)
    #expect(try FolderLock.take(in: bench.store.folder, writing: bench.store.folder).leftoversEnd == .max)
  }

  @Test(
    "Copies of folder-sync programs are named",
    arguments: [
      ("xday (Anna's conflicted copy 2026-11-30).json", true), ("xday (1).json", true), ("xday 2.json", true),
      ("xday.sync-conflict-20261130-091200-ABCDEFG.json", true),
      ("xday (In Konflikt stehende Kopie).json", true),
      ("xday_conflict-20261130.json", true), ("xday.json", false),
      ("xday.damaged-2026-11-30T091200Z.json", false),
      ("xday-config.json", false), ("xday 2.txt", false), ("undo.json", false), ("xdayconflict.json", false),
    ])
  func conflictCopies(name: String, isCopy: Bool) throws {
    let bench = try Workbench()
    try bench.folder.put("", as: "xday/" + name)
    #expect(bench.store.conflictCopies() == (isCopy ? [bench.store.folder + "/" + name] : []))
  }

  private func mode(of path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
  }

  private func stamps(in bench: Workbench) throws -> [String: FileStamp?] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: bench.folder.path) + [""]
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, StoredFile(path: bench.folder.path + "/" + $0).stamp) })
  }
}
