package import DayBudget
package import Parser
package import Store

/// The board: every open task and what was completed today, in four places.
package struct BoardView {
  /// The day that now belongs to.
  package let today: CivilDate
  /// What could not be read.
  package let failures: [StoreFailure]
  private let cards: [BoardPlace: [Task]]

  fileprivate init(_ tasks: [Task], today: CivilDate, failures: [StoreFailure]) {
    self.today = today
    self.failures = failures
    var cards: [BoardPlace: [Task]] = [:]
    for task in tasks {
      if let place = task.boardPlace(today: today) { cards[place, default: []].append(task) }
    }
    self.cards = cards
  }

  /// The cards of a place in the order of the list, each with the time that was spent on it; a series once.
  package subscript(place: BoardPlace) -> [Task] { cards[place] ?? [] }

  /// Whether no place has a card.
  package var isEmpty: Bool { cards.isEmpty }
}

extension DayPlanner {
  /// The board of the store as it was read, with the cards that have all of these tags, which come in lower case.
  ///
  /// A damaged record costs itself and nothing else. Throws `StoreFailure` where the store could not be read.
  package func boardView(tags: [String] = []) throws(StoreFailure) -> BoardView {
    let snapshot = try snapshot()
    let today = today(snapshot.settings)
    let open = snapshot.readableOpen()
    // Under a clock that was ahead, today's went into history.
    let done =
      snapshot.mayBeInHistory(today)
      ? try completed(since: today, snapshot) : snapshot.readableCompleted()
    let tasks = open.tasks.map { $0.card(today: today) } + Series.inOrder(done.tasks)
    return BoardView(
      try withWork(tasks.filter { $0.has(tags) }, snapshot), today: today,
      failures: open.failures + done.failures)
  }
}
