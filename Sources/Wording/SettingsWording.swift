package import Calendars
package import DayBudget
internal import Terminal

/// What windows, calendars and settings say.
package protocol SettingsWording {
  /// «Mo–Fr» for a run of weekdays.
  func weekdays(_ days: [Weekday]) -> String
  /// No windows on a day.
  func dayOff() -> String
  /// What is expected where weekdays or a date should stand.
  func expectedDays() -> String
  /// What is expected where hours should stand.
  func expectedHours() -> String
  /// «9–8 sind 23 Stunden», of a window that may have been meant otherwise.
  func longWindow(_ window: String, hours: Int) -> String
  /// What is expected after a task in `move`.
  func expectedPlace() -> String
  /// What is expected as value of a setting.
  func expectedSetting(_ setting: SettingName) -> String
  /// What is expected as a moment.
  func expectedMoment() -> String
  /// «on», «off», «auto» and the like are shown as typed; this is for an empty list.
  func none() -> String
  /// No calendars yet.
  func noCalendars() -> String
  /// Files of a calendar that was added are those of another too.
  func readTwice(_ files: Int, by calendar: String) -> String
  /// A calendar was added.
  func calendarAdded(_ name: String, path: String) -> String
  /// A calendar was removed.
  func calendarRemoved(_ name: String) -> String
  /// How many events, series and zones a file has.
  func calendarFile(events: Int, series: Int) -> String
  /// A zone and how it was resolved.
  func zone(_ name: String, _ origin: ZoneReport.Origin, _ identifier: String?) -> String
  /// Everything in the calendars could be read.
  func calendarsAreFine(files: Int) -> String
  /// What is wrong in a calendar.
  func problem(_ kind: CalendarProblem.Kind) -> String
  /// How many zones of a file are not named.
  func moreZones(_ count: Int) -> String
  /// Nothing says in which zone the machine is, and what to type to say it.
  func unknownZone() -> String
}

/// The settings that `config` knows, by the word that is typed.
package enum SettingName: String, CaseIterable, Sendable {
  case budget
  case language
  case me
  case dayStart = "day-start"
  case pager
  case pdfEngine = "pdf-engine"
  case experience
  case remindLead = "remind-lead"
  case remindMorning = "remind-morning"
  case remindEvening = "remind-evening"
  case urgentReminders = "urgent-reminders"
}

extension German: SettingsWording {
  func weekdays(_ days: [Weekday]) -> String { runs(days, name: shortWeekday) }
  func dayOff() -> String { "keine" }
  func expectedDays() -> String { "Tage wie mon-fri, sat, mon,wed, ein Datum oder 2026-12-24..2027-01-02" }
  func expectedHours() -> String { "Stunden wie 9-12 13-17:30, off oder default" }
  func longWindow(_ window: String, hours: Int) -> String { "\(window) sind \(hours) Stunden" }
  func expectedPlace() -> String { "first, last, up, down, before CODE oder after CODE" }
  func expectedSetting(_ setting: SettingName) -> String {
    switch setting {
    case .budget, .pager, .experience, .remindMorning, .urgentReminders: "on oder off"
    case .language: "de, en oder auto"
    case .me: "Adressen wie ich@example.org"
    case .dayStart: "eine Zeit wie 04:00"
    case .remindLead: "eine Dauer wie 10min, bis 24h, oder 0"
    case .remindEvening: "eine Zeit wie 23:00 oder off"
    case .pdfEngine: "der Pfad eines Programms, das hier ist, oder auto"
    }
  }
  func expectedMoment() -> String {
    "2026-11-30T09:12, auch 2026-11-30T09:12:30, mit Z oder +01:00 dahinter, oder 9:12 für heute"
  }
  func none() -> String { "–" }
  func noCalendars() -> String { "Noch kein Kalender. Hinzufügen: xday calendar add PFAD" }
  func readTwice(_ files: Int, by calendar: String) -> String {
    (files == 1 ? "eine Datei davon liest" : "\(files) Dateien davon liest")
      + " schon der Kalender «\(calendar)»; ihre Termine stehen doppelt, bis einer der beiden entfernt ist"
  }
  func calendarAdded(_ name: String, path: String) -> String { "Kalender \(name) wird gelesen: \(path)" }
  func calendarRemoved(_ name: String) -> String { "Kalender \(name) wird nicht mehr gelesen" }
  func calendarFile(events: Int, series: Int) -> String {
    "\(events == 1 ? "1 Termin" : "\(events) Termine"), \(series == 1 ? "1 Serie" : "\(series) Serien")"
  }
  func zone(_ name: String, _ origin: ZoneReport.Origin, _ identifier: String?) -> String {
    let source =
      switch origin {
      case .database: "aus der Zonendatenbank"
      case .windows: "Windows-Name"
      case .ownDefinition: "in der Datei definiert"
      case .fixed: "fester Abstand zu UTC"
      case .unknown: "unbekannt, als Ortszeit gelesen"
      }
    return "Zone \(name): \(source)" + (identifier.map { $0 == name ? "" : ", \($0)" } ?? "")
  }
  func moreZones(_ count: Int) -> String { "und \(count) weitere Zonen" }
  func unknownZone() -> String {
    "nichts sagt, in welcher Zeitzone dieser Rechner steht; gerechnet wird mit UTC. Zum Beispiel: export TZ=Europe/Zurich"
  }
  func calendarsAreFine(files: Int) -> String {
    files == 0
      ? "keine .ics-Datei gefunden"
      : files == 1 ? "1 Datei gelesen, alles in Ordnung" : "\(files) Dateien gelesen, alles in Ordnung"
  }

