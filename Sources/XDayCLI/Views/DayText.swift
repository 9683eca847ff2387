internal import Calendars
internal import DayBudget
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// The screen of a day: the number, the list in its order, the line, the events.
struct DayText {
  private let view: DayView
  private let context: Context
  private let codes: (Task) -> String
  private let running: RunningView?
  private let experienced: ExperiencedDay?

  private var words: any Words { context.words }
  private var margin: String { .spaces(TaskTable.margin(context.width)) }

  /// The screen of this day; `codes` gives the code of a task, where rows are shown, `running` is what runs, and
  /// `experienced` the day by experience.
  init(
    _ view: DayView, running: RunningView? = nil, experienced: ExperiencedDay? = nil, context: Context,
    codes: @escaping (Task) -> String = { _ in "" }
  ) {
    self.experienced = experienced
    self.running = running
    self.view = view
    self.context = context
    self.codes = codes
  }

  /// The whole screen, line by line.
  ///
  /// - Parameters:
  ///   - isFirstRun: Whether there is no store yet.
  ///   - isBeginner: Whether the store has never had a task; asked only where the list is empty.
  func lines(isFirstRun: Bool, isBeginner: @autoclosure () -> Bool) -> [StyledText] {
    var lines = heading.unstyled + styledNumber
    if isFirstRun { lines += CellWidth.wrap(words.firstRun(), to: context.width).map(context.style.dim) }
    lines.append(.empty)
    let isEmpty = view.rows.isEmpty && view.appointments.isEmpty
    lines += isEmpty ? nothingPlanned(isBeginner: isBeginner()) : list
    if !view.due.isEmpty { lines += [.empty] + due }
    let foot = footer
    if !foot.isEmpty { lines += [.empty] + foot }
    return lines
  }

  /// The day in words, with the clock where it is today.
  var heading: [String] {
    let day = words.longDay(view.day, today: view.today)
    let clock = view.day == view.today ? [Clocks.text(view.now, in: context.zone)] : []
    return Segments.lines([day] + clock, width: context.width)
  }

  /// The number and what is planned against it, as few lines as the width allows.
  var number: [String] {
    let pieces = words.number(of: view)
    return pieces.isEmpty ? [] : Segments.lines(pieces, width: context.width)
  }

  /// The same, what is free in bold.
  var styledNumber: [StyledText] {
    let (lines, free) = (number, words.number(of: view).first ?? "")
    guard view.isBudgetOn, view.phase == .open, let first = lines.first, first.hasPrefix(free) else {
      return lines.unstyled
    }
    return [context.style.bold(free) + String(first.dropFirst(free.count))]
      + lines.dropFirst().map { StyledText($0) }
  }

  /// Instead of a list; who has never entered anything is told how.
  private func nothingPlanned(isBeginner: Bool) -> [StyledText] {
    let text = isBeginner ? words.nothingPlannedYet() : words.nothingPlanned()
    return CellWidth.wrap(text, to: context.width - margin.count).map { margin + context.style.dim($0) }
  }

  private var list: [StyledText] {
    let rows = view.list.map { entry in
      context.row(
        of: entry.task, code: codes(entry.task), when: clock(entry.task), marks: view.marks(of: entry))
    }
    let table = TaskTable(rows, width: context.width, style: context.style)
    guard view.isBudgetOn, view.phase == .open else { return table.lines(rows[...]) }
    var drawn: [(place: Int, line: StyledText)] = []
    if let below = view.lineInList { drawn.append((below, drawnLine)) }
    if let line = experiencedLine { drawn.append(line) }
    var (lines, start): ([StyledText], Int) = ([], 0)
    for (place, line) in drawn.sorted(by: { $0.place < $1.place }) {
      lines += table.lines(rows[start..<place]) + [line]
      start = place
    }
    return lines + table.lines(rows[start...])
  }

  /// Where the day stops adding up by experience, if that is not where it does by its estimates.
  private var experiencedLine: (place: Int, line: StyledText)? {
    guard let experienced, let line = experienced.line, line != view.line else { return nil }
    let experience = experienced.experience
    let room = context.width - margin.count - 4
    let texts = [false, true].map {
      words.experienced(experience.factor, samples: experience.samples, isNarrow: $0)
    }
    let text = CellWidth.of(texts[0]) <= room ? texts[0] : texts[1]
    return (view.appointments.count + line, context.drawnLine(text, dash: "┄"))
  }

  /// The boundary between what fits and what does not.
  private var drawnLine: StyledText {
    let doneBy = view.plan.doneBy.map { Clocks.text($0, in: context.zone) }
    let room = context.width - margin.count - 1
    let full = words.lineReached(doneBy: doneBy, isNarrow: false)
    let text = CellWidth.of(full) + 4 <= room ? full : words.lineReached(doneBy: doneBy, isNarrow: true)
    return context.drawnLine(text)
  }

  /// What is due and not planned for this day, a row each.
  private var due: [StyledText] {
    view.due.map { task in
      let label = words.due(task.due ?? view.day, on: view.day, today: view.today) + ": "
      let end = (task.durationMinutes.map { " " + Durations.text($0) } ?? "") + "  " + codes(task)
      let room = context.width - margin.count - CellWidth.of(label) - CellWidth.of(end)
      return StyledText(margin + label + CellWidth.cut(SafeText.shown(task.title), to: max(8, room)) + end)
    }
  }

  private var footer: [StyledText] {
    var lines = runningLine
    let shown = view.events.filter { $0.reason != .cancelled }
    lines += eventLines(shown.map(eventText))
    if !view.completed.isEmpty { lines.append(margin + words.completed(view.completed.count)) }
    if !view.leftovers.isEmpty, view.day == view.today {
      let areYesterdays = view.leftovers.allSatisfy { $0.day == view.today.adding(days: -1) }
      let text = words.leftovers(view.leftovers.count, areYesterdays: areYesterdays)
      lines += CellWidth.wrap(text, to: context.width - margin.count).map { margin + $0 }
    }
    return lines.map(context.style.dim) + context.incomplete(view.problems)
  }

  /// What runs, in a row of its own.
  private var runningLine: [String] {
    guard let running, let shown = running.block else { return [] }
    let zone = context.planner.zone(of: shown.block)
    let parts = words.parts(shown, now: view.now, in: zone, today: view.today)
    let said =
      running.stale.map { [words.stale($0)] } ?? ["\(runningSign) \(words.title(shown))"] + parts
    return Segments.lines(said, width: context.width, first: margin, indent: margin + "  ")
  }

  /// The day's events: one a row while they are few and each has room, else one after the other.
  private func eventLines(_ events: [String]) -> [String] {
    if events.isEmpty { return [] }
    let first = margin + words.eventsLabel() + " "
    let indent = String.spaces(CellWidth.of(first))
    let isRoomy = events.count <= 4 && events.allSatisfy { CellWidth.of(indent + $0) <= context.width }
    guard isRoomy else {
      return Segments.lines(events, width: context.width, first: first, indent: margin + "  ")
    }
    return events.enumerated().map { ($0.offset == 0 ? first : indent) + $0.element }
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
}
