import DayBudget
import Testing

@testable import Parser

/// Monday 2026-11-30.
private let parser = PeriodParser(today: CivilDate(daysSinceEpoch: 20_787))

@Suite("Periods")
struct PeriodTests {
  @Test(
    "A period in every wording",
    arguments: [
      ("today", "2026-11-30", "2026-11-30"), ("heute", "2026-11-30", "2026-11-30"),
      ("yesterday", "2026-11-29", "2026-11-29"), ("gestern", "2026-11-29", "2026-11-29"),
      ("vorgestern", "2026-11-28", "2026-11-28"),
      ("week", "2026-11-30", "2026-12-06"), ("Woche", "2026-11-30", "2026-12-06"),
      ("this week", "2026-11-30", "2026-12-06"), ("diese Woche", "2026-11-30", "2026-12-06"),
      ("last week", "2026-11-23", "2026-11-29"), ("letzte Woche", "2026-11-23", "2026-11-29"),
      ("vorletzte Woche", "2026-11-16", "2026-11-22"), ("die letzte Woche", "2026-11-23", "2026-11-29"),
      ("month", "2026-11-01", "2026-11-30"), ("this month", "2026-11-01", "2026-11-30"),
      ("letzten Monat", "2026-10-01", "2026-10-31"), ("last month", "2026-10-01", "2026-10-31"),
      ("this year", "2026-01-01", "2026-12-31"), ("letztes Jahr", "2025-01-01", "2025-12-31"),
      ("dieses Quartal", "2026-10-01", "2026-12-31"), ("last quarter", "2026-07-01", "2026-09-30"),
      ("november", "2026-11-01", "2026-11-30"), ("Dezember", "2025-12-01", "2025-12-31"),
      ("Nov 2025", "2025-11-01", "2025-11-30"), ("im März", "2026-03-01", "2026-03-31"),
      ("feb. 2024", "2024-02-01", "2024-02-29"),
      ("2026-11", "2026-11-01", "2026-11-30"), ("2026-W48", "2026-11-23", "2026-11-29"),
      ("2026-w01", "2025-12-29", "2026-01-04"), ("KW 48", "2026-11-23", "2026-11-29"),
      ("KW 50", "2025-12-08", "2025-12-14"), ("W49", "2026-11-30", "2026-12-06"),
      ("week 48", "2026-11-23", "2026-11-29"), ("2026", "2026-01-01", "2026-12-31"),
      ("2026-Q1", "2026-01-01", "2026-03-31"), ("Q3", "2026-07-01", "2026-09-30"),
      ("2026-11-03", "2026-11-03", "2026-11-03"), ("24.11.", "2026-11-24", "2026-11-24"),
      ("24.12.", "2025-12-24", "2025-12-24"), ("Montag", "2026-11-30", "2026-11-30"),
      ("letzten Montag", "2026-11-23", "2026-11-23"), ("fri", "2026-11-27", "2026-11-27"),
      ("vor 3 Tagen", "2026-11-27", "2026-11-27"),
      ("2026-11-03..2026-11-17", "2026-11-03", "2026-11-17"), ("3.11...17.11.", "2026-11-03", "2026-11-17"),
      ("3.11.–17.11.", "2026-11-03", "2026-11-17"), ("vom 3.11. bis 17.11.", "2026-11-03", "2026-11-17"),
      ("from nov 3 to nov 17", "2026-11-03", "2026-11-17"), ("2026-09..2026-10", "2026-09-01", "2026-10-31"),
      ("october - november", "2026-10-01", "2026-11-30"), ("2026-11-03 .. heute", "2026-11-03", "2026-11-30"),
      ("2026-11-03..", "2026-11-03", "–"), ("..2026-11-03", "–", "2026-11-03"),
      ("seit Freitag", "2026-11-27", "2026-11-30"), ("since 2026-11-03", "2026-11-03", "2026-11-30"),
      ("since last week", "2026-11-23", "2026-11-30"),
      ("letzte 30 Tage", "2026-11-01", "2026-11-30"), ("last 30 days", "2026-11-01", "2026-11-30"),
      ("die letzten 2 Wochen", "2026-11-17", "2026-11-30"),
      ("the past three months", "2026-08-31", "2026-11-30"),
      ("7 days", "2026-11-24", "2026-11-30"), ("letzte zehn Jahre", "2016-12-01", "2026-11-30"),
      ("all", "–", "–"), ("alles", "–", "–"),
    ])
  func period(text: String, first: String, last: String) throws {
    let period = try parser.period(text)
    #expect(period.first?.description ?? "–" == first)
    #expect(period.last?.description ?? "–" == last)
  }

  @Test(
    "No period",
    arguments: [
      "", "Sport", "2026-13", "2026-W54", "2026-W00", "1800", "9-10", "..", "2026-11-17..2026-11-03", "45min",
      "last 0 days", "letzte 9999 Jahre", "2026-Q5", "next week", "heute abend", "today tomorrow",
    ])
  func none(text: String) {
    #expect(throws: EntryFailure(kind: .notAPeriod, text: text, range: 0..<text.count)) {
      try parser.period(text)
    }
  }

  @Test(
    "A day that no calendar has is told as one, and a word that is nearly a day",
    arguments: [
      ("30.2.", "30.2.", Remark.Kind.impossible), ("KW 54", "KW 54", .impossible),
      ("wendesday", "wendesday", .nearWord), ("wendesday..today", "wendesday", .nearWord),
      ("1.11. bis 31.11.", "bis 31.11.", .impossible), ("vom 31.11. bis 5.12.", "31.11.", .impossible),
    ])
  func near(text: String, word: String, kind: Remark.Kind) {
    do throws(EntryFailure) {
      Issue.record("\(text): \(try parser.period(text))")
    } catch {
      #expect(error.kind == .notAPeriod && error.remark?.kind == kind && error.remark?.text == word)
    }
  }
}
