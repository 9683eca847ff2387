internal import DayBudget
internal import Store

/// How a task is written in a row of a list.
extension Context {
  /// Tags, the rule of a series and marks, each two cells behind what stands before.
  func suffix(of task: Task, marks: [DayMark] = []) -> String {
    let tags = task.tags.isEmpty ? [] : [task.tags.map { "#" + $0 }.joined(separator: " ")]
    let series = task.repeatRule.map { [words.repeats($0)] } ?? []
    let all = ((task.isUrgent ? [.urgent] : []) + marks).map { words.mark($0) } + series + tags
    return all.map { "  " + $0 }.joined()
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
  func datedLines(_ tasks: [(task: Task, code: String)], today: CivilDate) -> [String] {
    let rows = tasks.map { task, code in
      let day = (task.completedDay ?? task.day).map { words.shortDay($0, today: today) }
      let time = task.completed == nil ? task.time.map(\.description) : nil
      return row(of: task, code: code, when: [day, time].compactMap(\.self).joined(separator: " "))
    }
    let table = TaskTable(rows, width: width, style: style, whenWidth: 0)
    return rows.flatMap(table.lines)
  }
}
