internal import DayBudget
internal import Planner
internal import Retrospect
internal import Terminal
internal import Wording

/// A heatmap as a screen: weeks from left to right, weekdays from top to bottom, the steps explained below.
struct HeatmapText {
  private let view: HeatmapView
  private let today: CivilDate
  private let context: Context
  private let labels: [String]

  private var words: any Words { context.words }

  /// The sign of each step, told apart without colour.
  private static let signs = ["·", "░", "▒", "▓", "█"]

  /// The screen of a heatmap.
  init(_ view: HeatmapView, today: CivilDate, context: Context) {
    (self.view, self.today, self.context) = (view, today, context)
    labels = Weekday.allCases.map(context.words.shortWeekday)
  }

  /// How many of the last weeks fit into a line, each two cells wide.
  static func weeks(in context: Context) -> Int {
    max(1, (context.width - beside(context)) / 2)
  }

  /// The cells before the first week: the margin and the names of the weekdays.
  private static func beside(_ context: Context) -> Int {
    TaskTable.margin(context.width) + 1
      + (Weekday.allCases.map { CellWidth.of(context.words.shortWeekday($0)) }.max() ?? 0)
  }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let period = words.period(view.first, view.last, today: today)
    let days = view.heatmap.cells.count { $0.value > 0 }
    guard days > 0 else { return ["\(period) · \(words.emptyHeatmap(view.of))"].unstyled }
    let heading = Segments.lines(
      [period, words.heatmapName(view.of), total + words.heatmapDays(days)], width: context.width)
    return heading.unstyled + [.empty] + table + legend
  }

  private var total: String {
    if view.of == .mood { return "" }
    return words.value(view.heatmap.cells.reduce(0) { $0 + $1.value }, of: view.of) + " "
  }

  /// The weeks, in several rows of them where they do not fit side by side.
  private var table: [StyledText] {
    let grid = WeekGrid(from: view.first, count: view.heatmap.cells.count)
    let room = max(1, context.width - HeatmapText.beside(context))
    let cell = grid.weeks.count * 2 <= room + 1 ? 2 : 1
    let perRow = max(1, (room + cell - 1) / cell)
    let months = grid.months
    return stride(from: 0, to: grid.weeks.count, by: perRow).flatMap { start in
      rows(grid, start..<min(grid.weeks.count, start + perRow), months, cell: cell) + [.empty]
    }
  }

  private func rows(
    _ grid: WeekGrid, _ weeks: Range<Int>, _ months: [(week: Int, day: CivilDate)], cell: Int
  ) -> [StyledText] {
    let beside = HeatmapText.beside(context)
    let margin = String.spaces(TaskTable.margin(context.width))
    var names = ""
    for (week, day) in months where weeks.contains(week) {
      let place = (week - weeks.lowerBound) * cell
      let name = cell > 1 ? words.shortMonth(day.month) : String(words.shortMonth(day.month).prefix(3))
      let used = CellWidth.of(names)
      // A name that would touch the one before, or reach beyond the line, is left out.
      guard used == 0 || place > used, beside + place + CellWidth.of(name) <= context.width else { continue }
      names += .spaces(place - used) + name
    }
    let head = StyledText(.spaces(beside)) + context.style.dim(names)
    return [head]
      + labels.enumerated().map { weekday, label in
        var line = context.style.dim(margin + CellWidth.pad(label, to: beside - margin.count))
        for week in grid.weeks[weeks] {
          let sign = week.places[weekday].map { HeatmapText.signs[view.heatmap.cells[$0].step] } ?? " "
          line += sign == "·" ? context.style.dim(sign) : StyledText(sign)
          line.append(spaces: cell - 1)
        }
        return line.withoutTrailingSpaces
      }
  }

  private var legend: [StyledText] {
    let quartiles = view.heatmap.quartiles
    var steps: [String] = []
    for step in 0...4 {
      let value = step == 0 || step > quartiles.count ? nil : quartiles[step - 1]
      // A step that no value can have, since the next one ends where it does, is not explained.
      if step > 1, value == quartiles[step - 2] { continue }
      if step == 4, !view.heatmap.cells.contains(where: { $0.step == 4 }) { continue }
      steps.append(HeatmapText.signs[step] + " " + words.heatmapStep(step, upTo: value, of: view.of))
    }
    return ChartLegend.lines(steps, width: context.width).unstyled
  }
}
