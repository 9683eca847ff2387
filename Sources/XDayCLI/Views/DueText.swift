internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// The screen of due days: a row of figures each, its tasks, and the line before the first that is short of time.
struct DueText {
  private let view: DueView
  private let context: Context
  private let codes: (Task) -> String

  private var words: any Words { context.words }
  private var isNarrow: Bool { context.width < 60 }
  private var margin: String { .spaces(TaskTable.margin(context.width)) }

  /// The screen of what is due; `codes` gives the code of a task.
  init(_ view: DueView, context: Context, codes: @escaping (Task) -> String) {
    self.view = view
    self.context = context
    self.codes = codes
  }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    if view.rows.isEmpty, view.withoutDuration.isEmpty {
      return CellWidth.wrap(words.nothingDue(), to: context.width).unstyled + incomplete
    }
    return table + withoutDuration + incomplete
  }

  private var table: [StyledText] {
    if view.rows.isEmpty { return [StyledText(words.dueHeading())] }
    let days = view.rows.map { words.shortDay($0.due, today: view.today) }
    let figures = DueColumn.allCases.map { column in
      CellColumn(
        [words.dueHeading(column, isNarrow: isNarrow, isMaximum: !view.isComplete)]
          + view.rows.map { figure(column, $0) }, isRight: column != .start)
    }
    let gap = String.spaces(isNarrow ? 1 : 3)
    let first = CellColumn(
      [words.dueHeading()] + days.map { margin + $0 }, isRight: false)
    let rows = first.cells.indices.map { index in
      ([first.cells[index]] + figures.map { $0.cells[index] }).joined(separator: gap)
    }
    var lines = [context.style.dim(rows[0]).withoutTrailingSpaces]
    for (index, row) in view.rows.enumerated() {
      if index == view.firstShort { lines.append(line) }
      lines.append(StyledText(rows[index + 1]).withoutTrailingSpaces)
      lines += tasks(of: row)
      if let other = row.sum?.otherPlannedMinutes, other > 0 {
        lines += CellWidth.wrap(words.otherPlanned(Durations.text(other)), to: context.width - 6).map {
          context.style.dim(margin + "  " + $0)
        }
      }
    }
    return lines
  }

  /// The tasks of a due day, indented below it.
  private func tasks(of row: DueView.Row) -> [StyledText] {
    let rows = row.tasks.map { task in
      let overdue = task.due.flatMap { $0 < view.today ? words.overdue($0, today: view.today) : nil }
      let day = task.day.map { words.planned(on: words.shortDay($0, today: view.today)) }
      let marks = [overdue, day].compactMap(\.self).map { "  " + $0 }.joined()
      return TaskTable.Row(
        when: "", title: SafeText.shown(task.title), suffix: marks, duration: context.duration(of: task),
        code: codes(task))
    }
    return TaskTable(rows, width: context.width - 2, style: context.style, whenWidth: 0).lines(rows[...]).map
    {
      StyledText("  ") + $0
    }
  }

  private func figure(_ column: DueColumn, _ row: DueView.Row) -> String {
    guard let sum = row.sum else { return column == .start ? "" : "–" }
    switch column {
    case .demand: return duration(sum.demandMinutes)
    case .supply: return duration(sum.supplyMinutes)
    case .left: return sum.leftMinutes < 0 ? "−" + duration(-sum.leftMinutes) : duration(sum.leftMinutes)
    case .start: return sum.latestStart.map { words.latestStart($0, today: view.today) } ?? ""
    }
  }

  private func duration(_ minutes: Int) -> String {
    isNarrow ? Durations.short(minutes) : Durations.text(minutes)
  }

  /// The boundary between what can be done in time and what cannot.
  private var line: StyledText {
    context.drawnLine(words.dueLine())
  }

  /// Where time cannot be counted: the titles, each with its due day.
  private var withoutDuration: [StyledText] {
    if view.withoutDuration.isEmpty { return [] }
    let titles = view.withoutDuration.map { task in
      let due = task.due.map { " (\(words.latestStart($0, today: view.today)))" } ?? ""
      return SafeText.shown(task.title) + due + "  " + codes(task)
    }
    let text = words.dueWithoutDuration() + " " + titles.joined(separator: ", ")
    return CellWidth.wrap(text, to: context.width - margin.count).map { context.style.dim(margin + $0) }
  }

  private var incomplete: [StyledText] { context.incomplete(view.problems) }
}

extension Context {
  /// A line across a list, with what it says.
  func drawnLine(_ text: String) -> StyledText {
    let margin = TaskTable.margin(width)
    let dashes = max(2, min(28, width - margin - 1 - CellWidth.of(text)))
    return .spaces(margin) + style.dim(String(repeating: "─", count: dashes) + " " + text)
  }
}
