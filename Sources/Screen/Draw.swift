internal import DayBudget
internal import Planner
package import Terminal
internal import Wording

/// The screen of a model.
package func draw(_ model: Model) -> Grid {
  var grid = Grid(columns: model.columns, rows: model.rows)
  guard model.fits else {
    grid.put(StyledText(model.words.tooSmall()), row: 0)
    return grid
  }
  Drawing(model: model).draw(&grid)
  return grid
}

/// The parts of a screen: the pages and the moment, the number, the page itself, what is said, what is typed.
struct Drawing {
  let model: Model

  var words: any Words { model.words }
  var style: Style { model.style }
  private var bottom: Int { model.rows - 1 }

  func draw(_ grid: inout Grid) {
    head(&grid)
    number(&grid)
    switch model.mode {
    case .help: pages(help, &grid)
    case .details(let lines): pages(lines, &grid)
    case .morning(let morning): pages(morning.lines(model), &grid)
    default: page(&grid)
    }
    said(&grid)
    typed(&grid)
  }

  /// The pages, the one that is shown in reverse, and the day with the clock.
  private func head(_ grid: inout Grid) {
    for tab in model.tabs {
      let isShown = tab.page == model.page
      grid.put(isShown ? style.bold(tab.text) : style.dim(tab.text), row: 0, column: tab.columns.lowerBound)
      if isShown { grid.reverse(row: 0, columns: tab.columns) }
    }
    let end = (model.tabs.last?.columns.upperBound ?? 0) + 1
    // Where there is no room for the whole day, its weekday goes first.
    var moment = moment
    while CellWidth.of(moment) > model.columns - end, let space = moment.firstIndex(of: " ") {
      moment = String(moment[moment.index(after: space)...])
    }
    grid.put(StyledText(moment), row: 0, column: max(end, model.columns - 1 - CellWidth.of(moment)))
  }

  private var moment: String {
    guard let facts = model.facts else { return "" }
    let view = facts.view
    let day = words.shortDay(view.day, today: view.today)
    return view.day == view.today ? "\(day) \(Clocks.text(view.now, in: facts.zone))" : day
  }

  private func number(_ grid: inout Grid) {
    guard let facts = model.facts else { return }
    let view = facts.view
    var pieces = words.number(of: view)
    if pieces.isEmpty { pieces = [words.longDay(view.day, today: view.today)] }
    var lines = Segments.lines(pieces, width: model.columns - 1)
    if lines.count > model.numberRows {
      // Half a piece would say nothing: a sign stands for those that have no room.
      lines = Array(Segments.lines(pieces, width: model.columns - 3).prefix(model.numberRows))
      lines[lines.count - 1] += " …"
    }
    for (index, line) in lines.enumerated() {
      let free = index == 0 && view.isBudgetOn && view.phase == .open ? words.free(view) : ""
      let text =
        !free.isEmpty && line.hasPrefix(free)
        ? style.bold(free) + String(line.dropFirst(free.count)) : StyledText(line)
      grid.put(text, row: 1 + index, column: 1)
    }
  }

  private func page(_ grid: inout Grid) {
    if model.page == .days, model.question.sought == nil { return month(&grid) }
    if let board = model.boardLayout { return cards(board, &grid) }
    lines(model.body, top: model.top, room: model.room, width: model.bodyColumns, &grid)
    if model.bodyColumns < model.columns { clock(&grid) }
  }

  /// Lines from one on, with how many more there are at the edges.
  private func lines(_ body: [BodyLine], top: Int, room: Int, width: Int, _ grid: inout Grid) {
    let shown = body.indices.dropFirst(top).prefix(room)
    for (place, index) in shown.enumerated() {
      let row = model.bodyStart + place
      let isFirst = place == 0 && top > 0
      let isLast = place == room - 1 && index < body.count - 1
      if isFirst || isLast {
        let count = isFirst ? top + 1 : body.count - index
        grid.put(style.dim(" \(isFirst ? "↑" : "↓") \(count)"), row: row, width: width)
        continue
      }
      grid.put(body[index].text, row: row, width: width)
      if let own = body[index].row, own == model.index, isSelecting {
        if body[..<index].last?.row != own { grid.put(StyledText("›"), row: row) }
        grid.reverse(row: row, columns: 0..<width)
      }
    }
  }

  private var isSelecting: Bool {
    if case .rows = model.mode { return true }
    if case .typing = model.mode { return true }
    return false
  }

