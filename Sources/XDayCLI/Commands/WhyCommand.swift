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
    let lines =
      (heading + [""]).unstyled + WhyText(sum, context: context).lines + context.incomplete(view.problems)
    let zone = context.zone
    return Answer(lines, json: json(sum, view, zone: zone)).admitting(view.problems, context.words)
  }

  private static func json(_ sum: WhySum, _ view: DayView, zone: Zone) -> JSONValue {
    let instants = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.why/1",
      "now": instants.instant(view.now),
      "zone": .string(zone.identifier),
      "day": .text(view.day),
      "rows": .array(
        sum.rows.map { row in
          .members([
            "kind": .string(row.kind.rawValue),
            "title": .text(row.title),
            "start": row.allDay.map { .text($0.lowerBound) } ?? instants.instant(row.span.start),
            "end": row.allDay.map { .text($0.upperBound) } ?? instants.instant(row.span.end),
            "seconds": .int(row.seconds),
            "reason": .text(row.reason?.rawValue),
          ])
        }),
      "freeSeconds": .int(sum.seconds),
      "problems": .array(view.problems.map(ProblemJSON.object)),
    ])
  }
}
