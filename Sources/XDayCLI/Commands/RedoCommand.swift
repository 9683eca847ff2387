internal import CommandTable
internal import Planner
internal import Store
internal import Wording

/// `xday redo`: brings back what the last undo took away.
enum RedoCommand: CommandCode {
  static let name = CommandName.redo

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.redo)
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let commands = try context.planner.redo()
    return UndoCommand.answer(.redo, commands, context) { context.words.redone($0) }
  }
}
