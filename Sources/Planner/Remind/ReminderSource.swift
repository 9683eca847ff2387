import DayBudget
import Store

/// What can be told of at some moment: a pure function of tasks, the block that runs, settings and the clock.
struct ReminderSource {
  /// What the person set.
  let settings: Settings
  /// The zone in which days and times are meant.
  let zone: Zone
  /// Now, in seconds since the epoch.
  let now: Int
  /// Open tasks with a time, occurrences as tasks of their day.
  var timed: [Task] = []
  /// Open tasks with a due day.
  var due: [Task] = []
  /// The block that runs.
  var running: TimeBlock?
  /// What was put off, and so comes again whenever it was entered.
  var putOff: Set<ReminderKey> = []
  /// How many tasks are left over from earlier days.
  var leftovers = 0
  /// Whether there is anything to ask about the day when it ends.
  var isEveningWorthAsking = true

  /// After how long a block is told of that nobody ended.
  static let longBlock = 12 * 3_600

  /// Everything that has ever to be told of these, in the order in which it is told.
  var reminders: [Reminder] {
    (timed.compactMap(time) + due.compactMap(dueDay) + blocks + questions).sorted {
      $0.at != $1.at ? $0.at < $1.at : $0.key < $1.key
    }
  }

  /// A task at its time, less its lead; nil where it was given that time when it was over already.
  private func time(of task: Task) -> Reminder? {
    guard let day = task.day, let time = task.time, task.reminder != .never else { return nil }
    var lead = settings.remindLead
    if case .before(let minutes) = task.reminder { lead = minutes }
    let moment = zone.instant(of: settings.boundary.moment(of: time, on: day))
    let rule = task.shownOccurrence?.rule ?? day
    let key = ReminderKey(.time, task.id, day: rule, at: moment - lead * 60)
    let fields = ["day", "time", "repeat", "completed", "exceptions/\(rule)"]
    guard putOff.contains(key) || wasKnown(task, fields, before: moment) else { return nil }
    var reminder = Reminder(task.durationMinutes == nil ? .task : .appointment, key, moment: moment)
    reminder.fill(from: task, settings)
    reminder.count = task.durationMinutes
    return reminder
  }

  private func dueDay(of task: Task) -> Reminder? {
    guard let due = task.due else { return nil }
    let moment = settings.boundary.span(of: due, in: zone).start
    let key = ReminderKey(.due, task.id, day: due, at: moment)
    guard putOff.contains(key) || wasKnown(task, ["due", "completed"], before: moment) else { return nil }
    var reminder = Reminder(.dueDay, key, moment: moment)
    reminder.fill(from: task, settings)
    return reminder
  }

  private var blocks: [Reminder] {
    guard let running, let start = running.start else { return [] }
    var blocks: [Reminder] = []
    func add(_ kind: Reminder.Kind, _ topic: ReminderKey.Topic, at moment: Int, setIn field: String) {
      if isOver(moment, whenGiven: running.edited[field] ?? running.created) { return }
      var reminder = Reminder(kind, ReminderKey(topic, running.id, day: nil, at: moment), moment: moment)
      (reminder.title, reminder.code) = (running.title, running.code)
      reminder.count = running.minutes(now: max(now, moment))
      blocks.append(reminder)
    }
    if let end = running.endsAt { add(.blockEnd, .blockEnd, at: end, setIn: "endsAt") }
    add(.longBlock, .longBlock, at: start + Self.longBlock, setIn: "start")
    return blocks
  }

  /// The questions about the day that it is.
  private var questions: [Reminder] {
    let today = settings.boundary.day(of: now, in: zone)
    var questions: [Reminder] = []
    if settings.isMorningReminded, leftovers > 0 {
      let start = settings.boundary.span(of: today, in: zone).start
      var morning = Reminder(.morning, ReminderKey(.morning, nil, day: today, at: start), moment: start)
      morning.count = leftovers
      questions.append(morning)
    }
    if let time = settings.eveningReminder, isEveningWorthAsking {
      let moment = zone.instant(of: settings.boundary.moment(of: time, on: today))
      questions.append(
        Reminder(.evening, ReminderKey(.evening, nil, day: today, at: moment), moment: moment))
    }
    return questions
  }

  /// Whether what decides a task's reminder was set before the moment that it is about: who gives a task a time that
  /// is over knows it.
  private func wasKnown(_ task: Task, _ fields: [String], before moment: Int) -> Bool {
    let given = fields.compactMap { task.edited[$0] }.max() ?? task.created
    return !isOver(moment, whenGiven: given)
  }

  /// An instant after now is one of a clock that was ahead, and says nothing.
  private func isOver(_ moment: Int, whenGiven given: Int) -> Bool { given >= moment && given <= now }
}

extension Reminder {
  fileprivate mutating func fill(from task: Task, _ settings: Settings) {
    title = task.title
    isUrgent = task.isUrgent && settings.hasUrgentReminders
  }
}
