internal import DayBudget
package import Parser
internal import Store

/// Where cards are to go on the board, as words say it.
private struct WantedCards {
  let cards: [NamedTask]
  let place: BoardPlace
  /// Where in that place; nil where that was not said.
  let position: ListPlace?
}

/// The cards of one place in their order, as the moves of one command leave them.
private struct Column {
  private let place: BoardPlace
  private let position: ListPlace?
  private var ids: [TaskID]
  /// The card that this command has put to the position last.
  private var last: TaskID?

  init(_ wanted: WantedCards, today: CivilDate, _ snapshot: Snapshot) throws {
    (place, position) = (wanted.place, wanted.position)
    let tasks = try place == .completed ? snapshot.completed() : snapshot.open()
    ids = Series.inOrder(tasks.filter { $0.boardPlace(today: today) == wanted.place }).map(\.id)
    if let beside = position?.beside, !ids.contains(beside) {
      let isAlone = wanted.cards.count == 1 && wanted.cards[0].task.id == beside
      guard isAlone else {
        throw PlanFailure.notInPlace(title: try snapshot.task(beside)?.title ?? "", place)
      }
    }
    guard position != nil else { return }
    // Several that change their places are no neighbours of each other before they have.
    let moving = wanted.cards.map(\.task.id).filter { $0 != position?.beside }
    ids.removeAll { moving.contains($0) }
  }

  /// Puts a card to the position, behind those that this command has put there; its rank changes only where it does not
  /// stand there already, or where no position was said and the place is new to it.
  mutating func put(_ id: TaskID, in draft: inout Draft) throws {
    let position = position?.beside == id ? nil : position
    if position == nil, ids.contains(id) { return }
    ids.removeAll { $0 == id }
    let behind = last.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 }
    let index =
      switch position {
      case .first: behind ?? 0
      case .before(let other): ids.firstIndex(of: other) ?? ids.count
      case .after(let other): behind ?? ids.firstIndex(of: other).map { $0 + 1 } ?? ids.count
      case .last, nil: ids.count
      }
    let isBehind = try index == 0 || isBefore(ids[index - 1], id, in: &draft)
    let isAhead = try index == ids.count || isBefore(id, ids[index], in: &draft)
    if !(isBehind && isAhead) {
      if place == .completed {
        try draft.move(id, to: index, among: ids)
      } else if case .before(let other) = position {
        try draft.move(id, to: .before(other))
      } else {
        try draft.move(id, to: index == 0 ? .before(ids[0]) : .after(ids[index - 1]))
      }
    }
    ids.insert(id, at: index)
    if position != nil { last = id }
  }

  private func isBefore(_ left: TaskID, _ right: TaskID, in draft: inout Draft) throws -> Bool {
    guard let left = try draft.task(left), let right = try draft.task(right) else { return true }
    return (left.rank, left.id) < (right.rank, right.id)
  }
}

extension ListPlace {
  /// The card that it is beside.
  fileprivate var beside: TaskID? {
    switch self {
    case .first, .last: nil
    case .before(let id), .after(let id): id
    }
  }
}

extension DayPlanner {
  /// Puts cards into a place of the board, as words say that name them and behind them the place.
  ///
  /// Behind the place may stand `first`, `last`, `before` or `after` another card of it. Several stand as they were named.
  /// Without a position a card goes to the end of a place that is new to it, and stays where it is in its own. The order
  /// within a place is the rank. Throws `PlanFailure.noBoardPlace` where none of the words is a place, `.notInPlace` for
  /// a position beside a card of another one, and `.staysPlanned` for a series that should go to Later.
  package func putOnBoard(_ words: [String]) throws -> (place: BoardPlace, changed: [ChangedTask]) {
    try change("board") { draft in
      let today = today(draft.settings)
      let wanted = try WantedCards(words, lookup(in: draft), today: today)
      var column = try Column(wanted, today: today, draft.snapshot)
      let changed = try changed(wanted.cards, in: &draft) { named, draft in
        guard let task = try bring(named, to: wanted.place, today: today, in: &draft) else { return nil }
        try column.put(task.id, in: &draft)
        return try draft.task(task.id)?.card(today: today)
      }
      return (wanted.place, changed)
    }
  }

  /// Makes of a task what it has to be to stand in a place; returns it as it is stored.
  private func bring(
    _ named: NamedTask, to place: BoardPlace, today: CivilDate, in draft: inout Draft
  ) throws -> Task? {
    var task = named.task
    if task.boardPlace(today: today) == place { return task }
    if place == .completed {
      guard task.isOpen else {
        throw PlanFailure.alreadyDone(title: task.title, code: draft.code(of: task.id))
      }
      return try finish(named, on: nil, in: &draft)
    }
    if !task.isOpen {
      guard let opened = try reopen(task, in: &draft), let stored = try draft.task(opened.id) else {
        return nil
      }
      task = stored
    }
    if task.repeatRule != nil {
      if place == .later {
        throw PlanFailure.staysPlanned(title: task.title, code: draft.code(of: task.id))
      }
      // The mark is meant for the occurrence that the person sees; where another has ticked it, not for the next.
      if named.task.isOpen, !task.isOver {
        _ = try occurrence(of: named, on: nil, today: today) { $0.occurrenceMeant(today: today) }
      }
    }
    return try draft.update(task.id) { task in
      switch place {
      case .soon: task.stage = .soon
      case .doing: task.stage = .doing
      case .later: task.putIntoList()
      case .completed: break
      }
    }
  }
}

extension WantedCards {
  /// Reads cards, place and position.
  ///
  /// A title may hold the words of a place: the last ones that leave names before them
  /// count.
  init(_ words: [String], _ lookup: TaskLookup, today: CivilDate) throws {
    var failure: (any Error)?
    for index in words.indices.dropFirst().reversed() {
      guard let (place, count) = BoardPlace.leading(words[index...]) else { continue }
      do {
        let rest = words[(index + count)...]
        let card = { (named: NamedTask) in try named.card(in: place, lookup.snapshot, today: today) }
        guard let position = try WantedCards.position(rest, { try card(lookup.card($0)) }) else {
          continue
        }
        let cards = try lookup.cards(Array(words[..<index])).map(card)
        self.init(cards: cards, place: place, position: position)
        return
      } catch let error as PlanFailure {
        failure = failure ?? error
      }
    }
    throw failure ?? PlanFailure.noBoardPlace(words.dropFirst().joined(separator: " "))
  }

  /// The position that words name, none where there are none; nil where they name something else.
  private static func position(
    _ words: ArraySlice<String>, _ card: ([String]) throws -> NamedTask
  ) throws -> ListPlace?? {
    let others = Array(words.dropFirst())
    switch (words.first?.lowercased(), others.isEmpty) {
    case (nil, _): return .some(nil)
    case ("first", true): return .some(.first)
    case ("last", true): return .some(.last)
    case ("before", false): return .before(try card(others).task.id)
    case ("after", false): return .after(try card(others).task.id)
    default: return nil
    }
  }
}

extension NamedTask {
  /// The card that is meant in a place: in Completed that of a series is its occurrence which was ticked today, so that
  /// who asks twice does not tick the next.
  fileprivate func card(in place: BoardPlace, _ snapshot: Snapshot, today: CivilDate) throws -> NamedTask {
    guard place == .completed, task.repeatRule != nil, task.isOpen else { return self }
    let ticked = try snapshot.completed(on: today).last { done in
      done.series?.id == task.id && (occurrence == nil || done.series?.day == occurrence?.rule)
    }
    return ticked.map { NamedTask($0) } ?? self
  }
}