  /// The day by the clock, beside its list.
  private func clock(_ grid: inout Grid) {
    guard let facts = model.facts else { return }
    let (start, width) = (model.bodyColumns + 2, model.columns - model.bodyColumns - 2)
    let rows = RowBuilder(facts: facts, words: words, columns: width).time()
    let table = TaskTable(rows.map(\.cells), width: width, style: style)
    let lines = rows.flatMap { table.lines([$0.cells]) }
    for row in 0..<model.room {
      grid.put(style.dim("│"), row: model.bodyStart + row, column: start - 2)
      if row == model.room - 1, lines.count > model.room {
        grid.put(style.dim(" ↓ \(lines.count - row)"), row: model.bodyStart + row, column: start)
      } else if row < lines.count {
        grid.put(lines[row], row: model.bodyStart + row, column: start, width: width)
      }
    }
  }

  /// A text in the place of the page.
  private func pages(_ text: [StyledText], _ grid: inout Grid) {
    let top = min(model.read, max(0, text.count - model.room))
    lines(text.map { BodyLine(text: $0) }, top: top, room: model.room, width: model.columns, &grid)
  }

  private var help: [StyledText] { model.helpLines }

  /// Above what is typed: what went wrong, what was done, else what runs and waits.
  private func said(_ grid: inout Grid) {
    let row = bottom - 1
    if case .typing(let typing) = model.mode {
      understood(typing.understood, &grid)
      return
    }
    if let fault = model.fault { return grid.put(style.bold(" " + fault), row: row) }
    if !model.message.isEmpty { return grid.put(StyledText(" " + model.message), row: row) }
    let idle = StyledText(" " + idle.joined(separator: " · "))
    grid.put(model.facts?.waiting ?? 0 > 0 ? idle : style.dim(idle.text), row: row)
  }

  private var idle: [String] {
    guard let facts = model.facts else { return [] }
    var pieces = facts.notes + (model.page == .days && model.question.sought == nil ? [words.shades()] : [])
    if let running = facts.running, let shown = running.block {
      let parts = words.parts(shown, now: facts.view.now, in: facts.zone, today: facts.view.today)
      pieces += running.stale.map { [words.stale($0)] } ?? ["\(runningSign) \(words.title(shown))"] + parts
    }
    if facts.waiting > 0 { pieces.append(words.offersMorning(facts.waiting)) }
    return pieces
  }

  /// What is understood of what is typed, over the last line of the page, and what the day would be.
  private func understood(_ understood: Understood, _ grid: inout Grid) {
    let parts = ([understood.title] + understood.parts).filter { !$0.isEmpty }
    let what = parts.isEmpty ? [] : ["\(words.wouldAdd()) " + parts.joined(separator: " · ")]
    let day = understood.number + [understood.line].compactMap(\.self)
    if !what.isEmpty || !understood.remarks.isEmpty {
      let text = (what + understood.remarks).joined(separator: " · ")
      grid.put(StyledText(CellWidth.pad(" " + text, to: model.columns)), row: bottom - 2)
    }
    grid.put(style.dim(" " + day.joined(separator: " · ")), row: bottom - 1)
  }

  /// The entry line, the question that is asked, or what can be typed.
  private func typed(_ grid: inout Grid) {
    switch model.mode {
    case .typing(let typing): entry(typing, &grid)
    case .pasting(let lines): grid.put(style.bold(" " + words.addsLines(lines.count)), row: bottom)
    case .scope: grid.put(style.bold(" " + words.seriesKeys()), row: bottom)
    case .help, .details, .morning: grid.put(style.dim(" " + words.leaves()), row: bottom)
    case .rows:
      grid.put(
        model.question.sought.map { style.bold(" / \($0)") + style.dim("  " + words.leaves()) }
          ?? style.dim(" " + words.idle(isNarrow: model.columns < 60)), row: bottom)
    }
  }

  /// What is typed, what of it is understood in bold, and the cursor in it.
  private func entry(_ typing: Typing, _ grid: inout Grid) {
    let prompt = " " + words.prompt(typing.prompt) + " "
    let start = CellWidth.of(prompt)
    let room = model.columns - start - 1
    var (before, after) = (typing.editor.before, typing.editor.after)
    // Where the line is too short, the cursor's surroundings are what is seen.
    let isCut = CellWidth.of(before) > room
    while CellWidth.of(before) > room - (isCut ? 1 : 0) { before.removeFirst() }
    if isCut { before = "…" + before }
    while CellWidth.of(before + after) > room { after.removeLast() }
    grid.put(style.dim(prompt), row: bottom)
    let shown = before + after
    grid.put(
      isCut ? StyledText(shown) : marked(shown, title: typing.understood.title), row: bottom, column: start)
    grid.cursor = Grid.Place(row: bottom, column: start + CellWidth.of(before))
  }

  /// The words of a line that are no part of its title, in bold.
  private func marked(_ text: String, title: String) -> StyledText {
    if title.isEmpty { return StyledText(text) }
    var rest = title.split(separator: " ")[...]
    var result = StyledText()
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result += " " }
      if let next = rest.first, word == next || word.hasPrefix(next) {
        rest.removeFirst()
        result += String(word)
      } else {
        result += style.bold(String(word))
      }
    }
    return result
  }
}
