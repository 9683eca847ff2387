package import DayBudget
internal import Parser
internal import Store

extension DayPlanner {
  /// Ticks tasks off, named by codes or words; of a series one occurrence, that of the day asked for, else
  /// today's, else the oldest that was missed.
  ///
  /// The block that runs for one of them ends.
  ///
  /// - Parameters:
  ///   - used: How long it took, as it is typed; nil leaves that to the blocks.
  ///   - moment: When that block ended; now where it is not named.
  package func complete(
    _ words: [String], on day: CivilDate?, used: String? = nil, at moment: NamedMoment = .none
  ) throws -> [ChangedTask] {
    try change("done") {
      try $0.open(words)
    } _: { named, draft in
      let minutes = try used.map { try usedMinutes($0, draft.settings) }
      let done = try finish(named, on: day, at: moment, in: &draft)
      guard let done, let minutes else { return done }
      try setUsed(minutes, of: done, in: &draft)
      return try draft.task(done.id)
    }
  }

  /// Ticks a task off and ends the block that runs for it, now or at a moment that was named.
  func finish(
    _ named: NamedTask, on day: CivilDate?, at moment: NamedMoment = .none, in draft: inout Draft
  ) throws -> Task? {
    let done = try tick(named, on: day, in: &draft)
    if let done { try endBlock(of: done, at: moment, in: &draft) }
    return done
  }

  /// Ticks a task off, or an occurrence of a series, which then is a task of its own.
  func tick(_ named: NamedTask, on day: CivilDate?, in draft: inout Draft) throws -> Task? {
    var random = random
    let (task, today) = (named.task, today(draft.settings))
    guard task.repeatRule != nil else {
      if day != nil { throw PlanFailure.noSeries(title: task.title) }
      return try draft.update(task.id) { $0.complete(at: instant, on: today) }
    }
    if task.isOver { try task.refuseEnd(code: draft.code(of: task.id)) }
    let occurrence = try occurrence(of: named, on: day, today: today) { $0.occurrenceToTick(today: today) }
    try draft.update(task.id) { series in
      series.unmark(occurrence, today: today)
      series.exceptions[occurrence.rule] = .done
      series.forgetLongAgo(today: today)
    }
    let done = try draft.add(task.title, using: &random) { done in
      done.take(from: task, day: occurrence.shown)
      done.series = Occurrence(id: task.id, day: occurrence.rule)
      done.complete(at: instant, on: today)
    }
    try draft.removeIfOver(task.id)
    return done
  }

  /// Ends the block that runs for a task that was just ticked off; nothing is asked of who never started one.
  private func endBlock(of task: Task, at moment: NamedMoment, in draft: inout Draft) throws {
    guard draft.snapshot.hasTime, let running = try draft.running(), WorkKey(task).holds(running) else {
      if moment.isNamed { throw PlanFailure.block(.nothingRuns) }
      return
    }
    let named = try instant(moment, after: running, draft.settings)
    try refuseStale(running, named != nil, draft.settings)
    let ended = named ?? now
    guard ended <= now else { throw PlanFailure.block(.notPast) }
    var outcome = BlockOutcome()
    try end(running, at: ended, in: &draft, &outcome)
  }

  /// Takes the tick of completed tasks back; an occurrence is its series' own again.
  package func reopen(_ words: [String]) throws -> [ChangedTask] {
    try change("reopen") {
      try $0.completed(words).map { NamedTask($0) }
    } _: { named, draft in
      try reopen(named.task, in: &draft)
    }
  }

  /// Takes the tick of a completed task back; of an occurrence its series is returned, shown on that day.
  func reopen(_ task: Task, in draft: inout Draft) throws -> Task? {
    if let occurrence = try draft.takeBack(task) { return occurrence }
    return try draft.update(task.id) {
      $0.completed = nil
      $0.completedDay = nil
    }
  }
}

extension Task {
  /// Ticks the task off, which then is no longer in progress.
  package mutating func complete(at now: Int, on day: CivilDate) {
    completed = now
    completedDay = day
    stage = nil
  }

  /// The occurrence that a tick means: today's, else the oldest one that was missed.
  func occurrenceToTick(today: CivilDate) -> SeriesDay? {
    openOccurrences(on: today).first ?? earliestMissed(before: today)
  }

  /// Takes over from a series what one of its occurrences has.
  mutating func take(from series: Task, day: CivilDate?) {
    self.day = day
    time = series.time
    durationMinutes = series.durationMinutes
    isUrgent = series.isUrgent
    reminder = series.reminder
    tags = series.tags
    notes = series.notes
    takeWork(from: series)
  }
}

extension Draft {
  /// Takes the tick of an occurrence back: it is the series' own again, and the completed task goes.
  ///
  /// Nil, and nothing is changed, where the task was none, or the series has ended or forgotten that day.
  fileprivate mutating func takeBack(_ done: Task) throws -> Task? {
    guard let occurrence = done.series, let day = done.day,
      let series = try task(occurrence.id), series.isOpen, series.exceptions[occurrence.day] == .done
    else { return nil }
    try remove(done.id)
    return try update(series.id) { series in
      series.exceptions[occurrence.day] = day == occurrence.day ? nil : .moved(day)
    }?.shown(as: SeriesDay(rule: occurrence.day, shown: day))
  }
}
