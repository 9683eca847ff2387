import Foundation
import Terminal
import Testing

@testable import Wording
@testable import XDayCLI

@Suite("At a terminal")
struct TerminalTests {
  static func session(keys: String? = nil) -> Session {
    let session = Session(language: "en", now: "2026-11-26T09:00")
    session.random = LetterGenerator(letters: "bk fd gz hn")
    session.run("add", "Call Tom today 20min")
    session.run("add", "Write report today 2h")
    session.run("add", "Fix bike today")
    session.now = "2026-11-30T08:00"
    session.terminalWidth = 80
    session.keys = keys
    return session
  }

  @Test("secondary text is dim at a terminal, and plain where that is not wanted")
  func dim() {
    let session = Self.session()
    #expect(session.run("today").out.contains("\u{1B}[2m"))
    #expect(!session.run("today", "--no-color").out.contains("\u{1B}"))
    session.environment["NO_COLOR"] = "1"
    #expect(!session.run("today").out.contains("\u{1B}"))
    #expect(session.run("today", "--color=always").out.contains("\u{1B}[2m"))
    session.environment["NO_COLOR"] = ""
    #expect(session.run("today").out.contains("\u{1B}[2m"))
    session.environment["TERM"] = "dumb"
    #expect(!session.run("today").out.contains("\u{1B}"))
    session.environment["TERM"] = nil
    session.terminalWidth = nil
    #expect(!session.run("today").out.contains("\u{1B}"))
  }

  @Test("morning asks about each leftover with one key, and keeps every answer as one step")
  func morning() {
    let session = Self.session(keys: "tafri\nq")
    let result = session.run("morning")
    #expect(result.status == 0)
    #expect(result.out.contains("3 tasks are left over"))
    session.keys = nil
    session.terminalWidth = nil
    #expect(session.run("today").out.contains("Call Tom"))
    #expect(session.run("today", "fri").out.contains("Write report"))
    #expect(session.run("morning").out.contains("Fix bike"))
    #expect(session.run("undo").status == 0)
    #expect(session.run("morning").out.hasPrefix("3 tasks are left over"))
  }

  @Test("Ctrl-C ends it with 130, and leaves everything as it was")
  func interrupt() {
    for keys in ["x\u{3}", "xx\u{3}", "ta\u{3}", "tafri\u{3}"] {
      let session = Self.session(keys: keys)
      let before = session.run("list", "--all", "--json").out
      #expect(session.run("morning").status == 130)
      #expect(session.run("list", "--all", "--json").out == before)
    }
  }

  @Test("the store is emptied only after the word is typed")
  func reset() {
    let refused = Self.session(keys: "yes\n")
    #expect(refused.run("reset").status == 1)
    #expect(refused.run("list", "--all").out.contains("Call Tom"))
    let confirmed = Self.session(keys: "reset\n")
    #expect(confirmed.run("reset").status == 0)
    #expect(!confirmed.run("list", "--all").out.contains("Call Tom"))
    #expect(confirmed.run("undo").status == 0)
    #expect(confirmed.run("list", "--all").out.contains("Call Tom"))
  }

  @Test(
    "errors and notes are folded at the edge of a terminal, and whole in a pipe", arguments: [30, 40, 60])
  func foldedErrors(columns: Int) throws {
    for language in ["de", "en"] {
      let session = Session(language: language)
      let calendar = try session.write("BEGIN:VCALENDAR\nBEGIN:VEVENT\n", to: "w.ics")
      session.run("calendar", "add", calendar, "--name", "a-calendar-with-a-long-name")
      for line in [
        ["done", "nothing with such a title"], ["today", "--chek"], ["edit"],
        ["morning", "--all-today", "--all-later"],
      ] {
        session.terminalWidth = nil
        let whole = session.run(line).err
        session.terminalWidth = columns
        let folded = session.run(line).err
        for text in folded.split(separator: "\n") where text.contains(" ") {
          #expect(CellWidth.of(String(text)) <= columns, "\(line) at \(columns): \(folded)")
        }
        #expect(folded.filter { !$0.isWhitespace } == whole.filter { !$0.isWhitespace })
      }
      #expect(session.run("today", "--short").err.split(separator: "\n").count > 1)
    }
  }

