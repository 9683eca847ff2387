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
  ///
  /// - Complexity: the first move of a draft looks at all open tasks, each other one at a few hundred at most.
  package mutating func move(_ id: TaskID, to place: ListPlace) throws {
    guard let own = try listEntry(id) else { return }
    if order == nil { order = try openOrder() }
    order?.remove(own)
    let found = try neighbours(of: place, beside: id)
    if let lower = found?.lower, lower.rank == found?.upper?.rank { try separate(after: lower) }
    let upper = found?.lower.flatMap { order?.entry(after: $0) } ?? found?.upper
    // A change of its rank takes it from where it was.
    order?.insert(own)
    guard let found, let rank = Rank.between(found.lower?.rank, upper?.rank) else { return }
    try update(id) { $0.rank = rank }
  }

  /// Gives a completed task the rank with which it stands before the one at a place among others, or behind the last.
  ///
  /// The others are completed too, and stand in the order of their ranks; of them only those change whose ranks coincide.
  package mutating func move(_ id: TaskID, to index: Int, among others: [TaskID]) throws {
    let entries = try others.compactMap { other in
      try task(other).map { ListEntry(rank: $0.rank, id: other) }
    }
    var lower = entries[..<index].last?.rank
    let equal = entries[index...].prefix { $0.rank == lower }
    let upper = entries[(index + equal.count)...].first?.rank
    for id in [id] + equal.map(\.id) {
      guard let rank = Rank.between(lower, upper) else { return }
      try update(id) { $0.rank = rank }
      lower = rank
    }
  }

  /// The entries between which a place lies, the task itself left out; nil beside one that is not there.
  private mutating func neighbours(
    of place: ListPlace, beside id: TaskID
  ) throws -> (lower: ListEntry?, upper: ListEntry?)? {
    switch place {
    case .first: return (nil, order?.first)
    case .last: return (order?.last, nil)
    case .before(let anchor):
      guard anchor != id, let entry = try listEntry(anchor) else { return nil }
      return (order?.entry(before: entry), entry)
    case .after(let anchor):
      guard anchor != id, let entry = try listEntry(anchor) else { return nil }
      return (entry, order?.entry(after: entry))
    }
  }

  /// Gives new ranks to the tasks after this one that have the same rank as it.
  private mutating func separate(after last: ListEntry) throws {
    var equal: [ListEntry] = []
    var next = order?.entry(after: last)
    while let entry = next, entry.rank == last.rank {
      equal.append(entry)
      next = order?.entry(after: entry)
    }
    var lower = last.rank
    for entry in equal {
      guard let rank = Rank.between(lower, next?.rank) else { return }
      try update(entry.id) { $0.rank = rank }
      lower = rank
    }
  }

  /// The place of an open task; nil for any other.
  private mutating func listEntry(_ id: TaskID) throws(StoreFailure) -> ListEntry? {
    guard let task = try task(id), task.isOpen else { return nil }
    return ListEntry(rank: task.rank, id: id)
  }

  /// The open tasks as they are now, in their order.
  ///
  /// What is damaged of a record but its rank is no hindrance; without a rank it has no place.
  private func openOrder() throws(StoreFailure) -> ListOrder {
    let document = snapshot.document
    var entries: [ListEntry] = []
    for head in document.heads where head.isOpen && edits[head.id] == nil {
      // A rank is plain ASCII.
      if let rank = Rank(String(decoding: document.rank(head), as: UTF8.self)) {
        entries.append(ListEntry(rank: rank, id: head.id))
      }
    }
    for record in edits.sorted.compactMap(\.edit.after) {
      let task = try Task(of: record, in: file)
      if task.isOpen { entries.append(ListEntry(rank: task.rank, id: task.id)) }
    }
    return ListOrder(entries)
  }

  /// Keeps the order, once it was asked for, as a task comes, goes or moves.
  mutating func reorder(from old: Task?, to new: Task?) {
    guard order != nil else { return }
    if let old, old.isOpen { order?.remove(ListEntry(rank: old.rank, id: old.id)) }
    if let new, new.isOpen { order?.insert(ListEntry(rank: new.rank, id: new.id)) }
  }
}
