internal import DayBudget
package import Store

/// One thing that is told, or will be.
package struct Reminder: Hashable {
  /// What kind of thing; the raw values are the names in JSON.
  package enum Kind: String, CaseIterable, Sendable {
    /// A task with a time and without a duration.
    case task
    /// A task with a place of its own on the clock.
    case appointment
    /// A block that was to end.
    case blockEnd
    /// A block that runs for over twelve hours.
    case longBlock
    /// What is left over from earlier days.
    case morning
    /// What the day was like.
    case evening
    /// A task that is due on its day.
    case dueDay
  }

  /// What kind of thing.
  package let kind: Kind
  /// What makes it one that is told once.
  package let key: ReminderKey
  /// When it is to be told, in seconds since the epoch: later than its key says where it was answered with «later».
  package var at: Int
  /// What it is about: the time of the task, the end of the block, the beginning of the day.
  package let moment: Int
  /// The code of the task or the block; nil for a question.
  package var code: String?
  /// The title; empty for a question.
  package var title = ""
  /// Whether it breaks through.
  package var isUrgent = false
  /// The duration of the task, the minutes of the block, or how many tasks are left over.
  package var count: Int?

  /// Something that is told at the instant of its key.
  init(_ kind: Kind, _ key: ReminderKey, moment: Int) {
    self.kind = kind
    self.key = key
    self.moment = moment
    at = key.at
  }

  /// Whether what it is about lay at least a minute back at an instant; a day is never late on itself.
  package func isLate(at instant: Int, dayStart: Int) -> Bool {
    switch kind {
    case .morning, .evening: false
    case .dueDay: moment < dayStart
    default: instant - moment >= 60
    }
  }
}
