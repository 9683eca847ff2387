internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// A row that can be selected.
struct Row {
  /// What it is about, so that a selection stays with it.
  enum Key: Hashable {
    case task(TaskID, CivilDate?)
    case block(BlockID)
    case other(Int)
  }

  let key: Key
  var task: Task?
  var code = ""
  /// Its place on the board.
  var place: BoardPlace?
  var block: TimeBlock?
  /// The zone in whose clock its times are meant.
  var zone: Zone?
  var cells: TaskTable.Row
  /// Whether it was ticked off or put to another day, and only stays to be seen.
  var isDone = false
}

/// A task that was ticked off or put to another day, and stays where it was.
struct Ticked {
  let index: Int
  let task: Task
}

/// The rows of a page, from the facts.
struct RowBuilder {
  let facts: Facts
  let words: any Words
  let columns: Int

  private var today: CivilDate { facts.view.today }

  /// The list of the day, then what is due.
  func day(_ ticked: [Ticked]) -> [Row] {
    let view = facts.view
    let list = view.list.map { entry in
      row(entry.task, when: entry.task.time?.description ?? "", marks: view.marks(of: entry))
    }
    return with(ticked, list)
      + view.due.map { due in
        var cells = words.row(of: due, code: facts.snapshot.code(of: due), when: "", today: today)
        words.say(dueOf: due, today: today, in: &cells)
        return Row(key: key(due), task: due, code: facts.snapshot.code(of: due), cells: cells)
      }
  }

  /// Tasks without a day.
  func list(_ ticked: [Ticked]) -> [Row] {
    with(
      ticked,
      facts.list.map { task in
        var cells = words.row(of: task, code: facts.snapshot.code(of: task), when: "", today: today)
        words.say(dueOf: task, today: today, in: &cells)
        return Row(key: key(task), task: task, code: facts.snapshot.code(of: task), cells: cells)
      })
  }

  /// The cards of the board, place after place.
  func board() -> [Row] {
    guard let board = facts.board else { return [] }
    return BoardPlace.allCases.flatMap { place in
      board[place].map { task in
        let code = facts.snapshot.code(of: task)
        return Row(
          key: key(task), task: task, code: code, place: place,
          cells: words.datedRow(of: task, code: code, today: today), isDone: place == .completed)
      }
    }
  }

  /// What was found, open or done.
  func found(_ tasks: [Task]) -> [Row] {
    tasks.map { task in
      let code = facts.snapshot.code(of: task)
      var shown = task
      if task.completed != nil { shown.title = "✓ " + task.title }
      return Row(
        key: key(task), task: task, code: code, cells: words.datedRow(of: shown, code: code, today: today),
        isDone: task.completed != nil)
    }
  }

  /// The day by the clock; events, windows and what is free can be selected too, and nothing can be done with them.
  func time() -> [Row] {
    guard let timeline = facts.timeline else { return [] }
    let texts = TimelineRows(
      words: words, zone: facts.zone, today: today, isNarrow: columns < 60,
      isBudgetOn: facts.view.isBudgetOn)
    var seen: Set<Row.Key> = []
    let rows = timeline.rows.filter {
      facts.view.isBudgetOn || $0.kind != .window && $0.kind != .free && $0.kind != .untracked
    }
    let clocked = rows.enumerated().map { index, row in
      let code = row.task.map { facts.snapshot.code(of: $0) } ?? row.block?.shown.block.code ?? ""
      var key = row.task.map { self.key($0) } ?? row.block.map { .block($0.shown.block.id) } ?? .other(index)
      // The second piece of a task is selected by itself.
      if !seen.insert(key).inserted { key = .other(index) }
      return Row(
        key: key, task: row.task, code: code, block: row.block?.shown.block,
        zone: texts.zone(of: row),
        cells: texts.row(row, code: code))
    }
    return clocked
      + texts.placeless(timeline).map { block in
        let code = block.shown.block.code
        return Row(
          key: .block(block.shown.block.id), code: code, block: block.shown.block,
          cells: texts.row(block, code: code))
      }
  }

  /// The rows with those that were ticked or went away where they stood; those that are back stand for themselves.
  private func with(_ ticked: [Ticked], _ rows: [Row]) -> [Row] {
    var rows = rows
    for place in ticked.sorted(by: { $0.index < $1.index }) {
      guard var row = staying(place.task), !rows.contains(where: { $0.key == row.key }) else { continue }
      row.isDone = true
      rows.insert(row, at: min(place.index, rows.count))
    }
    return rows
  }

  /// The row of a task that was ticked, or is on another day now; nil where it is neither, or deleted.
  private func staying(_ task: Task) -> Row? {
    if let done = facts.completed.first(where: { $0.id == task.id }) {
      return row(done, when: done.time?.description ?? "", marks: [], sign: "✓ ")
    }
    guard let now = try? facts.snapshot.task(task.id), now.isOpen, now.repeatRule == nil else { return nil }
    var row = row(now, when: now.time?.description ?? "", marks: [])
    words.say(
      now.day.map { words.plannedText($0, of: now, today: today) } ?? words.list(), of: now, in: &row.cells)
    return row
  }

  private func row(_ task: Task, when: String, marks: [DayMark], sign: String = "") -> Row {
    let code = facts.snapshot.code(of: task)
    var shown = task
    shown.title = sign + task.title
    return Row(
      key: key(task), task: task, code: code,
      cells: words.row(of: shown, code: code, when: when, marks: marks, today: today))
  }

  private func key(_ task: Task) -> Row.Key { .task(task.id, task.shownOccurrence?.rule) }
}
