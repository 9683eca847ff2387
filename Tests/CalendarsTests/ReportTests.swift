import Testing

@testable import Calendars

/// A calendar reduced from a public report on another program, and what is right in a window of days.
struct ReportCase: CustomTestStringConvertible {
  let file: String
  let zone: String
  let from: String
  let to: String
  let title: String
  var expected: [String] = []

  var testDescription: String { "\(file) \(from): \(title)" }

  /// `Fixtures/reports.txt`: a line that begins with `case`, then the occurrences, one a line.
  static func all() throws -> [ReportCase] {
    var cases: [ReportCase] = []
    for line in String(decoding: try fixture("reports.txt"), as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("case ") {
        let words = line.split(separator: " ", maxSplits: 5).map(String.init)
        cases.append(
          ReportCase(file: words[1], zone: words[2], from: words[3], to: words[4], title: words[5]))
      } else {
        cases[cases.count - 1].expected.append(String(line))
      }
    }
    return cases
  }
}

@Suite("Calendars of public reports")
struct ReportTests {
  @Test("Each calendar gives the occurrences that are right", arguments: try ReportCase.all())
  func occurrences(_ report: ReportCase) throws {
    let reading = try reading(try fixture("\(report.file).ics"), report.from, report.to, zone: report.zone)
    // Cancelled ones and free-busy periods are listed too; the reports speak of events that take place.
    let events = reading.events.filter { $0.reason != .cancelled && !$0.title.isEmpty }
    let found = try lines(events, zone: report.zone).map {
      $0.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }
    #expect(found == report.expected)
  }

  @Test("Every report has a case, and none is empty throughout")
  func completeness() throws {
    let cases = try ReportCase.all()
    #expect(Set(cases.map(\.file)).count == 21)
    for file in Set(cases.map(\.file)) {
      #expect(cases.contains { $0.file == file && !$0.expected.isEmpty }, "\(file)")
    }
  }
}
