internal import CommandTable
internal import Store
internal import Terminal

/// `xday calendar remove NAME`: reads a calendar no longer; its files stay as they are.
enum CalendarRemoveCommand: CommandCode {
  static let name = CommandName.calendarRemove

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .calendarRemove, arguments: [declare.argument(.calendarName, kind: .dynamic("calendars"))],
      synonyms: ["rm", "delete", "drop"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let name = call.arguments[0].normalised
    try context.write(.calendarRemove, about: name) { draft in
      let known = draft.settings.calendars.map(\.name)
      guard let index = known.firstIndex(of: name) else {
        throw CommandFailure.noSuchCalendar(name, known: known)
      }
      draft.settings.calendars.remove(at: index)
    }
    let words = context.words
    let rest = try context.snapshot().settings.calendars.filter { $0.name != name }
    var answer = Answer(
      [words.calendarRemoved(SafeText.shown(name)) + context.style.dim(" · " + words.howToUndo())],
      json: .members([
        "schema": "xday.calendar/1", "calendars": .array(rest.map(CalendarListCommand.json)),
        "problems": .array([]),
      ]))
    answer.change = .command
    return answer
  }
}
