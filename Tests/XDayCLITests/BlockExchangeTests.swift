import Foundation
import Testing

/// Time that other programs have written down, on its way into a store and out of it.
@Suite("Time in and out")
struct BlockExchangeTests {
  private static let now = "2026-11-30T16:12"

  /// How many blocks were added, or stay as they are.
  private static func blocks(_ document: [String: Any], _ count: String) -> Int? {
    (document["blocks"] as? [String: Any])?[count] as? Int
  }

  @Test(
    "A file as the program writes it comes in once, and what cannot be taken over is named by its line",
    arguments: [
      ("timewarrior.json", "timewarrior", 4, 1), ("watson-frames.json", "watson", 2, 1),
      ("day.klg", "klog", 6, 2),
      ("toggl.csv", "toggl", 2, 3), ("clockify.csv", "clockify", 2, 2),
    ])
  func imported(file: String, format: String, blocks: Int, losses: Int) throws {
    let session = Session(now: Self.now)
    let path = Repository.file("Tests/XDayCLITests/Fixtures/real/\(file)").path
    let first = try ImportTests.imported(session, path)
    #expect(first["format"] as? String == format)
    #expect(Self.blocks(first, "added") == blocks)
    #expect(first["lossCount"] as? Int == losses)
    let again = try ImportTests.imported(session, path)
    #expect(Self.blocks(again, "added") == 0)
    #expect(Self.blocks(again, "kept") == blocks)
    _ = session.run("undo")
    #expect(session.run("spent", "all", "--json").out.contains("\"minutes\": 0"))
  }

  @Test(
    "What was exported as a table comes into another store with every minute, and into its own not at all")
  func table() throws {
    let session = Session(now: Self.now)
    for text in ["Steuern 9-10:15 #geld", "Lesen gestern 23:30-0:45", "Mails 45min"] {
      #expect(session.run("log", text).status == 0)
    }
    let table = session.run("export", "--what", "blocks").out
    let file = session.folder + "/blocks.csv"
    try table.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Self.blocks(ImportTests.imported(session, file), "added") == 0)
    let other = Session(now: Self.now)
    #expect(try Self.blocks(ImportTests.imported(other, file), "added") == 3)
    #expect(other.run("export", "--what", "blocks").out == table)
    let sums = [session, other].map { $0.run("spent", "all", "--by", "day", "--json").out }
    #expect(sums[0] == sums[1])
  }

  @Test("What still runs there runs here, unless something runs already")
  func running() throws {
    let session = Session(now: Self.now)
    let file = session.folder + "/open.klg"
    try "2026-11-30\n    14:00 - ? Offerte\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(session.run("start", "Mails").status == 0)
    let refused = try ImportTests.imported(session, file)
    #expect(Self.blocks(refused, "added") == 0)
    #expect(refused["lossCount"] as? Int == 1)
    let other = Session(now: Self.now)
    #expect(try Self.blocks(ImportTests.imported(other, file), "added") == 1)
    #expect(other.run("running").status == 0)
  }

  @Test("A task that is here stays the block's, and knows of it")
  func task() throws {
    let session = Session(now: Self.now)
    let added = session.run("add", "Steuern 2h", "--json").out
    let id = try #require(added.firstMatch(of: /"id": "([a-z]{16})"/)).1
    let file = session.folder + "/blocks.csv"
    let text =
      "Date,Start,End,Minutes,Title,Task\n2026-11-27,09:00,10:00,60,Steuern,\(id)\n2026-11-27,11:00,,30,x,bbbbbbbbbbbbbbbb\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let result = try ImportTests.imported(session, file)
    #expect(Self.blocks(result, "added") == 2)
    #expect(result["lossCount"] as? Int == 1)
    #expect(session.run("spent", "all", "--task", "steuern", "--json").out.contains("\"minutes\": 60"))
  }

  @Test("A format that has no blocks is refused")
  func refused() {
    let session = Session(now: Self.now)
    #expect(session.run("export", "--what", "blocks", "--format", "markdown").status == 2)
  }
}
