package import DayBudget
internal import Planner
package import Store
package import Terminal

/// Behind the title of a task that has a note.
package let noteSign = "⁺"

/// How a task is written in a row of a list, the same in every face.
extension Words {
  /// A sign for notes directly behind the title, then marks, the rule of a series and tags, each two cells behind what stands before.
  package func suffix(of task: Task, marks: [DayMark] = [], today: CivilDate?) -> String {
    var suffix = task.notes == nil ? "" : noteSign
    if task.isUrgent { suffix += "  " + mark(.urgent) }
    if let used = used(task) { suffix += "  " + used }
    for mark in marks { suffix += "  " + self.mark(mark) }
    if let rule = task.repeatRule {
      suffix += "  " + self.rule(rule, today: rule.until == nil ? nil : today)
      // What is shown of a series is an occurrence, as long as there is one.
      if task.shownOccurrence == nil { suffix += "  " + ended() }
    }
    for (index, tag) in task.tags.enumerated() { suffix += (index == 0 ? "  #" : " #") + tag }
    return suffix
  }

  /// The time that was spent on a task; nil where there is none.
  ///
  /// What is more than its estimate stands first, since a narrow row cuts the rest.
  package func used(_ task: Task) -> String? {
    guard task.usedMinutes > 0 || task.isRunning else { return nil }
    let used = used(task.usedMinutes, of: task.durationMinutes)
    let past = task.usedMinutes - (task.durationMinutes ?? .max)
    return past > 0 ? self.past(past) + ", " + used : used
  }

  /// The duration, or a dash where it is not known.
  package func duration(of task: Task) -> String {
    task.durationMinutes.map(Durations.text) ?? "–"
  }

  /// A row of a list that names the day.
  package func row(
    of task: Task, code: String, when: String, marks: [DayMark] = [], today: CivilDate?
  ) -> TaskTable.Row {
    TaskTable.Row(
      when: when, title: (task.isRunning ? runningSign + " " : "") + SafeText.shown(task.title),
      suffix: SafeText.shown(suffix(of: task, marks: marks, today: today)),
      duration: duration(of: task), code: code)
  }

  /// A row in which the task's day and time stand first, or the day by which it is due.
  package func datedRow(
    of task: Task, code: String, today: CivilDate, byDueDay: Bool = false
  ) -> TaskTable.Row {
    if byDueDay, let due = task.due {
      var row = row(of: task, code: code, when: shortDay(due, today: today), today: today)
      if let day = task.day { say(plannedText(day, of: task, today: today), of: task, in: &row) }
      return row
    }
    let day = (task.completedDay ?? task.day).map { shortDay($0, today: today) }
    let time = task.completed == nil ? task.time.map(\.description) : nil
    var row = row(
      of: task, code: code, when: [day, time].compactMap(\.self).joined(separator: " "), today: today)
    say(dueOf: task, today: today, in: &row)
    return row
  }

  /// The day that a task is planned for, and whether that is after its due day: `geplant Do 3. Dez, nach der Frist`.
  package func plannedText(_ day: CivilDate, of task: Task, today: CivilDate) -> String {
    planned(on: shortDay(day, today: today)) + (task.isAfterDue ? ", " + mark(.afterDue) : "")
  }

  /// Says in a row by when an open task must be done, before its other marks.
  package func say(dueOf task: Task, today: CivilDate, in row: inout TaskTable.Row) {
    guard let due = task.due, task.completed == nil else { return }
    say(self.due(shortDay(due, today: today)), of: task, in: &row)
  }

  /// Says something in a row before its other marks, behind the sign for a note.
  package func say(_ text: String, of task: Task, in row: inout TaskTable.Row) {
    let sign = task.notes == nil ? "" : noteSign
    row.suffix = Cell(sign + "  " + text + row.suffix.text.dropFirst(sign.count))
  }
}

/// A line across a list, with what it says; a lighter one of another dash.
package func drawnLine(_ text: String, dash: String = "─", width: Int, style: Style) -> StyledText {
  let margin = TaskTable.margin(width)
  let dashes = max(2, min(28, width - margin - 1 - CellWidth.of(text)))
  return .spaces(margin) + style.dim(String(repeating: dash, count: dashes) + " " + text)
}
