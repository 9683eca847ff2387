internal import CommandTable
internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday repeat CODE… RULE`: lets tasks repeat, gives series another rule, or ends them.
enum RepeatCommand: CommandCode {
  static let name = CommandName.repeats

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .repeats,
      arguments: [
        declare.argument(.codes, .oneOrMore, kind: .dynamic("repeat")),
        declare.argument(.rule, .oneOrMore, kind: .dynamic("repeat")),
      ],
      synonyms: ["recur", "every"])
  }

  /// Rules that completions offer.
  static let rules = ["daily", "weekdays", "weekly", "monthly", "off"]

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let (changed, isEnd) = try context.planner.repeats(call.codes)
    return context.answer(.repeats, isEnd ? .endsRepeating : .repeating, changed)
  }
}
