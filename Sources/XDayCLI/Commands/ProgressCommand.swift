internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Wording

/// `xday progress [PERIOD]`: what got done of what was planned.
enum ProgressCommand: CommandCode {
  static let name = CommandName.progress

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .progress, arguments: [declare.argument(.period, .any, kind: .suggested(SpentCommand.periods))],
      synonyms: ["achieved"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let text = call.arguments.isEmpty ? "week" : call.text.normalised
    let period = try context.planner.period(text, snapshot.settings)
    let today = context.today(snapshot.settings)
    let view = try context.planner.progress(period, snapshot)
    let screen = ProgressText(progress: view.progress, today: today, context: context)
    return Answer(lines: { screen.lines }, json: .progress(view)).lacking(view.failures, context)
  }
}
