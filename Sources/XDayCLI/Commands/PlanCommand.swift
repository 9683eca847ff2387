internal import CommandTable
internal import DayBudget
internal import Parser
internal import Store

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
      flags: SeriesScope.flags(declare), synonyms: ["schedule", "postpone"])
  }

  /// Words for days that completions offer.
  static let dayWords = [
    "today", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let text = call.arguments.dropFirst().joined(separator: " ")
    let day = try context.day(text, snapshot.settings)
    let task = try context.lookup().one([call.arguments[0]])
    let scope = try context.scopes(of: [task], call)[task.id]
    let isPast = day < context.today(snapshot.settings)
    let remarks = isPast ? [Remark(kind: .pastDay, text: text)] : []
    return try context.change(.plan, .planned, [task], remarks: remarks) { task, draft in
      guard let scope else { return try draft.update(task.id) { $0.day = day } }
      guard scope.extent == .this else {
        return try draft.update(task.id) { $0.restart(on: day, insteadOf: scope.occurrence) }
      }
      return try draft.update(task.id) { $0.move(scope.occurrence, to: day) }?.occurrence(shownOn: day)
    }
  }
}

extension Context {
  /// The day that a text names, today for an empty one.
  func day(_ text: String, _ settings: Settings) throws -> CivilDate {
    text.isEmpty ? today(settings) : try parser(settings).day(text.normalised)
  }
}
