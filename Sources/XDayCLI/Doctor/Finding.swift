internal import Calendars
internal import Store
internal import Terminal

/// One thing that the doctor has looked at.
struct Finding {
  /// What is looked at, in this order.
  enum Area: String, CaseIterable {
    case store
    case calendars
    case zone
    case terminal
    case reminders
  }

  /// How it stands.
  enum Level: String {
    /// All is well.
    case fine
    /// Worth knowing; nothing is lost or wrong by it.
    case note
    /// Wrong, and to be mended.
    case fault
  }

  /// What was found.
  enum Kind {
    /// There is no store yet.
    case noStore
    /// The store could be read wholly.
    case storeFine(open: Int, completed: Int, backups: Int)
    /// The store, a month of its history or its list of commands cannot be read.
    case unreadable(StoreFailure)
    /// Two open tasks have one code.
    case doubleCode(String)
    /// A folder-sync program has left a copy.
    case conflictCopy(String)
    /// A writer that was killed has left a file.
    case leftover(String)
    /// Others can read a file or folder of the store; its mode in octal.
    case openToOthers(String, mode: String)
    /// No calendar is read.
    case noCalendars
    /// All calendars could be read.
    case calendarsFine(files: Int)
    /// Something in a calendar cannot be read.
    case calendar(CalendarProblem)
    /// The zone in which days are meant.
    case zone(String)
    /// A TZ that names no zone.
    case oddZone(String, used: String)
    /// Nothing says in which zone the machine is.
    case unknownZone
    /// The width of the output, and whether it is a terminal.
    case output(columns: Int, isTerminal: Bool)
    /// What shows notifications, and whether a timer is set up that does.
    case notifier(NotifierState, isInstalled: Bool)
    /// What was told cannot be read.
    case remindersUnreadable(StoreFailure)
    /// A locale whose characters are not UTF-8.
    case notUTF8(locale: String)
  }

  /// What was found.
  let kind: Kind
  /// The command that mends it.
  var remedy: String?

  /// What it is about.
  var area: Area {
    switch kind {
    case .noStore, .storeFine, .unreadable, .doubleCode, .conflictCopy, .leftover, .openToOthers: .store
    case .noCalendars, .calendarsFine, .calendar: .calendars
    case .zone, .oddZone, .unknownZone: .zone
    case .output, .notUTF8: .terminal
    case .notifier, .remindersUnreadable: .reminders
    }
  }

  /// How it stands.
  var level: Level {
    switch kind {
    case .noStore, .storeFine, .noCalendars, .calendarsFine, .zone, .output: .fine
    case .notifier(let state, let isInstalled): !isInstalled || state.hasButtons ? .fine : .note
    case .remindersUnreadable: .note
    case .conflictCopy, .leftover, .openToOthers, .oddZone, .notUTF8: .note
    case .unreadable, .doubleCode, .calendar, .unknownZone: .fault
    }
  }

  /// The word for scripts.
  var name: String {
    switch kind {
    case .noStore: "noStore"
    case .storeFine: "storeFine"
    case .unreadable: "unreadable"
    case .doubleCode: "doubleCode"
    case .conflictCopy: "conflictCopy"
    case .leftover: "leftover"
    case .openToOthers: "openToOthers"
    case .noCalendars: "noCalendars"
    case .calendarsFine: "calendarsFine"
    case .calendar: "calendar"
    case .zone: "zone"
    case .oddZone: "oddZone"
    case .unknownZone: "unknownZone"
    case .output: "output"
    case .notUTF8: "notUTF8"
    case .notifier: "notifier"
    case .remindersUnreadable: "remindersUnreadable"
    }
  }

  /// The file that it is about.
  var file: String? {
    switch kind {
    case .unreadable(let failure), .remindersUnreadable(let failure): failure.place.file
    case .conflictCopy(let path), .leftover(let path), .openToOthers(let path, _): path
    case .calendar(let problem): problem.file
    default: nil
    }
  }

  /// The line in that file.
  var line: Int? {
    switch kind {
    case .unreadable(let failure), .remindersUnreadable(let failure): failure.place.line
    case .calendar(let problem): problem.line
    default: nil
    }
  }
}
