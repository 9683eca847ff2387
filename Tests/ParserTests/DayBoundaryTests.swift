import DayBudget
import Testing

@testable import Parser

@Suite("A day that begins at 04:00")
struct DayBoundaryTests {
  /// What a text says at a moment when the day begins at four in the morning.
  private func read(_ text: String, at moment: String) throws -> String {
    let now = try #require(CivilDateTime(minute: moment))
    let start = try #require(ClockTime("04:00"))
    let entry = try EntryParser(now: now, boundary: DayBoundary(start: start)).change(text)
    let remarks = entry.remarks.map(\.kind.rawValue).joined(separator: ",")
    return "\(entry.day?.description ?? "") \(entry.time?.description ?? "") \(remarks)"
  }

  @Test(
    "At half past midnight it is still the day before",
    arguments: [
      ("heute", "2026-11-30  "), ("morgen", "2026-12-01  "), ("heute 14:00", "2026-11-30 14:00 "),
      ("in 20 Minuten", "2026-11-30 00:50 "), ("in 4 Stunden", "2026-12-01 04:30 "),
      ("1:00", "2026-11-30 01:00 "),
      ("0:15", "2026-12-01 00:15 timeTomorrow"), ("14:00", "2026-12-01 14:00 timeTomorrow"),
      ("Montag", "2026-12-07  "), ("Dienstag", "2026-12-01  "), ("30.11.", "2026-11-30  "),
      ("Mitternacht", "2026-12-01 00:00 timeTomorrow"), ("heute 24 Uhr", "2026-11-30 00:00 "),
      ("täglich 1:00", "2026-11-30 01:00 "), ("täglich 14:00", "2026-12-01 14:00 timeTomorrow"),
    ])
  func afterMidnight(text: String, expected: String) throws {
    #expect(try read(text, at: "2026-12-01T00:30") == expected)
  }

  @Test(
    "In the evening the early hours still belong to today",
    arguments: [
      ("1:00", "2026-11-30 01:00 "), ("24 Uhr", "2026-11-30 00:00 "), ("morgen 2:00", "2026-12-01 02:00 "),
      ("in 2 Stunden", "2026-11-30 01:30 "), ("22:00", "2026-12-01 22:00 timeTomorrow"),
      ("23:00-1:00", "2026-11-30 23:00 "), ("4:00", "2026-12-01 04:00 timeTomorrow"),
    ])
  func evening(text: String, expected: String) throws {
    #expect(try read(text, at: "2026-11-30T23:30") == expected)
  }
}
