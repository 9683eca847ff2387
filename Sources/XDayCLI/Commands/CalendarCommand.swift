internal import CommandTable

/// `xday calendar …`: the family of commands about read-only calendars.
enum CalendarCommand: CommandCode {
  static let name = CommandName.calendar

  private static let members: [any CommandCode.Type] = [
    CalendarAddCommand.self, CalendarListCommand.self, CalendarRemoveCommand.self, CalendarCheckCommand.self,
  ]

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .calendar, subcommands: members.map { $0.declaration(declare) },
      defaultSubcommand: CommandName.calendarList.word, synonyms: ["cal", "calendars"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let member = members.first { $0.name.word == call.path.last } ?? CalendarListCommand.self
    return try member.run(call, &context)
  }
}
