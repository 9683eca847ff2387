package import DayBudget

/// What the person set: windows, calendars, and how xday behaves.
package struct Settings: Hashable, Sendable {
  /// The hours in which tasks can be done.
  package var windows = Windows.standard
  /// The calendars that are read, in the order in which they were added, names unique.
  package var calendars: [CalendarSetting] = []
  /// Whether days are computed; off is a plain list.
  package var isBudgetOn = true
  /// Whether output longer than the screen goes through a pager.
  package var isPagerOn = true
  /// The path of the program that makes PDFs; empty leaves it to the program which one it finds.
  package var pdfEngine = ""
  /// Whether days show beside their line where they stop adding up by experience.
  package var isExperienceOn = false
  /// How many minutes before its time a task is told of that does not say so itself, one of `TaskReminder.leads`.
  package var remindLead = 0
  /// Whether what is left over is told of when a day begins.
  package var isMorningReminded = true
  /// When it is asked what the day was like; nil for never.
  package var eveningReminder: ClockTime?
  /// Whether urgent tasks are told as such.
  package var hasUrgentReminders = true
  /// `auto`, `de` or `en`; the command line decides what it accepts.
  package var language = "auto"
  /// The person's own addresses, for invitations that were declined.
  package var me: [String] = []
  /// When a day begins.
  package var dayStart = ClockTime.midnight
  /// The tags that come first in sums, without the number sign.
  package var tagOrder: [String] = []
  /// The colours of tags, by the tag in lower case.
  package var tagColors: [String: TagColor] = [:]
  /// What is to be reached, each with an id of its own, sorted by it.
  package var goals: [StoredGoal] = []

  /// What holds until the person says otherwise.
  package init() {}
}

/// A calendar that the person keeps elsewhere, and how its uncertain events count.
package struct CalendarSetting: Hashable, Sendable {
  /// Whether an event takes time from the day.
  package enum Counting: String, CaseIterable, Sendable {
    case busy
    case free
  }

  /// The name in lists and in JSON.
  package var name: String
  /// The path of a file or a folder.
  package var path: String
  /// How events of whole days count; nil leaves it to the default.
  package var allDay: Counting?
  /// How tentative events count; nil leaves it to the default.
  package var tentative: Counting?
  /// How invitations without an answer count; nil leaves it to the default.
  package var unanswered: Counting?

  /// A calendar with everything at its default.
  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
