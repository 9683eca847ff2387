internal import CommandTable
internal import Planner
internal import Wording

/// `xday split BLOCK TIME [WHAT]`: two blocks out of one.
enum SplitCommand: CommandCode {
  static let name = CommandName.split

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .split,
      arguments: [
        declare.argument(.block, kind: .dynamic("blocks")), declare.argument(.time),
        declare.argument(.what, .any, kind: .dynamic("tasks")),
      ],
      flags: [declare.flag(.free)] + BlockWhat.flags(declare), synonyms: ["cut"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let words = call.codes
    let what = try BlockWhat(words.dropFirst(2).joined(separator: " "), call)
    return context.answer(
      .split, .split, try context.planner.split(block: words[0], at: words[1], what))
  }
}
