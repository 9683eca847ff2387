internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday week [DAY]`: seven days, each with what is free, planned and over, as figures and as a bar.
enum WeekCommand: CommandCode {
  static let name = CommandName.week

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .week, arguments: [declare.argument(.day, .any, kind: .suggested(PlanCommand.dayWords))],
      synonyms: ["days", "ahead"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let first = try context.day(call.text, snapshot.settings)
    let ahead = try DaysAhead(from: first, count: 7, snapshot, context.planner)
    let views = ahead.days.map(ahead.view)
    let due = try ahead.due(snapshot)
    let (now, zone) = (context.now, context.zone)
    let lines =
      WeekText(views, due: due.map(\.count), context: context).lines + context.incomplete(ahead.problems)
    let json = json(views, due, ahead, now: now, zone: zone) { snapshot.code(of: $0.id) }
    return Answer(lines, json: json).admitting(ahead.problems, context)
  }

  private static func json(
    _ views: [DayView], _ due: [[Task]], _ ahead: DaysAhead, now: Int, zone: Zone,
    code: @escaping (Task) -> String
  ) -> JSONValue {
    let tasks = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.week/1",
      "now": TaskJSON(zone: zone).instant(now),
      "zone": .string(zone.identifier),
      "days": .array(
        zip(views, due).map { view, due in
          let day = DayJSON(view, zone: zone, codes: code)
          return .members([
            "day": .text(view.day),
            "budget": day.budget,
            "tasks": .int(view.rows.count + view.appointments.count),
            "line": view.isBudgetOn ? .number(view.line) : .null,
            "allDayEvents": .array(view.allDayEvents.map(day.event)),
            "due": .array(due.map { tasks.object($0, code: code($0)) }),
          ])
        }),
      "problems": .array(ahead.problems.map(ProblemJSON.object)),
    ])
  }
}
