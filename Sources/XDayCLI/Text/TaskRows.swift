internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// How a task is written in a row of a list.
extension Context {
  /// Marks, the rule of a series and tags, each two cells behind what stands before.
  func suffix(of task: Task, marks: [DayMark] = []) -> String {
    var suffix = ""
    if task.isUrgent { suffix += "  " + words.mark(.urgent) }
    for mark in marks { suffix += "  " + words.mark(mark) }
    if let rule = task.repeatRule { suffix += "  " + ruleText(rule) }
    for (index, tag) in task.tags.enumerated() { suffix += (index == 0 ? "  #" : " #") + tag }
    return suffix
  }

  /// The duration, or a dash where it is not known.
  func duration(of task: Task) -> String {
    task.durationMinutes.map(Durations.text) ?? "–"
  }

  /// A row of a list that names the day.
  func row(of task: Task, code: String, when: String, marks: [DayMark] = []) -> TaskTable.Row {
    TaskTable.Row(
      when: when, title: SafeText.shown(task.title), suffix: SafeText.shown(suffix(of: task, marks: marks)),
      duration: duration(of: task), code: code)
  }

  /// The lines of a list in which each task's day and time stand first.
  func datedLines(_ tasks: [(task: Task, code: String)], today: CivilDate) -> [StyledText] {
    let rows = tasks.map { task, code in
      let day = (task.completedDay ?? task.day).map { words.shortDay($0, today: today) }
      let time = task.completed == nil ? task.time.map(\.description) : nil
      var row = row(of: task, code: code, when: [day, time].compactMap(\.self).joined(separator: " "))
      if let due = task.due, task.completed == nil {
        row.suffix = Cell("  " + words.due(words.shortDay(due, today: today)) + row.suffix.text)
      }
      return row
    }
    let table = TaskTable(rows, width: width, style: style, whenWidth: 0)
    return table.lines(rows[...])
  }
}
