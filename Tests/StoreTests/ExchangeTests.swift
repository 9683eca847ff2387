import DayBudget
import Testing

@testable import Store

@Suite("Export and import")
struct ExchangeTests {
  private let label = CommandLabel(name: "import", text: "export.json")

  @Test(
    "An export taken into an empty store gives the same store to the byte",
    arguments: 1...3 as ClosedRange<UInt64>)
  func sameToTheByte(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    for _ in 0..<35 { _ = try bench.giveRandomCommand() }
    let (fresh, export) = (try Workbench(), try bench.store.export())
    // Also on a later day, when what was completed on the day of the export is over.
    for _ in 0..<90 { fresh.nextDay() }
    let result = try take(export, into: fresh)
    #expect(result.added + result.blocks.added == (try bench.records().count))
    #expect(result.changed + result.kept == 0)
    #expect(try files(of: fresh) == files(of: bench))
    #expect(try fresh.store.export() == export)

    #expect(try fresh.store.undo(now: fresh.now, today: fresh.today).count == 1)
    #expect(try fresh.state().isEmpty)
    #expect(try fresh.store.redo(now: fresh.now, today: fresh.today).count == 1)
    #expect(try fresh.state() == bench.state())
  }

  @Test("Taking in the same export again changes nothing", arguments: 1...3 as ClosedRange<UInt64>)
  func again(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    for _ in 0..<25 { _ = try bench.giveRandomCommand() }
    let export = try bench.store.export()
    let before = try files(of: bench)
    let result = try take(export, into: bench)
    #expect(result == ImportResult(keptOf: try bench.records()))
    #expect(try files(of: bench) == before)
  }

  @Test("An older copy takes nothing away", arguments: 1...3 as ClosedRange<UInt64>)
  func olderCopy(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    for _ in 0..<14 { _ = try bench.giveRandomCommand() }
    let export = try bench.store.export()
    bench.now += 1_000
    for _ in 0..<14 { _ = try bench.giveRandomCommand() }
    let before = try bench.state()
    #expect(try take(export, into: bench).added == 0)
    #expect(try bench.state() == before)
  }

  @Test("An empty store taken in takes nothing away")
  func emptyCopy() throws {
    let (bench, empty) = (try Workbench(seed: 3), try Workbench())
    for _ in 0..<14 { _ = try bench.giveRandomCommand() }
    let before = try files(of: bench)
    _ = try take(try empty.store.export(), into: bench)
    #expect(try files(of: bench) == before)
  }

  @Test("Two devices that take in each other's exports say the same", arguments: 1...3 as ClosedRange<UInt64>)
  func twoDevices(seed: UInt64) throws {
    let (left, right) = (try Workbench(seed: seed), try Workbench(seed: seed + 50))
    for _ in 0..<14 { _ = try left.giveRandomCommand() }
    _ = try take(try left.store.export(), into: right)
    (right.now, right.today) = (left.now, left.today)
    for _ in 0..<14 {
      _ = try left.giveRandomCommand()
      _ = try right.giveRandomCommand()
    }
    let (fromLeft, fromRight) = (try left.store.export(), try right.store.export())
    _ = try take(fromRight, into: left)
    _ = try take(fromLeft, into: right)
    #expect(try left.content() == right.content())
    for bench in [left, right] {
      let codes = try bench.store.read().open().map { try bench.store.read().code(of: $0.id) }
      #expect(Set(codes).count == codes.count)
    }
  }

  @Test("A trial counts and writes nothing")
  func trial() throws {
    let (bench, other) = (try Workbench(seed: 3), try Workbench(seed: 4))
    try bench.add("a")
    try other.add("b")
    let before = try bench.folder.contents()
    let result = try bench.store.importing(
      try other.store.export(), from: "x", as: label, now: bench.now, today: bench.today, isTrial: true)
    #expect(result == ImportResult(tasks: .init(1)))
    #expect(try bench.folder.contents() == before)
  }

  @Test("An import into a store with tasks keeps a copy of it, and can be taken back")
  func backupBeforeImport() throws {
    let (bench, other) = (try Workbench(seed: 3), try Workbench(seed: 4))
    try bench.add("a")
    try other.add("b")
    let (before, state) = (bench.text(), try bench.state())
    let result = try take(try other.store.export(), into: bench)
    let backup = try #require(result.backup)
    #expect(backup.hasSuffix("backups/xday-2026-11-30T091200Z-import.json"))
    #expect(bench.text("backups/xday-2026-11-30T091200Z-import.json") == before)
    _ = try bench.store.undo(now: bench.now, today: bench.today)
    #expect(try bench.state() == state)

    let current = bench.text()
    try bench.store.write(as: label, now: bench.now, today: bench.today, isCopied: true) { draft in
      _ = try draft.add("c", using: &bench.generator)
    }
    #expect(bench.text("backups/xday-2026-11-30T091200Z-import-2.json") == current)
  }

  @Test(
    "What is no export is refused, and nothing is taken in",
    arguments: [
      ("", Damage.truncated), ("[]", .unexpectedByte(0x5B)), ("{}", .missingField("format")),
      ("{\"schema\": \"xday.export/1\", \"store\": {\"format\": 1, \"tasks\": [{}]}}", .missingField("id")),
      ("{\"format\": 1, \"tasks\": [{\"id\": \"bkdmwzrthgpqvnsc\"}]}", .missingField("title")),
    ])
  func refused(text: String, damage: Damage) throws {
    let bench = try Workbench()
    let failure = #expect(throws: StoreFailure.self) { try take(Array(text.utf8), into: bench) }
    guard case .damaged("x", _, _, damage) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(try bench.folder.names().isEmpty)
  }

  private func take(_ bytes: [UInt8], into bench: Workbench) throws -> ImportResult {
    try bench.store.importing(bytes, from: "x", as: label, now: bench.now, today: bench.today)
  }

  /// The files of a store, but for the lock, the log and the backups.
  private func files(of bench: Workbench) throws -> [String: String] {
    try bench.folder.contents().filter { $0.key == "xday/xday.json" || $0.key.hasPrefix("xday/history/") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

extension Workbench {
  /// What the store says, but for the codes, which are each device's own, and the spelling of the file.
  func content() throws -> [String: Set<Member>] {
    var content: [String: Set<Member>] = [:]
    for (name, value) in try state() where name != "calendars" {
      content[name] = Set(try Members.read(Array(value.utf8)).filter { $0.name != "codeLength" })
    }
    return content
  }
}

extension ImportResult {
  /// What an import of records that are there already gives.
  fileprivate init(keptOf records: [RecordID: String]) {
    let blocks = records.keys.count(where: \.isBlock)
    self.init(tasks: .init(0, kept: records.count - blocks), blocks: .init(0, kept: blocks))
  }
}

extension ImportResult.Counts {
  fileprivate init(_ added: Int, kept: Int = 0) {
    self.init()
    (self.added, self.kept) = (added, kept)
  }
}
