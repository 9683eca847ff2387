internal import CommandTable
internal import Planner
internal import Store
internal import Wording

/// `xday urgent CODE [off]`: the mark for a reminder that may break through.
enum UrgentCommand: CommandCode {
  static let name = CommandName.urgent

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .urgent,
      arguments: [
        declare.argument(.code, kind: .dynamic("tasks")),
        declare.argument(.off, .optional, kind: .oneOf(["on", "off"])),
      ], flags: SeriesChoice.flags(declare))
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let isUrgent = call.arguments.count == 1 || call.arguments[1] == "on"
    let codes = [call.arguments[0].normalised]
    let choice = try context.choice(of: codes, call)
    let changed = try context.planner.mark(codes, isUrgent: isUrgent, choice)
    return context.answer(.urgent, isUrgent ? .urgent : .notUrgent, changed)
  }
}
