package import DayBudget
package import Parser
package import Store

/// The parts of a task that are set or cleared outright, beside what a text says of it.
package struct TaskParts {
  /// A part that a task can do without.
  package enum Clearable: CaseIterable, Sendable {
    case day
    case time
    case due
    case duration
    case urgent
    case reminder
    case notes
    case repeats
  }

  /// The day.
  package var day: CivilDate?
  /// The time.
  package var time: ClockTime?
  /// The day of the time alone: today, or tomorrow where it has passed.
  package var dayOfTime: CivilDate?
  /// What there is to say about the time alone.
  package var remarkOfTime: Remark?
  /// Whether the day lies before today.
  package var isDayPast = false
  /// The day by which it must be done; of a series its last day.
  package var due: CivilDate?
  /// Whether that day lies before today.
  package var isDuePast = false
  /// The estimate in whole minutes.
  package var durationMinutes: Int?
  /// When it is told of.
  package var reminder: TaskReminder?
  /// Whether it becomes urgent; false leaves it as it is.
  package var isUrgent = false
  /// The mark that sorts it on the board; nil leaves it as it is.
  package var stage: Stage?
  /// Tags that are added.
  package var tags: [String] = []
  /// Tags that are taken away.
  package var clearedTags: [String] = []
  /// The notes.
  package var notes: String?
  /// The title.
  package var title: String?
  /// Whether it goes to the List.
  package var isForList = false
  /// What is cleared; of each part not more than one of setting and clearing.
  package var cleared: [Clearable] = []

  /// Parts that say nothing.
  package init() {}

  /// Whether nothing is set or cleared.
  package var isEmpty: Bool {
    day == nil && time == nil && due == nil && durationMinutes == nil && reminder == nil
      && !isUrgent && tags.isEmpty
      && notes == nil
      && title == nil && stage == nil && !isForList && cleared.isEmpty && clearedTags.isEmpty
  }

  /// What should be said beside what an entry says, as if its text had named these parts.
  ///
  /// A remark about a part that is set outright falls away.
  package func remarks(beside remarks: [Remark], hasDay: Bool) -> [Remark] {
    var result = remarks.filter { remark in
      switch remark.kind {
      case .pastDay where remark.isDue: due == nil && !cleared.contains(.due)
      case .pastDay: day == nil && !isForList && !cleared.contains(.day)
      case .timeTomorrow: day == nil && time == nil && !isForList
      default: true
      }
    }
    if isDayPast, let day { result.append(Remark(kind: .pastDay, text: day.description)) }
    if isDuePast, let due { result.append(Remark(kind: .pastDay, text: due.description, isDue: true)) }
    if !hasDay, day == nil, let remarkOfTime { result.append(remarkOfTime) }
    return result
  }

  /// Sets and clears the parts of a task that already holds what the text said.
  ///
  /// A time alone is meant for the day that the task has, else for the next day on which it has not passed.
  func apply(to task: inout Task) {
    task.day = day ?? task.day
    task.time = time ?? task.time
    task.day = task.day ?? dayOfTime
    task.due = due ?? task.due
    task.durationMinutes = durationMinutes ?? task.durationMinutes
    task.reminder = reminder ?? task.reminder
    task.isUrgent = isUrgent || task.isUrgent
    task.tags = (task.tags + tags.filter { !task.tags.contains($0) }).filter { !clearedTags.contains($0) }
    task.notes = notes ?? task.notes
    task.title = title ?? task.title
    if isForList { task.putIntoList() }
    if cleared.contains(.day) { (task.day, task.time) = (nil, nil) }
    if cleared.contains(.time) { task.time = nil }
    if cleared.contains(.due) { task.clearDue() }
    if cleared.contains(.duration) { task.durationMinutes = nil }
    if cleared.contains(.urgent) { task.isUrgent = false }
    if cleared.contains(.reminder) { task.reminder = nil }
    if cleared.contains(.notes) { task.notes = nil }
    if cleared.contains(.repeats) { task.repeatRule = nil }
    if task.notes?.isEmpty ?? false { task.notes = nil }
    task.stage = stage ?? task.stage
    task.moveDueIntoRule()
  }
}

extension Entry {
  /// Sets the parts of a task that the text named.
  ///
  /// A time without a day in the text leaves the day of a task that has one.
  func apply(to task: inout Task) {
    if !title.isEmpty { task.title = title }
    if !dayIsImplied || task.day == nil { task.day = day ?? task.day }
    task.time = time ?? task.time
    task.durationMinutes = durationMinutes ?? task.durationMinutes
    task.reminder = reminderMinutes.map { .before($0) } ?? task.reminder
    task.isUrgent = isUrgent || task.isUrgent
    task.tags += tags.filter { !task.tags.contains($0) }
    if let repeatRule { task.take(repeatRule) }
    task.due = due ?? task.due
    task.moveDueIntoRule()
  }

  /// Changes the parts of an existing task that the text named.
  ///
  /// A rule named without a day begins with the day that the task has, not with today.
  func change(_ task: inout Task, today: CivilDate) {
    let before = task.day
    apply(to: &task)
    guard let rule = repeatRule, let before else { return }
    let starts = [today, today.adding(days: 1)].map { rule.first(onOrAfter: $0) }
    if let day, starts.contains(day) { task.day = rule.first(onOrAfter: max(before, today)) }
  }
}
