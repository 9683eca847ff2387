internal import CommandTable
internal import Planner
internal import Store
internal import Wording

/// `xday unplan CODE…`: puts tasks back into the List.
enum UnplanCommand: CommandCode {
  static let name = CommandName.unplan

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .unplan, arguments: [declare.argument(.codes, .oneOrMore, kind: .dynamic("tasks"))],
      flags: SeriesChoice.flags(declare), synonyms: ["later"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let choice = try context.choice(of: context.planner.open(call.codes), call)
    return context.answer(.unplan, .unplanned, try context.planner.unplan(call.codes, choice))
  }
}