  func problem(_ kind: CalendarProblem.Kind) -> String {
    switch kind {
    case .missing: "nicht da (verschoben, oder ein Laufwerk ist nicht eingehängt)"
    case .unreadable(let code): "nicht lesbar: \(SystemError.text(code))"
    case .notAFile: "weder Datei noch Ordner"
    case .tooLarge(let bytes): "zu gross (\(bytes / 1_048_576) MB)"
    case .notACalendar: "kein Kalender darin: BEGIN:VCALENDAR fehlt"
    case .unclosed(let component): "\(component) hat kein Ende, die Datei ist wohl abgeschnitten"
    case .missingProperty(let component, let property): "\(component) ohne \(property), übergangen"
    case .badValue(let property, let value, let expected):
      "\(property) «\(SafeText.shown(value))» ist nicht lesbar, erwartet: \(expectation(expected))"
    case .lineTooLong(let property): "\(property) ist zu lang, übergangen"
    case .endBeforeStart: "das Ende liegt vor dem Anfang, als Termin ohne Länge gelesen"
    case .unknownZone(let name): "die Zone «\(SafeText.shown(name))» ist unbekannt, als Ortszeit gelesen"
    case .zoneWithoutFiles(let name):
      "die Zone «\(SafeText.shown(name))» fehlt auf diesem Rechner (Paket tzdata), als Ortszeit gelesen"
    case .unknownSystemZone: unknownZone()
    case .changing: "wird gerade geschrieben, nicht gelesen"
    case .unusableRule(let value, _):
      "die Wiederholung «\(SafeText.shown(value))» ist nicht lesbar, nur der erste Termin zählt"
    case .tooManyInstances: "zu viele Wiederholungen, nicht alle gelesen"
    case .more(let count, let like): "\(count) weitere Mängel, der erste: \(problem(like))"
    }
  }

  private func expectation(_ expected: CalendarProblem.Expectation) -> String {
    switch expected {
    case .dateOrTime: "20261130 oder 20261130T091200"
    case .duration: "PT45M oder P1D"
    case .period: "Anfang/Ende"
    case .sameTypeAsStart: "dieselbe Form wie DTSTART"
    }
  }
}

