internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday why [DAY]`: the sum on paper, whose rows add up to the number exactly.
enum WhyCommand: CommandCode {
  static let name = CommandName.why

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .why, arguments: [declare.argument(.day, .any, kind: .suggested(PlanCommand.dayWords))],
      synonyms: ["explain", "sum", "budget"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let day = try context.day(call.text, snapshot.settings)
    let view = try context.planner.dayView(day, snapshot)
    let sum = WhySum(view)
    let heading = DayText(view, context: context).heading
    let experienced = context.planner.experienced(view, snapshot)
    let lines =
      (heading + [""]).unstyled + WhyText(sum, context: context).lines
      + (experienced.day.map(context.experienceLines) ?? []) + context.incomplete(view.problems)
    let zone = context.zone
    return Answer(lines, json: .why(sum, of: view, experienced: experienced.day, zone: zone))
      .lacking(experienced.failures, context).admitting(view.problems, context)
  }
}
