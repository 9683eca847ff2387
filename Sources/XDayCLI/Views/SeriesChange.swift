internal import DayBudget
internal import Store

/// What a person can do to a series and to one of its occurrences.
extension Task {
  /// Settles what was missed before a day: nothing of it is asked about again.
  ///
  /// An occurrence that was moved to that day or later, and the one that is kept, stay open.
  mutating func settle(before day: CivilDate, keeping kept: CivilDate? = nil) {
    guard let anchor else { return }
    var stays = Set([kept].compactMap(\.self))
    for case (let ruleDay, .moved(let shown)) in exceptions where ruleDay != kept {
      if shown >= day { stays.insert(ruleDay) } else { exceptions[ruleDay] = .dropped }
    }
    let first = min(stays.min() ?? day, day)
    openFrom = openFrom.map { max($0, first) } ?? first
    var next = anchor.rule.next(onOrAfter: first, from: anchor.day)
    while let ruleDay = next, ruleDay < day {
      let isDone = exceptions[ruleDay] == .done
      if !isDone, !stays.contains(ruleDay) { exceptions[ruleDay] = .dropped }
      next = anchor.rule.next(onOrAfter: ruleDay.adding(days: 1), from: anchor.day)
    }
  }

  /// Moves one occurrence to another day; the series goes on as it was.
  mutating func move(_ occurrence: SeriesDay, to day: CivilDate) {
    exceptions[occurrence.rule] = day == occurrence.rule ? nil : .moved(day)
  }

  /// Lets the series begin anew on a day, with the rhythm that it has when this occurrence lies there.
  mutating func restart(on day: CivilDate, insteadOf occurrence: SeriesDay) {
    repeatRule = repeatRule?.moved(from: occurrence.rule, to: day)
    begin(on: day)
  }

  /// Lets the series begin anew under a rule, with its first day from a day on.
  mutating func restart(_ rule: RepeatRule, from day: CivilDate) {
    take(rule)
    begin(on: rule.first(onOrAfter: day))
  }

  /// Changes the series as seen from an occurrence: a day moves its rhythm, a rule begins with the occurrence.
  ///
  /// What takes the rule or the day away ends the series, and the occurrence stays as a plain task.
  mutating func edit(_ scope: SeriesScope, _ change: (inout Task) throws -> Void) rethrows {
    let old = self
    day = scope.occurrence.shown
    try change(&self)
    guard let rule = repeatRule, let newDay = day else { return endSeries(on: day) }
    // Another last day changes nothing about the days before it.
    if !rule.hasRhythm(of: old.repeatRule) {
      restart(rule, from: newDay)
    } else if newDay != scope.occurrence.shown {
      restart(on: newDay, insteadOf: scope.occurrence)
    } else {
      day = old.day
      if scope.extent == .later { settle(before: newDay, keeping: scope.occurrence.rule) }
    }
  }

  /// Makes a plain task of the series: one of a day, or one of the List.
  mutating func endSeries(on day: CivilDate?) {
    repeatRule = nil
    exceptions = [:]
    openFrom = nil
    self.day = day
    if day == nil { putIntoList() }
  }

  /// Forgets exceptions that can no longer matter, so that a series does not grow with every tick.
  ///
  /// Those of the last month stay: a tick of lately can be taken back.
  mutating func forgetLongAgo(today: CivilDate) {
    let monthAgo = today.adding(days: -31)
    let missed = earliestMissed(before: today).map { min($0.rule, $0.shown) }
    let settled = min(monthAgo, missed ?? monthAgo)
    if exceptions.keys.contains(where: { $0 < settled }) { settle(before: settled) }
  }

  private mutating func begin(on day: CivilDate) {
    self.day = day
    exceptions = [:]
    openFrom = nil
  }
}

extension Draft {
  /// Adds a plain task that takes the place of an occurrence, next to its series in the order of the list.
  mutating func addPlain(
    from series: Task, _ occurrence: SeriesDay, day: CivilDate?,
    using random: inout some RandomNumberGenerator, _ change: (inout Task) throws -> Void = { _ in }
  ) throws -> Task {
    let task = try add(series.title, using: &random) { task in
      task.take(from: series, day: day)
      if day == nil { task.putIntoList() }
      task.series = Occurrence(id: series.id, day: occurrence.rule)
      try change(&task)
    }
    try move(task.id, to: .after(series.id))
    return try self.task(task.id) ?? task
  }

  /// Changes a task; of a series one occurrence, which becomes a plain task, or the series.
  mutating func edit(
    _ task: Task, _ scope: SeriesScope?, using random: inout some RandomNumberGenerator,
    _ change: (inout Task) throws -> Void
  ) throws -> Task? {
    guard let scope else { return try update(task.id, change) }
    guard scope.extent == .this else { return try update(task.id) { try $0.edit(scope, change) } }
    let occurrence = scope.occurrence
    try update(task.id) { $0.exceptions[occurrence.rule] = .dropped }
    return try addPlain(from: task, occurrence, day: occurrence.shown, using: &random, change)
  }

  /// Ends a series before an occurrence; the one that was missed last before it stays as a plain task.
  mutating func end(_ series: Task, before occurrence: SeriesDay) throws -> Task? {
    guard let missed = series.latestMissed(before: occurrence.shown) else {
      try remove(series.id)
      return series.occurrence(shownOn: occurrence.shown)
    }
    return try update(series.id) { $0.endSeries(on: missed.shown) }
  }
}
