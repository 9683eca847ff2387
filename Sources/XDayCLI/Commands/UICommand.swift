internal import CommandTable
internal import Wording

/// `xday ui`: the whole screen, for who keeps it open.
enum UICommand: CommandCode {
  static let name = CommandName.ui

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.ui, synonyms: ["tui", "screen", "full"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    if call.has(.json) { throw CommandFailure.conflictingFlags("--json", "xday ui") }
    var runner = try ScreenRunner(context, isFrozen: call.has(.now) || call.has(.demo))
    return try runner.run()
  }
}
