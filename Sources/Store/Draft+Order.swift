import DayBudget

/// Where a task is moved to in the order of the list.
package enum ListPlace: Hashable, Sendable {
  /// Before all open tasks.
  case first
  /// After all open tasks.
  case last
  /// Directly before this open task.
  case before(TaskID)
  /// Directly after this open task.
  case after(TaskID)
}

extension Draft {
  /// Moves an open task; only its own record changes, but for tasks whose ranks coincide (after a merge).
  ///
  /// Nothing happens when the task is not open, or it is to stand beside one that is not, or beside itself.
  package mutating func move(_ id: TaskID, to place: ListPlace) throws {
    guard try task(id)?.isOpen == true else { return }
    var others = try openPlaces().filter { $0.id != id }
    guard let index = index(of: place, in: others) else { return }
    try separate(&others, at: index)
    let lower = index > 0 ? others[index - 1].rank : nil
    let upper = index < others.count ? others[index].rank : nil
    guard let rank = Rank.between(lower, upper) else { return }
    try update(id) { $0.rank = rank }
  }

  private func index(of place: ListPlace, in others: [Place]) -> Int? {
    switch place {
    case .first: 0
    case .last: others.count
    case .before(let anchor): others.firstIndex { $0.id == anchor }
    case .after(let anchor): others.firstIndex { $0.id == anchor }.map { $0 + 1 }
    }
  }

  /// Gives new ranks to the tasks from `index` on that have the same rank as the one before them.
  private mutating func separate(_ places: inout [Place], at index: Int) throws {
    guard index > 0, index < places.count, places[index - 1].rank == places[index].rank else { return }
    let rank = places[index].rank
    let end = places[index...].firstIndex { $0.rank > rank } ?? places.endIndex
    let upper = end < places.endIndex ? places[end].rank : nil
    var lower = rank
    for position in index..<end {
      guard let next = Rank.between(lower, upper) else { return }
      try update(places[position].id) { $0.rank = next }
      places[position].rank = next
      lower = next
    }
  }

  /// An open task and its rank.
  private struct Place {
    let id: TaskID
    var rank: Rank
  }

  /// The open tasks in the order of the list.
  private func openPlaces() throws(StoreFailure) -> [Place] {
    let document = snapshot.document
    let untouched = try document.tasks(document.heads.lazy.filter { $0.isOpen && edits[$0.id] == nil })
    var places = untouched.map { Place(id: $0.id, rank: $0.rank) }
    for record in edits.values.compactMap(\.after) {
      let task = try Task(of: record, in: file)
      if task.isOpen { places.append(Place(id: task.id, rank: task.rank)) }
    }
    return places.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
  }
}
