internal import DayBudget
package import Store

/// What a reminder can be answered with.
package enum ReminderAnswer: String, CaseIterable, Sendable {
  /// The task is done.
  case done
  /// It comes again in ten minutes.
  case later
  /// The task is moved to tomorrow.
  case tomorrow
  /// The block ends.
  case stop
  /// The block goes on for 25 minutes.
  case more

  /// After how many seconds it comes again.
  package static let laterSeconds = 10 * 60
  /// How many minutes a block goes on.
  package static let moreMinutes = 25
}

extension Reminder {
  /// What it can be answered with: nothing for a question about a day.
  package var answers: [ReminderAnswer] {
    switch kind {
    case .task, .appointment, .dueDay: [.done, .later, .tomorrow]
    case .blockEnd, .longBlock: [.stop, .more]
    case .morning, .evening: []
    }
  }
}

extension DayPlanner {
  /// Does what was answered, as the commands `done`, `plan`, `stop` do it, each a step that undo takes back.
  ///
  /// Throws `PlanFailure` where what was told is over meanwhile, and then nothing is changed.
  package func answer(_ answer: ReminderAnswer, to key: ReminderKey) throws {
    switch answer {
    case .later: try putOff(key, until: instant + ReminderAnswer.laterSeconds)
    case .done:
      let (name, day) = try name(of: key)
      _ = try complete([name], on: day)
    case .tomorrow:
      let (name, day) = try name(of: key)
      let tomorrow = today(try snapshot().settings).adding(days: 1)
      let choice = day == nil ? SeriesChoice() : SeriesChoice(extent: .this, day: day)
      _ = try plan([name, tomorrow.description], choice)
    case .stop, .more:
      guard let running = try snapshot().running(), running.id == key.id else {
        throw PlanFailure.block(.nothingRuns)
      }
      if answer == .stop {
        _ = try stop(at: .at("now"), StopParts())
      } else {
        try prolong(running.id)
      }
    }
  }

  /// How a task is named in a change, of a series with the day on which the occurrence is shown.
  private func name(of key: ReminderKey) throws -> (name: String, day: CivilDate?) {
    guard let id = key.id, let task = try snapshot().task(id), task.isOpen else {
      throw PlanFailure.noSuchTask(key.id?.description ?? "")
    }
    guard task.repeatRule != nil, let day = key.day else { return (id.description, nil) }
    guard let occurrence = task.occurrence(byRule: day) else {
      throw PlanFailure.noOccurrence(title: task.title, day: day)
    }
    // One that was moved has a name of its own.
    let name = occurrence.rule == occurrence.shown ? id.description : "\(id).\(occurrence.rule)"
    return (name, occurrence.shown)
  }

  /// Lets the block that runs end later than it was to.
  private func prolong(_ id: BlockID) throws {
    try change("start") { draft in
      guard let running = try draft.running(), running.id == id else {
        throw PlanFailure.block(.nothingRuns)
      }
      draft.about = running.title
      try draft.updateBlock(id) { $0.endsAt = now + ReminderAnswer.moreMinutes * 60 }
    }
  }
}
