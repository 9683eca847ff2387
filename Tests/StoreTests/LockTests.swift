import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("What keeps writers apart")
struct LockTests {
  /// Lets several writers add tasks through their own folders while something goes on, and returns what they were told
  /// is there and what is.
  private func told(
    _ stores: [TaskStore], each count: Int, besides body: @escaping @Sendable () -> Void = {}
  ) async throws -> (told: Set<String>, there: Set<String>) {
    let bench = try Workbench()
    let (now, today) = (bench.now, bench.today)
    let told = try await withThrowingTaskGroup(of: [String].self) { group in
      for (writer, store) in stores.enumerated() {
        group.addTask {
          var generator = SeededGenerator(seed: UInt64(writer) + 1)
          return try (0..<count).map { number in
            let title = "\(writer)-\(number)"
            try store.write(as: CommandLabel(name: "add", text: title), now: now, today: today) { draft in
              _ = try draft.add(title, using: &generator)
            }
            body()
            return title
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return (Set(told), Set(try stores[0].read().open().map(\.title)))
  }

  @Test("A lock file that is taken away meanwhile lets no two write at once")
  func removedLock() async throws {
    let bench = try Workbench()
    try bench.add("base")
    let lock = bench.store.folder + "/lock"
    let stores = (0..<3).map { _ in TaskStore(folder: bench.store.folder) }
    let result = try await told(stores, each: 12) { try? FileManager.default.removeItem(atPath: lock) }
    #expect(result.told.count == 36)
    #expect(result.there == result.told.union(["base"]))
    #expect(bench.store.leftoverPaths().isEmpty)
  }

  @Test("Who waits for a lock file that is taken away waits for the new one")
  func replacedLock() throws {
    let bench = try Workbench()
    try bench.add("base")
    let path = bench.store.folder + "/lock"
    let old = try SystemFile(path, O_RDWR)
    let isThereBefore = old.isThere(at: path)
    try FileManager.default.removeItem(atPath: path)
    let isThereAfter = old.isThere(at: path)
    #expect(isThereBefore && !isThereAfter)
    try bench.add("next")
    let isThereAnew = old.isThere(at: path)
    #expect(!isThereAnew && FileManager.default.fileExists(atPath: path))
  }

  @Test("Two folders whose stores are links to one file write one after the other")
  func twoHomes() async throws {
    let folder = try TemporaryFolder()
    try folder.put("{\"format\": 1, \"tasks\": []}", as: "shared/xday.json")
    let stores = try ["a", "b"].map { name in
      try folder.put("", as: name + "/other")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/\(name)/xday.json", withDestinationPath: "../shared/xday.json")
      return TaskStore(folder: folder.path + "/" + name)
    }
    let result = try await told(stores, each: 15)
    #expect(result.told.count == 30)
    #expect(result.there == result.told)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/shared") == ["xday.json"])
  }
}
