internal import DayBudget
internal import Parser
internal import Planner
internal import Retrospect
internal import Terminal
internal import Wording

/// A line of a page.
struct BodyLine {
  let text: StyledText
  /// The row of the content that it belongs to; nil for what cannot be selected.
  var row: Int?
}

/// The lines of a page, laid out for its width.
struct Body {
  let model: Model
  let facts: Facts
  let builder: RowBuilder

  private var words: any Words { model.words }
  private var style: Style { model.style }
  private var width: Int { model.bodyColumns }
  private var margin: String { .spaces(TaskTable.margin(width)) }

  /// All of them.
  var lines: [BodyLine] {
    if model.question.sought != nil {
      return facts.found == nil || !model.content.isEmpty
        ? rows(model.content.indices)
        : note(words.nothingFound(model.question.sought ?? ""))
    }
    switch model.page {
    case .today: return today
    case .list: return model.content.isEmpty ? note(words.listIsEmpty()) : rows(model.content.indices)
    case .board: return board
    case .time: return model.content.isEmpty ? note(words.nothingPlanned()) : rows(model.content.indices)
    case .review: return facts.review.map { BodyLine(text: $0) }
    case .days: return []
    }
  }

  /// The places of the board below each other; side by side they are drawn by themselves.
  private var board: [BodyLine] {
    BoardPlace.allCases.enumerated().flatMap { index, place -> [BodyLine] in
      let own = model.content.indices.filter { model.content[$0].place == place }
      let head = " \(words.name(place)) \(own.count)"
      let cards = own.first.map { rows($0..<$0 + own.count) } ?? []
      return (index == 0 ? [] : [BodyLine(text: .empty)]) + [BodyLine(text: style.bold(head))] + cards
    }
  }

  private var today: [BodyLine] {
    let view = facts.view
    let count = model.content.count - view.due.count
    var lines: [BodyLine] = []
    if count == 0 { lines += note(facts.isBeginner ? words.nothingPlannedYet() : words.nothingPlanned()) }
    var drawn: [(place: Int, text: StyledText)] = []
    if view.isBudgetOn, view.phase == .open {
      if let below = view.lineInList { drawn.append((place(below), line)) }
      if let line = experiencedLine { drawn.append((place(line.place), line.text)) }
    }
    var start = 0
    for (place, text) in drawn.sorted(by: { $0.place < $1.place }) {
      lines += rows(start..<place) + [BodyLine(text: text)]
      start = place
    }
    lines += rows(start..<count)
    if count < model.content.count {
      lines += [BodyLine(text: .empty)] + rows(count..<model.content.count)
    }
    return lines
  }

  /// The place in the content of an entry of the day's list: what was ticked stands between them.
  private func place(_ entry: Int) -> Int {
    var left = entry
    for (place, row) in model.content.enumerated() where !row.isDone {
      if left == 0 { return place }
      left -= 1
    }
    return model.content.count
  }

  private var line: StyledText {
    let doneBy = facts.view.plan.doneBy.map { Clocks.text($0, in: facts.zone) }
    let room = width - margin.count - 1
    let full = words.lineReached(doneBy: doneBy, isNarrow: false)
    let isNarrow = CellWidth.of(full) + 4 > room
    return drawnLine(
      isNarrow ? words.lineReached(doneBy: doneBy, isNarrow: true) : full, width: width, style: style)
  }

  private var experiencedLine: (place: Int, text: StyledText)? {
    guard let experienced = facts.experienced, let line = experienced.line, line != facts.view.line else {
      return nil
    }
    let experience = experienced.experience
    let text = words.experienced(experience.factor, samples: experience.samples, isNarrow: width < 72)
    return (
      facts.view.appointments.count + line, drawnLine(text, dash: "┄", width: width, style: style)
    )
  }

  private func note(_ text: String) -> [BodyLine] {
    CellWidth.wrap(text, to: width - margin.count).map { BodyLine(text: margin + style.dim($0)) }
  }

  /// Rows in the columns of all of them.
  private func rows(_ range: Range<Int>) -> [BodyLine] {
    let table = TaskTable(
      model.content.map(\.cells), width: width, style: style,
      whenWidth: model.page == .today && model.question.sought == nil ? 5 : 0)
    var lines: [BodyLine] = []
    lines.reserveCapacity(range.count)
    for place in range {
      let row = model.content[place]
      for line in table.lines([row.cells]) {
        lines.append(BodyLine(text: row.isDone ? margin + done(line.text) : line, row: place))
      }
    }
    return lines
  }

  /// A row that is done: dim, with a tick in its margin.
  private func done(_ text: String) -> StyledText {
    let text = text.dropFirst(margin.count)
    return style.dim(String(text))
  }
}
