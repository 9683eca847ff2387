internal import CommandTable
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday board`: tasks in four places; with a card and a place, puts the card there.
enum BoardCommand: CommandCode {
  static let name = CommandName.board

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .board,
      arguments: [
        declare.argument(.codes, .any, kind: .dynamic("board")),
        declare.argument(.boardPlace, .any, kind: .dynamic("board")),
      ],
      flags: [declare.flag(.tag, [declare.argument(.tag, kind: .dynamic("tags"))], isRepeatable: true)],
      synonyms: ["kanban"])
  }

  /// The words of the places that completions offer, and those for a position in one.
  static let places = ["soon", "doing", "later", "done"]
  static let positions = ["first", "last", "before", "after"]

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    guard call.arguments.isEmpty else {
      if call.has(.tag) { throw CommandFailure.conflictingFlags("--tag", call.arguments[0]) }
      let (place, changed) = try context.planner.putOnBoard(call.codes)
      return context.answer(.board, .placed(place), changed)
    }
    let snapshot = try context.snapshot()
    let tags = call.tags
    let view = try context.planner.boardView(tags: tags)
    let codes = { (task: Task) in snapshot.code(of: task) }
    let (zone, width) = (context.zone, context.width)
    let text = BoardText(view, context: context, codes: codes)
    let nothing = tags.isEmpty ? context.words.boardIsEmpty() : context.nothing(tagged: tags, snapshot)
    return Answer(
      lines: { view.isEmpty ? CellWidth.wrap(nothing, to: width).unstyled : text.lines },
      json: .board(view, zone: zone, codes: codes)
    ).without(view.failures, context)
  }
}
