internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday goal ["5h/week #sport" | drop CODE]`: what is to be reached each day, week, month or year, and how far it is.
enum GoalCommand: CommandCode {
  static let name = CommandName.goal

  /// The word before the code of a goal that is to go.
  static let drop = "drop"

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .goal, arguments: [declare.argument(.goal, .any, kind: .dynamic("goals"))],
      flags: [declare.flag(.since, [declare.argument(.period)])], synonyms: ["goals", "target", "targets"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    if call.arguments.isEmpty {
      if call.has(.since) { throw CommandFailure.conflictingFlags("--since", "xday goal") }
      let view = context.planner.goals(try context.snapshot())
      let text = GoalText(view.goals, context)
      return Answer(lines: { text.lines }, json: .goals(view)).lacking(view.failures, context)
    }
    let changed = try change(call, &context)
    let lines = context.receipts(
      [context.words.receipt(changed)], ending: changed.kind == .kept ? nil : context.words.howToUndo())
    context.planner.read()
    let view = context.planner.goals(try context.snapshot())
    var answer = Answer(lines, json: .goals(view))
    answer.change = changed.kind == .kept ? .none : .command
    return answer
  }

  private static func change(_ call: Invocation, _ context: inout Context) throws -> ChangedGoal {
    let words = call.codes
    if [drop, "rm", "remove", "delete"].contains(words[0].lowercased()) {
      return try context.planner.dropGoal(words.dropFirst().joined(separator: " "))
    }
    let settings = try context.snapshot().settings
    let since = try call.value(.since).map { text throws in
      try context.planner.firstDay(text.normalised, settings)
    }
    return try context.planner.set(GoalParser.goal(call.text.normalised), since: since)
  }
}
