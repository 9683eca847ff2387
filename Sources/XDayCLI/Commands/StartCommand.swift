internal import CommandTable
internal import Planner
internal import Wording

/// `xday start [WHAT]`: begins a block, and ends the one that runs.
enum StartCommand: CommandCode {
  static let name = CommandName.start

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .start, arguments: [declare.argument(.what, .any, kind: .dynamic("tasks"))],
      flags: NamedMoment.flags(declare)
        + [declare.flag(.length, [declare.argument(.duration)]), declare.flag(.free)]
        + BlockWhat.flags(declare) + OverlapChoice.flags(declare),
      synonyms: ["begin", "track", "continue", "resume"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let outcome = try context.planner.start(
      BlockWhat(call.text.normalised, call), at: NamedMoment(call),
      for: call.value(.length)?.normalised, OverlapChoice(call))
    return context.answer(.start, .begun, outcome)
  }
}
