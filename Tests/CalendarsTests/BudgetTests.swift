import DayBudget
import Testing

@testable import Calendars

@Suite("One work budget for all that is read")
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

  /// A series as people have them, at ten in the evening.
  private static let daily = event(
    "UID:daily", "DTSTART;TZID=America/New_York:20200101T160000", "DURATION:PT30M",
    "RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=900", "SUMMARY:daily")
  private static let hostile = calendar(
    (1..<9).map { event("UID:\($0)", "DTSTART:00010101T000000Z", "RRULE:\(endless)") }.joined(separator: "\n")
  )

  @Test("A file that costs too much is named, and series in those after it are there")
  func shares() throws {
    let folder = try TemporaryFolder()
    for number in 100..<140 { try folder.write("\(number).ics", Self.hostile) }
    try folder.write("good.ics", calendar(Self.daily))
    let viewer = try zone("Europe/Berlin")
    let reader = CalendarReader(viewer: viewer, zones: database, me: [])
    let days = try span("2026-10-15", "2026-10-16", in: viewer)
    let reading = reader.read([CalendarSource(name: "work", path: folder.path)], over: days)
    #expect(reading.events.map { ($0.span.start - days.start) / 3_600 } == [22])
    #expect(reading.problems.first?.kind == .tooManyInstances)
    #expect(reading.problems.first?.file.hasSuffix("100.ics") == true)
    #expect(!reading.problems.contains { $0.file.hasSuffix("good.ics") })
  }

  @Test("What costs too much to read is no calendar in which all is well")
  func checked() throws {
    let folder = try TemporaryFolder()
    try folder.write("bad.ics", Self.hostile)
    try folder.write("good.ics", calendar(Self.daily))
    let reader = CalendarReader(viewer: try zone("Europe/Berlin"), zones: database, me: [])
    let reports = reader.check(CalendarSource(name: "work", path: folder.path))
    #expect(reports.map { $0.problems.first?.kind } == [.tooManyInstances, nil])
  }
}
