internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// How a task is written in a row of a list, on the width and with the words of this run.
extension Context {
  /// A row of a list that names the day.
  func row(of task: Task, code: String, when: String, marks: [DayMark] = []) -> TaskTable.Row {
    words.row(of: task, code: code, when: when, marks: marks, today: storedToday)
  }

  /// The lines of a list in which each task's day and time stand first, or the day by which it is due.
  func datedLines(
    _ tasks: [(task: Task, code: String)], today: CivilDate, byDueDay: Bool = false
  ) -> [StyledText] {
    let rows = tasks.map { words.datedRow(of: $0.task, code: $0.code, today: today, byDueDay: byDueDay) }
    let table = TaskTable(rows, width: width, style: style, whenWidth: 0)
    return table.lines(rows[...])
  }

  /// A line across a list, with what it says; a lighter one of another dash.
  func drawnLine(_ text: String, dash: String = "─") -> StyledText {
    Wording.drawnLine(text, dash: dash, width: width, style: style)
  }
}
