internal import Calendars
internal import Store
internal import Terminal
internal import Wording

/// What the doctor says.
protocol DoctorWording {
  /// The name of what is looked at.
  func doctorArea(_ area: Finding.Area) -> String
  /// What was found.
  func finding(_ kind: Finding.Kind) -> String
  /// Before the command that mends a fault.
  func remedy(_ command: String) -> String
  /// A backup has taken the place of the store; a line each.
  func restored(_ backup: String, kept: String?) -> [String]
  /// A writing command has come across a copy that a folder-sync program has left.
  func conflictCopy(_ path: String) -> String
  /// A record of the store that cannot be read, by what is wrong with it, as a note of a command that has written.
  func damagedRecord(_ message: String) -> String
}

extension GermanCommands: DoctorWording {
  func doctorArea(_ area: Finding.Area) -> String {
    switch area {
    case .store: "Speicher"
    case .calendars: "Kalender"
    case .zone: "Zeitzone"
    case .terminal: "Terminal"
    case .reminders: "Erinnerungen"
    }
  }

  func finding(_ kind: Finding.Kind) -> String {
    switch kind {
    case .noStore: "noch leer"
    case .storeFine(let open, let completed, let backups):
      "in Ordnung · \(open) offen, \(completed) erledigt · \(backups == 1 ? "1 Sicherung" : "\(backups) Sicherungen")"
    case .unreadable(let failure): words.store(failure, backup: nil).message
    case .doubleCode(let code): "zwei offene Aufgaben haben den Code \(code)"
    case .conflictCopy(let path): conflictCopy(SafeText.shown(path))
    case .leftover(let path): "\(SafeText.shown(path)) ist von einem abgebrochenen Schreiben übrig"
    case .openToOthers(let path, let mode): "\(SafeText.shown(path)) können andere lesen (Rechte \(mode))"
    case .noCalendars: "keine"
    case .calendarsFine(let files): words.calendarsAreFine(files: files)
    case .calendar(let problem): words.place(problem)
    case .zone(let name): SafeText.shown(name)
    case .oddZone(let value, let used): oddTimeZone(value, used: used)
    case .unknownZone: words.unknownZone()
    case .output(let columns, let isTerminal):
      isTerminal ? "\(columns) Zeichen breit" : "kein Terminal, gerechnet wird mit \(columns) Zeichen"
    case .notifier(let state, let isInstalled):
      notifierState(state) + (isInstalled ? " · eingerichtet" : " · nicht eingerichtet")
    case .remindersUnreadable(let failure): remindersDamaged(failure, kept: nil)
    case .notUTF8(let locale): "\(SafeText.shown(locale)) ist nicht UTF-8, Umlaute können falsch erscheinen"
    }
  }

  func remedy(_ command: String) -> String { "Das hilft: \(command)" }

  func restored(_ backup: String, kept: String?) -> [String] {
    ["wiederhergestellt aus \(backup)"] + (kept.map { ["die ersetzte Datei liegt in \($0)"] } ?? [])
  }

  func conflictCopy(_ path: String) -> String {
    "\(path) ist eine Konfliktkopie; importieren mit xday import, dann löschen"
  }

  func damagedRecord(_ message: String) -> String {
    "\(message) (ältere Sicherungen bleiben, bis das behoben ist: xday doctor)"
  }
}

extension EnglishCommands: DoctorWording {
  func doctorArea(_ area: Finding.Area) -> String {
    switch area {
    case .store: "Store"
    case .calendars: "Calendars"
    case .zone: "Time zone"
    case .terminal: "Terminal"
    case .reminders: "Reminders"
    }
  }

  func finding(_ kind: Finding.Kind) -> String {
    switch kind {
    case .noStore: "still empty"
    case .storeFine(let open, let completed, let backups):
      "all is well · \(open) open, \(completed) completed · \(backups == 1 ? "1 backup" : "\(backups) backups")"
    case .unreadable(let failure): words.store(failure, backup: nil).message
    case .doubleCode(let code): "two open tasks have the code \(code)"
    case .conflictCopy(let path): conflictCopy(SafeText.shown(path))
    case .leftover(let path): "\(SafeText.shown(path)) was left by a write that was interrupted"
    case .openToOthers(let path, let mode): "\(SafeText.shown(path)) can be read by others (mode \(mode))"
    case .noCalendars: "none"
    case .calendarsFine(let files): words.calendarsAreFine(files: files)
    case .calendar(let problem): words.place(problem)
    case .zone(let name): SafeText.shown(name)
    case .oddZone(let value, let used): oddTimeZone(value, used: used)
    case .unknownZone: words.unknownZone()
    case .output(let columns, let isTerminal):
      isTerminal ? "\(columns) cells wide" : "no terminal, \(columns) cells are assumed"
    case .notifier(let state, let isInstalled):
      notifierState(state) + (isInstalled ? " · set up" : " · not set up")
    case .remindersUnreadable(let failure): remindersDamaged(failure, kept: nil)
    case .notUTF8(let locale): "\(SafeText.shown(locale)) is not UTF-8, umlauts may come out wrong"
    }
  }

  func remedy(_ command: String) -> String { "What helps: \(command)" }

  func restored(_ backup: String, kept: String?) -> [String] {
    ["restored from \(backup)"] + (kept.map { ["the replaced file is kept as \($0)"] } ?? [])
  }

  func conflictCopy(_ path: String) -> String {
    "\(path) is a conflict copy; import it with xday import, then delete it"
  }

  func damagedRecord(_ message: String) -> String {
    "\(message) (older backups are kept until this is mended: xday doctor)"
  }
}
