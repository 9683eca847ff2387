internal import CommandTable
internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday plan CODE… [DAY] [TIME]`: brings tasks into a day, today if none is named.
enum PlanCommand: CommandCode {
  static let name = CommandName.plan

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .plan,
      arguments: [
        declare.argument(.codes, .oneOrMore, kind: .dynamic("plan")),
        declare.argument(.dayAndTime, .any, kind: .dynamic("plan")),
      ],
      flags: SeriesChoice.flags(declare), synonyms: ["schedule", "postpone"])
  }

  /// Words for days that completions offer.
  static let dayWords = [
    "today", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let choice = try context.choice(of: context.planner.planned(call.codes), call)
    let (changed, remarks) = try context.planner.plan(call.codes, choice)
    return context.answer(.plan, .planned, changed, remarks: remarks)
  }
}
