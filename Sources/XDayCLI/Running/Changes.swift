internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// How a change is told: a line for each task that it named.
extension Context {
  /// The answer of a command that did the same to each of these tasks.
  func answer(
    _ command: CommandName, _ kind: ChangeKind, _ changed: [ChangedTask], remarks: [Remark] = [],
    notes: [String] = []
  ) -> Answer {
    var answer = ChangeAnswer(
      command: command, tasks: changed.flatMap { [$0] + $0.stays }.map { ($0.task, $0.code) },
      remarks: remarks, notes: notes)
    answer.lines = changeLines(kind, changed)
    answer.isChange = changed.contains(where: \.isChanged)
    return self.answer(answer)
  }

  /// What was used of each task, for who has just said it.
  func used(_ changed: [ChangedTask]) -> [String] {
    planner.afterChange(changed.map(\.task)).map { words.used($0.usedMinutes) }
  }

  /// A line a task: what was done, and the task as it is now; then a line for each part of a series that stays.
  func changeLines(_ kind: ChangeKind, _ changed: [ChangedTask]) -> [String] {
    changed.flatMap { task in
      [words.receipt(task, kind, today: storedToday)]
        + task.stays.map { words.receipt($0, .stays, today: storedToday) }
    }
  }
}
