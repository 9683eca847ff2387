internal import CommandTable
internal import Store

/// `xday urgent CODE [off]`: the mark for a reminder that may break through.
enum UrgentCommand: CommandCode {
  static let name = CommandName.urgent

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .urgent,
      arguments: [
        declare.argument(.code, kind: .dynamic("tasks")),
        declare.argument(.off, .optional, kind: .oneOf(["on", "off"])),
      ], flags: SeriesScope.flags(declare))
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let isUrgent = call.arguments.count == 1 || call.arguments[1] == "on"
    let task = try context.lookup().one([call.arguments[0]])
    let scope = try context.scopes(of: [task], call)[task.id]
    var random = context.surroundings.random
    return try context.change(.urgent, isUrgent ? .urgent : .notUrgent, [task]) { task, draft in
      try draft.edit(task, scope, using: &random) { $0.isUrgent = isUrgent }
    }
  }
}
