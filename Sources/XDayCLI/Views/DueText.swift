internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// The screen of due days: a row of figures each, its tasks, and the line before the first that is short of time.
struct DueText {
  private let view: DueView
  private let last: CivilDate?
  private let context: Context
  private let codes: (Task) -> String

  private var words: any Words { context.words }
  private var margin: String { .spaces(TaskTable.margin(context.width)) }

  /// The screen of what is due, up to a day where one was named; `codes` gives the code of a task.
  init(_ view: DueView, until last: CivilDate?, context: Context, codes: @escaping (Task) -> String) {
    self.view = view
    self.last = last
    self.context = context
    self.codes = codes
  }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let others =
      apart(view.withoutDuration, words.dueWithoutDuration())
      + apart(view.appointments, words.dueWithTime())
    if view.rows.isEmpty, others.isEmpty {
      let nothing = last.map { words.nothingDue(until: words.shortDay($0, today: view.today)) }
      return CellWidth.wrap(nothing ?? words.nothingDue(), to: context.width).unstyled
        + context.incomplete(view.problems)
    }
    let table = view.rows.isEmpty ? [StyledText(words.dueHeading())] : self.table
    return table + others + context.incomplete(view.problems)
  }

  private var table: [StyledText] {
    let tasks = view.rows.flatMap { $0.tasks.map(row) }
    // Tasks stand two cells behind their due day, whatever margin the narrower table has.
    let inner = context.width - (margin.count + 2 - TaskTable.margin(context.width - 4))
    let indent = String.spaces(margin.count + 2 - TaskTable.margin(inner))
    let table = TaskTable(tasks, width: inner, style: context.style, whenWidth: 0)
    let (heading, figures) = self.figures
    var lines = heading.map { context.style.dim($0) }
    var shown = 0
    for (index, row) in view.rows.enumerated() {
      if index == view.firstShort { lines.append(context.drawnLine(words.dueLine())) }
      lines += figures[index].unstyled
      lines += table.lines(tasks[shown..<(shown + row.tasks.count)]).map { StyledText(indent) + $0 }
      shown += row.tasks.count
      if let other = row.sum?.otherPlannedMinutes, other > 0 {
        lines += CellWidth.wrap(words.otherPlanned(Durations.text(other)), to: context.width - 6).map {
          context.style.dim(margin + "  " + $0)
        }
      }
    }
    return lines
  }

  /// A task below its due day: since when it is overdue, and the day that it has.
  private func row(of task: Task) -> TaskTable.Row {
    let overdue = task.due.flatMap { $0 < view.today ? words.overdue($0, today: view.today) : nil }
    let marks = [overdue, task.day.map { words.plannedText($0, of: task, today: context.storedToday ?? $0) }]
      .compactMap(\.self)
    return TaskTable.Row(
      when: "", title: SafeText.shown(task.title), suffix: marks.map { "  " + $0 }.joined(),
      duration: words.duration(of: task), code: codes(task))
  }

  /// The heading and each due day with its figures: in columns, with short durations where long ones do not fit, and
  /// where those do not either one after the other.
  private var figures: (heading: [String], rows: [[String]]) {
    for isShort in [false, true] {
      let rows = columns(isShort: isShort)
      if rows.allSatisfy({ CellWidth.of($0) <= context.width }) {
        return ([rows[0]], rows.dropFirst().map { [$0] })
      }
    }
    let rows = view.rows.map { row in
      let figures = DueColumn.allCases.compactMap { column -> String? in
        let text = figure(column, row, isShort: true)
        return text.isEmpty ? nil : heading(column, isShort: true) + " " + text
      }
      let day = words.shortDay(row.due, today: view.today)
      return Segments.lines([day] + figures, width: context.width, first: margin, indent: margin + "  ")
    }
    return ([words.dueHeading()], rows)
  }

  private func columns(isShort: Bool) -> [String] {
    let days = CellColumn(
      [words.dueHeading()] + view.rows.map { margin + words.shortDay($0.due, today: view.today) },
      isRight: false)
    let figures = DueColumn.allCases.map { column in
      CellColumn(
        [heading(column, isShort: isShort)] + view.rows.map { figure(column, $0, isShort: isShort) },
        isRight: column != .start)
    }
    return days.cells.indices.map { index in
      let cells = [days.cells[index]] + figures.map { $0.cells[index] }
      let line = cells.joined(separator: .spaces(isShort ? 1 : 3))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func heading(_ column: DueColumn, isShort: Bool) -> String {
    words.dueHeading(column, isNarrow: isShort, isMaximum: !view.isComplete)
  }

  private func figure(_ column: DueColumn, _ row: DueView.Row, isShort: Bool) -> String {
    guard let sum = row.sum else { return column == .start ? "" : "–" }
    let duration = isShort ? Durations.short : Durations.text
    switch column {
    case .demand: return duration(sum.demandMinutes)
    case .supply: return duration(sum.supplyMinutes)
    case .left: return sum.leftMinutes < 0 ? "−" + duration(-sum.leftMinutes) : duration(sum.leftMinutes)
    case .start: return sum.latestStart.map { words.latestStart($0, today: view.today) } ?? ""
    }
  }

  /// Tasks for which no time has to be found: the titles, each with its due day.
  private func apart(_ tasks: [Task], _ label: String) -> [StyledText] {
    if tasks.isEmpty { return [] }
    let titles = tasks.map { task in
      let due = task.due.map { due in
        due < view.today
          ? words.overdue(due, today: view.today) : words.latestStart(due, today: view.today)
      }
      return SafeText.shown(task.title) + (due.map { " (\($0))" } ?? "") + "  " + codes(task)
    }
    return CellWidth.wrap(label + " " + titles.joined(separator: ", "), to: context.width - margin.count).map
    {
      context.style.dim(margin + $0)
    }
  }
}
