package import DayBudget
package import Store

/// A task of sample data.
package struct SampleTask {
  /// What is to be done.
  package var title: String
  /// Days from today, nil for the List.
  package var daysAhead: Int?
  /// Days from today until it must be done, nil for no due day.
  package var dueAhead: Int?
  /// The hour of its time, 0…23; nil for none.
  package var hour: Int?
  /// The estimate in whole minutes; nil is unknown.
  package var minutes: Int?
  /// Its tags without the number sign.
  package var tags: [String]
  /// Whether it is done.
  package var isDone: Bool

  /// A task for today unless it says otherwise.
  package init(
    title: String, daysAhead: Int? = 0, dueAhead: Int? = nil, hour: Int? = nil, minutes: Int? = nil,
    tags: [String] = [], isDone: Bool = false
  ) {
    self.title = title
    self.daysAhead = daysAhead
    self.dueAhead = dueAhead
    self.hour = hour
    self.minutes = minutes
    self.tags = tags
    self.isDone = isDone
  }
}

/// Something of sample data that was worked on in each of the weeks before.
package struct SampleWork {
  /// What was done.
  package var title: String
  /// Its tag without the number sign.
  package var tag: String
  /// The days of the week on which it was.
  package var days: Set<Weekday>
  /// When it began, in minutes after midnight on the clock.
  package var start: Int
  /// How long it took, in whole minutes.
  package var minutes: Int
  /// The estimate in whole minutes of the task that was ticked with it; nil for time without a task.
  package var estimate: Int?

  /// Work of some days of every week.
  package init(
    _ title: String, tag: String, on days: Set<Weekday>, at start: Int, minutes: Int, estimate: Int? = nil
  ) {
    (self.title, self.tag, self.days, self.start) = (title, tag, days, start)
    (self.minutes, self.estimate) = (minutes, estimate)
  }
}

extension DayPlanner {
  /// Fills a store of its own with sample data: the plan of now's day, and what was done in the two weeks before it
  /// and this morning.
  package func fill(
    _ samples: [SampleTask], work: [SampleWork], goal: Goal, calendars: [CalendarSetting]
  ) throws {
    var random = random
    try change("add") { draft in
      let today = today(draft.settings)
      draft.settings.calendars += calendars
      for sample in samples {
        try draft.add(sample.title, using: &random) { task in
          task.day = sample.daysAhead.map { today.adding(days: $0) }
          task.due = sample.dueAhead.map { today.adding(days: $0) }
          task.time = sample.hour.flatMap { ClockTime(hour: $0) }
          task.durationMinutes = sample.minutes
          task.tags = sample.tags
          if sample.isDone { task.complete(at: instant, on: today) }
        }
      }
      let since = today.adding(days: -14)
      draft.settings.goals = [StoredGoal(id: TaskID(using: &random), goal: goal, since: since)]
      for ago in stride(from: 14, through: 0, by: -1) {
        let day = today.adding(days: -ago)
        for work in work where work.days.contains(day.weekday) {
          try add(work, on: day, today: today, to: &draft, using: &random)
        }
      }
    }
  }

  private func add(
    _ work: SampleWork, on day: CivilDate, today: CivilDate, to draft: inout Draft,
    using random: inout some RandomNumberGenerator
  ) throws {
    let start = zone.instant(of: CivilDateTime(date: day, secondOfDay: work.start * 60))
    // No two are alike, as it goes.
    let end = start + (work.minutes + day.daysSinceEpoch % 5 * 5) * 60
    guard end <= instant else { return }
    let task = try work.estimate.map { estimate in
      try draft.add(work.title, using: &random) { task in
        task.day = day
        task.durationMinutes = estimate
        task.tags = [work.tag]
        task.complete(at: end, on: day)
      }
    }
    try draft.addBlock(work.title, on: day, zone: zone.identifier, today: today, using: &random) { block in
      (block.start, block.end) = (start, end)
      block.task = task?.id
      block.tags = task == nil ? [work.tag] : []
    }
  }
}
