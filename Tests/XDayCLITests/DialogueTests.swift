import Foundation
import Terminal
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
    let session = Self.session(language: "en", keys: "t\nt")
    let result = session.run("morning")
    #expect(result.status == 0 && result.err.isEmpty)
    #expect(
      result.out == """
        3 tasks are left over
        t today · a another day · l later · d done · x drop · b back · Enter next
        q stop

           Thu 26 Nov  Write offer                          2 h     bk
           t today: 1 h 5 min too much, no room for Tax return · l later: 55 min left
           today
           Thu 26 Nov  Bread                                –       gz
           today or later: 1 h 5 min too much
           left as it is
           Sun 29 Nov  stretch  daily  missed 4 times       5 min   fd
           t today: 1 h 10 min too much · l later: 1 h 5 min too much
           today

        4 h still free · 5 h 10 min planned, 1 h 10 min too much
        to undo: xday undo

        """)
    session.keys = nil
    #expect(session.run("today", "--short").out.hasPrefix("4 h still free · 1 h 10 min too much"))
    #expect(session.run("morning", "--check").out.hasPrefix("1 task is left over"))
  }

  @Test("a day that is past is taken, and said to be")
  func pastDay() {
    for (language, answer, remark) in [
      ("en", "yesterday", "that day is past"), ("de", "gestern", "dieser Tag ist vorbei"),
    ] {
      let result = Self.session(language: language, keys: "a\(answer)\nq").run("morning")
      #expect(result.status == 0 && result.out.contains(", " + remark), "\(result.out)")
    }
  }

  @Test(
    "every answer says what came of it, b goes back to the last one, and what is no day asks again in place")
  func answers() {
    let session = Self.session(
      language: "de", keys: "sb\u{1B}[Hafoo\nfr\nd\u{1B}xt1ea\u{E000}\u{1B}\u{E000}a\nx")
    let result = session.run("morning")
    #expect(result.status == 0 && result.err.isEmpty)
    #expect(
      Screen(result.out, columns: 80).text
        == """
        3 Aufgaben sind liegengeblieben
        h heute · a anderer Tag · s später · e erledigt · x streichen · b zurück
        Enter weiter · q Schluss

           Do 26. Nov  Write offer                          2 h     bk
           h heute: 1 h 5 min zu viel, kein Platz für Tax return · s später: 55 min
           bleiben
           später (in der Liste)
           Do 26. Nov  Bread                                –       gz
           heute oder später: 55 min bleiben
           zurück
           Do 26. Nov  Write offer                          2 h     bk
           h heute: 1 h 5 min zu viel, kein Platz für Tax return · s später: 55 min
           bleiben
           Welcher Tag? foo
           das ist kein Tag
           Zum Beispiel: heute, morgen, Fr, 24.12., 2026-12-24
           Welcher Tag? fr
           Fr 4. Dez
           Do 26. Nov  Bread                                –       gz
           heute oder später: 55 min bleiben
           erledigt, Do 26. Nov
           So 29. Nov  stretch  täglich  4 Mal verpasst     5 min   fd
           h heute: 50 min bleiben · s später: 55 min bleiben
           Welcher Tag?
           So 29. Nov  stretch  täglich  4 Mal verpasst     5 min   fd
           h heute: 50 min bleiben · s später: 55 min bleiben
           Welcher Tag?
           So 29. Nov  stretch  täglich  4 Mal verpasst     5 min   fd
           h heute: 50 min bleiben · s später: 55 min bleiben
           gestrichen

        noch 4 h frei · 3 h 5 min verplant, 55 min bleiben
        rückgängig: xday undo

        """)
    session.keys = nil
    #expect(session.run("morning", "--check").status == 0)
    #expect(
      session.run("list", "--done", "2026-11-26", "--json").out.contains(#""completedDay": "2026-11-26""#))
    #expect(session.run("today", "fr").out.contains("Write offer"))
    #expect(session.run("undo").status == 0)
    #expect(session.run("morning", "--check").out.contains("3 Aufgaben"))
  }

  @Test(
    "a mistyped day, Home, Esc, done and back, in both languages and at both widths", arguments: [80, 40])
  func widths(width: Int) {
    for (language, keys, said) in [
      ("de", "sb\u{1B}[Hafoo\nfr\neq", ["das ist kein Tag", "Fr 4. Dez", "erledigt, Do 26. Nov", "zurück"]),
      ("en", "lb\u{1B}[Hafoo\nfri\ndq", ["that is no day", "Fri 4 Dec", "done, Thu 26 Nov", "back"]),
    ] {
      let session = Self.session(language: language, keys: keys)
      session.terminalWidth = width
      session.keys = nil
      let before = session.run("list", "--all").out
      session.keys = keys
      let out = Screen(session.run("morning").out, columns: width).text
      for text in said { #expect(out.contains("   \(text)\n"), "\(language) \(text): \(out)") }
      let lines = out.split(whereSeparator: \.isNewline)
      #expect(lines.allSatisfy { CellWidth.of(String($0)) <= width }, "\(out)")
      session.keys = nil
      // All that was answered is one step.
      #expect(session.run("undo").status == 0)
      #expect(session.run("list", "--all").out == before)
    }
  }

  @Test("the keys of the other language, sequences, Alt keys and pastes decide nothing")
  func meaningless() {
    let ignored = [
      "de": "tdl\u{1B}[H\u{1B}x\u{1B}[200~hsxeb\n\u{1B}[201~\u{1B}OH\u{E000}\u{1B}\u{E000}?7ü",
      "en": "hse\u{1B}[H\u{1B}x\u{1B}[200~tlxdb\n\u{1B}[201~\u{1B}OH\u{E000}\u{1B}\u{E000}?7ü",
    ]
    for (language, keys) in ignored {
      let session = Self.session(language: language, keys: keys + "q")
      let before = session.run("list", "--all", "--json").out
      let result = session.run("morning")
      #expect(result.status == 0)
      #expect(result.out.components(separatedBy: " fd\n").count == 1, "\(language): \(result.out)")
      #expect(session.run("list", "--all", "--json").out == before)
    }
  }

  @Test("after Ctrl-Z the question stands there again")
  func resumed() {
    let session = Self.session(language: "en", keys: "")
    session.console = ScriptedConsole([{ .resumed }, { .key(KeyPress(.character("q"))) }])
    let result = session.run("morning")
    #expect(result.status == 0 && result.out.components(separatedBy: "Write offer   ").count == 3)
    #expect(session.console?.calls == ["begin", "end"])
  }

  @Test("a number that rests on an unread calendar says so, with status 5")
  func incomplete() {
    let session = Self.session(language: "en", keys: "q")
    _ = try? session.write("BEGIN:VCALENDAR\nBEGIN:VEVENT\n", to: "none.ics")
    session.run("calendar", "add", session.folder + "/none.ics")
    let result = session.run("morning")
    #expect(result.status == 5 && result.out.contains("none"), "\(result)")
  }

  @Test("in a script --done ticks a leftover off on its own day, a series too")
  func done() {
    let session = Self.session(language: "en", keys: "")
    session.keys = nil
    let result = session.run("morning", "--done", "bk", "fd", "--json")
    #expect(result.status == 0)
    #expect(
      result.out.contains(#""completedDay": "2026-11-26""#)
        && result.out.contains(#""completedDay": "2026-11-29""#))
    #expect(session.run("morning", "--check").out.hasPrefix("1 task is left over"))
    #expect(session.run("morning", "--done", "gz", "--drop", "gz").status == 2)
    #expect(session.run("morning", "--done", "gz", "--check").status == 2)
    #expect(session.run("undo").status == 0)
    #expect(session.run("morning", "--check").out.hasPrefix("3 tasks are left over"))
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
    case "l": #expect(all.contains("Sun 29 Nov  stretch  daily until 29 Nov"))
    default: #expect(!all.contains("stretch"))
    }
    #expect(session.run("undo").status == 0)
  }

  @Test("Ctrl-C in the morning says that the answers so far are not carried out")
  func interrupted() {
    let session = Self.session(language: "en", keys: "")
    let before = session.run("list", "--all", "--json").out
    session.console = ScriptedConsole([{ .key(KeyPress(.character("t"))) }])
    let result = session.run("morning")
    #expect(result.status == 130 && result.out.hasSuffix("\nnothing changed\n"), "\(result.out)")
    session.console = nil
    #expect(session.run("list", "--all", "--json").out == before)
  }

  @Test("Ctrl-C, Esc and q change nothing, and at the end of the input the flags are named")
  func unanswered() {
    for (keys, status) in [("\u{3}", Int32(130)), ("q", 130), ("\u{1B}", 130), ("", 2)] {
      let session = Self.session(language: "en", keys: keys)
      let before = session.run("list", "--all", "--json").out
      #expect(session.run("plan", "stretch", "fri").status == status)
      #expect(session.run("list", "--all", "--json").out == before)
    }
  }
}
