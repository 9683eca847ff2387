internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday streaks [--working]`: how many days in a row time was logged, something was done, a goal was met.
enum StreaksCommand: CommandCode {
  static let name = CommandName.streaks

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.streaks, flags: [declare.flag(.working, synonyms: ["workdays"])], synonyms: ["streak"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let view = context.planner.streaks(snapshot, onlyWorking: call.has(.working))
    let text = StreaksText(view.rows, today: context.today(snapshot.settings), context)
    return Answer(lines: { text.lines }, json: .streaks(view)).lacking(view.failures, context)
  }
}