  @Test("so are answers with what they remark on, between words", arguments: [40, 60, 80], ["de", "en"])
  func foldedAnswers(columns: Int, language: String) {
    let tasks = (1...9).map { "Task number \($0) with a title" }.joined(separator: "\n")
    let lines = [
      ["add", "Call 31.2. Tom 25:00 at mitwoch on Mitwoch"],
      ["add", "-", "--day", "today", "--time", "15:00"],
      ["done", "call"], ["move", "task number 1 with a title", "first"], ["windows", "mon", "0-24"],
      ["plan", "task number 2", "yesterday"], ["undo", "4"], ["redo"], ["list", "--tag", "nothing"],
    ]
    let (piped, folded) = (Session(language: language), Session(language: language))
    folded.terminalWidth = columns
    folded.environment["NO_COLOR"] = "1"
    for session in [piped, folded] {
      session.random = LetterGenerator(letters: "")
      session.input = tasks
    }
    for line in lines {
      let (whole, out) = (piped.run(line).out, folded.run(line).out)
      for text in out.split(separator: "\n") {
        #expect(CellWidth.of(String(text)) <= columns, "\(line): \(text)")
      }
      #expect(out.split(whereSeparator: \.isWhitespace) == whole.split(whereSeparator: \.isWhitespace))
    }
  }

  @Test(
    "at any width the marks behind a title are whole, and the title keeps its beginning", arguments: 40...90)
  func marks(columns: Int) {
    let titles = [
      "Gym", "Zahnarzt", "Steuererklärung",
      "Ein sehr langer Titel, der nie in eine Zeile passt, auch nicht hier",
    ]
    let suffixes = [
      "", "  vorbei", "  dringend  passt noch", "⁺  täglich bis 24. Nov  #büro #zuhause", "  jeden Monat",
    ]
    for (title, suffix) in titles.flatMap({ title in suffixes.map { (title, $0) } }) {
      let row = TaskTable.Row(when: "Fr 4. Dez", title: title, suffix: suffix, duration: "45 min", code: "bk")
      let line = TaskTable([row], width: columns, style: Style(isOn: false)).lines([row])[0].text
      #expect(CellWidth.of(line) <= columns)
      #expect(line.contains(title.prefix(5)), "\(columns): \(line)")
      let marks = suffix.components(separatedBy: "  ").filter { !$0.isEmpty && $0 != "⁺" }
      // The first is cut only where that leaves the title whole, or both are long; no other is.
      for mark in marks {
        let cut = (1..<mark.count).contains { line.contains("  " + mark.prefix($0) + "… ") }
        let isTitleWhole = line.contains(title + "  ") || line.contains(title + "⁺")
        let mayBeCut = mark == marks[0] && (isTitleWhole || columns < 60 && mark.count > 10)
        #expect(!cut || mayBeCut, "\(columns): \(line)")
      }
    }
  }

  @Test("lines are never wider than the terminal, whatever the titles", arguments: [20, 40, 57, 80, 200])
  func widths(columns: Int) {
    let session = Session(language: "de")
    session.terminalWidth = columns
    for title in ["日本語のとても長いタイトルです日本語のとても長いタイトルです", "👨‍👩‍👧 Familie", String(repeating: "lang ", count: 30)] {
      session.run("add", "--day", "heute", "--for", "1h30", title, "#markierung")
    }
    for command in [["today"], ["list", "--all"], ["morning"], ["show", "familie"], ["windows"]] {
      let out = session.run(command + ["--no-color"]).out
      for line in out.split(separator: "\n") {
        #expect(CellWidth.of(String(line)) <= columns, "\(command) at \(columns): \(line)")
      }
    }
  }
}
