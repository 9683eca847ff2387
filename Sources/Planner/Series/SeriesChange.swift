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
    let isOwn = day == occurrence.rule && (anchor.map { $0.rule.contains(day, from: $0.day) } ?? false)
    exceptions[occurrence.rule] = isOwn ? nil : .moved(day)
  }

  /// Lets the series begin anew on a day, with the rhythm that it has when this occurrence lies there.
  ///
  /// Where another occurrence is the first, that one moves by as many days and the series begins with it.
  mutating func restart(on day: CivilDate, insteadOf occurrence: SeriesDay, first: SeriesDay? = nil) {
    let rule = repeatRule?.moved(from: occurrence.rule, to: day)
    repeatRule = rule
    exceptions[occurrence.rule] = nil
    guard let first, first != occurrence else { return begin(on: day) }
    exceptions[first.rule] = nil
    let shifted = first.shown.adding(days: day.days(since: occurrence.shown))
    begin(on: rule?.first(onOrAfter: shifted) ?? shifted)
  }

  /// Lets the series begin anew under a rule, with its first day from a day on.
  mutating func restart(_ rule: RepeatRule, from day: CivilDate) {
    take(rule)
    begin(on: rule.first(onOrAfter: day))
  }

  /// Lets the series begin anew under a rule, from an occurrence on; one that was moved stays where it was put.
  mutating func restart(_ rule: RepeatRule, from first: SeriesDay) {
    exceptions[first.rule] = nil
    restart(rule, from: first.shown)
    if first.rule != first.shown, day != first.shown { exceptions[first.rule] = .moved(first.shown) }
  }

  /// Changes the series as seen from an occurrence: a day moves its rhythm, a rule begins with the occurrence.
  ///
  /// What takes the rule or the day away ends the series, and the occurrence stays as a plain task. Where
  /// another occurrence is the first, a new rhythm begins with that one.
  mutating func edit(
    from occurrence: SeriesDay, first: SeriesDay? = nil, _ change: (inout Task) -> Void
  ) {
    let old = self
    day = occurrence.shown
    change(&self)
    guard let rule = repeatRule, let newDay = day else { return endSeries(on: day) }
    // Another last day changes nothing about the days before it.
    if !rule.hasRhythm(of: old.repeatRule) {
      guard let first, newDay == occurrence.shown || newDay == rule.first(onOrAfter: occurrence.shown) else {
        exceptions[occurrence.rule] = nil
        return restart(rule, from: newDay)
      }
      restart(rule, from: first)
    } else if newDay != occurrence.shown {
      restart(on: newDay, insteadOf: occurrence, first: first)
    } else {
      day = old.day
    }
  }

  /// Whether a change of the whole series leaves its occurrences on their days.
  func keepsRhythm(_ occurrence: SeriesDay, _ change: (inout Task) -> Void) -> Bool {
    var changed = self
    changed.day = occurrence.shown
    change(&changed)
    return changed.repeatRule?.hasRhythm(of: repeatRule) ?? false && changed.day == occurrence.shown
  }

  /// Changes what was missed of a series that gets another rhythm: all but its days, which it keeps.
  mutating func editMissed(_ change: (inout Task) -> Void) {
    var changed = self
    change(&changed)
    guard changed.repeatRule != nil, changed.day != nil else { return }
    (changed.repeatRule, changed.day) = (repeatRule, day)
    self = changed
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

  /// Begins on a day, without a past; what was ticked in advance stays so where the rhythm has the day, and what
  /// was moved by hand stays where it was put.
  private mutating func begin(on day: CivilDate) {
    self.day = day
    openFrom = nil
    let rule = repeatRule
    exceptions = exceptions.filter { ticked, exception in
      if case .moved = exception { return true }
      return exception == .done && ticked > day && rule?.contains(ticked, from: day) ?? false
    }
  }

  /// Whether nothing of the series will ever be open again.
  var isOver: Bool { anchor != nil && earliest == nil }

  /// Throws where a change leaves nothing of a series: no list would show it any more.
  func refuseEnd(code: String?) throws(PlanFailure) {
    if let repeatRule, isOver { throw .nothingLeft(title: title, repeatRule, code: code) }
  }
}

extension Draft {
  /// Puts a plain task in the place of an occurrence, which the series then no longer has.
  mutating func replace(
    _ occurrence: SeriesDay, of series: Task, day: CivilDate?, today: CivilDate,
    using random: inout some RandomNumberGenerator, _ change: (inout Task) throws -> Void = { _ in }
  ) throws -> Task {
    let stage = day != nil && series.marks(occurrence, today: today) ? series.stage : nil
    try update(series.id) { series in
      series.unmark(occurrence, today: today)
      series.exceptions[occurrence.rule] = .dropped
    }
    let plain = try addPlain(from: series, occurrence, day: day, using: &random) { plain in
      plain.stage = stage
      try change(&plain)
    }
    try removeIfOver(series.id)
    return plain
  }

  /// Ends a series with a change that takes its rule away: what was moved by hand stays, as plain tasks.
  mutating func keepMoved(
    of series: Task, but occurrence: SeriesDay, using random: inout some RandomNumberGenerator
  ) throws {
    for moved in series.movedAhead where moved != occurrence {
      _ = try addPlain(from: series, moved, day: moved.shown, using: &random)
    }
  }

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
}
