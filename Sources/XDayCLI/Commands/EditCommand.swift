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
        + SeriesChoice.flags(declare),
      synonyms: ["modify", "change", "mod"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let parser = context.parser(snapshot.settings)
    let parts = try TaskParts(call, parser: parser)
    let text = call.arguments.dropFirst().joined(separator: " ").normalised
    let entry = try text.isEmpty ? nil : parser.change(text)
    if entry == nil && parts.isEmpty {
      throw CommandFailure.notUnderstood(text, expected: context.commandWords.placeholder(.entry).meaning)
    }
    let edit = TaskEdit(entry, parts, today: context.today(snapshot.settings))
    let codes = [call.arguments[0].normalised]
    let choice = try context.choice(of: codes, call)
    let (preview, before) = try context.planner.preview(codes, edit, choice)
    // The day of a time alone is the task's own, so nothing has to be said about tomorrow.
    let remarks = (entry?.remarks ?? []).filter { $0.kind != .timeTomorrow || before.day == nil }
    if call.has(.dryRun) { return answer([preview], remarks, isDryRun: true, context) }
    return answer(try context.planner.edit(codes, edit, choice), remarks, isDryRun: false, context)
  }

  private static func answer(
    _ changed: [ChangedTask], _ remarks: [Remark], isDryRun: Bool, _ context: Context
  ) -> Answer {
    var answer = ChangeAnswer(
      command: .edit, isDryRun: isDryRun, tasks: changed.map { ($0.task, $0.code) }, remarks: remarks)
    answer.lines = context.changeLines(.changed, changed)
    answer.isChange = changed.contains(where: \.isChanged)
    return context.answer(answer)
  }
}
