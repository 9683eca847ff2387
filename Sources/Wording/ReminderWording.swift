package import Planner

/// What reminders say.
package protocol ReminderWording {
  /// What is read first: the title, or a question.
  func reminderTitle(_ reminder: Reminder, title: String) -> String
  /// What stands below it: when it is, or since when; `when` is that moment, its day too where that is not today.
  func reminderBody(_ reminder: Reminder, when: String, isLate: Bool) -> String
  /// Several as one: how many, those of earlier days or of any time.
  func reminderSum(_ count: Int, areOld: Bool) -> String
  /// The first titles of several, and how many more there are.
  func reminderSum(_ titles: [String], more: Int) -> String
  /// What stands on a button.
  func reminderButton(_ answer: ReminderAnswer) -> String
  /// The heading of what is due now, and instead of it where nothing is.
  func remindersDue(_ isEmpty: Bool) -> String
  /// The heading of what comes next, and instead of it where nothing does.
  func remindersNext(_ isEmpty: Bool) -> String
  /// The title and the body of a notification that only tries whether it comes.
  func reminderTest() -> (title: String, body: String)
}

extension German: ReminderWording {
  func reminderTitle(_ reminder: Reminder, title: String) -> String {
    switch reminder.kind {
    case .morning: morningTitle(reminder.count ?? 0)
    case .evening: "Was war heute?"
    default: title
    }
  }

  func reminderBody(_ reminder: Reminder, when: String, isLate: Bool) -> String {
    let length = reminder.count.map { " · " + Durations.text($0) } ?? ""
    return switch reminder.kind {
    case .task, .appointment: (isLate ? "seit " : "um ") + when + length
    case .blockEnd: "sollte \(isLate ? "seit" : "um") \(when) enden · läuft\(length)"
    case .longBlock: "läuft seit über 12 Stunden. Beenden: xday stop"
    case .morning: "Der Reihe nach fragen: xday morning"
    case .evening: "Eintragen: xday log · abhaken: xday done"
    case .dueDay: isLate ? "fällig seit \(when)" : "heute fällig"
    }
  }

  func reminderSum(_ count: Int, areOld: Bool) -> String {
    areOld
      ? (count == 1 ? "1 Erinnerung von früher" : "\(count) Erinnerungen von früher")
      : "\(count) Erinnerungen"
  }

  func reminderSum(_ titles: [String], more: Int) -> String {
    titles.joined(separator: ", ") + (more > 0 ? " und \(more) mehr" : "")
  }

  func reminderButton(_ answer: ReminderAnswer) -> String {
    switch answer {
    case .done: "Erledigt"
    case .later: "In 10 Min"
    case .tomorrow: "Morgen"
    case .stop: "Stop"
    case .more: "25 min mehr"
    }
  }

  func remindersDue(_ isEmpty: Bool) -> String { isEmpty ? "Jetzt ist an nichts zu erinnern." : "Jetzt" }

  func remindersNext(_ isEmpty: Bool) -> String {
    isEmpty ? "In den nächsten sieben Tagen kommt nichts." : "Als Nächstes"
  }

  func reminderTest() -> (title: String, body: String) {
    ("xday erinnert", "So sieht eine Erinnerung aus.")
  }
}

extension English: ReminderWording {
  func reminderTitle(_ reminder: Reminder, title: String) -> String {
    switch reminder.kind {
    case .morning: morningTitle(reminder.count ?? 0)
    case .evening: "What was today?"
    default: title
    }
  }

  func reminderBody(_ reminder: Reminder, when: String, isLate: Bool) -> String {
    let length = reminder.count.map { " · " + Durations.text($0) } ?? ""
    return switch reminder.kind {
    case .task, .appointment: (isLate ? "since " : "at ") + when + length
    case .blockEnd: "was to end \(isLate ? "by" : "at") \(when) · runs\(length)"
    case .longBlock: "runs for over 12 hours. To end it: xday stop"
    case .morning: "To be asked one by one: xday morning"
    case .evening: "To enter it: xday log · to tick off: xday done"
    case .dueDay: isLate ? "due since \(when)" : "due today"
    }
  }

  func reminderSum(_ count: Int, areOld: Bool) -> String {
    areOld
      ? (count == 1 ? "1 earlier reminder" : "\(count) earlier reminders")
      : "\(count) reminders"
  }

  func reminderSum(_ titles: [String], more: Int) -> String {
    titles.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  func reminderButton(_ answer: ReminderAnswer) -> String {
    switch answer {
    case .done: "Done"
    case .later: "In 10 min"
    case .tomorrow: "Tomorrow"
    case .stop: "Stop"
    case .more: "25 min more"
    }
  }

  func remindersDue(_ isEmpty: Bool) -> String { isEmpty ? "Nothing to remind of now." : "Now" }

  func remindersNext(_ isEmpty: Bool) -> String {
    isEmpty ? "Nothing comes in the next seven days." : "Next"
  }

  func reminderTest() -> (title: String, body: String) {
    ("xday reminds", "This is what a reminder looks like.")
  }
}
