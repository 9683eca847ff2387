internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday calendar list`: the calendars that are read.
enum CalendarListCommand: CommandCode {
  static let name = CommandName.calendarList

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.calendarList, synonyms: ["ls", "show"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let calendars = try context.snapshot().settings.calendars
    let width = calendars.map { CellWidth.of(SafeText.shown($0.name)) }.max() ?? 0
    let lines = calendars.map { calendar in
      let policies = [
        ("all-day", calendar.allDay?.rawValue), ("tentative", calendar.tentative?.rawValue),
        ("unanswered", calendar.unanswered?.rawValue),
      ].compactMap { name, value in value.map { "\(name) \($0)" } }
      let name = CellWidth.pad(SafeText.shown(calendar.name), to: width)
      return ([name + "  " + SafeText.shown(calendar.path)] + policies).joined(separator: " · ")
    }
    return Answer(
      lines.isEmpty ? [context.words.noCalendars()] : lines,
      json: .members([
        "schema": "xday.calendar/1", "calendars": .array(calendars.map(json)), "problems": .array([]),
      ]))
  }

  /// A calendar of the settings as a document holds it.
  static func json(_ calendar: CalendarSetting) -> JSONValue {
    .members([
      "name": .string(calendar.name),
      "path": .string(calendar.path),
      "allDay": .text(calendar.allDay?.rawValue),
      "tentative": .text(calendar.tentative?.rawValue),
      "unanswered": .text(calendar.unanswered?.rawValue),
    ])
  }
}
