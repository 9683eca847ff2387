internal import CommandTable
internal import DayBudget
internal import Planner
internal import Store
internal import Wording

/// `xday done CODE…`: ticks tasks off; of a series one occurrence, today's or the oldest that was missed.
enum DoneCommand: CommandCode {
  static let name = CommandName.done

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .done, arguments: [declare.argument(.codes, .oneOrMore, kind: .dynamic("tasks"))],
      flags: [
        declare.flag(.on, [declare.argument(.day, kind: .suggested(PlanCommand.dayWords))]),
        declare.flag(.used, [declare.argument(.duration)], synonyms: ["took"]),
      ] + NamedMoment.flags(declare),
      synonyms: ["check", "complete", "finish", "tick", "do"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let settings = try context.snapshot().settings
    let day = try call.value(.on).map {
      try context.planner.occurrenceDay($0.normalised, settings, looksBack: true)
    }
    let done = try context.ending(NamedMoment(call)) { moment in
      try context.planner.complete(call.codes, on: day, used: call.value(.used)?.normalised, at: moment)
    }
    return context.answer(.done, .done, done, notes: call.has(.used) ? context.used(done) : [])
  }
}
