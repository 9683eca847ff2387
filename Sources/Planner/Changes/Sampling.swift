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

extension DayPlanner {
  /// Fills a store of its own with sample data; every day has the same hours, so that it looks the same on a
  /// Sunday.
  package func fill(
    _ samples: [SampleTask], goal: Goal, hours: [Window], calendar: CalendarSetting
  ) throws {
    var random = random
    try change("add") { draft in
      let today = today(draft.settings)
      for day in Weekday.allCases { draft.settings.windows.weekly[day] = hours }
      draft.settings.calendars.append(calendar)
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
      draft.settings.goals = [StoredGoal(id: TaskID(using: &random), goal: goal, since: today)]
    }
  }
}
