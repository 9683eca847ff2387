import DayBudget
import Testing

@testable import Calendars

@Suite("One work budget for all that is read", .timeLimit(.minutes(1)))
struct BudgetTests {
  private static let good = event("UID:good", "DTSTART:20261015T200000Z", "DURATION:PT30M", "SUMMARY:good")
  /// A rule that is counted from the year 1 on.
  private static let endless = "FREQ=MINUTELY;INTERVAL=7;COUNT=999999999;BYDAY=MO;BYHOUR=3"

  @Test("A folder of a thousand files costs no more than a file")
  func thousandFiles() throws {
    let folder = try TemporaryFolder()
    for number in 1_000..<2_000 {
      try folder.write(
        "\(number).ics", calendar(event("UID:\(number)", "DTSTART:00010101T000000Z", "RRULE:\(Self.endless)"))
      )
    }
    try folder.write("good.ics", calendar(Self.good))
    let viewer = try zone("Europe/Berlin")
    let reader = CalendarReader(viewer: viewer, zones: database, me: [])
    let days = try span("2026-10-15", "2026-10-16", in: viewer)
    let reading = reader.read([CalendarSource(name: "work", path: folder.path)], over: days)
    #expect(reading.events.map(\.title) == ["good"])
    #expect(reading.problems.first?.kind == .tooManyInstances)
  }

  @Test("What a file has used up is not there for the next, but for zones that are known already")
  func shared() throws {
    let zones = ZoneDatabase()
    let viewer = try #require(zones.zone(named: "Europe/Berlin"))
    let reader = CalendarReader(viewer: viewer, zones: zones, me: [])
    let source = CalendarSource(name: "test", path: "/test.ics")
    let days = try span("2026-10-15", "2026-10-16", in: viewer)
    func titles(_ text: String, _ budget: inout WorkBudget) -> [String] {
      Array(text.utf8).withUnsafeBufferPointer {
        let (reading, left) = reader.read(
          FileBytes($0), of: source, path: source.path, over: days, within: budget)
        budget = left
        return reading.events.map { "\($0.title) \(($0.span.start - days.start) / 3_600)" }
      }
    }
    let series = calendar(event("UID:1", "DTSTART:00010101T000000Z", "RRULE:\(Self.endless)"))
    let elsewhere = calendar(event("DTSTART;TZID=America/New_York:20261015T090000", "SUMMARY:call"))
    var budget = WorkBudget(over: days)
    #expect(titles(elsewhere, &budget) == ["call 15"])
    for _ in 0..<8 { _ = titles(series, &budget) }
    #expect(budget.isSpent)
    #expect(titles(elsewhere, &budget) == ["call 15"])
    #expect(titles(calendar(Self.good), &budget) == ["good 22"])
  }
}
