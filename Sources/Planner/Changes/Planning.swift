package import DayBudget
internal import Store

extension DayPlanner {
  /// Brings one task into a day; of a series one occurrence, or its rhythm from one on, or all of it.
  package func plan(_ words: [String], on day: CivilDate, _ choice: SeriesChoice) throws -> [ChangedTask] {
    var random = random
    return try change("plan") {
      [try $0.one(words)]
    } _: { task, draft in
      guard let scope = try scope(of: task, choice, in: draft) else {
        return try draft.update(task.id) { $0.day = day }
      }
      let occurrence = scope.occurrence
      guard scope.extent != .this else {
        return try draft.update(task.id) { $0.move(occurrence, to: day) }?.occurrence(shownOn: day)
      }
      let first =
        scope.extent == .later
        ? occurrence : task.first(notAfter: occurrence, today: today(draft.settings))
      let rest = try draft.split(
        task, before: first, keepsPast: scope.extent == .later, using: &random
      ).rest
      return try draft.update(rest) { $0.restart(on: day, insteadOf: occurrence, first: first) }
    }
  }

  /// Puts tasks back into the List; a series becomes one plain task there, but for what lies before the
  /// occurrence from which on it is meant.
  package func unplan(_ words: [String], _ choice: SeriesChoice) throws -> [ChangedTask] {
    var random = random
    return try change("unplan") {
      try $0.open(words)
    } _: { task, draft in
      guard let scope = try scope(of: task, choice, in: draft) else {
        return try draft.update(task.id) { $0.putIntoList() }
      }
      switch scope.extent {
      case .this:
        try draft.update(task.id) { $0.exceptions[scope.occurrence.rule] = .dropped }
        let plain = try draft.addPlain(from: task, scope.occurrence, day: nil, using: &random)
        try draft.removeIfOver(task.id)
        return plain
      case .later:
        let rest = try draft.split(task, before: scope.occurrence, keepsPast: true, using: &random).rest
        return try draft.update(rest) { $0.endSeries(on: nil) }
      case .all:
        return try draft.update(task.id) { $0.endSeries(on: nil) }
      }
    }
  }
}

extension Task {
  /// Takes the day away, and with it the time, which means nothing without one.
  mutating func putIntoList() {
    day = nil
    time = nil
  }
}
