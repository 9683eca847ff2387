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
    let firstShort = try context.planner.shortDay(in: ahead)
    let spent = try context.planner.spentMinutes(on: ahead.days, snapshot)
    let (now, zone) = (context.now, context.zone)
    let lines =
      WeekText(
        views, due: due.map(\.count), used: spent.minutes, firstShort: firstShort, context: context
      ).lines
      + context.incomplete(ahead.problems)
    let json = JSONValue.week(
      views, due: due, used: spent.minutes, firstShort: firstShort, ahead, now: now, zone: zone
    ) {
      snapshot.code(of: $0)
    }
    return Answer(lines, json: json).admitting(ahead.problems, context)
      .admitting(spent.failures, context.words)
  }
}
