internal import Calendars
internal import DayBudget
internal import Planner
internal import Terminal
internal import Wording

/// The days of a week under each other: figures in columns, and a bar that needs no colour.
struct WeekText {
  private let views: [DayView]
  private let due: [Int]
  private let used: [Int?]
  private let firstShort: CivilDate?
  private let context: Context

  private var words: any Words { context.words }
  private var isNarrow: Bool { context.width < 60 }
  private var margin: String { .spaces(TaskTable.margin(context.width)) }

  /// A week in this context; `due` counts for each day the tasks that must be done by it, and `firstShort` is the due
  /// day from which on there is too little time for all of them; `used` is the time that was spent on each.
  init(_ views: [DayView], due: [Int], used: [Int?], firstShort: CivilDate?, context: Context) {
    self.used = used
    self.views = views
    self.due = due
    self.firstShort = firstShort
    self.context = context
  }

  /// A heading, a line a day, and what the figures leave open.
  var lines: [StyledText] {
    let notes = zip(views, due).map(note)
    guard views.first?.isBudgetOn ?? false else {
      return zip(views, notes).flatMap { dueLine(before: $0) + [StyledText(plainLine($0))] + below($1) }
    }
    var columns = WeekColumn.allCases.map { column in
      [words.weekHeading(column, isNarrow: isNarrow)] + views.map { figure(column, $0) }
    }
    if used.contains(where: { $0 ?? 0 > 0 }) {
      columns.append([words.usedHeading(isNarrow: isNarrow)] + used.map { $0.map(duration) ?? "" })
    }
    let days = CellColumn([""] + views.map(day), isRight: false)
    let figures = columns.map { CellColumn($0, isRight: true) }
    let used = margin.count + days.width + figures.reduce(0) { $0 + 2 + $1.width } + 2
    // What a day has beside its figures stands behind the bars while they keep a length that says something.
    let longest = notes.map(CellWidth.of).max() ?? 0
    let isBeside = longest > 0 && context.width - used - 2 - longest >= 10
    let barWidth = max(5, min(28, context.width - used - (isBeside ? 2 + longest : 0)))
    let scale = WeekBar(views, width: barWidth)
    let lines = days.cells.indices.map { index in
      margin + ([days.cells[index]] + figures.map { $0.cells[index] }).joined(separator: "  ")
    }
    let bars = views.map { scale.bar($0) }
    let unknown = views.reduce(0) { $0 + $1.plan.withoutDuration }
    return [context.style.dim(lines[0])]
      + views.indices.flatMap { index -> [StyledText] in
        let line = lines[index + 1] + "  "
        guard isBeside, !notes[index].isEmpty else {
          return dueLine(before: views[index]) + [StyledText(line + bars[index]).withoutTrailingSpaces]
            + below(notes[index])
        }
        let bar = CellWidth.pad(bars[index], to: barWidth)
        return dueLine(before: views[index]) + [line + bar + "  " + context.style.dim(notes[index])]
      }
      + (unknown == 0 ? [] : [.empty, context.style.dim(margin + words.withoutDuration(unknown))])
  }

  /// The day's events of whole days, and how many tasks must be done by it.
  private func note(_ view: DayView, due: Int) -> String {
    let titles = view.allDayEvents.map { SafeText.shown($0.event.title) }.filter { !$0.isEmpty }
    return (titles + (due == 0 ? [] : [words.dueCount(due)])).joined(separator: " · ")
  }

  /// The line through the due days, where this day is the first that is short of time.
  private func dueLine(before view: DayView) -> [StyledText] {
    view.day == firstShort ? [context.drawnLine(words.dueLineOfWeek())] : []
  }

  /// What stands under a day's line where there is no room beside it.
  private func below(_ note: String) -> [StyledText] {
    if note.isEmpty { return [] }
    let indent = margin + "  "
    return CellWidth.wrap(note, to: context.width - indent.count).map { indent + context.style.dim($0) }
  }

  private func figure(_ column: WeekColumn, _ view: DayView) -> String {
    let isPast = view.isTimeOver
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
    guard !view.isTimeOver else { return "" }
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
