import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("Several writers")
struct WriterTests {
  @Test("Writers at the same time lose nothing, and readers never see half a store")
  func concurrentWriters() async throws {
    let bench = try Workbench()
    let (store, now, today) = (bench.store, bench.now, bench.today)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for writer in 0..<8 {
        group.addTask {
          var generator = SeededGenerator(seed: UInt64(writer) + 1_000)
          for number in 0..<5 {
            try store.write(as: CommandLabel(name: "add", text: ""), now: now, today: today) { draft in
              _ = try draft.add("\(writer)-\(number)", using: &generator)
            }
          }
          return 0
        }
      }
      group.addTask {
        var seen = 0
        for _ in 0..<60 {
          let count = try store.read().open().count
          #expect(count >= seen)
          seen = count
        }
        return seen
      }
      try await group.waitForAll()
    }
    let tasks = try store.read().open()
    #expect(Set(tasks.map(\.title)).count == 40)
    #expect(Set(tasks.map(\.rank)).count == 40)
    #expect(try store.pastCommands().undoable.count == 40)
  }

  @Test("A program that knows no lock and writes in between loses nothing either")
  func writerWithoutLock() throws {
    let bench = try Workbench()
    try bench.add("a")
    let other = bench.text().replacing("\"a\"", with: "\"edited by hand\"")
    var runs = 0
    try bench.write { draft in
      runs += 1
      if runs == 1 { try bench.folder.put(other, as: "xday/xday.json") }
      try draft.add("b", using: &bench.generator)
    }
    #expect(runs == 2)
    #expect(try bench.store.read().open().map(\.title) == ["edited by hand", "b"])
  }

  @Test("One that writes every time is an error, and what it wrote stays")
  func stubbornWriter() throws {
    let bench = try Workbench()
    try bench.add("a")
    var runs = 0
    #expect(throws: StoreFailure.changing(file: bench.store.path)) {
      try bench.write { draft in
        runs += 1
        try bench.folder.put(bench.text() + " ", as: "xday/xday.json")
        try draft.add("b", using: &bench.generator)
      }
    }
    #expect(bench.text().hasSuffix("\n   "))
  }

  @Test("A holder that does not let go is named after a while, and reading goes on")
  func stuckHolder() throws {
    let bench = try Workbench()
    try bench.add("a")
    let lock = try SystemFile(bench.store.folder + "/lock", O_RDWR)
    #expect(try lock.tryLock() == .taken)
    let failure = #expect(throws: StoreFailure.self) { try bench.add("b") }
    #expect(failure == .busy(lock: bench.store.folder + "/lock", holder: Int(getpid())))
    #expect(try bench.store.read().open().count == 1)
    try withExtendedLifetime(lock.status()) { _ in }
  }

  @Test("A clock that jumps back takes no instant back")
  func clockJumpsBack() throws {
    let bench = try Workbench()
    let task = try bench.add("a")
    bench.now -= 10_000
    try bench.write { try $0.update(task.id) { $0.title = "b" } }
    let edited = try #require(try bench.store.read().task(task.id))
    #expect(edited.modified == task.modified + 1)
    #expect(edited.edited == ["title": edited.modified])
    try bench.write { try $0.remove(task.id) }
    #expect(try bench.store.read().document.heads.first?.deleted == edited.modified)
  }
}
