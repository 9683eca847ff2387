package import DayBudget
package import Store

/// A block that runs since an earlier day, or for more than twelve hours: when it ended has to be said.
package struct StaleBlock: Equatable {
  /// What it is about.
  package let title: String
  /// The day on which it began, and when.
  package let day: CivilDate
  package let time: ClockTime
  /// The day that now belongs to.
  package let today: CivilDate
  /// Since how many minutes it runs.
  package let minutes: Int
}

/// What `stop` can be told beside when.
package struct StopParts {
  /// The note.
  package var note: String?
  /// How it felt, 1…5.
  package var mood: Int?
  /// Whether its task is ticked off too.
  package var isDone = false

  /// Nothing.
  package init() {}
}

extension DayPlanner {
  /// Ends the block that runs.
  package func stop(at moment: NamedMoment, _ parts: StopParts) throws -> BlockOutcome {
    try change("stop") { draft in
      guard let running = try draft.running() else { throw PlanFailure.block(.nothingRuns) }
      draft.about = running.title
      let named = try instant(moment, after: running, draft.settings)
      try refuseStale(running, named != nil, draft.settings)
      let ended = named ?? now
      guard ended <= now else { throw PlanFailure.block(.notPast) }
      var outcome = BlockOutcome()
      try end(running, at: ended, in: &draft, &outcome) { block in
        block.note = parts.note ?? block.note
        block.mood = parts.mood ?? block.mood
      }
      if parts.isDone {
        guard let id = running.task, let task = try draft.task(id) else {
          throw PlanFailure.block(.noTaskRuns(title: running.title))
        }
        let occurrence = running.occurrence.flatMap { rule in
          task.occurrence(byRule: rule).map { NamedTask(task, $0) }
        }
        outcome.tasks = try changed([occurrence ?? NamedTask(task)], in: &draft) { named, draft in
          try tick(named, on: nil, in: &draft)
        }
        draft.about = running.title
      }
      return outcome
    }
  }

  /// Forgets the block that runs, as if it had never begun.
  package func discard() throws -> BlockOutcome {
    try change("stop") { draft in
      guard let running = try draft.running() else { throw PlanFailure.block(.nothingRuns) }
      draft.about = running.title
      var outcome = BlockOutcome()
      outcome.blocks = [draft.shown(running)]
      try draft.removeBlock(running.id)
      return outcome
    }
  }

  /// Since when a block runs, where that is longer than it can be meant; nil for every other.
  package func staleness(_ block: TimeBlock, _ settings: Settings) -> StaleBlock? {
    guard block.isRunning, let start = block.start else { return nil }
    let (zone, today) = (zone(of: block), today(settings))
    let (day, minutes) = (settings.boundary.day(of: start, in: zone), block.minutes(now: now))
    guard day < today || minutes > 12 * 60 else { return nil }
    let civil = zone.civil(at: start)
    return StaleBlock(title: block.title, day: civil.date, time: civil.time, today: today, minutes: minutes)
  }
}

extension Task {
  /// The open occurrence that the rule has on a day, wherever it is shown.
  func occurrence(byRule day: CivilDate) -> SeriesDay? {
    switch exceptions[day] {
    case .moved(let shown): SeriesDay(rule: day, shown: shown)
    case nil: openOccurrences(on: day).first { $0.rule == day }
    default: nil
    }
  }
}
