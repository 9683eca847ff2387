internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal

/// `xday trend [PERIOD]`: the time of each day, its running mean, and mood.
enum TrendCommand: CommandCode {
  static let name = CommandName.trend

  /// The days that are shown when none are named: eight weeks.
  private static let days = 56

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .trend, arguments: [declare.argument(.period, .any, kind: .suggested(SpentCommand.periods))])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let today = context.today(snapshot.settings)
    let text = call.text.normalised
    let period =
      text.isEmpty
      ? Period(first: today.adding(days: 1 - days), last: today)
      : try context.planner.period(text, snapshot.settings)
    let view = context.planner.trend(period, snapshot)
    let screen = TrendText(view.trend, today: today, context: context)
    return Answer(lines: { screen.lines }, json: .trend(view)).lacking(view.failures, context)
  }
}
