internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Wording

/// `xday stats [PERIOD]`: the totals of a period.
enum StatsCommand: CommandCode {
  static let name = CommandName.stats

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .stats, arguments: [declare.argument(.period, .any, kind: .suggested(SpentCommand.periods))],
      synonyms: ["statistics", "numbers"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let text = call.arguments.isEmpty ? "all" : call.text.normalised
    let period = try context.planner.period(text, snapshot.settings)
    let today = context.today(snapshot.settings)
    let view = context.planner.stats(period, snapshot)
    let screen = StatsText(view: view, today: today, context: context)
    let planner = context.planner
    let blocks = BlockJSON(now: planner.now) { planner.zone(of: $0) }
    return Answer(lines: { screen.lines }, json: .stats(view, blocks: blocks)).lacking(view.failures, context)
  }
}
