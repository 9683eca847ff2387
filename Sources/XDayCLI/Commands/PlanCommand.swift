internal import CommandTable
internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday plan CODE [DAY]`: brings a task into a day, today if none is named.
enum PlanCommand: CommandCode {
  static let name = CommandName.plan

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .plan,
      arguments: [
        declare.argument(.code, kind: .dynamic("tasks")),
        declare.argument(.day, .any, kind: .suggested(dayWords)),
      ],
      flags: SeriesChoice.flags(declare), synonyms: ["schedule", "postpone"])
  }

  /// Words for days that completions offer.
  static let dayWords = [
    "today", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let text = call.arguments.dropFirst().joined(separator: " ")
    let day = try context.day(text, snapshot.settings)
    let codes = [call.arguments[0].normalised]
    let choice = try context.choice(of: codes, call)
    let isPast = day < context.today(snapshot.settings)
    let remarks = isPast ? [Remark(kind: .pastDay, text: text)] : []
    return context.answer(.plan, .planned, try context.planner.plan(codes, on: day, choice), remarks: remarks)
  }
}
