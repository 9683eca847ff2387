import DayBudget
import Foundation
import Testing

@testable import Calendars

/// The one database of all tests.
let database = ZoneDatabase()

/// A zone that must exist.
func zone(_ name: String) throws -> Zone {
  try #require(database.zone(named: name))
}

/// A day that must exist, `2026-10-15`.
func day(_ text: String) throws -> CivilDate {
  try #require(CivilDate(text))
}

/// From one day's local midnight to another's.
func span(_ from: String, _ to: String, in zone: Zone) throws -> Span {
  Span(
    start: zone.instant(of: CivilDateTime(date: try day(from), time: .midnight)),
    end: zone.instant(of: CivilDateTime(date: try day(to), time: .midnight)))
}

/// What a text holds from one day to another, for someone who looks from a zone.
func reading(
  _ text: String, _ from: String, _ to: String, zone name: String = "Europe/Berlin",
  me: [String] = ["me@example.org"], policies: CalendarPolicies = CalendarPolicies()
) throws -> CalendarReading {
  try reading(Array(text.utf8), from, to, zone: name, me: me, policies: policies)
}

/// What bytes hold from one day to another, for someone who looks from a zone.
func reading(
  _ bytes: [UInt8], _ from: String, _ to: String, zone name: String = "Europe/Berlin",
  me: [String] = ["me@example.org"], policies: CalendarPolicies = CalendarPolicies()
) throws -> CalendarReading {
  let viewer = try zone(name)
  let days = try span(from, to, in: viewer)
  let source = CalendarSource(name: "test", path: "/test.ics", policies: policies)
  let reader = CalendarReader(viewer: viewer, zones: database, me: me)
  return bytes.withUnsafeBufferPointer {
    reader.read(FileBytes($0), of: source, path: source.path, over: days, within: WorkBudget(over: days))
      .reading
  }
}

/// A calendar around some components, with CR LF line ends.
func calendar(_ lines: String...) -> String {
  "BEGIN:VCALENDAR\nVERSION:2.0\n\(lines.joined(separator: "\n"))\nEND:VCALENDAR\n"
    .replacing("\n", with: "\r\n")
}

/// A calendar with one event of these properties.
func calendar(event lines: String...) -> String {
  calendar(event(lines))
}

/// An event of these properties.
func event(_ lines: String...) -> String {
  event(lines)
}

/// An event of these properties.
func event(_ lines: [String]) -> String {
  "BEGIN:VEVENT\n\(lines.joined(separator: "\n"))\nEND:VEVENT"
}

/// Events as a person would write them down: `2026-10-15T09:00+02:00/2026-10-15T10:00+02:00 Title`, with
/// civil dates for whole days.
func lines(_ events: [CalendarEvent], zone name: String = "Europe/Berlin") throws -> [String] {
  let viewer = try zone(name)
  return events.map { event in
    let when =
      event.allDay.map { "\($0.lowerBound)/\($0.upperBound)" }
      ?? "\(stamp(event.span.start, viewer))/\(stamp(event.span.end, viewer))"
    return event.title.isEmpty ? when : "\(when) \(event.title)"
  }
}

/// An instant with the local offset, seconds only where there are some.
private func stamp(_ instant: Int, _ zone: Zone) -> String {
  let civil = zone.civil(at: instant)
  let offset = zone.offset(instant)
  let minutes = abs(offset) / 60
  let seconds = civil.secondOfDay % 60
  return "\(civil.date)T\(civil.time)" + (seconds == 0 ? "" : ":\(two(seconds))")
    + "\(offset < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
}

private func two(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

/// A file of the fixtures.
func fixture(_ name: String) throws -> [UInt8] {
  let folder = try #require(Bundle.module.resourceURL).appending(path: "Fixtures")
  return Array(try Data(contentsOf: folder.appending(path: name)))
}
