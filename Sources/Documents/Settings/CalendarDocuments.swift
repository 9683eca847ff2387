package import Calendars
package import Store

extension JSONValue {
  /// `xday.calendar/1`: calendars of the settings, and what could not be read of one that is new.
  package static func calendars(
    _ calendars: [CalendarSetting], problems: [CalendarProblem] = []
  ) -> JSONValue {
    .members([
      "schema": "xday.calendar/1", "calendars": .array(calendars.map(calendar)),
      "problems": .array(problems.map(ProblemJSON.object)),
    ])
  }

  private static func calendar(_ calendar: CalendarSetting) -> JSONValue {
    .members([
      "name": .string(calendar.name),
      "path": .string(calendar.path),
      "allDay": .text(calendar.allDay?.rawValue),
      "tentative": .text(calendar.tentative?.rawValue),
      "unanswered": .text(calendar.unanswered?.rawValue),
    ])
  }

  /// `xday.calendarCheck/1`: each file with its events, series and zones, and what could not be read.
  package static func calendarCheck(_ reports: [(calendar: String, report: FileReport)]) -> JSONValue {
    .members([
      "schema": "xday.calendarCheck/1",
      "files": .array(reports.map { file($0.calendar, $0.report) }),
      "problems": .array(reports.flatMap(\.report.problems).map(ProblemJSON.object)),
    ])
  }

  private static func file(_ calendar: String, _ report: FileReport) -> JSONValue {
    .members([
      "calendar": .string(calendar),
      "file": .string(report.file),
      "events": .int(report.events),
      "series": .int(report.series),
      "zones": .array(
        report.zones.map { zone in
          .members([
            "name": .string(zone.name), "origin": .string(zone.origin.rawValue),
            "identifier": .text(zone.identifier),
          ])
        }),
      "moreZones": .int(report.moreZones),
      "problems": .array(report.problems.map(ProblemJSON.object)),
    ])
  }
}
