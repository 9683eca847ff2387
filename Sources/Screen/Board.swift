internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// Where the cards of a board lie whose places stand side by side: two lines each, below the head of their place.
struct BoardLayout {
  static let narrowest = 72
  private static let height = 2

  /// The cards of each place, as indices into the content.
  let columns: [[Int]]
  let width: Int
  private let capacity: Int
  private let selected: Int

  init(_ content: [Row], columns: Int, room: Int, selected: Int) {
    let places = BoardPlace.allCases
    self.columns = places.map { place in content.indices.filter { content[$0].place == place } }
    width = columns / places.count
    // The last line says how many more there are.
    capacity = max(1, (room - 2) / BoardLayout.height)
    self.selected = selected
  }

  /// The first card of a column that is seen.
  private func first(_ column: Int) -> Int {
    columns[column].firstIndex(of: selected).map { max(0, $0 - capacity + 1) } ?? 0
  }

  /// The cards of a column that are seen, each with its first line below the start of the page.
  func shown(_ column: Int) -> [(card: Int, line: Int)] {
    columns[column].dropFirst(first(column)).prefix(capacity).enumerated().map {
      ($0.element, 1 + $0.offset * BoardLayout.height)
    }
  }

  /// How many cards of a column are not seen.
  func hidden(_ column: Int) -> Int { columns[column].count - shown(column).count }

  /// The card at a place of the page.
  func card(column: Int, line: Int) -> Int? {
    let place = column / width
    guard columns.indices.contains(place) else { return nil }
    return shown(place).first { ($0.line..<$0.line + BoardLayout.height).contains(line) }?.card
  }
}

extension BoardPlace {
  /// The word of the command line for it.
  var word: String {
    switch self {
    case .soon: "soon"
    case .doing: "doing"
    case .later: "later"
    case .completed: "done"
    }
  }
}

extension Model {
  /// The places side by side; nil where another page is shown, or there is no room for that.
  var boardLayout: BoardLayout? {
    guard page == .board, question.sought == nil, columns >= BoardLayout.narrowest else { return nil }
    return BoardLayout(content, columns: columns, room: room, selected: index)
  }

  /// The row where the mouse is.
  func row(at action: MouseAction) -> Int? {
    let line = action.row - bodyStart
    guard (0..<room).contains(line) else { return nil }
    if let boardLayout { return boardLayout.card(column: action.column, line: line) }
    return body.indices.contains(line + top) ? body[line + top].row : nil
  }

  /// The selected card to the place before or behind its own.
  mutating func place(_ step: Int) -> [Effect] {
    let places = BoardPlace.allCases
    guard let row, let own = row.place, let index = places.firstIndex(of: own),
      places.indices.contains(index + step)
    else { return [] }
    return [.change(.board([row.code, places[index + step].word]))]
  }

  /// The selected card before or behind its neighbour in its place.
  mutating func put(beside step: Int) -> [Effect] {
    guard let row, let own = row.place, content.indices.contains(index + step),
      content[index + step].place == own
    else { return [] }
    return [.change(.board([row.code, own.word, step < 0 ? "before" : "after", content[index + step].code]))]
  }
}

extension Drawing {
  /// The places side by side.
  func cards(_ board: BoardLayout, _ grid: inout Grid) {
    let width = board.width - 1
    for (column, place) in BoardPlace.allCases.enumerated() {
      let start = column * board.width
      let head = " \(words.name(place)) \(board.columns[column].count)"
      grid.put(style.bold(head), row: model.bodyStart, column: start, width: width)
      for (card, line) in board.shown(column) {
        let row = model.bodyStart + line
        let task = model.content[card]
        let title = " \(task.code) \(task.task.map(title) ?? "")"
        grid.put(
          task.isDone ? style.dim(title) : StyledText(title), row: row, column: start, width: width)
        grid.put(
          style.dim("   " + (task.task.map(details) ?? "")), row: row + 1, column: start, width: width)
        if card == model.index {
          grid.put(StyledText("›"), row: row, column: start)
          for line in row...row + 1 { grid.reverse(row: line, columns: start..<start + width) }
        }
      }
      if board.hidden(column) > 0 {
        grid.put(
          style.dim(" ↓ \(board.hidden(column))"), row: model.bodyStart + model.room - 1, column: start,
          width: width)
      }
    }
  }

  private func title(_ task: Task) -> String {
    (task.isRunning ? runningSign + " " : "") + SafeText.shown(task.title)
      + (task.notes == nil ? "" : noteSign)
  }

  /// The time spent and the estimate, the day, and what else a card has.
  private func details(_ task: Task) -> String {
    guard let today = model.facts?.view.today else { return "" }
    let isOpen = task.completed == nil
    let pieces: [String?] = [
      words.used(task) ?? task.durationMinutes.map(Durations.text),
      isOpen ? task.day.map { words.shortDay($0, today: today) } : nil, task.isUrgent ? words.urgent() : nil,
      task.tags.isEmpty ? nil : task.tags.map { "#" + SafeText.shown($0) }.joined(separator: " "),
    ]
    return pieces.compactMap(\.self).joined(separator: " · ")
  }
}
