internal import CommandTable
internal import Planner
internal import Wording

/// `xday split CODE DURATION [DAY]`: a task keeps so much of itself, and the rest becomes a second one.
///
/// `xday split BLOCK TIME [WHAT]`: two blocks of time out of one.
enum SplitCommand: CommandCode {
  static let name = CommandName.split

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .split,
      arguments: [
        declare.argument(.code, kind: .dynamic("split")),
        declare.argument(.shareAndDay, .oneOrMore, kind: .dynamic("split")),
      ], flags: [declare.flag(.free)] + BlockWhat.flags(declare), synonyms: ["divide", "part"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let words = call.codes
    if words.count > 1, context.planner.isBlock(words[0]) {
      let what = try BlockWhat(words.dropFirst(2).joined(separator: " "), call)
      return context.answer(
        .split, .split, try context.planner.split(block: words[0], at: words[1], what))
    }
    for flag in [FlagName.free, .tag, .note, .mood] where call.has(flag) {
      throw PlanFailure.block(.noSuchBlock(words[0]))
    }
    let (changed, remarks) = try context.planner.split(words)
    return context.answer(.split, .split, changed, remarks: remarks)
  }
}
