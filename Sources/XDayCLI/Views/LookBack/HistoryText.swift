internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// What was completed as a screen: the tasks of each day with estimate and used, and the day's sums.
struct HistoryText {
  /// The days.
  let view: HistoryView
  /// The day that now belongs to.
  let today: CivilDate
  /// Words and width.
  let context: Context
  /// The code of a task.
  let codes: (Task) -> String

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let words = context.words
    guard !view.days.isEmpty else {
      let period = view.first.map { words.period($0, view.last, today: today) }
      return Segments.lines([period, words.nothingCompleted()].compactMap(\.self), width: context.width)
        .unstyled
    }
    let rows = view.days.map { day in
      day.tasks.map { context.row(of: $0, code: codes($0), when: "") }
    }
    // One table, so that the columns of all days line up.
    let table = TaskTable(rows.flatMap(\.self), width: context.width, style: context.style, whenWidth: 0)
    var lines: [StyledText] = []
    for (day, rows) in zip(view.days, rows) {
      if !lines.isEmpty { lines.append(.empty) }
      let sums = words.completedSum(
        day.tasks.count, used: day.usedMinutes, estimated: day.estimatedMinutes)
      lines += Segments.lines([words.shortDay(day.day, today: today)] + sums, width: context.width).unstyled
      lines += table.lines(rows[...])
    }
    return lines
  }
}
