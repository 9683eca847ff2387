internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

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
    let rest = try context.planner.removeCalendar(name)
    let words = context.words
    var answer = Answer(
      [words.calendarRemoved(SafeText.shown(name)) + context.style.dim(" · " + words.howToUndo())],
      json: .calendars(rest))
    answer.change = .command
    return answer
  }
}
