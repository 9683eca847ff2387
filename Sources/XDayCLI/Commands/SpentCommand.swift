internal import CommandTable
internal import Documents
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// `xday spent [PERIOD]`: where the time went.
enum SpentCommand: CommandCode {
  static let name = CommandName.spent

  /// Periods that completions offer.
  static let periods = ["today", "yesterday", "week", "last week", "month", "last month", "year", "all"]

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .spent, arguments: [declare.argument(.period, .any, kind: .suggested(periods))],
      flags: [
        declare.flag(
          .by, [declare.argument(.spentBy, kind: .oneOf(SpentBy.allCases.map(\.rawValue)))],
          isRepeatable: true),
        declare.flag(.tag, [declare.argument(.tag, kind: .dynamic("tags"))], isRepeatable: true),
        declare.flag(.task, [declare.argument(.code, kind: .dynamic("tasks"))]),
        declare.flag(.events),
      ],
      synonyms: ["summary", "totals"])
  }

  /// The tags that are asked for, in lower case.
  static func tags(_ call: Invocation) -> [String] {
    call.values(.tag).map { $0.normalised.drop { $0 == "#" || $0 == "+" }.lowercased() }
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    var question = SpentQuestion(try context.planner.period(call.text.normalised, snapshot.settings))
    let by = call.values(.by).compactMap(SpentBy.init)
    if !by.isEmpty { question.by = by }
    question.tags = tags(call)
    question.task = call.value(.task).map { [$0.normalised] }
    question.countsEvents = call.has(.events)
    let view = try context.planner.spent(question, snapshot)
    let text = SpentText(
      view.sum, today: context.today(snapshot.settings), colors: snapshot.settings.tagColors, context: context
    ) {
      TaskID($0).map(snapshot.code) ?? ""
    }
    let foot = context.incomplete(view.problems)
    return Answer(lines: { text.lines + foot }, json: .spent(view)).admitting(view.problems, context)
      .lacking(view.failures, context)
  }
}
