internal import CommandTable
internal import Planner
internal import Wording

/// `xday split CODE DURATION [DAY]`: a task keeps so much of itself, and the rest becomes a second one.
enum SplitCommand: CommandCode {
  static let name = CommandName.split

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .split,
      arguments: [
        declare.argument(.code, kind: .dynamic("split")),
        declare.argument(.shareAndDay, .oneOrMore, kind: .dynamic("split")),
      ], synonyms: ["divide", "part"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let (changed, remarks) = try context.planner.split(call.codes)
    return context.answer(.split, .split, changed, remarks: remarks)
  }
}
