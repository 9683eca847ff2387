internal import Calendars
internal import CommandTable
internal import Documents
internal import Exchange
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday export`: everything as JSON, CSV or iCalendar, or what `today` shows as Markdown.
enum ExportCommand: CommandCode {
  static let name = CommandName.export

  /// The formats that can be written.
  enum Format: String, CaseIterable {
    case json
    case csv
    case markdown
    case ics
  }

  static func declaration(_ declare: Declarations) -> Command {
    let formats = Format.allCases.map(\.rawValue)
    return declare.command(
      .export,
      flags: [
        declare.flag(.format, [declare.argument(.format, kind: .oneOf(formats))]),
        declare.flag(.output, [declare.argument(.file, kind: .file)], short: "o"),
        declare.flag(.force), declare.flag(.raw),
      ],
      synonyms: ["dump", "backup"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let format = call.value(.format).flatMap(Format.init) ?? .json
    if call.has(.raw) && format != .csv {
      throw CommandFailure.conflictingFlags("--raw", "--format \(format.rawValue)")
    }
    let (text, problems) = try text(format, isRaw: call.has(.raw), snapshot, context)
    let path = call.value(.output).flatMap { $0 == "-" ? nil : $0 }
    if let path { try OutputFile.write(text, to: path, isForced: call.has(.force)) }
    let count = try context.planner.all(snapshot).count
    var answer = Answer(
      path.map { [context.words.exported(count, file: SafeText.shown($0))] } ?? [],
      json: .exported(format.rawValue, tasks: count, file: path, text: text))
    if path == nil {
      answer.text = { StyledText(text) }
      // Everything as JSON is a document already.
      answer.form = format == .json ? .document : format == .markdown ? .text : .interchange
    }
    return answer.admitting(problems, context.words)
  }

  /// The text, and what could not be read in the calendars where it rests on them.
  private static func text(
    _ format: Format, isRaw: Bool, _ snapshot: Snapshot, _ context: Context
  ) throws -> (String, problems: [CalendarProblem]) {
    switch format {
    case .json: return (String(decoding: try context.planner.export(), as: UTF8.self), [])
    case .ics:
      let writer = TodoWriter(boundary: snapshot.settings.boundary, version: version)
      return (writer.text(try context.planner.all(snapshot).map(PlainTask.init)), [])
    case .csv:
      let rows = try context.planner.all(snapshot).map {
        (task: PlainTask($0), code: snapshot.code(of: $0.id))
      }
      let values = SeparatedValues(isRaw: isRaw, boundary: snapshot.settings.boundary) {
        Instants.rfc3339($0, in: context.zone)
      }
      return (values.text(rows), [])
    case .markdown:
      let view = try context.planner.dayView(context.today(snapshot.settings), snapshot)
      return (DayMarkdown(view, context: context).text, view.problems)
    }
  }
}
