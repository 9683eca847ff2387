import Foundation
import Testing

@Suite("The board at the command line")
struct BoardTests {
  @Test("who never uses it has no mark in the store, and other answers are the same with a mark and without")
  func unnoticed() throws {
    let session = Session()
    session.random = LetterGenerator(letters: "bk fd gz hn kt 48")
    session.run("add", "Steuern heute 2h #geld")
    session.run("add", "Offerte 1h")
    session.run("add", "Yoga täglich 30min")
    session.run("plan", "fd", "morgen")
    session.run("unplan", "fd")
    session.run("move", "fd", "first")
    session.run("done", "gz")
    session.run("undo")
    #expect(try !Self.store(session).contains("stage"))
    session.run("start", "bk", "--at", "8:50")
    session.run("start", "Yoga", "--at", "9:00")
    session.run("stop")
    let marked = try Self.store(session)
    #expect(marked.components(separatedBy: "\"stage\": \"doing\"").count == 3)
    let reading = [
      ["today"], ["today", "--short"], ["list"], ["list", "--all"], ["list", "--repeating"], ["week"],
      ["timeline"],
      ["why"], ["show", "bk"], ["search", "steuern"], ["spent"], ["due"], ["export", "--format", "csv"],
      ["export", "--format", "markdown"], ["export", "--format", "ics"],
    ]
    let before = reading.map { session.run($0) }
    try Self.set(session, marked.replacing("\"stage\": \"doing\", ", with: ""))
    for (arguments, before) in zip(reading, before) {
      #expect(session.run(arguments) == before && !before.out.isEmpty, "\(arguments)")
    }
  }

  @Test(
    "an export carries the marks into an empty store to the byte, and an edit of another device beside them")
  func travelling() throws {
    let (session, other) = (Session(), Session())
    session.random = LetterGenerator(letters: "bk fd")
    session.run("add", "Steuern", "--doing")
    session.run("add", "Offerte", "--soon")
    let file = session.folder + "/all.json"
    session.run("export", "--output", file)
    #expect(other.run("import", file).status == 0)
    #expect(try Self.store(other) == Self.store(session))
    // One device sorts, the other renames; both count, and the later sorting wins.
    session.now = "2026-11-30T10:00"
    session.run("board", "fd", "doing")
    session.run("board", "bk", "later")
    other.now = "2026-11-30T10:05"
    other.run("edit", "fd", "Offerte Meier")
    other.run("board", "bk", "soon")
    let theirs = other.folder + "/theirs.json"
    other.run("export", "--output", theirs)
    session.run("import", theirs)
    let board = session.run("board", "--json").out
    let places = try #require(JSONSerialization.jsonObject(with: Data(board.utf8)) as? [String: Any])
    func titles(_ place: String) -> [String?] {
      (places[place] as? [[String: Any]] ?? []).map { $0["title"] as? String }
    }
    #expect(titles("doing") == ["Offerte Meier"] && titles("soon") == ["Steuern"] && titles("later").isEmpty)
  }

  @Test("a damaged record costs itself: the rest is shown, and what is missing is named")
  func damaged() throws {
    let session = Session()
    session.random = LetterGenerator(letters: "bk fd")
    session.run("add", "Steuern", "--soon")
    session.run("add", "Offerte", "--doing")
    try Self.set(session, try Self.store(session).replacing("\"soon\"", with: "\"someday\""))
    let result = session.run("board")
    #expect(result.status == 4 && result.out.contains("Offerte") && result.err.contains("stage"))
  }

  @Test("words complete to cards, places and positions")
  func completions() {
    let session = Session()
    session.random = LetterGenerator(letters: "bk fd")
    session.run("add", "Steuern")
    func offered(_ words: String...) -> [String] {
      session.run(["complete", "board"] + words).out.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
    }
    #expect(offered("") == ["bk"])
    #expect(offered("", "bk") == ["bk", "soon", "doing", "later", "done"])
    #expect(offered("", "bk", "soon") == ["first", "last", "before", "after"])
    #expect(offered("", "bk", "soon", "before") == ["bk"])
  }

  private static func store(_ session: Session) throws -> String {
    try String(contentsOfFile: session.store + "/xday.json", encoding: .utf8)
  }

  private static func set(_ session: Session, _ text: String) throws {
    try text.write(toFile: session.store + "/xday.json", atomically: true, encoding: .utf8)
  }
}
