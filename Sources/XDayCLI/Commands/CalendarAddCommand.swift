internal import Calendars
internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday calendar add PATH`: reads an .ics file or a folder of them from now on.
enum CalendarAddCommand: CommandCode {
  static let name = CommandName.calendarAdd

  static func declaration(_ declare: Declarations) -> Command {
    let treatment = declare.argument(.treatment, kind: .oneOf(["busy", "free"]))
    return declare.command(
      .calendarAdd, arguments: [declare.argument(.path, kind: .file)],
      flags: [
        declare.flag(.name, [declare.argument(.calendarName)]), declare.flag(.allDay, [treatment]),
        declare.flag(.tentative, [treatment]), declare.flag(.unanswered, [treatment]),
      ])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    if call.arguments[0].isEmpty { throw CommandFailure.noSuchFile("\"\"") }
    let path = absolute(context.path(call.arguments[0]))
    guard Files.exists(path) else {
      throw CommandFailure.noSuchFile(call.arguments[0])
    }
    let settings = try context.snapshot().settings
    if let name = call.value(.name), name.trimmed.isEmpty {
      throw CommandFailure.notUnderstood(
        name, expected: context.commandWords.placeholder(.calendarName).meaning)
    }
    let chosen = call.value(.name)?.trimmed.normalised
    var wanted = CalendarSetting(name: chosen ?? CalendarAddCommand.name(path), path: path)
    wanted.allDay = call.value(.allDay).flatMap(CalendarSetting.Counting.init)
    wanted.tentative = call.value(.tentative).flatMap(CalendarSetting.Counting.init)
    wanted.unanswered = call.value(.unanswered).flatMap(CalendarSetting.Counting.init)
    let calendar = try context.planner.addCalendar(
      wanted, isNameChosen: chosen != nil, isSame: Files.isSame)
    // What cannot be read is better said now than at the next look at the day.
    let reports = context.planner.reader(settings).check(CalendarSource(calendar))
    let problems = reports.flatMap(\.problems)
    let words = context.words
    let told = words.calendarAdded(SafeText.shown(calendar.name), path: SafeText.shown(path))
    var answer = Answer(
      context.receipts([told], ending: words.howToUndo()),
      json: .calendars([calendar], problems: problems))
    answer.change = .command
    answer.notes = problems.map { words.place($0) }
    if !problems.isEmpty { answer.status = .incomplete }
    // An event of a file that two calendars have stands twice in every day.
    let reader = context.planner.reader(settings)
    for other in settings.calendars {
      let known = reader.check(CalendarSource(other)).map(\.file)
      let twice = reports.count { report in known.contains { Files.isSame($0, report.file) } }
      if twice > 0 { answer.notes.append(words.readTwice(twice, by: SafeText.shown(other.name))) }
    }
    return answer
  }

  /// The path from the root, so that it means the same from every folder.
  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Files.absolute(path)
  }

  /// A name from the last part of the path.
  private static func name(_ path: String) -> String {
    let last = Files.plainName(path).normalised
    return last.isEmpty || last == "/" ? "calendar" : last
  }
}