extension English: SettingsWording {
  func weekdays(_ days: [Weekday]) -> String { runs(days, name: shortWeekday) }
  func dayOff() -> String { "none" }
  func expectedDays() -> String { "days like mon-fri, sat, mon,wed, a date or 2026-12-24..2027-01-02" }
  func expectedHours() -> String { "hours like 9-12 13-17:30, off or default" }
  func longWindow(_ window: String, hours: Int) -> String { "\(window) are \(hours) hours" }
  func expectedPlace() -> String { "first, last, up, down, before CODE or after CODE" }
  func expectedSetting(_ setting: SettingName) -> String {
    switch setting {
    case .budget, .pager, .experience, .remindMorning, .urgentReminders: "on or off"
    case .language: "de, en or auto"
    case .me: "addresses like me@example.org"
    case .dayStart: "a time like 04:00"
    case .remindLead: "a duration like 10min, up to 24h, or 0"
    case .remindEvening: "a time like 23:00, or off"
    case .pdfEngine: "the path of a program that is here, or auto"
    }
  }
  func expectedMoment() -> String {
    "2026-11-30T09:12, also 2026-11-30T09:12:30, with Z or +01:00 behind it, or 9:12 for today"
  }
  func none() -> String { "–" }
  func noCalendars() -> String { "No calendar yet. To add one: xday calendar add PATH" }
  func readTwice(_ files: Int, by calendar: String) -> String {
    (files == 1 ? "one of its files is" : "\(files) of its files are")
      + " read by the calendar “\(calendar)” already; their events stand twice until one of the two is removed"
  }
  func calendarAdded(_ name: String, path: String) -> String {
    "calendar \(name) is read from now on: \(path)"
  }
  func calendarRemoved(_ name: String) -> String { "calendar \(name) is read no longer" }
  func calendarFile(events: Int, series: Int) -> String {
    "\(events == 1 ? "1 event" : "\(events) events"), \(series) series"
  }
  func zone(_ name: String, _ origin: ZoneReport.Origin, _ identifier: String?) -> String {
    let source =
      switch origin {
      case .database: "from the zone database"
      case .windows: "a Windows name"
      case .ownDefinition: "defined in the file"
      case .fixed: "a fixed offset from UTC"
      case .unknown: "unknown, read as local time"
      }
    return "zone \(name): \(source)" + (identifier.map { $0 == name ? "" : ", \($0)" } ?? "")
  }
  func moreZones(_ count: Int) -> String { "and \(count) more zones" }
  func unknownZone() -> String {
    "nothing says in which time zone this machine is; UTC is used. For example: export TZ=Europe/Zurich"
  }
  func calendarsAreFine(files: Int) -> String {
    files == 0
      ? "no .ics file found"
      : files == 1 ? "1 file read, all is well" : "\(files) files read, all is well"
  }

  func problem(_ kind: CalendarProblem.Kind) -> String {
    switch kind {
    case .missing: "not there (moved, or a disk is not mounted)"
    case .unreadable(let code): "cannot be read: \(SystemError.text(code))"
    case .notAFile: "neither a file nor a folder"
    case .tooLarge(let bytes): "too large (\(bytes / 1_048_576) MB)"
    case .notACalendar: "no calendar in it: BEGIN:VCALENDAR is missing"
    case .unclosed(let component): "\(component) has no end, the file seems cut off"
    case .missingProperty(let component, let property): "\(component) without \(property), passed over"
    case .badValue(let property, let value, let expected):
      "\(property) “\(SafeText.shown(value))” cannot be read, expected: \(expectation(expected))"
    case .lineTooLong(let property): "\(property) is too long, passed over"
    case .endBeforeStart: "the end lies before the start, read as an event without length"
    case .unknownZone(let name): "the zone “\(SafeText.shown(name))” is unknown, read as local time"
    case .zoneWithoutFiles(let name):
      "this machine has no zone “\(SafeText.shown(name))” (package tzdata), read as local time"
    case .unknownSystemZone: unknownZone()
    case .changing: "is just being written, not read"
    case .unusableRule(let value, _):
      "the repetition “\(SafeText.shown(value))” cannot be read, only the first event counts"
    case .tooManyInstances: "too many repetitions, not all of them read"
    case .more(let count, let like): "\(count) more, the first: \(problem(like))"
    }
  }

  private func expectation(_ expected: CalendarProblem.Expectation) -> String {
    switch expected {
    case .dateOrTime: "20261130 or 20261130T091200"
    case .duration: "PT45M or P1D"
    case .period: "start/end"
    case .sameTypeAsStart: "the same form as DTSTART"
    }
  }
}

/// Weekdays as runs: Monday to Friday and Sunday become `Mo–Fr, So`.
private func runs(_ days: [Weekday], name: (Weekday) -> String) -> String {
  var runs: [(first: Weekday, last: Weekday)] = []
  for day in days.sorted() {
    if let run = runs.last, run.last.rawValue + 1 == day.rawValue {
      runs[runs.count - 1].last = day
    } else {
      runs.append((day, day))
    }
  }
  return runs.map { $0.first == $0.last ? name($0.first) : "\(name($0.first))–\(name($0.last))" }
    .joined(separator: ", ")
}
