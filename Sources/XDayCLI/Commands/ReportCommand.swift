internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Reports
internal import Store
internal import Terminal
internal import Wording

/// `xday report [PERIOD]`: a period as a page of HTML, as PDF or as Markdown.
enum ReportCommand: CommandCode {
  static let name = CommandName.report

  /// The formats that can be written.
  enum Format: String, CaseIterable {
    case html
    case pdf
    case md
  }

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .report, arguments: [declare.argument(.period, .any, kind: .suggested(SpentCommand.periods))],
      flags: [
        declare.flag(
          .reportFormat, [declare.argument(.reportFormat, kind: .oneOf(Format.allCases.map(\.rawValue)))]),
        declare.flag(.output, [declare.argument(.file, kind: .file)], short: "o"), declare.flag(.force),
      ])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let typed = call.text.normalised
    let path = call.value(.output).flatMap { $0 == "-" ? nil : $0 }
    let ending = path.flatMap { $0.split(separator: ".").last.map { $0.lowercased() } }
    let format = call.value(.reportFormat).flatMap(Format.init) ?? ending.flatMap(Format.init) ?? .md
    // Bytes that are no text can be shown neither to a person nor in a document.
    if format == .pdf, path == nil, context.wantsJSON || context.surroundings.output.isTerminal {
      throw CommandFailure.needsOutputFile(format: format.rawValue)
    }
    let period = try context.planner.period(typed.isEmpty ? "month" : typed, snapshot.settings)
    let view = try context.planner.report(period, snapshot)
    let report = Report(
      view, context.words, command: "xday review" + (typed.isEmpty ? " month" : " " + SafeText.shown(typed)))
    var (text, bytes): (String, [UInt8]?) = ("", nil)
    switch format {
    case .html: text = HTMLPage(report).text
    case .md: text = MarkdownPage(report).text
    case .pdf:
      // Paper that a browser chooses by itself is that of its makers' country.
      bytes = try PDFEngine(named: snapshot.settings.pdfEngine, in: context.surroundings)
        .pdf(of: HTMLPage(report, paper: "A4").text)
    }
    if let path {
      try OutputFile.write(
        bytes ?? Array(text.utf8), to: context.path(path), isForced: call.has(.force))
    }
    var answer = Answer(
      path.map { [context.words.reportWritten(SafeText.shown($0))] } ?? [],
      json: .report(format.rawValue, view, file: path, text: text))
    if path == nil {
      answer.text = { StyledText(text) }
      answer.form = format == .md ? .text : .interchange
      answer.file = bytes
    }
    return answer.lacking(view.failures, context)
  }
}
