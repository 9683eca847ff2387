internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Wording

/// `xday history [PERIOD]`: what was completed, by day.
enum HistoryCommand: CommandCode {
  static let name = CommandName.history

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .history, arguments: [declare.argument(.period, .any, kind: .suggested(SpentCommand.periods))],
      synonyms: ["completed", "finished"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let text = call.arguments.isEmpty ? "last 7 days" : call.text.normalised
    let period = try context.planner.period(text, snapshot.settings)
    let today = context.today(snapshot.settings)
    let view = try context.planner.history(period, snapshot)
    let screen = HistoryText(view: view, today: today, context: context) { snapshot.code(of: $0) }
    let zone = context.zone
    return Answer(
      lines: { screen.lines }, json: .history(view, zone: zone) { snapshot.code(of: $0) }
    ).lacking(view.failures, context)
  }
}
