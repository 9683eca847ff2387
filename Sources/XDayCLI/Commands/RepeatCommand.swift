internal import CommandTable
internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

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
    let text = call.arguments.dropFirst().joined(separator: " ").normalised
    let rule = try text.lowercased() == "off" ? nil : context.parser(settings).repeatRule(text)
    let changed = try context.planner.repeats([call.arguments[0].normalised], rule)
    return context.answer(.repeats, rule == nil ? .endsRepeating : .repeating, changed)
  }
}
