internal import CommandTable
internal import DayBudget
internal import Parser
internal import Store

/// `xday repeat CODE RULE`: lets a task repeat, gives a series another rule, or ends it.
enum RepeatCommand: CommandCode {
  static let name = CommandName.repeats

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .repeats,
      arguments: [
        declare.argument(.code, kind: .dynamic("tasks")),
        declare.argument(
          .rule, .oneOrMore, kind: .suggested(["daily", "weekdays", "weekly", "monthly", "off"])),
      ],
      synonyms: ["recur", "every"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let settings = try context.snapshot().settings
    let today = context.today(settings)
    let text = call.arguments.dropFirst().joined(separator: " ").normalised
    let rule = try text.lowercased() == "off" ? nil : context.parser(settings).repeatRule(text)
    let task = try context.lookup().one([call.arguments[0]])
    var random = context.surroundings.random
    return try context.change(.repeats, rule == nil ? .endsRepeating : .repeating, [task]) { task, draft in
      guard task.anchor != nil, let occurrence = task.occurrenceMeant(today: today) else {
        return try draft.update(task.id) { task in
          // A series that has ended begins anew today.
          if let rule { task.restart(rule, from: task.anchor == nil ? task.day ?? today : today) }
        }
      }
      guard let rule else { return try draft.update(task.id) { $0.endSeries(on: occurrence.shown) } }
      let last = rule.until ?? task.repeatRule?.until
      if rule.hasRhythm(of: task.repeatRule) {
        return try draft.update(task.id) { $0.repeatRule?.until = last }
      }
      // What was missed before the rule begins is still to be decided about.
      let begins = rule.first(onOrAfter: occurrence.shown)
      if let missed = task.latestMissed(before: min(begins, today)) {
        _ = try draft.addPlain(from: task, missed, day: missed.shown, using: &random)
      }
      return try draft.update(task.id) { $0.restart(rule, from: occurrence.shown) }
    }
  }
}
