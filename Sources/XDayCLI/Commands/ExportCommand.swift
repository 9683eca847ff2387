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
    case klog
  }

  static func declaration(_ declare: Declarations) -> Command {
    let formats = Format.allCases.map(\.rawValue)
    return declare.command(
      .export,
      flags: [
        declare.flag(.format, [declare.argument(.format, kind: .oneOf(formats))]),
        declare.flag(.what, [declare.argument(.exported, kind: .oneOf(["tasks", "blocks"]))]),
        declare.flag(.output, [declare.argument(.file, kind: .file)], short: "o"),
        declare.flag(.force), declare.flag(.raw),
      ],
      synonyms: ["dump", "backup"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let isOfBlocks = call.value(.what) == "blocks"
    let format = call.value(.format).flatMap(Format.init) ?? (isOfBlocks ? .csv : .json)
    if call.has(.raw) && format != .csv {
      throw CommandFailure.conflictingFlags("--raw", "--format \(format.rawValue)")
    }
    if isOfBlocks || format == .klog {
      return try ExportBlocks.run(format, isRaw: call.has(.raw), call, context)
    }
    let snapshot = try context.snapshot()
    let (text, problems) = try text(format, isRaw: call.has(.raw), snapshot, context)
    let count = try context.planner.all(snapshot).count
    return try answer(text, format, tasks: count, call, context)
      .admitting(problems, context, hasRow: !call.has(.output))
  }

  /// The answer with a text, or of the file that it was written to.
  static func answer(
    _ text: String, _ format: Format, tasks: Int = 0, blocks: Int? = nil, _ call: Invocation,
    _ context: Context
  ) throws -> Answer {
    let path = call.value(.output).flatMap { $0 == "-" ? nil : $0 }
    if let path { try OutputFile.write(text, to: context.path(path), isForced: call.has(.force)) }
    let told = path.map { path in
      let file = SafeText.shown(path)
      return blocks.map { context.words.exportedBlocks($0, file: file) }
        ?? context.words.exported(tasks, file: file)
    }
    var answer = Answer(
      told.map { [$0] } ?? [],
      json: .exported(format.rawValue, tasks: tasks, blocks: blocks ?? 0, file: path, text: text))
    if path == nil {
      answer.text = { StyledText(text) }
      // Everything as JSON is a document already.
      answer.form = format == .json ? .document : format == .markdown ? .text : .interchange
    }
    return answer
  }

  /// The text, and what could not be read in the calendars where it rests on them.
  private static func text(
    _ format: Format, isRaw: Bool, _ snapshot: Snapshot, _ context: Context
  ) throws -> (String, problems: [CalendarProblem]) {
    switch format {
    case .klog: return ("", [])
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
