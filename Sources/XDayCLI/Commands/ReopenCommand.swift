internal import CommandTable
internal import DayBudget
internal import Planner
internal import Store
internal import Wording

/// `xday reopen CODE…`: takes the tick of completed tasks back.
enum ReopenCommand: CommandCode {
  static let name = CommandName.reopen

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .reopen, arguments: [declare.argument(.doneCodes, .oneOrMore, kind: .dynamic("completed"))],
      synonyms: ["undone", "uncheck", "untick"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    context.answer(.reopen, .reopened, try context.planner.reopen(call.codes))
  }
}
