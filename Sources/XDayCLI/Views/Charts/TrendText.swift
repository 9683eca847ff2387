internal import DayBudget
internal import Planner
internal import Retrospect
internal import Terminal
internal import Wording

/// A trend as a screen: a column a day with the running mean as a line over them, and below it the moods.
struct TrendText {
  private let trend: Trend
  private let today: CivilDate
  private let context: Context
  private let columns: [Range<Int>]
  /// The cells before the first column: the margin and what stands beside an axis.
  private let beside: Int

  private var words: any Words { context.words }

  /// The rows of the chart of time: as many for each step of its axis.
  private static func height(_ scale: ChartScale) -> Int { scale.top / scale.step == 3 ? 9 : 8 }

  /// The screen of a trend.
  init(_ trend: Trend, today: CivilDate, context: Context) {
    (self.trend, self.today, self.context) = (trend, today, context)
    beside = TaskTable.margin(context.width) + 7
    columns = ChartColumns.days(
      trend.points.count, width: max(1, context.width - beside - 1), widest: 3)
  }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    guard let first = trend.points.first, let last = trend.points.last else {
      return [words.nothingSpent()].unstyled
    }
    let period = words.period(first.day, last.day, today: today)
    let sum = trend.points.reduce(0) { $0 + $1.minutes }
    let days = trend.points.count { $0.minutes > 0 }
    guard days > 0 || trend.hasMood else { return ["\(period) · \(words.nothingSpent())"].unstyled }
    let total = words.spentTotal(sum, days: days, perDay: days == 0 ? 0 : sum / days)
    let heading = Segments.lines([period, total], width: context.width)
    return heading.unstyled + [.empty] + timeRows + (trend.hasMood ? [.empty] + moodRows : [])
      + axis + [.empty] + legend
  }

  private var timeRows: [StyledText] {
    let minutes = columns.map { range in
      ChartColumns.mean(trend.points[range].map { Optional($0.minutes) }[...]) ?? 0
    }
    let means = columns.map { range in
      ChartColumns.mean(trend.points[range].map { Optional($0.mean) }[...]) ?? 0
    }
    let scale = ChartScale(minutes: max(minutes.max() ?? 0, ((means.max() ?? 0) + 9) / 10))
    let height = TrendText.height(scale)
    return (0..<height).map { row in
      // A row stands for what lies above its lower edge.
      let level = height - 1 - row
      let label = scale.ticks.first { tick in
        tick > 0 && tick * height / scale.top - 1 == level
      }
      var line = side(label.map(Durations.short) ?? "")
      for (place, value) in minutes.enumerated() {
        let isMean =
          means[place] > 0 && min(height - 1, means[place] * height / (scale.top * 10)) == level
        // What has any time is seen.
        let cells = value == 0 ? 0 : max(1, (value * height + scale.top / 2) / scale.top)
        line += isMean ? "━" : level < cells ? "░" : " "
      }
      return line.withoutTrailingSpaces
    }
  }

  private var moodRows: [StyledText] {
    let moods = columns.map { range in ChartColumns.mean(trend.points[range].map(\.mood)[...]) }
    return (0..<5).map { row in
      let mood = 5 - row
      var line = side(String(mood))
      for value in moods {
        line += value.map { ($0 + 5) / 10 == mood } ?? false ? "•" : " "
      }
      return line.withoutTrailingSpaces
    }
  }

  private func side(_ label: String) -> StyledText {
    let width = beside - 1
    return context.style.dim(.spaces(width - CellWidth.of(label)) + label + " ") + "│"
  }

  /// The line below the columns, with the days at which they begin.
  private var axis: [StyledText] {
    var dates = ""
    for (place, range) in columns.enumerated() {
      let day = trend.points[range.lowerBound].day
      let isNew = place == 0 || columns[place - 1].lowerBound < range.lowerBound
      guard isNew, place == 0 || range.contains(where: { trend.points[$0].day.weekday == .monday }) else {
        continue
      }
      let name = words.dayAndMonth(day)
      let used = CellWidth.of(dates)
      guard used == 0 || place > used + 1, beside + 1 + place + CellWidth.of(name) <= context.width else {
        continue
      }
      dates += .spaces(place - used) + name
    }
    let rule = String(repeating: "─", count: columns.count)
    return [
      .spaces(beside) + StyledText("└" + rule), .spaces(beside + 1) + context.style.dim(dates),
    ]
  }

  private var legend: [StyledText] {
    let days = columns.first?.count ?? 1
    let pieces =
      ["░ " + words.minutesADay(), "━ " + words.runningMean()]
      + (trend.hasMood ? ["• " + words.moodADay()] : []) + (days > 1 ? [words.columnNote(days)] : [])
    return ChartLegend.lines(pieces, width: context.width).unstyled
  }
}
