internal import Calendars
internal import DayBudget
internal import Planner
internal import Store

/// The screen of a day: the number, the list in its order, the line, the events.
struct DayText {
  private let view: DayView
  private let context: Context
  private let codes: (Task) -> String

  private var words: any Wording { context.words }
  private var margin: String { .spaces(TaskTable.margin(context.width)) }

  /// The screen of this day; `codes` gives the code of a task, where rows are shown.
  init(_ view: DayView, context: Context, codes: @escaping (Task) -> String = { _ in "" }) {
    self.view = view
    self.context = context
    self.codes = codes
  }

  /// The whole screen, line by line.
  func lines(isFirstRun: Bool) -> [String] {
    var lines = heading + number
    if isFirstRun { lines += CellWidth.wrap(words.firstRun(), to: context.width).map(context.style.dim) }
    lines.append("")
    lines += list
    let foot = footer
    if !foot.isEmpty { lines += [""] + foot }
    return lines
  }

  /// One line for a status bar.
  var short: String {
    let budget = view.plan.budget
    guard view.isBudgetOn else { return words.count(view.rows.count + view.appointments.count) }
    let free = words.free(
      Durations.text(budget.freeMinutes), isMaximum: !view.isComplete, isToday: view.day == view.today)
    return view.fits ? free : "\(free) · \(words.tooMuch(Durations.text(view.plan.overMinutes)))"
  }

  /// The day in words, with the clock where it is today.
  var heading: [String] {
    let day = words.longDay(view.day, today: view.today)
    let clock = view.day == view.today ? [Instants.clock(view.now, in: context.zone)] : []
    return Segments.lines([day] + clock, width: context.width)
  }

  /// The number and what is planned against it, as few lines as the width allows.
  var number: [String] {
    guard view.isBudgetOn else { return [] }
    let plan = view.plan
    var pieces: [String] = []
    if view.day < view.today {
      pieces.append(words.dayIsOver())
    } else {
      pieces.append(
        words.free(
          Durations.text(plan.budget.freeMinutes), isMaximum: !view.isComplete,
          isToday: view.day == view.today))
    }
    if plan.plannedMinutes > 0 {
      let difference =
        view.fits
        ? words.left(Durations.text(plan.leftMinutes)) : words.tooMuch(Durations.text(plan.overMinutes))
      pieces.append("\(words.planned(Durations.text(plan.plannedMinutes))), \(difference)")
    }
    if plan.withoutDuration > 0 { pieces.append(words.withoutDuration(plan.withoutDuration)) }
    return Segments.lines(pieces, width: context.width)
  }

  private var list: [String] {
    let appointments = view.appointments.map { appointment in
      context.row(
        of: appointment.task, code: codes(appointment.task), when: clock(appointment.task),
        marks: appointment.collides && view.isBudgetOn ? [.collides] : [])
    }
    let rows =
      appointments
      + view.rows.map { row in
        context.row(of: row.task, code: codes(row.task), when: clock(row.task), marks: marks(row.placement))
      }
    if rows.isEmpty {
      return CellWidth.wrap(words.nothingPlanned(), to: context.width - margin.count).map {
        margin + context.style.dim($0)
      }
    }
    let table = TaskTable(rows, width: context.width, style: context.style)
    guard view.isBudgetOn, let line = view.line else { return table.lines(rows[...]) }
    let below = appointments.count + line
    return table.lines(rows[..<below]) + [drawnLine] + table.lines(rows[below...])
  }

  /// The boundary between what fits and what does not.
  private var drawnLine: String {
    let doneBy = view.plan.doneBy.map { Instants.clock($0, in: context.zone) }
    let room = context.width - margin.count - 1
    let full = words.lineReached(doneBy: doneBy, isNarrow: false)
    let text = CellWidth.of(full) + 4 <= room ? full : words.lineReached(doneBy: doneBy, isNarrow: true)
    let dashes = max(2, min(28, room - CellWidth.of(text)))
    return margin + context.style.dim(String(repeating: "─", count: dashes) + " " + text)
  }

  private var footer: [String] {
    var lines: [String] = []
    let shown = view.events.filter { $0.reason != .cancelled }
    if !shown.isEmpty {
      let indent = margin + "  "
      lines += Segments.lines(
        shown.map(eventText), width: context.width, first: margin + words.eventsLabel() + " ", indent: indent)
    }
    if !view.completed.isEmpty { lines.append(margin + words.completed(view.completed.count)) }
    if !view.leftovers.isEmpty, view.day == view.today {
      let areYesterdays = view.leftovers.allSatisfy { $0.day == view.today.adding(days: -1) }
      let text = words.leftovers(view.leftovers.count, areYesterdays: areYesterdays)
      lines += CellWidth.wrap(text, to: context.width - margin.count).map { margin + $0 }
    }
    return lines.map(context.style.dim) + context.incomplete(view.problems)
  }

  /// `10:00–11:30 Team`, with the reason where it does not simply count.
  func eventText(_ view: EventView) -> String {
    let event = view.event
    let clock = event.allDay == nil ? clock(event.span) : words.allDay(isBusy: event.counts)
    let title = SafeText.shown(view.event.title)
    let text = title.isEmpty ? clock : "\(clock) \(title)"
    switch view.reason {
    case nil, .allDay, .past, .outsideWindows: return text
    case let reason?: return "\(text) (\(words.eventReason(reason)))"
    }
  }

  /// `10:00–11:30`; an end on another day is named with its day, midnight at the end of the day is 24:00.
  private func clock(_ span: Span) -> String {
    func text(_ instant: Int) -> String {
      let civil = context.zone.civil(at: instant)
      if civil == CivilDateTime(date: view.day, time: .endOfDay), instant == span.end { return "24:00" }
      let day = civil.date == view.day ? "" : words.shortDay(civil.date, today: view.today) + " "
      return day + civil.time.description
    }
    return span.isEmpty ? text(span.start) : "\(text(span.start))–\(text(span.end))"
  }

  private func clock(_ task: Task) -> String {
    task.time.map(\.description) ?? ""
  }

  private func marks(_ placement: FlexiblePlacement) -> [DayMark] {
    guard view.isBudgetOn else { return [] }
    var marks: [DayMark] = []
    if placement.isMissed { marks.append(.missed) }
    if placement.wouldFit { marks.append(.wouldFit) }
    if placement.needsSplit { marks.append(.needsSplit) }
    return marks
  }
}
