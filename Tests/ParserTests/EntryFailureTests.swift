import DayBudget
import Testing

@testable import Parser

private let parser = EntryParser(
  now: CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600 + 12 * 60))

@Suite("Texts that are refused, and characters that are dropped")
struct EntryFailureTests {
  @Test(
    "A text without a title is refused as a whole",
    arguments: ["", "morgen 14:00", "#tag", "\u{200B}\u{200F}"])
  func noTitle(text: String) {
    #expect(throws: EntryFailure(kind: .noTitle, text: text, range: 0..<text.count)) {
      try parser.entry(text)
    }
  }

  @Test("A change needs no title")
  func change() throws {
    let entry = try parser.change("morgen 14:00 45min")
    #expect(entry.title.isEmpty)
    #expect(entry.day?.description == "2026-12-01")
    #expect(entry.time?.description == "14:00")
    #expect(entry.durationMinutes == 45)
    #expect(try parser.change("").title.isEmpty)
  }

  @Test("Only a time without a day has an implied one")
  func impliedDay() throws {
    #expect(try parser.change("14:00").dayIsImplied)
    #expect(try parser.change("am Abend").dayIsImplied)
    #expect(try !parser.change("heute 14:00").dayIsImplied)
    #expect(try !parser.change("tonight").dayIsImplied)
    #expect(try !parser.change("in 20 Minuten").dayIsImplied)
    #expect(try !parser.change("täglich 14:00").dayIsImplied)
    #expect(try !parser.change("45min").dayIsImplied)
  }

  @Test("A title of 500 characters is taken and one more is marked where it begins")
  func tooLong() throws {
    let words = Array(repeating: "Wörter", count: 70).joined(separator: " ")
    let fitting = words + " " + String(repeating: "x", count: 500 - words.count - 1)
    #expect(try parser.entry("morgen " + fitting + " 14:00").title == fitting)
    let long = "morgen " + fitting + "yz 14:00"
    #expect(throws: EntryFailure(kind: .titleTooLong(characters: 502), text: long, range: 507..<long.count)) {
      try parser.entry(long)
    }
    #expect(throws: EntryFailure.self) { try parser.change(long) }
  }

  @Test("A character of many scalars counts once")
  func graphemes() throws {
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 500)
    #expect(try parser.entry(family).title == family)
  }

  @Test(
    "A title of a few characters can be too long all the same, and of a line as long as a disk only a bit is shown"
  )
  func scalars() throws {
    let accents = String(repeating: "\u{301}", count: 4_999)
    #expect(try parser.entry("x" + accents).title == "x" + accents)
    for text in ["xx" + accents, "x morgen " + accents + "x", String(repeating: "a ", count: 60_000)] {
      for read in [parser.entry, parser.change] {
        do {
          _ = try read(text)
          Issue.record("\(text.unicodeScalars.count) scalars were read")
        } catch {
          guard case .titleTooLong(let count) = error.kind else {
            Issue.record("\(error.kind)")
            continue
          }
          #expect(count > 500)
          #expect(error.text.utf8.count <= 100_000 && error.range.upperBound <= error.text.count)
        }
      }
    }
  }

  @Test(
    "Newlines and tabs are spaces, other control characters are dropped",
    arguments: [
      ("Milch\nkaufen", "Milch kaufen"), ("Milch\r\nkaufen", "Milch kaufen"),
      ("\tMilch\t kaufen\n", "Milch kaufen"),
      ("Mil\u{0}ch", "Milch"), ("Mil\u{7F}ch", "Milch"), ("Mil\u{9B}ch", "Milch"),
      ("Milch\u{85}kaufen", "Milch kaufen"),
      ("Milch\u{2028}kaufen", "Milch kaufen"), ("\u{1B}[31mMilch", "[31mMilch"),
      ("Milch\u{A0}kaufen", "Milch kaufen"),
      ("\"Milch\n kaufen\"", "Milch  kaufen"), ("שלום\u{200F} עולם", "שלום\u{200F} עולם"),
      ("a  ü   é", "a ü é"),
    ])
  func characters(text: String, title: String) throws {
    #expect(try parser.entry(text).title == title)
  }

  @Test(
    "A keyword is found beside white space of every kind",
    arguments: ["\n", "\t", "\u{A0}", "\u{2009}", "\u{3000}"])
  func whiteSpace(space: String) throws {
    let entry = try parser.entry("Zahnarzt\(space)morgen\(space)14\(space)Uhr")
    #expect(entry.title == "Zahnarzt")
    #expect(entry.time?.description == "14:00")
  }

  @Test("A remark names the words that it is about")
  func remarks() throws {
    #expect(
      try parser.entry("heute Vortrag für morgen vorbereiten 25:00").remarks == [
        Remark(kind: .secondDay, text: "für morgen"), Remark(kind: .impossible, text: "25:00"),
      ])
    #expect(try parser.entry("8:30 Standup").remarks == [Remark(kind: .timeTomorrow, text: "8:30")])
    #expect(try parser.entry("Spesen 24.11.2026").remarks == [Remark(kind: .pastDay, text: "24.11.2026")])
    #expect(try parser.entry("täglich 8:00 Üben").remarks == [Remark(kind: .timeTomorrow, text: "8:00")])
  }
}
