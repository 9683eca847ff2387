internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday undo [N]`: takes the last commands back; `--list` shows what there is.
enum UndoCommand: CommandCode {
  static let name = CommandName.undo

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .undo, arguments: [declare.argument(.count, .optional)], flags: [declare.flag(.undoList)])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    if call.has(.undoList) { return try list(context) }
    let count = try call.arguments.first.map { text throws(CommandFailure) in
      guard let count = Int(text), (1...50).contains(count) else {
        throw .notUnderstood(text, expected: "1–50")
      }
      return count
    }
    let commands = try context.planner.undo(count ?? 1)
    return answer(.undo, commands, context) { context.words.undone($0) }
  }

  /// The answer of a command that put earlier states back.
  static func answer(
    _ command: CommandName, _ commands: [PastCommand], _ context: Context, _ say: (String) -> String
  ) -> Answer {
    let lines = commands.flatMap { context.folded(say(label($0.label))) }
    let zone = context.zone
    let nothing = command == .redo ? context.words.nothingToRedo() : context.words.nothingToUndo()
    var answer = Answer(
      lines.isEmpty ? [nothing] : lines,
      json: .undo(command.rawValue, commands, zone: zone))
    answer.status = commands.isEmpty ? .no : .done
    if !commands.isEmpty { answer.change = .command }
    return answer
  }

  private static func list(_ context: Context) throws -> Answer {
    let entries = try context.planner.pastCommands().undoable
    let today = try context.today(context.snapshot().settings)
    let zone = context.zone
    let lines = entries.map { entry in
      let day = context.words.shortDay(zone.civil(at: entry.instant).date, today: today)
      return "\(day) \(Clocks.text(entry.instant, in: zone))  \(label(entry.label))"
    }
    return Answer(
      lines.isEmpty ? [context.words.nothingToUndo()] : lines.map { CellWidth.cut($0, to: context.width) },
      json: .undo("undo", entries, zone: zone))
  }

  static func label(_ command: CommandLabel) -> String {
    SafeText.shown(command.text.isEmpty ? command.name : "\(command.name) \(command.text)")
  }
}
