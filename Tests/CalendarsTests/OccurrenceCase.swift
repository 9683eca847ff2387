import Testing

@testable import Calendars

/// A calendar, a window of days, and the occurrences that are right in it.
struct OccurrenceCase: CustomTestStringConvertible {
  let title: String
  let calendar: String
  let from: String
  let to: String
  let zone: String
  let expected: [String]

  var testDescription: String { title }

  init(
    _ title: String, _ calendar: String, from: String = "2026-10-01", to: String = "2026-12-01",
    zone: String = "Europe/Berlin", _ expected: [String]
  ) {
    self.title = title
    self.calendar = calendar
    self.from = from
    self.to = to
    self.zone = zone
    self.expected = expected
  }

  /// Checks the occurrences, and that nothing was found wrong.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let reading = try reading(calendar, from, to, zone: zone)
    #expect(try lines(reading.events, zone: zone) == expected, sourceLocation: sourceLocation)
    #expect(reading.problems.isEmpty, sourceLocation: sourceLocation)
  }
}
