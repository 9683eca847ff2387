internal import DayBudget
package import Parser
internal import Store

extension DayPlanner {
  /// The tasks that a line of `plan` names, in the store as it was read.
  package func planned(_ words: [String]) throws -> [NamedTask] {
    try lookup().planned(words, parser(snapshot().settings)).tasks
  }

  /// Brings tasks into a day, named with codes or words and behind them a day, a time, both or neither; of a series
  /// one occurrence, or its rhythm from one on, or all of it.
  ///
  /// One occurrence that gets a time becomes a plain task, since a series has one time.
  package func plan(
    _ words: [String], _ choice: SeriesChoice
  ) throws -> (changed: [ChangedTask], remarks: [Remark]) {
    try change("plan") { draft in
      let (tasks, goal) = try lookup(in: draft).planned(words, parser(draft.settings))
      let changed = try plan(tasks, goal, choice, in: &draft)
      return (changed, goal.remarks + changed.flatMap { $0.task.remarksOnDue() }.prefix(1))
    }
  }

  private func plan(
    _ tasks: [NamedTask], _ goal: PlanGoal, _ choice: SeriesChoice, in draft: inout Draft
  ) throws -> [ChangedTask] {
    var random = random
    let day = goal.day
    return try changed(tasks, choice, in: &draft) { named, scope, draft in
      let task = named.task
      guard let scope else {
        return try draft.update(task.id) {
          $0.day = day
          goal.setTime(of: &$0)
        }
      }
      let occurrence = scope.occurrence
      if scope.extent == .this, goal.time != nil {
        return try draft.replace(
          occurrence, of: task, day: day, today: today(draft.settings), using: &random
        ) { goal.setTime(of: &$0) }
      }
      guard scope.extent != .this else {
        let moved = SeriesDay(rule: occurrence.rule, shown: day)
        return try draft.update(task.id) { $0.move(occurrence, to: day) }?.shown(as: moved)
      }
      let first =
        scope.extent == .later
        ? occurrence : task.first(notAfter: occurrence, today: today(draft.settings))
      let rest = try draft.split(
        task, before: first, keepsPast: scope.extent == .later, using: &random
      ).rest
      return try draft.update(rest) {
        $0.restart(on: day, insteadOf: occurrence, first: first)
        goal.setTime(of: &$0)
      }
    }
  }

  /// Puts tasks back into the List; a series becomes one plain task there, but for what lies before the
  /// occurrence from which on it is meant.
  package func unplan(_ words: [String], _ choice: SeriesChoice) throws -> [ChangedTask] {
    var random = random
    return try change("unplan") { draft in
      let today = today(draft.settings)
      return try changed(try lookup(in: draft).open(words), choice, in: &draft) { named, scope, draft in
        let task = named.task
        guard let scope, scope.extent != .all else {
          return try draft.update(task.id) { $0.endSeries(on: nil) }
        }
        if scope.extent == .this {
          return try draft.replace(scope.occurrence, of: task, day: nil, today: today, using: &random)
        }
        try draft.update(task.id) { $0.unmark(scope.occurrence, today: today) }
        let rest = try draft.split(task, before: scope.occurrence, keepsPast: true, using: &random).rest
        return try draft.update(rest) { $0.endSeries(on: nil) }
      }
    }
  }
}

extension Task {
  /// Takes the day away, with it the time, which means nothing without one, and the mark of the board.
  mutating func putIntoList() {
    (day, time, stage) = (nil, nil, nil)
  }
}
