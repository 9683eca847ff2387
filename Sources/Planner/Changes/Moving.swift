internal import Store

/// Where a task is to stand among the others, as a person says it.
package enum WantedPlace {
  case first
  case last
  /// One place up or down among the tasks of its day.
  case up
  case down
  /// Beside the task with this code or these words.
  case before([String])
  case after([String])
}

extension DayPlanner {
  /// Moves one task in the order of the list.
  package func move(_ words: [String], to wanted: WantedPlace) throws -> [ChangedTask] {
    try change("move") { draft in
      let lookup = lookup(in: draft)
      let task = try lookup.one(words)
      guard let place = try place(wanted, of: task.shown(today: today(draft.settings)), lookup) else {
        return [ChangedTask(task: task, code: draft.code(of: task.id), isChanged: false)]
      }
      return try changed([task], in: &draft) { task, draft in
        try draft.move(task.id, to: place)
        return try draft.task(task.id)
      }
    }
  }

  /// The place that is wanted, nil when the task is there already.
  ///
  /// Up and down count among the open tasks of the same day that have no place of their own on the clock:
  /// appointments stand above them all, wherever they are in the order.
  private func place(_ wanted: WantedPlace, of task: Task, _ lookup: TaskLookup) throws -> ListPlace? {
    func neighbours() throws -> (all: [Task], index: Int) {
      let all = try task.day.map { try lookup.snapshot.tasks(on: $0) } ?? lookup.snapshot.open(on: nil)
      let neighbours = all.filter { $0.id == task.id || $0.time == nil || $0.durationMinutes == nil }
      return (neighbours, neighbours.firstIndex { $0.id == task.id } ?? 0)
    }
    switch wanted {
    case .first: return .first
    case .last: return .last
    case .up:
      let (all, index) = try neighbours()
      return index > 0 ? .before(all[index - 1].id) : nil
    case .down:
      let (all, index) = try neighbours()
      return index + 1 < all.count ? .after(all[index + 1].id) : nil
    case .before(let words):
      let other = try lookup.one(words)
      return other.id == task.id ? nil : .before(other.id)
    case .after(let words):
      let other = try lookup.one(words)
      return other.id == task.id ? nil : .after(other.id)
    }
  }
}
