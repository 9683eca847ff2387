internal import DayBudget
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// The totals of a period as a screen: sums in words, then bars by category, weekday and hour.
struct StatsText {
  /// The totals.
  let view: StatsView
  /// The day that now belongs to.
  let today: CivilDate
  /// Words and width.
  let context: Context

  private var stats: Stats { view.stats }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let (words, sum) = (context.words, stats.sum)
    let total =
      sum.minutes == 0
      ? words.nothingSpent() : words.spentTotal(sum.minutes, days: sum.days, perDay: sum.perDayMinutes)
    let done = words.completedCount(stats.completed, perDay: stats.completedPerDay)
    let factor = stats.medianFactor.map { [words.factorOfAll($0)] } ?? []
    let heading = Segments.lines(
      [words.period(sum.first, sum.last, today: today), total, done] + factor, width: context.width)
    return heading.unstyled + facts + (sum.minutes == 0 ? [] : bars)
  }

  private var facts: [StyledText] {
    let words = context.words
    var facts: [(label: String, pieces: [String])] = []
    if let longest = view.longestBlock {
      let worked = longest.block
      facts.append(
        (
          words.longestBlockLabel(),
          [
            length(worked.minutes(now: context.now)), words.shortDay(worked.day, today: today),
            words.title(longest), worked.code,
          ]
        ))
    }
    if let best = stats.bestDay {
      facts.append(
        (words.bestDayLabel(), [length(best.minutes), words.shortDay(best.day, today: today)]))
    }
    if let first = stats.firstDay {
      facts.append((words.firstDayLabel(), [words.shortDay(first, today: today)]))
    }
    if facts.isEmpty { return [] }
    let margin = String.spaces(TaskTable.margin(context.width))
    return [.empty]
      + facts.flatMap { fact in
        Segments.lines(
          fact.pieces, width: context.width, first: margin + fact.label + ": ", indent: margin + "  ")
      }.unstyled
  }

  private var bars: [StyledText] {
    let words = context.words
    let categories = stats.sum.rows.map { row in
      (label: words.label(row.key, of: .category, today: today), minutes: row.minutes)
    }
    let weekdays = zip(Weekday.allCases, stats.byWeekday).map { day, minutes in
      (label: words.label(.weekday(day), of: .weekday, today: today), minutes: minutes)
    }
    var hours: [(label: String, minutes: Int)] = []
    if let first = stats.byHour.firstIndex(where: { $0 > 0 }),
      let last = stats.byHour.lastIndex(where: { $0 > 0 })
    {
      hours = (first...last).map {
        (label: words.label(.hour($0), of: .hour, today: today), minutes: stats.byHour[$0])
      }
    }
    let groups = [categories, weekdays, hours].filter { !$0.isEmpty }
    let rows = groups.flatMap { group in
      let most = group.map(\.minutes).max() ?? 0
      return group.map {
        BarTable.Row(
          label: $0.label, value: $0.minutes, whole: most, amount: $0.minutes == 0 ? "–" : length($0.minutes))
      }
    }
    // One table, so that all bars begin in one column; each group has its own scale.
    var table = BarTable(rows: rows, hasGround: false).lines(width: context.width)[...]
    var lines: [StyledText] = []
    for group in groups {
      lines += [.empty] + table.prefix(group.count)
      table = table.dropFirst(group.count)
    }
    return lines
  }

  private func length(_ minutes: Int) -> String {
    context.width < 60 ? Durations.short(minutes) : Durations.text(minutes)
  }
}
