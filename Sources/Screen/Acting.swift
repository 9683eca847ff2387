internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// What the keys of the table do.
extension Model {
  mutating func act(_ action: ScreenAction, _ press: KeyPress) -> [Effect] {
    switch action {
    case .quit: return [.leave(isInterrupted: false)]
    case .help:
      (mode, read) = (.help, 0)
      return []
    case .page:
      let page = press.typed?.wholeNumberValue.flatMap { ScreenPage(rawValue: $0) }
      return page.map { show($0) } ?? []
    case .nextPage: return show(page(after: 1))
    case .previousPage: return show(page(after: -1))
    case .back: return step(-1)
    case .on: return step(1)
    case .left where page == .board: return place(-1)
    case .right where page == .board: return place(1)
    case .left: return go(to: day?.adding(days: -1))
    case .right: return go(to: day?.adding(days: 1))
    case .today:
      question.day = nil
      return turn()
    case .up: return page == .days ? go(to: day?.adding(days: -7)) : move(-1)
    case .down: return page == .days ? go(to: day?.adding(days: 7)) : move(1)
    case .first: return move(-max(content.count, body.count))
    case .last: return move(max(content.count, body.count))
    case .open: return show(.today)
    case .add: return type(Typing(purpose: .add))
    case .search:
      // What is found is a list, on which the keys of a list work.
      if page == .days || page == .review { question.page = .list }
      return type(Typing(purpose: .search))
    case .undo: return [.change(.undo)]
    case .redo: return [.change(.redo)]
    case .morning: return [.morning]
    default: return act(on: row, action)
    }
  }

  /// What is done to the selected row.
  private mutating func act(on row: Row?, _ action: ScreenAction) -> [Effect] {
    if action == .clock, let row, row.task?.isRunning ?? row.block?.isRunning ?? false {
      return [.change(.stop)]
    }
    if action == .clock, row?.task == nil {
      return facts?.running?.block == nil ? nothing() : [.change(.stop)]
    }
    if let row, let task = row.task { return act(on: task, row, action) }
    if let row, let block = row.block { return act(on: block, row, action) }
    return nothing()
  }

  private mutating func nothing() -> [Effect] {
    message = words.notHere()
    return []
  }

  mutating func act(on task: Task, _ row: Row, _ action: ScreenAction) -> [Effect] {
    let code = row.code
    let choice = SeriesChoice(day: task.shownOccurrence?.shown)
    if action == .details { return [.details(code)] }
    if task.completed != nil {
      switch action {
      case .tick: return [.change(.reopen(code))]
      case .drop: return [.change(.drop(code, SeriesChoice()))]
      default: return nothing()
      }
    }
    switch action {
    case .tick: return [.change(.tick(code, on: choice.day))]
    case .edit: return [.edit(task)]
    case .moveUp where page == .board: return put(beside: -1)
    case .moveDown where page == .board: return put(beside: 1)
    case .moveUp: return [.change(.move([code, "up"]))]
    case .moveDown: return [.change(.move([code, "down"]))]
    case .plan: return type(Typing(purpose: .plan(row)))
    case .later, .earlier:
      guard let today = facts?.view.today else { return [] }
      guard let day = task.day else {
        return action == .later ? [.change(.plan(code, to: today.description, choice))] : nothing()
      }
      let goal = day.adding(days: action == .later ? 1 : -1)
      return [.change(.plan(code, to: goal.description, choice))]
    case .list: return task.day == nil ? nothing() : [.change(.unplan(code, choice))]
    case .clock: return [.change(.start(code))]
    case .urgent: return [.change(.urgent(code, !task.isUrgent, choice))]
    case .drop: return [.change(.drop(code, choice))]
    case .longer, .shorter:
      let old = task.durationMinutes ?? 0
      // To the next five minutes, and no further than a day.
      let new = action == .longer ? old / 5 * 5 + 5 : (old + 4) / 5 * 5 - 5
      guard (1...1_440).contains(new) else { return nothing() }
      return [.change(.length(code, new, choice))]
    default: return nothing()
    }
  }

  private mutating func act(on block: TimeBlock, _ row: Row, _ action: ScreenAction) -> [Effect] {
    switch action {
    case .details: return [.details(row.code)]
    case .drop: return [.change(.dropBlock(row.code))]
    case .edit: return type(Typing(purpose: .block(row.code)))
    case .clock: return [.change(.start(block.title))]
    case .longer, .shorter, .startLater, .startEarlier:
      let step = action == .longer || action == .startLater ? 300 : -300
      let isStart = action == .startLater || action == .startEarlier
      guard let start = block.start, let zone = row.zone else { return nothing() }
      guard let end = block.end else {
        if isStart { return [.change(.editBlock(row.code, "\(Clocks.text(start + step, in: zone))"))] }
        message = words.noEndYet()
        return []
      }
      let span = Span(start: start + (isStart ? step : 0), end: end + (isStart ? 0 : step))
      guard span.start < span.end else { return nothing() }
      let text = "\(Clocks.text(span.start, in: zone))-\(Clocks.text(span.end, in: zone))"
      return [.change(.editBlock(row.code, text))]
    default: return nothing()
    }
  }

  /// The page so many places on, round and round.
  private func page(after count: Int) -> ScreenPage {
    let pages = ScreenPage.allCases
    let place = pages.firstIndex(of: page) ?? 0
    return pages[(place + count + pages.count) % pages.count]
  }

  mutating func show(_ page: ScreenPage) -> [Effect] {
    question.sought = nil
    question.page = page
    return turn()
  }

  private mutating func step(_ count: Int) -> [Effect] {
    guard let day else { return [] }
    switch page.step {
    case .day: return go(to: day.adding(days: count))
    case .week: return go(to: day.adding(days: 7 * count))
    case .month:
      let first = day.firstOfMonth.adding(days: count > 0 ? 31 : -1).firstOfMonth
      let last = first.adding(days: 31).firstOfMonth.adding(days: -1)
      return go(to: first.adding(days: min(day.day, last.day) - 1))
    }
  }

  /// Another day; today is followed when it becomes tomorrow.
  private mutating func go(to day: CivilDate?) -> [Effect] {
    guard let day, day.isInRange else { return nothing() }
    question.day = day == facts?.view.today ? nil : day
    return turn()
  }

  /// Selects another row, or scrolls where there are none.
  mutating func move(_ count: Int) -> [Effect] {
    if content.isEmpty {
      top = min(max(0, top + count), max(0, body.count - room))
    } else {
      select(index + count)
    }
    return []
  }

  /// A click selects, the wheel goes through the rows, and a row that is dragged goes where it is let go.
  mutating func mouse(_ action: MouseAction) -> [Effect] {
    let row = row(at: action)
    switch action.kind {
    case .wheelUp: return page == .days ? [] : move(-1)
    case .wheelDown: return page == .days ? [] : move(1)
    case .press(0):
      if action.row == 0, let tab = tabs.first(where: { $0.columns.contains(action.column) }) {
        return show(tab.page)
      }
      pressed = row
      if let row { select(row) }
      return []
    case .release:
      defer { pressed = nil }
      guard let from = pressed, let row, from != row, content.indices.contains(from) else { return [] }
      let (own, other) = (content[from], content[row])
      let beside = [from < row ? "after" : "before", other.code]
      if page == .board, question.sought == nil, let place = other.place {
        return [.change(.board([own.code, place.word] + beside))]
      }
      guard page == .today || page == .list, own.task?.completed == nil, other.task?.completed == nil else {
        return []
      }
      return [.change(.move([own.code] + beside))]
    default: return []
    }
  }
}
