internal import CommandTable
internal import DayBudget
internal import Exchange
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday add "Zahnarzt morgen 14:00 45min"`: understands one line and says back what it understood.
enum AddCommand: CommandCode {
  static let name = CommandName.add

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .add, arguments: [declare.argument(.entry, .any)],
      flags: TaskParts.setters(declare)
        + [declare.flag(.soon), declare.flag(.doing), declare.flag(.first), declare.flag(.dryRun)],
      synonyms: ["new", "create", "todo"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let texts = try texts(call, context)
    let planner = context.planner
    let read = { (settings: Settings) throws -> [EntryReading] in
      let parser = planner.parser(settings)
      let parts = try TaskParts(call, parser: parser)
      return try texts.map { try reading($0.text, parts: parts, parser: parser, line: $0.line) }
    }
    if call.has(.dryRun) { return try dryRun(try read(context.snapshot().settings), context: context) }
    let (added, readings) = try planner.add(isFirst: call.has(.first), read)
    var answer = ChangeAnswer(command: .add, tasks: added.map { ($0.task, $0.code) })
    answer.remarks = readings.flatMap(\.remarks)
    answer.lines = added.map { line(code: $0.code, $0.task, context) }
    return context.answer(answer)
  }

  /// The lines to read: the words of the command line as one, or the lines of standard input.
  static func texts(_ call: Invocation, _ context: Context) throws -> [(line: Int?, text: String)] {
    guard call.arguments == ["-"], call.plainArguments == 1 else {
      return [(nil, call.text.normalised)]
    }
    let bytes = try context.surroundings.input.readAll { _ in ImportLimits.bytes }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw CommandFailure.notUTF8 }
    let numbered = TextLines(text).enumerated().map { index, line in
      (line: Optional(index + 1), text: String(line).normalised)
    }
    return numbered.filter { !$0.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
  }

  /// Reads a line; an error names the line where there are several.
  private static func reading(
    _ text: String, parts: TaskParts, parser: EntryParser, line: Int?
  ) throws -> EntryReading {
    do {
      return try EntryReading(text, parts: parts, parser: parser)
    } catch {
      guard let line else { throw error }
      throw LineFailure(line: line, cause: error)
    }
  }

  private static func dryRun(_ readings: [EntryReading], context: Context) throws -> Answer {
    let tasks = try context.planner.preview(readings)
    var answer = ChangeAnswer(command: .add, isDryRun: true, tasks: tasks.map { ($0, nil) })
    answer.remarks = readings.flatMap(\.remarks)
    answer.lines = tasks.map { line(code: nil, $0, context) }
    return context.answer(answer)
  }

  private static func line(code: String?, _ task: Task, _ context: Context) -> String {
    let title = [code, SafeText.shown(task.title)].compactMap(\.self).joined(separator: "  ")
    let place = task.stage.map { context.words.name($0 == .doing ? .doing : .soon) }
    return ([title] + context.receipt(task) + [place].compactMap(\.self)).joined(separator: " · ")
  }
}
