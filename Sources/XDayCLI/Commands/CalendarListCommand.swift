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
      json: .calendars(calendars))
  }
}
