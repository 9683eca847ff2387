internal import DayBudget
internal import Planner
internal import Terminal
internal import Wording

/// A month to choose a date in, with what is free as a shade, and the chosen day's tasks.
extension Drawing {
  private static let dayWidth = 5

  func month(_ grid: inout Grid) {
    guard let facts = model.facts, let first = facts.month.first?.day else { return }
    let chosen = facts.view.day
    let isBeside = model.columns >= 80
    let weeks = facts.month.count / 7
    let room = isBeside ? model.room - 2 : min(weeks, max(1, model.room - 2 - max(2, model.room / 3)))
    let own = chosen.days(since: first) / 7
    let shown = min(weeks, max(1, room))
    let start = min(max(0, own - shown / 2), weeks - shown)
    let title = "\(words.month(chosen.month)) \(chosen.year)"
    grid.put(style.bold(title), row: model.bodyStart, column: 1)
    let names = Weekday.allCases.map { CellWidth.pad(" " + words.shortWeekday($0), to: Drawing.dayWidth) }
    grid.put(style.dim(names.joined()), row: model.bodyStart + 1)
    let most = facts.month.map { free($0) }.max() ?? 0
    for week in start..<start + shown {
      let row = model.bodyStart + 2 + week - start
      for place in 0..<7 {
        let view = facts.month[week * 7 + place]
        let column = place * Drawing.dayWidth
        let number = view.day.day < 10 ? "  \(view.day.day)" : " \(view.day.day)"
        let text = number + shade(free(view), of: most)
        let isOther = view.day.month != chosen.month
        let styled =
          view.day == view.today ? style.bold(text) : isOther ? style.dim(text) : StyledText(text)
        grid.put(styled, row: row, column: column, width: Drawing.dayWidth)
        if view.day == view.today, view.day != chosen { grid.put(StyledText("·"), row: row, column: column) }
        if view.day == chosen {
          grid.put(StyledText("›"), row: row, column: column)
          grid.reverse(row: row, columns: column..<column + Drawing.dayWidth)
        }
      }
    }
    if isBeside {
      tasks(of: facts, from: model.bodyStart, column: 7 * Drawing.dayWidth + 2, &grid)
    } else {
      tasks(of: facts, from: model.bodyStart + 2 + shown, column: 0, &grid)
    }
  }

  private func free(_ view: DayView) -> Int { view.isTimeOver ? 0 : view.plan.leftMinutes }

  private func shade(_ minutes: Int, of most: Int) -> String {
    if minutes <= 0 || most == 0 { return " " }
    return ["░", "▒", "▓", "█"][min(3, minutes * 4 / (most + 1))]
  }

  private func tasks(of facts: Facts, from start: Int, column: Int, _ grid: inout Grid) {
    let (view, end) = (facts.view, model.bodyStart + model.room)
    guard start < end else { return }
    grid.put(style.bold(words.longDay(view.day, today: view.today)), row: start, column: column + 1)
    let rows = RowBuilder(facts: facts, words: words, columns: model.columns - column).day([])
    let table = TaskTable(rows.map(\.cells), width: model.columns - column, style: style)
    var lines = rows.flatMap { table.lines([$0.cells]) }
    if lines.isEmpty {
      lines = [.spaces(TaskTable.margin(model.columns - column)) + style.dim(words.nothingPlanned())]
    }
    for (index, line) in lines.enumerated() {
      let row = start + 1 + index
      if row == end - 1, index < lines.count - 1 {
        grid.put(style.dim(" ↓ \(lines.count - index)"), row: row, column: column)
      }
      if row >= end - 1, index < lines.count - 1 || row >= end { return }
      grid.put(line, row: row, column: column, width: model.columns - column)
    }
  }
}
