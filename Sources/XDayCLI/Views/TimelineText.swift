internal import Calendars
internal import DayBudget
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// A day by the clock as a screen: the number, then a row for each thing with when it is and how long.
struct TimelineText {
  private let timeline: Timeline
  private let view: DayView
  private let context: Context
  private let codes: (Task) -> String

  private var words: any Words { context.words }

  /// The screen of this day; `codes` gives the code of a task.
  init(_ timeline: Timeline, _ view: DayView, context: Context, codes: @escaping (Task) -> String) {
    self.timeline = timeline
    self.view = view
    self.context = context
    self.codes = codes
  }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let day = DayText(view, context: context)
    let foot = context.incomplete(view.problems)
    let strip =
      timeline.spent.map { DayStrip($0, view, zone: context.zone).lines(width: context.width) } ?? []
    return day.heading.unstyled + day.styledNumber + [.empty]
      + (strip.isEmpty ? [] : strip.unstyled + [.empty])
      + body + sum + (foot.isEmpty ? [] : [.empty] + foot)
  }

  /// How much was spent in all, what of it twice, and what is not known.
  private var sum: [StyledText] {
    guard let spent = timeline.spent, !spent.blocks.isEmpty || timeline.untrackedMinutes > 0 else {
      return []
    }
    let margin = String.spaces(TaskTable.margin(context.width))
    let text = words.daySum(
      minutes: spent.clock.minutes, double: spent.clock.doubleMinutes, untracked: timeline.untrackedMinutes)
    return [.empty] + CellWidth.wrap(text, to: context.width - margin.count).map { StyledText(margin + $0) }
  }

  /// The rows; where a row begins on another date than the one before, that date stands above it.
  private var body: [StyledText] {
    let margin = String.spaces(TaskTable.margin(context.width))
    // Without a budget windows count for nothing, and neither does what would be free in them.
    let shown = timeline.rows.filter {
      view.isBudgetOn || $0.kind != .window && $0.kind != .free && $0.kind != .untracked
    }
    let texts = TimelineRows(
      words: words, zone: context.zone, today: view.today, isNarrow: context.width < 60,
      isBudgetOn: view.isBudgetOn)
    let placeless = texts.placeless(timeline).map { texts.row($0, code: $0.shown.block.code) }
    if shown.isEmpty, placeless.isEmpty { return [margin + context.style.dim(words.nothingPlanned())] }
    let cells = shown.map { texts.row($0, code: $0.task.map(codes) ?? $0.block?.shown.block.code ?? "") }
    let table = TaskTable(cells + placeless, width: context.width, style: context.style)
    var date = view.day
    var lines: [StyledText] = []
    for (row, cells) in zip(shown, cells) {
      let own = row.event?.event.allDay == nil ? texts.zone(of: row).civil(at: row.span.start).date : date
      if own != date { lines.append(margin + context.style.dim(words.longDay(own, today: view.today))) }
      date = own
      lines += table.lines([cells][...]).map(\.withoutTrailingSpaces)
    }
    return lines + table.lines(placeless[...]).map(\.withoutTrailingSpaces)
  }
}
