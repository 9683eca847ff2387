internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// `xday timeline [DAY]`: the day as one column by time.
enum TimelineCommand: CommandCode {
  static let name = CommandName.timeline

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .timeline, arguments: [declare.argument(.day, .any, kind: .suggested(PlanCommand.dayWords))],
      synonyms: ["schedule"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let day = try context.day(call.text, snapshot.settings)
    let view = try context.planner.dayView(day, snapshot)
    let spent = context.planner.spentDay(view, snapshot)
    let timeline = Timeline(view, spent: spent)
    let code = { (task: Task) in snapshot.code(of: task) }
    let text = TimelineText(timeline, view, context: context, codes: code)
    let json = TimelineJSON(timeline, view, zone: context.zone, codes: code, zoneOf: context.planner.zone)
    return Answer(lines: { text.lines }, json: json.document).admitting(view.problems, context)
      .lacking(spent?.failures ?? [], context)
  }
}
