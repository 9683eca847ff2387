internal import CommandTable
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday move CODE first/last/up/down/before X/after X`: the order of the list is the priority.
enum MoveCommand: CommandCode {
  static let name = CommandName.move

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .move,
      arguments: [
        declare.argument(.code, kind: .dynamic("tasks")),
        declare.argument(
          .place, .oneOrMore, kind: .suggested(["first", "last", "up", "down", "before", "after"])),
      ],
      synonyms: ["mv", "sort"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let words = call.codes
    guard let place = place(Array(words.dropFirst())) else {
      throw CommandFailure.notUnderstood(
        words.dropFirst().joined(separator: " "), expected: context.words.expectedPlace())
    }
    return context.answer(.move, .moved, try context.planner.move([words[0]], to: place))
  }

  /// The place that the words name.
  private static func place(_ words: [String]) -> WantedPlace? {
    switch (words[0].lowercased(), words.count) {
    case ("first", 1): .first
    case ("last", 1): .last
    case ("up", 1): .up
    case ("down", 1): .down
    case ("before", 2...): .before(Array(words.dropFirst()))
    case ("after", 2...): .after(Array(words.dropFirst()))
    default: nil
    }
  }
}
