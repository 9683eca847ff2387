internal import DayBudget
internal import Planner
internal import Terminal
internal import Wording

/// The days of a week under each other: figures in columns, and a bar that needs no colour.
struct WeekText {
  private let views: [DayView]
  private let context: Context

  private var words: any Words { context.words }
  private var isNarrow: Bool { context.width < 60 }
  private var margin: String { .spaces(TaskTable.margin(context.width)) }

  /// A week in this context.
  init(_ views: [DayView], context: Context) {
    self.views = views
    self.context = context
  }

  /// A heading, a line a day, and what the figures leave open.
  var lines: [StyledText] {
    guard views.first?.isBudgetOn ?? false else { return views.map(plainLine).unstyled }
    let columns = WeekColumn.allCases.map { column in
      [words.weekHeading(column, isNarrow: isNarrow)] + views.map { figure(column, $0) }
    }
    let days = CellColumn([""] + views.map(day), isRight: false)
    let figures = columns.map { CellColumn($0, isRight: true) }
    let used = margin.count + days.width + figures.reduce(0) { $0 + 2 + $1.width } + 2
    let scale = WeekBar(views, width: max(5, min(28, context.width - used)))
    let lines = days.cells.indices.map { index in
      margin + ([days.cells[index]] + figures.map { $0.cells[index] }).joined(separator: "  ")
    }
    let bars = views.map { "  " + scale.bar($0) }
    let unknown = views.reduce(0) { $0 + $1.plan.withoutDuration }
    return [context.style.dim(lines[0])]
      + zip(lines.dropFirst(), bars).map { StyledText(($0 + $1).withoutTrailingSpaces) }
      + (unknown == 0 ? [] : [.empty, context.style.dim(margin + words.withoutDuration(unknown))])
  }

  private func figure(_ column: WeekColumn, _ view: DayView) -> String {
    let isPast = view.day < view.today
    switch column {
    case .free: return isPast ? "–" : duration(view.plan.budget.freeMinutes)
    case .planned: return view.plan.plannedMinutes == 0 ? "" : duration(view.plan.plannedMinutes)
    case .over: return isPast || view.fits ? "" : duration(view.plan.overMinutes)
    }
  }

  private func duration(_ minutes: Int) -> String {
    isNarrow ? Durations.short(minutes) : Durations.text(minutes)
  }

  /// The day, without its month where lines are short.
  private func day(_ view: DayView) -> String {
    isNarrow ? words.dayOfWeek(view.day) : words.shortDay(view.day, today: view.today)
  }

  /// A day without a budget: how many tasks it holds.
  private func plainLine(_ view: DayView) -> String {
    margin + CellWidth.pad(words.shortDay(view.day, today: view.today), to: 12) + "  "
      + words.count(view.rows.count + view.appointments.count)
  }
}

/// Cells of one width.
private struct CellColumn {
  let width: Int
  let cells: [String]

  init(_ texts: [String], isRight: Bool) {
    let width = texts.map(CellWidth.of).max() ?? 0
    self.width = width
    cells = texts.map { text in
      let fill = String.spaces(width - CellWidth.of(text))
      return isRight ? fill + text : text + fill
    }
  }
}

/// The bars of several days on one scale: `███░░│` planned and free, `███│▒▒` planned and over.
struct WeekBar {
  private let cells: Int
  private let minutesOfAll: Int

  /// A scale on which the longest of these days takes so many cells, the boundary among them.
  init(_ views: [DayView], width: Int) {
    cells = max(1, width - 1)
    minutesOfAll = max(1, views.map { max($0.plan.budget.freeMinutes, $0.plan.plannedMinutes) }.max() ?? 1)
  }

  /// The bar of a day: what is planned, what stays free, the boundary, and what is over it.
  func bar(_ view: DayView) -> String {
    guard view.day >= view.today else { return "" }
    return bar(free: view.plan.budget.freeMinutes, planned: view.plan.plannedMinutes)
  }

  /// The bar of so many minutes.
  func bar(free: Int, planned: Int) -> String {
    if free == 0 && planned == 0 { return "" }
    let boundary = length(free)
    let filled = min(length(planned), planned > free ? max(length(planned), boundary + 1) : boundary)
    let inside = String(repeating: "█", count: min(filled, boundary))
    let rest = String(repeating: "░", count: max(0, boundary - filled))
    return inside + rest + "│" + String(repeating: "▒", count: max(0, filled - boundary))
  }

  /// Cells for minutes; something is never shown as nothing.
  private func length(_ minutes: Int) -> Int {
    minutes == 0 ? 0 : max(1, (minutes * cells + minutesOfAll / 2) / minutesOfAll)
  }
}
