internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// Behind the title of a task that has a note.
let noteSign = "⁺"

/// How a task is written in a row of a list.
extension Context {
  /// A sign for notes directly behind the title, then marks, the rule of a series and tags, each two cells behind what stands before.
  func suffix(of task: Task, marks: [DayMark] = []) -> String {
    var suffix = task.notes == nil ? "" : noteSign
    if task.isUrgent { suffix += "  " + words.mark(.urgent) }
    if let used = used(task) { suffix += "  " + used }
    for mark in marks { suffix += "  " + words.mark(mark) }
    if let rule = task.repeatRule {
      suffix += "  " + ruleText(rule)
      // What is shown of a series is an occurrence, as long as there is one.
      if task.shownOccurrence == nil { suffix += "  " + words.ended() }
    }
    for (index, tag) in task.tags.enumerated() { suffix += (index == 0 ? "  #" : " #") + tag }
    return suffix
  }

  /// The time that was spent on a task, of its estimate, and how much more it is; nil where there is none.
  func used(_ task: Task) -> String? {
    guard task.usedMinutes > 0 || task.isRunning else { return nil }
    let used = words.used(task.usedMinutes, of: task.durationMinutes)
    let past = task.usedMinutes - (task.durationMinutes ?? .max)
    return past > 0 ? used + ", " + words.past(past) : used
  }

  /// The duration, or a dash where it is not known.
  func duration(of task: Task) -> String {
    task.durationMinutes.map(Durations.text) ?? "–"
  }

  /// A row of a list that names the day.
  func row(of task: Task, code: String, when: String, marks: [DayMark] = []) -> TaskTable.Row {
    TaskTable.Row(
      when: when, title: (task.isRunning ? runningSign + " " : "") + SafeText.shown(task.title),
      suffix: SafeText.shown(suffix(of: task, marks: marks)),
      duration: duration(of: task), code: code)
  }

  /// The lines of a list in which each task's day and time stand first, or the day by which it is due.
  func datedLines(
    _ tasks: [(task: Task, code: String)], today: CivilDate, byDueDay: Bool = false
  ) -> [StyledText] {
    let rows = tasks.map { task, code in
      if byDueDay, let due = task.due {
        var row = row(of: task, code: code, when: words.shortDay(due, today: today))
        if let day = task.day { say(plannedText(day, of: task), of: task, in: &row) }
        return row
      }
      let day = (task.completedDay ?? task.day).map { words.shortDay($0, today: today) }
      let time = task.completed == nil ? task.time.map(\.description) : nil
      var row = row(of: task, code: code, when: [day, time].compactMap(\.self).joined(separator: " "))
      say(dueOf: task, today: today, in: &row)
      return row
    }
    let table = TaskTable(rows, width: width, style: style, whenWidth: 0)
    return table.lines(rows[...])
  }

  /// The day that a task is planned for, and whether that is after its due day: `geplant Do 3. Dez, nach der Frist`.
  func plannedText(_ day: CivilDate, of task: Task) -> String {
    words.planned(on: words.shortDay(day, today: storedToday ?? day))
      + (task.isAfterDue ? ", " + words.mark(.afterDue) : "")
  }

  /// Says in a row by when an open task must be done, before its other marks.
  func say(dueOf task: Task, today: CivilDate, in row: inout TaskTable.Row) {
    guard let due = task.due, task.completed == nil else { return }
    say(words.due(words.shortDay(due, today: today)), of: task, in: &row)
  }

  /// Says something in a row before its other marks, behind the sign for a note.
  private func say(_ text: String, of task: Task, in row: inout TaskTable.Row) {
    let sign = task.notes == nil ? "" : noteSign
    row.suffix = Cell(sign + "  " + text + row.suffix.text.dropFirst(sign.count))
  }
}
