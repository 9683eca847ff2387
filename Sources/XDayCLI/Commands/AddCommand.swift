internal import CommandTable
internal import DayBudget
internal import Parser
internal import Store

/// `xday add "Zahnarzt morgen 14:00 45min"`: understands one line and says back what it understood.
enum AddCommand: CommandCode {
  static let name = CommandName.add

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .add, arguments: [declare.argument(.entry, .any)],
      flags: TaskParts.setters(declare) + [declare.flag(.first), declare.flag(.dryRun)],
      synonyms: ["new", "create", "a", "todo"])
  }

  /// A line, read.
  struct Reading {
    let entry: Entry
    var remarks: [Remark]
    let parts: TaskParts

    /// The title that the task will have.
    var title: String { parts.title ?? entry.title }
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let parser = context.parser(try context.snapshot().settings)
    let parts = try TaskParts(call, parser: parser)
    let readings = try texts(call, context).map { line, text in
      try Reading(text, parts: parts, parser: parser, line: line)
    }
    if call.has(.dryRun) { return dryRun(readings, context: context) }
    var random = context.surroundings.random
    let added = try context.write(.add, about: readings.map(\.title).joined(separator: ", ")) { draft in
      // Backwards at the front, so that the first line stands first.
      let order = call.has(.first) ? readings.reversed() : readings
      let tasks = try order.map { reading in
        let task = try draft.add(reading.entry.title, using: &random) { reading.fill(&$0) }
        if call.has(.first) { try draft.move(task.id, to: .first) }
        return try draft.task(task.id) ?? task
      }
      return (call.has(.first) ? tasks.reversed() : tasks).map {
        ChangedTask(task: $0, code: draft.code(of: $0.id), isChanged: true)
      }
    }
    var answer = ChangeAnswer(command: .add, tasks: added.map { ($0.task, $0.code) })
    answer.remarks = readings.flatMap(\.remarks)
    answer.lines = added.map { line(code: $0.code, $0.task, context) }
    return context.answer(answer)
  }

  /// The lines to read: the words of the command line as one, or the lines of standard input.
  private static func texts(_ call: Invocation, _ context: Context) throws -> [(line: Int?, text: String)] {
    guard call.arguments == ["-"], call.plainArguments == 1 else {
      return [(nil, call.text.normalised)]
    }
    let bytes = try context.surroundings.input.readAll()
    guard let text = String(validating: bytes, as: UTF8.self) else { throw CommandFailure.notUTF8 }
    let lines = text.normalised.split(omittingEmptySubsequences: false) { $0.isNewline }
    let numbered = lines.enumerated().map { (line: Optional($0.offset + 1), text: String($0.element)) }
    return numbered.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }

  private static func dryRun(_ readings: [Reading], context: Context) -> Answer {
    let tasks = readings.map { reading in
      var task = Task(preview: reading.entry.title, created: context.now)
      reading.fill(&task)
      return task
    }
    var answer = ChangeAnswer(command: .add, isDryRun: true, tasks: tasks.map { ($0, nil) })
    answer.remarks = readings.flatMap(\.remarks)
    answer.lines = tasks.map { line(code: nil, $0, context) }
    return context.answer(answer)
  }

  private static func line(code: String?, _ task: Task, _ context: Context) -> String {
    let title = [code, SafeText.shown(task.title)].compactMap(\.self).joined(separator: "  ")
    return ([title] + context.receipt(task)).joined(separator: " · ")
  }
}

extension AddCommand.Reading {
  /// Reads a line; an error names the line where there are several.
  init(_ text: String, parts: TaskParts, parser: EntryParser, line: Int?) throws {
    do {
      // With a title of its own the text may hold parts alone.
      entry = try parts.hasTitle ? parser.change(text) : parser.entry(text)
    } catch {
      guard let line else { throw error }
      throw LineFailure(line: line, cause: error)
    }
    remarks = parts.remarks(beside: entry.remarks, hasDay: entry.day != nil)
    self.parts = parts
  }

  /// Puts what was read, then what flags say, into a new task.
  func fill(_ task: inout Task) {
    entry.apply(to: &task)
    parts.apply(to: &task)
  }
}

extension Entry {
  /// Sets the parts of a task that the text named.
  ///
  /// A time without a day in the text leaves the day of a task that has one.
  func apply(to task: inout Task) {
    if !title.isEmpty { task.title = title }
    if !dayIsImplied || task.day == nil { task.day = day ?? task.day }
    task.time = time ?? task.time
    task.durationMinutes = durationMinutes ?? task.durationMinutes
    task.isUrgent = isUrgent || task.isUrgent
    task.tags += tags.filter { !task.tags.contains($0) }
    if let repeatRule { task.take(repeatRule) }
    task.due = due ?? task.due
    task.moveDueIntoRule()
  }
}
