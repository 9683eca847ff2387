internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// `xday heatmap [YEAR]`: days in five steps.
enum HeatmapCommand: CommandCode {
  static let name = CommandName.heatmap

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .heatmap, arguments: [declare.argument(.period, .any, kind: .suggested(SpentCommand.periods))],
      flags: [
        declare.flag(.of, [declare.argument(.heatmapOf, kind: .oneOf(HeatmapOf.allCases.map(\.rawValue)))]),
        declare.flag(.tag, [declare.argument(.tag, kind: .dynamic("tags"))], isRepeatable: true),
        declare.flag(.task, [declare.argument(.code, kind: .dynamic("tasks"))]),
      ])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let today = context.today(snapshot.settings)
    let text = call.text.normalised
    // The week that is not over yet is one of those that fit.
    let first = today.monday.adding(days: -7 * (HeatmapText.weeks(in: context) - 1))
    var question = HeatmapQuestion(
      text.isEmpty
        ? Period(first: first, last: today) : try context.planner.period(text, snapshot.settings))
    question.of = call.value(.of).flatMap(HeatmapOf.init) ?? .minutes
    question.tags = SpentCommand.tags(call)
    question.task = call.value(.task).map { [$0.normalised] }
    let view = try context.planner.heatmap(question, snapshot)
    let screen = HeatmapText(view, today: today, context: context)
    return Answer(lines: { screen.lines }, json: .heatmap(view)).lacking(view.failures, context)
  }
}
