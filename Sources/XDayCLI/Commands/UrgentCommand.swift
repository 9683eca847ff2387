internal import CommandTable
internal import Planner
internal import Store
internal import Wording

/// `xday urgent CODE… [off]`: the mark for a reminder that may break through.
enum UrgentCommand: CommandCode {
  static let name = CommandName.urgent

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .urgent,
      arguments: [
        declare.argument(.codes, .oneOrMore, kind: .dynamic("urgent")),
        declare.argument(.off, .optional, kind: .dynamic("urgent")),
      ], flags: SeriesChoice.flags(declare))
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    var codes = call.codes
    let last = codes.count > 1 ? codes.last?.lowercased() : nil
    if last == "on" || last == "off" { codes.removeLast() }
    let isUrgent = last != "off"
    let choice = try context.choice(of: context.planner.open(codes), call)
    let changed = try context.planner.mark(codes, isUrgent: isUrgent, choice)
    return context.answer(.urgent, isUrgent ? .urgent : .notUrgent, changed)
  }
}
