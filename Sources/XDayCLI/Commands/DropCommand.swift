internal import CommandTable
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday drop CODE…`: deletes tasks; of a series one occurrence, the rest, or all; undo brings them back.
enum DropCommand: CommandCode {
  static let name = CommandName.drop

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .drop, arguments: [declare.argument(.codes, .oneOrMore, kind: .dynamic("tasks"))],
      flags: SeriesChoice.flags(declare), synonyms: ["delete", "remove", "del"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let blocks = call.codes.filter(context.planner.isBlock)
    guard blocks.isEmpty else {
      guard blocks.count == call.codes.count else { throw PlanFailure.block(.mixedCodes) }
      return context.answer(.drop, .dropped, try context.planner.drop(blocks: blocks))
    }
    let choice = try context.choice(of: context.planner.openOrCompleted(call.codes), call)
    return context.answer(.drop, .dropped, try context.planner.drop(call.codes, choice))
  }
}
