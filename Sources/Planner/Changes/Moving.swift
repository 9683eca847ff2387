internal import Store

/// Where tasks are to stand among the others, as a person says it.
private enum WantedPlace {
  case first
  case last
  /// One place up or down among the tasks of their day.
  case up
  case down
  /// Beside the task with this code or these words.
  case before([String])
  case after([String])
}

extension DayPlanner {
  /// Moves tasks in the order of the list, as words say that name them and behind them a place.
  ///
  /// A place is `first`, `last`, `up`, `down`, `before` or `after` another. Several stand as they were named.
  ///
  /// Throws `PlanFailure.notAPlace` where none of the words is a place.
  package func move(_ words: [String]) throws -> [ChangedTask] {
    try change("move") { draft in
      let lookup = lookup(in: draft)
      let (tasks, place) = try WantedPlace.said(in: words, lookup)
      return try move(tasks, to: place, in: &draft)
    }
  }

  private func move(
    _ tasks: [NamedTask], to wanted: WantedPlace, in draft: inout Draft
  ) throws -> [ChangedTask] {
    let order: [NamedTask]
    switch wanted {
    case .last, .before: order = tasks
    // Each goes before the one that went there last.
    case .first, .after: order = tasks.reversed()
    case .up: order = tasks.sorted { ($0.task.rank, $0.task.id) < ($1.task.rank, $1.task.id) }
    case .down: order = tasks.sorted { ($0.task.rank, $0.task.id) > ($1.task.rank, $1.task.id) }
    }
    let changed = try changed(order, in: &draft) { named, draft in
      let task = named.task
      if let place = try place(wanted, of: task.shown(today: today(draft.settings)), in: &draft) {
        try draft.move(task.id, to: place)
      }
      return try draft.task(task.id)
    }
    draft.about = tasks.map(\.task.title).joined(separator: ", ")
    return tasks.compactMap { named in changed.first { $0.task.id == named.task.id } }
  }

  /// The place that is wanted, nil when the task is there already.
  ///
  /// Up and down count among the open tasks of the same day that have no time: what has one stands above them
  /// all, wherever it is in the order.
  private func place(_ wanted: WantedPlace, of task: Task, in draft: inout Draft) throws -> ListPlace? {
    let lookup = lookup(in: draft)
    func neighbours(in draft: inout Draft) throws -> (all: [Task], index: Int) {
      let all = try task.day.map { try lookup.snapshot.tasks(on: $0) } ?? lookup.snapshot.open(on: nil)
      var neighbours: [Task] = []
      for other in all where other.id == task.id || other.time == nil {
        // Some of them may have been moved by this command already.
        if let other = try draft.task(other.id) { neighbours.append(other) }
      }
      neighbours.sort { ($0.rank, $0.id) < ($1.rank, $1.id) }
      return (neighbours, neighbours.firstIndex { $0.id == task.id } ?? 0)
    }
    switch wanted {
    case .first: return .first
    case .last: return .last
    case .up:
      let (all, index) = try neighbours(in: &draft)
      return index > 0 ? .before(all[index - 1].id) : nil
    case .down:
      let (all, index) = try neighbours(in: &draft)
      return index + 1 < all.count ? .after(all[index + 1].id) : nil
    case .before(let words):
      let other = try lookup.one(words).task
      return other.id == task.id ? nil : .before(other.id)
    case .after(let words):
      let other = try lookup.one(words).task
      return other.id == task.id ? nil : .after(other.id)
    }
  }
}

extension WantedPlace {
  /// The tasks that words name, and the place behind them.
  ///
  /// A title may hold the words of a place: the last ones that leave names before them, and a task behind, count.
  fileprivate static func said(
    in words: [String], _ lookup: TaskLookup
  ) throws -> (tasks: [NamedTask], place: WantedPlace) {
    var failure: (any Error)?
    for index in words.indices.dropFirst().reversed() {
      guard let place = WantedPlace(words[index...]) else { continue }
      do {
        switch place {
        case .before(let other), .after(let other): _ = try lookup.one(other)
        default: break
        }
        return (try lookup.open(Array(words[..<index])), place)
      } catch let error as PlanFailure {
        failure = failure ?? error
      }
    }
    throw failure ?? PlanFailure.notAPlace(words.dropFirst().joined(separator: " "))
  }

  /// The place that words name, all of them; nil where they name none.
  private init?(_ words: ArraySlice<String>) {
    let others = Array(words.dropFirst())
    switch (words.first?.lowercased(), others.isEmpty) {
    case ("first", true): self = .first
    case ("last", true): self = .last
    case ("up", true): self = .up
    case ("down", true): self = .down
    case ("before", false): self = .before(others)
    case ("after", false): self = .after(others)
    default: return nil
    }
  }
}
