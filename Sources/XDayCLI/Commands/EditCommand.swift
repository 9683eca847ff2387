internal import CommandTable
internal import DayBudget
internal import Parser
internal import Store

/// `xday edit CODE "…"`: the grammar of `add` on an existing task; only what is named changes.
enum EditCommand: CommandCode {
  static let name = CommandName.edit

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .edit,
      arguments: [declare.argument(.code, kind: .dynamic("tasks")), declare.argument(.entry, .any)],
      flags: TaskParts.setters(declare) + TaskParts.clearers(declare) + [declare.flag(.dryRun)]
        + SeriesScope.flags(declare),
      synonyms: ["modify", "change", "mod"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let parser = context.parser(snapshot.settings)
    let parts = try TaskParts(call, parser: parser)
    let text = call.arguments.dropFirst().joined(separator: " ").normalised
    let entry = try text.isEmpty ? nil : parser.change(text)
    if entry == nil && parts.isEmpty {
      throw CommandFailure.notUnderstood(text, expected: context.words.placeholder(.entry).meaning)
    }
    let task = try context.lookup().one([call.arguments[0]])
    let today = context.today(snapshot.settings)
    let change = { (task: inout Task) in
      entry?.change(&task, today: today)
      parts.apply(to: &task)
    }
    let scope = try context.scopes(of: [task], call)[task.id]
    let preview = task.preview(scope, change)
    if scope?.extent == .this, preview.repeatRule != task.repeatRule {
      throw CommandFailure.conflictingFlags(
        "--this", preview.repeatRule.map(context.ruleText) ?? "--no-repeat")
    }
    // The day of a time alone is the task's own, so nothing has to be said about tomorrow.
    let remarks = (entry?.remarks ?? []).filter { $0.kind != .timeTomorrow || task.day == nil }
    if call.has(.dryRun) {
      let changed = ChangedTask(
        task: scope?.extent == .this ? preview.alone : preview.shown(today: today),
        code: snapshot.code(of: task.id), isChanged: true)
      return answer([changed], remarks, isDryRun: true, context)
    }
    var random = context.surroundings.random
    let changed = try context.changed(.edit, [task]) { task, draft in
      try draft.edit(task, scope, using: &random, change)
    }
    return answer(changed, remarks, isDryRun: false, context)
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

extension Task {
  /// The task as a change would leave it; of one occurrence, with the rule that it then has to lose.
  fileprivate func preview(_ scope: SeriesScope?, _ change: (inout Task) -> Void) -> Task {
    var task = self
    switch scope?.extent {
    case nil: change(&task)
    case .this?:
      task.day = scope?.occurrence.shown
      change(&task)
      // Of one occurrence it is a due day.
      if let last = task.repeatRule?.until, last != repeatRule?.until {
        task.due = last
        task.repeatRule?.until = repeatRule?.until
      }
    case .later?, .all?:
      if let scope { task.edit(scope, change) }
    }
    return task
  }

  /// The occurrence as a plain task.
  fileprivate var alone: Task {
    var task = self
    task.repeatRule = nil
    return task
  }
}

extension Entry {
  /// Changes the parts of an existing task that the text named.
  ///
  /// A rule named without a day begins with the day that the task has, not with today.
  fileprivate func change(_ task: inout Task, today: CivilDate) {
    let before = task.day
    apply(to: &task)
    guard let rule = repeatRule, let before else { return }
    let starts = [today, today.adding(days: 1)].map { rule.first(onOrAfter: $0) }
    if let day, starts.contains(day) { task.day = rule.first(onOrAfter: max(before, today)) }
  }
}
