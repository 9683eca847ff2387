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

  /// What was spent without a place on the clock.
  private var placeless: [TaskTable.Row] {
    (timeline.spent?.blocks ?? []).filter { $0.worked.span == nil }.map { block in
      TaskTable.Row(
        when: "", title: words.title(block.shown), suffix: suffix(block),
        duration: length(block.worked.minutes), code: block.shown.block.code)
    }
  }

  /// The rows; where a row begins on another date than the one before, that date stands above it.
  private var body: [StyledText] {
    let margin = String.spaces(TaskTable.margin(context.width))
    // Without a budget windows count for nothing, and neither does what would be free in them.
    let shown = timeline.rows.filter {
      view.isBudgetOn || $0.kind != .window && $0.kind != .free && $0.kind != .untracked
    }
    let placeless = placeless
    if shown.isEmpty, placeless.isEmpty { return [margin + context.style.dim(words.nothingPlanned())] }
    let cells = shown.map(row)
    let table = TaskTable(cells + placeless, width: context.width, style: context.style)
    var date = view.day
    var lines: [StyledText] = []
    for (row, cells) in zip(shown, cells) {
      let own = row.event?.event.allDay == nil ? zone(of: row).civil(at: row.span.start).date : date
      if own != date { lines.append(margin + context.style.dim(words.longDay(own, today: view.today))) }
      date = own
      lines += table.lines([cells][...]).map(\.withoutTrailingSpaces)
    }
    return lines + table.lines(placeless[...]).map(\.withoutTrailingSpaces)
  }

  private func row(_ row: Timeline.Row) -> TaskTable.Row {
    let isWholeDay = row.event?.event.allDay != nil
    let minutes = row.span.seconds / 60
    let duration = isWholeDay ? "" : minutes == 0 ? "–" : length(minutes)
    let when =
      isWholeDay ? words.allDay(isBusy: row.event?.event.counts ?? false) : clock(row.span, in: zone(of: row))
    return TaskTable.Row(
      when: when, title: title(row), suffix: suffix(row), duration: duration,
      code: row.task.map(codes) ?? row.block?.shown.block.code ?? "")
  }

  /// A block keeps the wall clock of the zone in which it was written.
  private func zone(of row: Timeline.Row) -> Zone { row.block?.worked.zone ?? context.zone }

  private func title(_ row: Timeline.Row) -> String {
    switch row.kind {
    case .window, .free: ""
    case .untracked: ""
    case .block:
      row.block.map { ($0.shown.block.isRunning ? runningSign + " " : "") + words.title($0.shown) } ?? ""
    case .event, .appointment, .task: SafeText.shown(row.task?.title ?? row.event?.event.title ?? "")
    }
  }

  private func length(_ minutes: Int) -> String {
    context.width < 60 ? Durations.short(minutes) : Durations.text(minutes)
  }

  /// What is secondary: windows and what stays free altogether.
  private func suffix(_ row: Timeline.Row) -> String {
    if row.kind == .window { return words.windowLabel() }
    if row.kind == .free { return words.freeLabel() }
    if row.kind == .untracked { return words.untrackedLabel() }
    if let block = row.block { return suffix(block) }
    if let task = row.task {
      let marks: [DayMark] = (row.isMissed ? [.missed] : []) + (row.collides ? [.collides] : [])
      return SafeText.shown(context.suffix(of: task, marks: view.isBudgetOn ? marks : []))
    }
    switch row.event?.reason {
    case nil, .allDay?, .past?, .outsideWindows?: return ""
    case let reason?: return "  (\(words.eventReason(reason)))"
    }
  }

  private func suffix(_ block: SpentBlock) -> String {
    let tags = block.shown.block.title.isEmpty ? [] : block.shown.tags
    return tags.isEmpty ? "" : "  " + tags.map { "#" + SafeText.shown($0) }.joined(separator: " ")
  }

  /// `10:00–11:30`; an end at the midnight that follows is 24:00, one a day away or more has its date.
  private func clock(_ span: Span, in zone: Zone) -> String {
    let (start, end) = (zone.civil(at: span.start), zone.civil(at: span.end))
    if span.isEmpty { return start.time.description }
    let isMidnight = end == CivilDateTime(date: start.date, time: .endOfDay)
    let date = span.seconds > 86_400 ? words.shortDay(end.date, today: view.today) + " " : ""
    return "\(start.time)–" + (isMidnight ? "24:00" : date + end.time.description)
  }
}
