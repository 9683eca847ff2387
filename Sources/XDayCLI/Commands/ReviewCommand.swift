internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Wording

/// `xday review [PERIOD]`: estimates against what was used.
enum ReviewCommand: CommandCode {
  static let name = CommandName.review

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .review, arguments: [declare.argument(.period, .any, kind: .suggested(SpentCommand.periods))],
      synonyms: ["estimates", "accuracy"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let text = call.arguments.isEmpty ? "last 30 days" : call.text.normalised
    let period = try context.planner.period(text, snapshot.settings)
    let today = context.today(snapshot.settings)
    let view = try context.planner.review(period, snapshot)
    let screen = ReviewText(view: view, today: today, context: context) { snapshot.code(of: $0) }
    let zone = context.zone
    return Answer(
      lines: { screen.lines }, json: .review(view, zone: zone) { snapshot.code(of: $0) }
    ).lacking(view.failures, context)
  }
}
