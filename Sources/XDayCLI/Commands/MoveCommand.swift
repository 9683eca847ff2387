internal import CommandTable
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday move CODE… first/last/up/down/before X/after X`: the order of the list is the priority.
enum MoveCommand: CommandCode {
  static let name = CommandName.move

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .move,
      arguments: [
        declare.argument(.codes, .oneOrMore, kind: .dynamic("move")),
        declare.argument(.place, .oneOrMore, kind: .dynamic("move")),
      ],
      synonyms: ["mv", "sort"])
  }

  /// The words that name a place, alone or with a task behind.
  static let places = ["first", "last", "up", "down", "before", "after"]

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let changed = try context.planner.move(call.codes)
    let isHidden = changed.contains { $0.task.time != nil }
    return context.answer(
      .move, .moved, changed, notes: isHidden ? [context.words.standsByClock()] : [])
  }
}
