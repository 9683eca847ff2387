internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday reset`: empties the store after the word `reset` is typed; a backup stays and is named.
enum ResetCommand: CommandCode {
  static let name = CommandName.reset

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.reset, flags: [declare.flag(.yes)])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let words = context.words
    if !call.has(.yes) {
      guard context.canAsk else { throw CommandFailure.needsConfirmation(flag: "--yes") }
      let typed = try context.asking { try $0.line(words.resetQuestion()) }
      guard typed?.trimmed == "reset" else {
        return Answer([words.resetRefused()], json: .null, status: .no)
      }
    }
    let backup = try context.planner.reset()
    let told = words.storeReset(backup: backup.map(SafeText.shown))
    var answer = Answer(
      context.receipts([told], ending: words.howToUndo()), json: .reset(backup: backup))
    answer.change = .command
    return answer
  }
}
