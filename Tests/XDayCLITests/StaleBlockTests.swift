import Testing

@Suite("A block that runs since yesterday")
struct StaleBlockTests {
  private static func session(keys: String) -> Session {
    let session = Session(language: "en")
    session.random = LetterGenerator(letters: "48 bk 57")
    session.run("add", "Tax today 2h")
    session.run("start", "tax", "--for", "25min", "--now", "2026-11-29T17:02")
    session.terminalWidth = 100
    session.keys = keys
    return session
  }

  @Test("stop and done ask at a terminal when it ended", arguments: [["stop"], ["done", "tax"]])
  func asked(command: [String]) {
    let session = Self.session(keys: "17:30\n")
    let result = session.run(command)
    #expect(result.status == 0)
    #expect(
      result.out.contains("“Tax” runs since yesterday 17:02, 16 h 10 min. It ended at (17:30, now):"))
    #expect(session.run("timeline", "yesterday").out.contains("17:02–17:30  Tax"))
  }

  @Test("without an answer, and where nobody can be asked, it goes on running", arguments: ["\u{1B}", "\n"])
  func unanswered(keys: String) {
    let session = Self.session(keys: keys)
    let result = session.run("stop")
    #expect(result.status == 2 && result.err.contains("When did it end? --at 17:30"))
    session.keys = nil
    session.terminalWidth = nil
    #expect(session.run("stop").status == 2)
    #expect(session.run("running").status == 0)
  }

  @Test("what another block takes away of it takes an end with it that lies before its start")
  func replaced() {
    let session = Session(language: "en")
    session.run("start", "Read", "--for", "25min", "--now", "2026-11-30T08:00")
    session.run("log", "Phone 8:10-8:40", "--replace")
    let running = session.run("running", "--json").out
    #expect(running.contains("T08:40:00") && running.contains("\"endsAt\": null"), "\(running)")
  }
}
