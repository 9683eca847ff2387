import DayBudget
import Store
import Testing

@testable import Planner

@Suite("The day of an occurrence")
struct OccurrenceDayTests {
  @Test(
    "A date without a year is the nearest; a weekday is the next, or the last where the command looks back",
    arguments: [
      ("9.12.", "2026-12-09", "2026-12-09"), ("dec 9", "2026-12-09", "2026-12-09"),
      ("28.11.", "2026-11-28", "2026-11-28"), ("am 28.", "2026-11-28", "2026-11-28"),
      ("am 9.", "2026-12-09", "2026-12-09"), ("1.6.", "2026-06-01", "2026-06-01"),
      ("29.5.", "2027-05-29", "2027-05-29"), ("30.11.", "2026-11-30", "2026-11-30"),
      ("2025-12-09", "2025-12-09", "2025-12-09"), ("Mittwoch", "2026-12-02", "2026-11-25"),
      ("Mo", "2026-12-07", "2026-11-30"), ("gestern", "2026-11-29", "2026-11-29"),
      ("vor 3 Tagen", "2026-11-27", "2026-11-27"),
    ])
  func day(text: String, ahead: String, back: String) throws {
    let planner = try Desk().planner()
    let settings = try planner.snapshot().settings
    #expect(try planner.occurrenceDay(text, settings).description == ahead)
    #expect(try planner.occurrenceDay(text, settings, looksBack: true).description == back)
  }
}
