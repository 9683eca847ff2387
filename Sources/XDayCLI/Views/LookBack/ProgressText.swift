internal import DayBudget
internal import Retrospect
internal import Terminal
internal import Wording

/// What got done of what was planned as a screen: a bar a day, the last weeks, what is still open.
struct ProgressText {
  /// The figures.
  let progress: ProgressSum
  /// The day that now belongs to.
  let today: CivilDate
  /// Words and width.
  let context: Context

  /// A longer period shows only the days with something.
  private static let mostDays = 31

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let words = context.words
    guard let first = progress.days.first?.first, let last = progress.days.last?.last else { return [] }
    let total =
      progress.total == 0
      ? words.nothingPlannedThen() : words.progressTotal(progress.completed, of: progress.total)
    let heading = Segments.lines([words.period(first, last, today: today), total], width: context.width)
    let shown = progress.days.count > Self.mostDays ? progress.days.filter { $0.total > 0 } : progress.days
    let days = shown.map { row($0, label: words.shortDay($0.first, today: today)) }
    let weeks = progress.weeks.map {
      row($0, label: words.label(.week($0.first), of: .week, today: today))
    }
    // One table, so that the bars of days and weeks stand one below the other.
    let table = BarTable(rows: days + weeks, hasGround: true).lines(width: context.width)
    let margin = String.spaces(TaskTable.margin(context.width))
    return heading.unstyled + [.empty] + table.prefix(days.count) + (days.isEmpty ? [] : [.empty])
      + [margin + context.style.dim(words.lastWeeks(weeks.count))] + table.dropFirst(days.count)
      + [.empty, StyledText(margin + words.openUpToToday(progress.open))]
  }

  private func row(_ part: ProgressSum.Part, label: String) -> BarTable.Row {
    BarTable.Row(
      label: label, value: part.completed, whole: part.total,
      amount: part.total == 0 ? "–" : context.words.part(part.completed, of: part.total))
  }
}
