package import DayBudget
package import Store

/// What becomes of a task whose line is gone from an order.
package enum GoneAnswer: Sendable {
  /// It is deleted; of a series the occurrence of the day.
  case drop
  /// It goes to the List.
  case list
  /// It stays where it is.
  case keep
}

/// The tasks of a day in an order that was written down, with what was changed beside it.
package struct WantedOrder {
  /// The open tasks of the day as they were shown, each series once.
  package let shown: [Task]
  /// Their ids in the order that is wanted, those without a line left out.
  package var order: [TaskID]
  /// What was changed of single tasks.
  package var edits: [(id: TaskID, edit: TaskEdit)] = []
  /// What becomes of those without a line.
  package var gone: [(id: TaskID, answer: GoneAnswer)] = []

  /// The order as it was shown.
  package init(_ shown: [Task]) {
    self.shown = shown
    order = shown.map(\.id)
  }

  /// Whether it says anything beyond what was shown.
  package var isChange: Bool { !edits.isEmpty || !gone.isEmpty || isReordered }

  /// The wanted order of the tasks without a time: what has one stands by the clock, wherever it is in the order.
  var ranked: [TaskID] { order.filter(isRanked) }

  /// Whether it is another order than the one that was shown.
  var isReordered: Bool { ranked != shown.map(\.id).filter { isRanked($0) && order.contains($0) } }

  private func isRanked(_ id: TaskID) -> Bool { shown.contains { $0.id == id && $0.time == nil } }
}

/// What an order has changed.
package struct OrderOutcome {
  /// The tasks that have another place.
  package var moved: [ChangedTask] = []
  /// The tasks that were edited.
  package var edited: [ChangedTask] = []
  /// The tasks that were deleted.
  package var dropped: [ChangedTask] = []
  /// The tasks that went to the List.
  package var listed: [ChangedTask] = []

  /// All of them.
  package var all: [ChangedTask] { moved + edited + dropped + listed }
}

extension DayPlanner {
  /// Brings the tasks of a day into an order, edits them, and lets go of those whose line is gone: one step.
  ///
  /// Throws `PlanFailure.changedMeanwhile` where a task is not any more as it was shown.
  package func order(_ wanted: WantedOrder, on day: CivilDate) throws -> OrderOutcome {
    let known = try snapshot()
    return try change("order") { draft in
      for task in wanted.shown {
        guard let seen = try known.task(task.id), try draft.task(task.id) == seen else {
          throw PlanFailure.changedMeanwhile(title: task.title)
        }
      }
      var outcome = OrderOutcome()
      if wanted.isReordered {
        outcome.moved = try changed(try arrange(wanted.ranked, in: &draft), in: &draft) { named, draft in
          try draft.task(named.task.id)
        }
        // They have been moved before they were asked for, so they are no longer different from the draft.
        outcome.moved = outcome.moved.map { ChangedTask(task: $0.task, code: $0.code, isChanged: true) }
      }
      for (id, edit) in wanted.edits {
        outcome.edited += try changed(try tasks([id], in: &draft), in: &draft) { named, draft in
          let task = named.task
          let scope = scope(of: task, on: day)
          do {
            try task.refuseRule(scope, edit)
          } catch {
            throw PlanFailure.ruleInOrder(title: task.title, code: draft.code(of: task.id))
          }
          return try self.edit(task, scope, in: &draft) { edit(&$0) }
        }
      }
      for (id, answer) in wanted.gone where answer != .keep {
        let result = try changed(try tasks([id], in: &draft), in: &draft) { named, draft in
          try letGo(named.task, answer, on: day, in: &draft)
        }
        if answer == .drop { outcome.dropped += result } else { outcome.listed += result }
      }
      draft.about = outcome.all.map(\.task.title).joined(separator: ", ")
      return outcome
    }
  }

  /// Moves as few tasks as possible so that these stand in this order, and returns those.
  private func arrange(_ ids: [TaskID], in draft: inout Draft) throws -> [NamedTask] {
    let ranks = try tasks(ids, in: &draft).map { ($0.task.rank, $0.task.id) }
    let staying = longestRun(ids.indices.map { $0 }) { ranks[$0] < ranks[$1] }
    guard let first = staying.first else { return [] }
    var moved: [NamedTask] = []
    for index in ids.indices where !staying.contains(index) {
      try draft.move(ids[index], to: index == 0 ? .before(ids[first]) : .after(ids[index - 1]))
      moved += try tasks([ids[index]], in: &draft)
    }
    return moved
  }

  /// The longest part of some places, in their order, in which each comes before the next.
  ///
  /// - Complexity: O(n²); a day has a few dozen tasks.
  private func longestRun(_ places: [Int], _ isBefore: (Int, Int) -> Bool) -> [Int] {
    var lengths = Array(repeating: 1, count: places.count)
    var previous: [Int?] = Array(repeating: nil, count: places.count)
    for place in places {
      for earlier in 0..<place where isBefore(earlier, place) && lengths[earlier] >= lengths[place] {
        lengths[place] = lengths[earlier] + 1
        previous[place] = earlier
      }
    }
    var run: [Int] = []
    var next = places.max { lengths[$0] < lengths[$1] }
    while let place = next {
      run.append(place)
      next = previous[place]
    }
    return run.reversed()
  }

  private func tasks(_ ids: [TaskID], in draft: inout Draft) throws -> [NamedTask] {
    var tasks: [NamedTask] = []
    for id in ids { if let task = try draft.task(id) { tasks.append(NamedTask(task)) } }
    return tasks
  }

  /// Of a series the occurrence of the day; nil for a plain task.
  private func scope(of task: Task, on day: CivilDate) -> SeriesScope? {
    guard task.repeatRule != nil else { return nil }
    return task.openOccurrences(on: day).first.map { SeriesScope(extent: .this, occurrence: $0) }
  }

  private func letGo(
    _ task: Task, _ answer: GoneAnswer, on day: CivilDate, in draft: inout Draft
  ) throws -> Task? {
    guard let occurrence = scope(of: task, on: day)?.occurrence else {
      if answer == .list { return try draft.update(task.id) { $0.putIntoList() } }
      try draft.remove(task.id)
      return task
    }
    var random = random
    try draft.update(task.id) { $0.exceptions[occurrence.rule] = .dropped }
    let plain =
      answer == .list ? try draft.addPlain(from: task, occurrence, day: nil, using: &random) : nil
    try draft.removeIfOver(task.id)
    return plain ?? task.shown(as: occurrence)
  }
}
