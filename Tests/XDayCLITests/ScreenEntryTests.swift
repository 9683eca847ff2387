import Foundation
import Terminal
import TestSupport
import Testing

@testable import Screen
@testable import Wording
@testable import XDayCLI

@Suite("xday ui, keys and what is typed")
struct ScreenEntryTests {
  /// Presses keys, and returns what stands there at the end, and what `list --all` says then.
  private static func after(_ keys: String, _ prepare: (Session) -> Void = { _ in }) -> (
    lines: [String], list: String
  ) {
    let screen = ScreenTests.filled()
    prepare(screen.session)
    screen.run(keys: keys)
    #expect(screen.screen.unknown.isEmpty)
    let session = screen.session
    session.terminalWidth = nil
    return (screen.screen.lines, session.run("list", "--all").out)
  }

  @Test(
    "no key means two things on a page, each has a help in both languages, and all of it is one screen of 80 × 24"
  )
  func table() {
    for page in ScreenPage.allCases {
      let keys = Keys.table.filter { $0.pages.contains(page) }.flatMap(\.keys)
      #expect(Set(keys).count == keys.count, "\(page)")
      for language in Language.allCases {
        let model = Model(words: language.words, style: Style(isOn: false), columns: 80, rows: 24)
        var shown = model
        shown.question.page = page
        #expect(!Keys.help(on: page, language.words).contains { $0.keys.isEmpty || $0.text.isEmpty })
        #expect(shown.helpLines.count <= shown.room, "\(page) \(language): \(shown.helpLines.count)")
        #expect(shown.helpLines.allSatisfy { CellWidth.of($0.text) <= 80 })
      }
    }
    #expect(Set(Keys.table.map(\.action)).count == ScreenAction.allCases.count)
  }

  @Test(
    "what is typed does what it says",
    arguments: [
      // Tab completes a tag.
      ("aCall #wo\t", "New: Call #work"),
      // Earlier lines come back, and the one that was begun.
      ("aOne today\raTw\u{1B}[A", "New: One today"), ("aOne today\ra\u{1B}[A\u{1B}[B", "New:"),
      // The editing keys of a shell.
      ("aone two three\u{17}\u{17}2\u{1}x", "New: xone 2"), ("aone two\u{1}\u{B}", "New:"),
      ("aone two\u{1B}b1\u{15}", "New: two"),
      // What is refused stays, and says why.
      ("atomorrow\r", "New: tomorrow"),
      ("\u{1B}[200~Pasted words\u{1B}[201~", "New: Pasted words"),
    ])
  func typed(keys: String, line: String) {
    #expect(Self.after(keys).lines[23] == " " + line)
  }

  @Test(
    "keys on a row change the task as the command would",
    arguments: [
      ("jpfri\r", "Fri 4 Dec        Offer"), ("jp>", "Tue 1 Dec        Offer"),
      ("j>>", "Wed 2 Dec        Offer"),
      ("jJ/offer\r", "Mon 30 Nov        Offer"), ("jl", "                  Offer"),
      ("e\u{15}Dentist 45min\r", "Mon 30 Nov        Dentist"),
      ("e\u{15}Doctor 15:00 45min\r", "Mon 30 Nov 15:00  Doctor"),
      ("/tax\r>", "Tue 1 Dec         Taxes"), ("2>", "Mon 30 Nov        Read a book"),
    ])
  func rows(keys: String, row: String) {
    let squeezed = { (text: String) in text.split(separator: " ").joined(separator: " ") }
    let list = Self.after(keys).list.split(separator: "\n").map { squeezed(String($0)) }
    #expect(list.contains { $0.hasPrefix(squeezed(row)) }, "\(list)")
  }

  @Test("the morning asks about what is left over, and carries all answers out as one change")
  func morning() {
    let (lines, list) = Self.after("mtd") { session in
      session.run("add", "Old bread", "--day", "2026-11-27")
      session.run("add", "Old offer", "--day", "2026-11-28")
    }
    #expect(lines[22].contains("2 tasks"))
    #expect(list.contains("Old bread") && !list.contains("Old offer"))
    let (left, same) = Self.after("mt\u{1B}") { session in
      session.run("add", "Old bread", "--day", "2026-11-27")
      session.run("add", "Old offer", "--day", "2026-11-28")
    }
    #expect(left[22].contains("nothing changed") && same.contains("Fri 27 Nov"))
  }

  @Test("s starts and stops the clock; in Time the ends of a block are moved")
  func clock() {
    let screen = ScreenTests.filled()
    screen.session.run("log", "8:00-9:00 Mails #work")
    screen.run(keys: "js")
    #expect(screen.session.run("running").out.contains("Offer"))
    screen.run(keys: "js")
    #expect(screen.session.run("running").status == 1)
    // The block is the first row of the day by the clock.
    screen.run(keys: "5-_*-")
    #expect(screen.session.run("timeline").out.contains("08:00–08:50"))
  }

  @Test(
    "on the board ← and → change the place of a card, J and K its order, space completes it",
    arguments: [(80, 24), (40, 20)])
  func board(columns: Int, rows: Int) {
    let screen = ScreenTests.filled(columns: columns, rows: rows)
    let session = screen.session
    func codes() -> [[String]] {
      session.terminalWidth = nil
      defer { session.terminalWidth = columns }
      let data = Data(session.run("board", "--json").out.utf8)
      let board = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
      return ["soon", "doing", "later", "completed"].map { place in
        (board[place] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
      }
    }
    #expect(codes() == [["bk", "fd", "gh", "jk"], [], ["lm"], []])
    screen.run(keys: "4j\u{1B}[C")
    #expect(codes() == [["bk", "gh", "jk"], ["fd"], ["lm"], []])
    #expect(screen.screen.lines.contains { $0.contains("In progress 1") })
    screen.run(keys: "4J")
    #expect(codes()[0] == ["gh", "bk", "jk"])
    screen.run(keys: "4 ")
    #expect(codes() == [["bk", "jk"], ["fd"], ["lm"], ["gh"]])
    screen.run(keys: "4\u{1B}[Fu")
    #expect(codes() == [["gh", "bk", "jk"], ["fd"], ["lm"], []])
  }

  @Test("a month chooses a day; digits, Tab and t lead from page to page")
  func days() {
    #expect(Self.after("3\u{1B}[B\u{1B}[C\r").lines[0].hasSuffix("Tue 8 Dec"))
    #expect(Self.after("3\u{1B}[6~").lines[2].hasPrefix(" December 2026"))
    #expect(Self.after("]]t\t").lines[0].hasSuffix("09:12"))
    #expect(Self.after("\t\t\t\t\t\t").lines[2].hasPrefix("›  14:00  Dentist"))
  }
}
