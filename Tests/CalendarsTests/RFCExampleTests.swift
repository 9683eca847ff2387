import DayBudget
import Testing

@testable import Calendars

/// One of the examples of RFC 5545 §3.8.5.3, at 9 o'clock in New York, with the dates that it prints.
struct RFCExample: CustomTestStringConvertible {
  let title: String
  let start: String
  let rule: String
  let before: String
  let dates: [String]

  var testDescription: String { "\(title): \(rule)" }

  /// `Fixtures/rfc5545.txt`: title, first day, rule, day before which to look, dates as `1997-09 2-4,9`.
  static func all() throws -> [RFCExample] {
    try String(decoding: try fixture("rfc5545.txt"), as: UTF8.self).split(separator: "\n").map { line in
      let parts = line.split(separator: " | ").map(String.init)
      try #require(parts.count == 5)
      return RFCExample(
        title: parts[0], start: parts[1], rule: parts[2], before: parts[3], dates: dates(parts[4]))
    }
  }

  private static func dates(_ text: String) -> [String] {
    text.split(separator: "; ").flatMap { month -> [String] in
      let words = month.split(separator: " ")
      return words[1].split(separator: ",").flatMap { part -> [String] in
        let ends = part.split(separator: "-").compactMap { Int($0) }
        return (ends[0]...ends[ends.count - 1]).map { "\(words[0])-\($0 < 10 ? "0" : "")\($0)" }
      }
    }
  }
}

@Suite("Examples of RFC 5545")
struct RFCExampleTests {
  @Test("Each example gives the dates that the RFC prints", arguments: try RFCExample.all())
  func dates(_ example: RFCExample) throws {
    let text = calendar(
      event: "UID:1", "DTSTART;TZID=America/New_York:\(example.start)T090000", "DURATION:PT1H",
      "RRULE:FREQ=\(example.rule)",
      // The RFC takes out the first day of this one, which is no Friday.
      example.title.contains("Friday the 13th")
        ? "EXDATE;TZID=America/New_York:\(example.start)T090000" : "SUMMARY:Example")
    let events = try reading(text, "1996-01-01", example.before, zone: "America/New_York").events
    let newYork = try zone("America/New_York")
    let found = events.map { newYork.civil(at: $0.span.start) }
    #expect(found.map(\.date.description) == example.dates)
    #expect(found.allSatisfy { $0.time.description == "09:00" })
  }

  @Test("Every example of dates is there")
  func completeness() throws {
    #expect(try RFCExample.all().count == 37)
  }

  @Test(
    "Rules of hours and minutes give the times that the RFC prints",
    arguments: [
      // The RFC prints 15:00 too and says 17:00 local time where it writes 17:00 UTC (erratum 3883).
      ("HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", ["09:00", "12:00", "15:00"]),
      ("HOURLY;INTERVAL=3;UNTIL=19970902T170000Z", ["09:00", "12:00"]),
      ("MINUTELY;INTERVAL=15;COUNT=6", ["09:00", "09:15", "09:30", "09:45", "10:00", "10:15"]),
      ("MINUTELY;INTERVAL=90;COUNT=4", ["09:00", "10:30", "12:00", "13:30"]),
    ])
  func times(rule: String, expected: [String]) throws {
    let text = calendar(
      event: "UID:1", "DTSTART;TZID=America/New_York:19970902T090000", "DURATION:PT5M", "RRULE:FREQ=\(rule)")
    #expect(try times(text, "1997-09-02", "1997-10-02") == expected)
  }

  @Test(
    "Every 20 minutes from 9 to 16:40 every day, written as days or as minutes",
    arguments: [
      "DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
      "MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
    ])
  func everyTwentyMinutes(rule: String) throws {
    let text = calendar(
      event: "UID:1", "DTSTART;TZID=America/New_York:19970902T090000", "DURATION:PT5M", "RRULE:FREQ=\(rule)")
    let expected = (9...16).flatMap { hour in
      ["00", "20", "40"].map { "\(hour < 10 ? "0" : "")\(hour):\($0)" }
    }
    for day in 2...8 {
      #expect(try times(text, "1997-09-0\(day)", "1997-09-0\(day + 1)") == expected)
    }
  }

  private func times(_ text: String, _ from: String, _ to: String) throws -> [String] {
    let newYork = try zone("America/New_York")
    return try reading(text, from, to, zone: "America/New_York").events
      .map { newYork.civil(at: $0.span.start).time.description }
  }
}
