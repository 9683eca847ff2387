internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday order [DAY]`: the tasks of a day in an editor, one a line; their order becomes the order.
enum OrderCommand: CommandCode {
  static let name = CommandName.order

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .order, arguments: [declare.argument(.day, .any, kind: .suggested(PlanCommand.dayWords))],
      synonyms: ["arrange", "prioritize"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let day = try context.day(call.text, snapshot.settings)
    let today = context.today(snapshot.settings)
    let tasks = try context.planner.dayView(day, snapshot).list.map {
      (task: $0.task, code: snapshot.code(of: $0.task))
    }
    let sheet = OrderSheet(
      tasks, day: day, today: today, parser: context.parser(snapshot.settings), words: context.words)
    guard !sheet.lines.isEmpty else { return unchanged(context, context.words.nothingPlanned()) }
    let editor = try editor(context)
    let folder = try Files.makeFolder(in: context.surroundings.temporaryFolder, named: "xday-order-")
    let file = folder + "/order.txt"
    do {
      try Files.write(sheet.text, to: file)
      let answer = try edit(sheet, file, with: editor, day: day, today: today, context)
      Files.remove(folder)
      return answer
    } catch {
      // What was typed stays, also where the person has stopped; what was not touched is nothing to keep.
      guard let text = try? Files.read(file), text != Array(sheet.text.utf8) else {
        Files.remove(folder)
        throw error
      }
      if error is Interrupted {
        try? context.surroundings.errors.write(context.words.textKept(SafeText.shown(file)) + "\n")
        throw error
      }
      throw KeptText(file: file, cause: error)
    }
  }

  /// Lets the person edit until the text can be carried out, and does that; throws what stands in the way where it
  /// cannot be asked about, or the person has had enough.
  private static func edit(
    _ sheet: OrderSheet, _ file: String, with editor: String, day: CivilDate, today: CivilDate,
    _ context: Context
  ) throws -> Answer {
    while true {
      try run(editor, on: file, context)
      do {
        guard let text = String(validating: try Files.read(file), as: UTF8.self) else {
          throw CommandFailure.notUTF8
        }
        var (wanted, gone, remarks) = try sheet.read(text, today: today)
        wanted.gone = try gone.map { ($0.task.id, try ask(about: $0, context)) }
        // A task that stays though its line is gone keeps its place.
        guard wanted.isChange else { return unchanged(context, context.words.nothingChanged()) }
        return answer(try context.planner.order(wanted, on: day), remarks, context)
      } catch let error where !(error is Interrupted) && context.canAsk {
        try askAgain(after: error, context)
      }
    }
  }

  /// The person's editor; where none is named vi, which waits for ever where nobody can type.
  private static func editor(_ context: Context) throws(CommandFailure) -> String {
    let environment = context.surroundings.environment
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    if let command = named.first(where: { !$0.allSatisfy(\.isWhitespace) }) { return command }
    guard context.surroundings.input.isTerminal, context.surroundings.output.isTerminal else {
      throw .noEditor
    }
    return "vi"
  }

  private static func run(
    _ editor: String, on file: String, _ context: Context
  ) throws(CommandFailure) {
    switch context.surroundings.helpers?.edit(file, with: editor) {
    case 0?: break
    // What a shell says of a program that it does not find or must not run.
    case nil, 126?, 127?: throw .editorFailed(editor)
    case let status?: throw .editorEnded(editor, status: status)
    }
  }

  /// Asks what becomes of a task whose line is gone; throws `CommandFailure.lineGone` where nobody can be asked.
  private static func ask(about line: OrderSheet.Line, _ context: Context) throws -> GoneAnswer {
    guard context.canAsk else { throw CommandFailure.lineGone(code: line.code, title: line.task.title) }
    let words = context.words
    let question =
      "\(line.code)  \(SafeText.shown(line.task.title))\n" + context.keyLines(words.goneKeys())
    return try context.asking { dialogue in
      try dialogue.say(question)
      while true {
        switch try dialogue.event() {
        case .resumed: try dialogue.say(question)
        case .ended: throw Interrupted()
        case .key(let press):
          if press == KeyPress(.enter) { return .keep }
          if press.isStop { throw Interrupted() }
          guard let key = press.typed?.lowercased() else { continue }
          if let answer = words.goneKey(Character(key)) { return answer }
        }
      }
    }
  }

  /// Says what is wrong and waits for the wish to edit once more; throws the error where there is none.
  private static func askAgain(after error: any Error, _ context: Context) throws {
    let report = ErrorReport(error, words: context.words)
    let text = report.text(context.words, width: context.width, isFolded: true)
    let question = text + context.keyLines(context.words.editAgainKeys())
    try context.asking { dialogue in
      try dialogue.say(question)
      while true {
        switch try dialogue.event() {
        case .resumed: try dialogue.say(question)
        case .ended: throw error
        case .key(let press):
          if press == KeyPress(.enter) || press.typed?.lowercased() == "e" { return }
          if press.isStop { throw error }
        }
      }
    }
  }

  private static func unchanged(_ context: Context, _ text: String) -> Answer {
    var change = ChangeAnswer(command: .order, tasks: [])
    change.lines = [text]
    change.isChange = false
    return context.answer(change)
  }

  private static func answer(_ outcome: OrderOutcome, _ remarks: [Remark], _ context: Context) -> Answer {
    var change = ChangeAnswer(
      command: .order, tasks: outcome.all.map { ($0.task, $0.code) }, remarks: remarks)
    change.lines =
      context.changeLines(.moved, outcome.moved) + context.changeLines(.changed, outcome.edited)
      + context.changeLines(.dropped, outcome.dropped) + context.changeLines(.unplanned, outcome.listed)
    change.isChange = outcome.all.contains(where: \.isChanged)
    if change.lines.isEmpty { change.lines = [context.words.nothingChanged()] }
    return context.answer(change)
  }
}
