internal import CommandTable
internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday edit CODE "…"`: the grammar of `add` on an existing task; only what is named changes.
enum EditCommand: CommandCode {
  static let name = CommandName.edit

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .edit,
      arguments: [declare.argument(.code, kind: .dynamic("tasks")), declare.argument(.entry, .any)],
      flags: TaskParts.setters(declare) + TaskParts.clearers(declare) + [declare.flag(.dryRun)]
        + SeriesChoice.flags(declare) + EditBlock.flags(declare)
        + [declare.flag(.used, [declare.argument(.duration)])],
      synonyms: ["modify", "change", "mod"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    if let first = call.codes.first, context.planner.isBlock(first) {
      return try EditBlock.run(call, &context)
    }
    for flag in [FlagName.task, .noTask, .mood, .overlap, .replace] where call.has(flag) {
      throw PlanFailure.block(.noSuchBlock(call.codes[0]))
    }
    do {
      return try edit(call, context)
    } catch PlanFailure.titleLeftOver(let title, let text, let code) {
      // The lines to type instead have the flags of this one.
      let own = declaration(Declarations(words: context.commandWords)).flags.map(\.name)
      let flags = call.uses.filter { own.contains($0.name) }.flatMap { use in
        ["--" + use.name] + use.values.map(ShellText.word)
      }
      throw PlanFailure.titleLeftOver(
        title, text: text, code: ([code] + flags).joined(separator: " "))
    }
  }

  private static func edit(_ call: Invocation, _ context: Context) throws -> Answer {
    let parts = try TaskParts(call, parser: context.parser(context.snapshot().settings))
    if let used = call.value(.used) {
      guard parts.isEmpty else { throw CommandFailure.conflictingFlags("--used", "--title, --day, …") }
      let changed = try context.planner.setUsed(used.normalised, of: call.codes)
      return context.answer(.edit, .changed, changed, notes: context.used(changed))
    }
    let choice = try context.choice(of: [context.planner.edited(call.codes, parts)], call)
    let isDryRun = call.has(.dryRun)
    let outcome =
      try isDryRun
      ? context.planner.preview(call.codes, parts, choice) : context.planner.edit(call.codes, parts, choice)
    return answer(outcome, isDryRun: isDryRun, context)
  }

  private static func answer(_ outcome: EditOutcome, isDryRun: Bool, _ context: Context) -> Answer {
    let changed = outcome.changed
    var answer = ChangeAnswer(
      command: .edit, isDryRun: isDryRun, tasks: [(changed.task, changed.code)], remarks: outcome.remarks)
    answer.lines = context.changeLines(.changed, [changed])
    answer.isChange = changed.isChanged
    return context.answer(answer)
  }
}
