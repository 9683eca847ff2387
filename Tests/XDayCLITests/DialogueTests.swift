import Testing
import XDayCLI

@Suite("Questions at a terminal")
struct DialogueTests {
  /// A session on Monday at 13:00, at a terminal, with three leftovers and a full day.
  static func session(language: String, keys: String) -> Session {
    let session = Session(language: language, now: "2026-11-26T08:00")
    session.random = LetterGenerator(letters: "bk fd gz hn kt lw mq")
    session.run("add", "Write offer today 2h")
    session.run("add", "stretch daily 5min")
    session.run("add", "Bread today")
    session.now = "2026-11-30T13:00"
    session.run("add", "Tax return today 3h")
    session.terminalWidth = 80
    session.environment["NO_COLOR"] = "1"
    session.keys = keys
    return session
  }

  @Test("the morning shows what an answer would do to the number and the line before it is given")
  func previews() {
    // 240 min are free; the tax return's 180 and today's stretch of 5 leave 55. With the offer's 120 it is
    // 65 too much; the stretch makes it 70; bread has no duration.
    let session = Self.session(language: "en", keys: "tt\n")
    let result = session.run("morning")
    #expect(result.status == 0 && result.err.isEmpty)
    #expect(
      result.out == """
        3 tasks are left over
        t today · d another day · l later · x drop · Enter next · q stop

           Thu 26 Nov  Write offer                          2 h     bk
           t today: 1 h 5 min too much, line before Tax return · l later: 55 min left
           today
           Sun 29 Nov  stretch  daily  missed 4 times       5 min   fd
           t today: 1 h 10 min too much · l later: 1 h 5 min too much
           today
           Thu 26 Nov  Bread                                –       gz
           either way: 1 h 10 min too much
           stays

        4 h still free · 5 h 10 min planned, 1 h 10 min too much

        """)
    session.keys = nil
    #expect(session.run("today", "--short").out.hasPrefix("4 h still free · 1 h 10 min too much"))
    #expect(session.run("morning", "--check").out.hasPrefix("1 task is left over"))
  }

  @Test("Ctrl-C ends the morning with status 130 and keeps the answers so far; q ends it calmly")
  func interrupted() {
    let session = Self.session(language: "de", keys: "s\u{3}")
    #expect(session.run("morning").status == 130)
    #expect(session.run("list").out.contains("Write offer"))
    let other = Self.session(language: "de", keys: "q")
    #expect(other.run("morning").status == 0)
    #expect(other.run("morning", "--check").out.contains("3 Aufgaben"))
  }

  @Test(
    "what of a series is meant is asked with one key",
    arguments: ["?t", "l", "a"])
  func series(keys: String) {
    let session = Self.session(language: "en", keys: keys)
    let asked = session.run("drop", "stretch")
    #expect(asked.status == 0)
    #expect(
      asked.out.hasPrefix(
        "stretch · Mon 30 Nov\nt this one · l from this one on · a the whole series · q stop\n"))
    session.keys = nil
    let all = session.run("list", "--all").out
    switch keys {
    case "?t": #expect(all.contains("Tue 1 Dec   stretch") && all.contains("daily"))
    case "l": #expect(all.contains("Sun 29 Nov  stretch  daily until 2026-11-29"))
    default: #expect(!all.contains("stretch"))
    }
    #expect(session.run("undo").status == 0)
  }

  @Test("Ctrl-C and q change nothing, and at the end of the input the flags are named")
  func unanswered() {
    for (keys, status) in [("\u{3}", Int32(130)), ("q", 130), ("", 2)] {
      let session = Self.session(language: "en", keys: keys)
      let before = session.run("list", "--all", "--json").out
      #expect(session.run("plan", "stretch", "fri").status == status)
      #expect(session.run("list", "--all", "--json").out == before)
    }
  }
}
