package import DayBudget
package import Planner
internal import Terminal

/// What the screen of a day says.
package protocol DayWording {
  /// «noch 3 h 33 min frei»; `isMaximum` where a calendar could not be read wholly, `isToday` where the
  /// clock is running.
  func free(_ duration: String, isMaximum: Bool, isToday: Bool) -> String
  /// Instead of the number on a day that is over.
  func dayIsOver() -> String
  /// «5 h verplant».
  func planned(_ duration: String) -> String
  /// «1 h 27 min zu viel».
  func tooMuch(_ duration: String) -> String
  /// «2 h bleiben».
  func left(_ duration: String) -> String
  /// «2 Aufgaben ohne Dauer».
  func withoutDuration(_ count: Int) -> String
  /// On the line: «bis hier geht der Tag auf, fertig 16:27»; shorter where there is no room.
  func lineReached(doneBy: String?, isNarrow: Bool) -> String
  /// Before the day's events.
  func eventsLabel() -> String
  /// Before an all-day event's title; one that takes the day says so.
  func allDay(isBusy: Bool) -> String
  /// «3 Aufgaben von gestern warten: xday morning»; `areYesterdays` where none is older.
  func leftovers(_ count: Int, areYesterdays: Bool) -> String
  /// «2 Aufgaben erledigt».
  func completed(_ count: Int) -> String
  /// Instead of a list where nothing is planned.
  func nothingPlanned() -> String
  /// The same while there has never been a task: how to enter one.
  func nothingPlannedYet() -> String
  /// Instead of the number once the last window is over.
  func endOfWork() -> String
  /// Instead of the number on a day without windows.
  func dayWithoutWindows(isToday: Bool) -> String
  /// «3 Aufgaben offen», where no time is left to count.
  func stillOpen(_ count: Int) -> String
  /// «1 vorbei, nicht abgehakt»: appointments that are over and still open.
  func notTicked(_ count: Int) -> String
  /// On the first run: the windows that hold and the command that changes them.
  func firstRun() -> String
  /// A mark behind a title.
  func mark(_ mark: DayMark) -> String
  /// Behind the number, which calendars are incomplete: «Kalender work unvollständig».
  func incompleteCalendars(_ names: [String]) -> String
  /// Why an event took no time or is counted with a caveat.
  func eventReason(_ reason: EventReason) -> String
  /// A repeat rule in words: «jeden Montag».
  func repeats(_ rule: RepeatRule) -> String
}

/// What can be marked behind a task's title.
package enum DayMark: Sendable {
  case missed
  case collides
  case due
  case afterDue
  case wouldFit
  case needsSplit
  case urgent
}

extension German: DayWording {
  func free(_ duration: String, isMaximum: Bool, isToday: Bool) -> String {
    (isMaximum ? "höchstens " : "") + (isToday ? "noch " : "") + "\(duration) frei"
  }
  func dayIsOver() -> String { "der Tag ist vorbei" }
  func planned(_ duration: String) -> String { "\(duration) verplant" }
  func tooMuch(_ duration: String) -> String { "\(duration) zu viel" }
  func left(_ duration: String) -> String { "\(duration) bleiben" }
  func withoutDuration(_ count: Int) -> String {
    count == 1 ? "1 Aufgabe ohne Dauer" : "\(count) Aufgaben ohne Dauer"
  }
  func lineReached(doneBy: String?, isNarrow: Bool) -> String {
    (isNarrow ? "bis hier" : "bis hier geht der Tag auf") + (doneBy.map { ", fertig \($0)" } ?? "")
  }
  func eventsLabel() -> String { "Termine:" }
  func allDay(isBusy: Bool) -> String { isBusy ? "ganztags, belegt" : "ganztags" }
  func leftovers(_ count: Int, areYesterdays: Bool) -> String {
    switch (count, areYesterdays) {
    case (1, true): "1 Aufgabe von gestern wartet: xday\u{A0}morning"
    case (_, true): "\(count) Aufgaben von gestern warten: xday\u{A0}morning"
    case (1, false): "1 liegengebliebene Aufgabe wartet: xday\u{A0}morning"
    case (_, false): "\(count) liegengebliebene Aufgaben warten: xday\u{A0}morning"
    }
  }
  func completed(_ count: Int) -> String { count == 1 ? "1 Aufgabe erledigt" : "\(count) Aufgaben erledigt" }
  func nothingPlanned() -> String { "Nichts geplant." }
  func endOfWork() -> String { "Feierabend" }
  func dayWithoutWindows(isToday: Bool) -> String {
    isToday ? "heute keine Zeitfenster" : "keine Zeitfenster"
  }
  func stillOpen(_ count: Int) -> String { count == 1 ? "1 Aufgabe offen" : "\(count) Aufgaben offen" }
  func notTicked(_ count: Int) -> String { "\(count) vorbei, nicht abgehakt" }
  func nothingPlannedYet() -> String {
    "Nichts geplant. Etwas eintragen: xday add \"Zahnarzt morgen 14:00 45min\""
  }
  func firstRun() -> String { "Zeitfenster: Mo–Fr 9–12, 13–17. Andere: xday windows mon-fri 9-12 13-17:30" }
  func mark(_ mark: DayMark) -> String {
    switch mark {
    case .missed: "vorbei"
    case .collides: "kollidiert"
    case .due: "fällig"
    case .afterDue: "nach der Frist"
    case .wouldFit: "passt noch"
    case .needsSplit: "nur in Teilen"
    case .urgent: "dringend"
    }
  }
  func incompleteCalendars(_ names: [String]) -> String {
    "Kalender nicht ganz gelesen: \(names.joined(separator: ", ")) (xday calendar check)"
  }
  func eventReason(_ reason: EventReason) -> String {
    switch reason {
    case .transparent: "als frei markiert"
    case .cancelled: "abgesagt"
    case .declined: "abgelehnt"
    case .unanswered: "unbeantwortet"
    case .tentative: "unter Vorbehalt"
    case .allDay: "ganztags"
    case .noLength: "ohne Länge"
    case .outsideWindows: "ausserhalb der Zeitfenster"
    case .past: "vorbei"
    }
  }
  func repeats(_ rule: RepeatRule) -> String { GermanRepeats.text(rule, words: self) }
}

extension English: DayWording {
  func free(_ duration: String, isMaximum: Bool, isToday: Bool) -> String {
    (isMaximum ? "at most " : "") + "\(duration) " + (isToday ? "still free" : "free")
  }
  func dayIsOver() -> String { "the day is over" }
  func planned(_ duration: String) -> String { "\(duration) planned" }
  func tooMuch(_ duration: String) -> String { "\(duration) too much" }
  func left(_ duration: String) -> String { "\(duration) left" }
  func withoutDuration(_ count: Int) -> String {
    count == 1 ? "1 task without a duration" : "\(count) tasks without a duration"
  }
  func lineReached(doneBy: String?, isNarrow: Bool) -> String {
    "fits up to here" + (doneBy.map { ", done by \($0)" } ?? "")
  }
  func eventsLabel() -> String { "Events:" }
  func allDay(isBusy: Bool) -> String { isBusy ? "all day, busy" : "all day" }
  func leftovers(_ count: Int, areYesterdays: Bool) -> String {
    switch (count, areYesterdays) {
    case (1, true): "1 task from yesterday is waiting: xday\u{A0}morning"
    case (_, true): "\(count) tasks from yesterday are waiting: xday\u{A0}morning"
    case (1, false): "1 task from an earlier day is waiting: xday\u{A0}morning"
    case (_, false): "\(count) tasks from earlier days are waiting: xday\u{A0}morning"
    }
  }
  func completed(_ count: Int) -> String { count == 1 ? "1 task done" : "\(count) tasks done" }
  func nothingPlanned() -> String { "Nothing planned." }
  func endOfWork() -> String { "The working day is over" }
  func dayWithoutWindows(isToday: Bool) -> String { isToday ? "no time windows today" : "no time windows" }
  func stillOpen(_ count: Int) -> String { count == 1 ? "1 task open" : "\(count) tasks open" }
  func notTicked(_ count: Int) -> String { "\(count) past, not ticked off" }
  func nothingPlannedYet() -> String {
    "Nothing planned. Add something: xday add \"Dentist tomorrow 14:00 45min\""
  }
  func firstRun() -> String {
    "Time windows: Mon–Fri 9–12, 13–17. Others: xday windows mon-fri 9-12 13-17:30"
  }
  func mark(_ mark: DayMark) -> String {
    switch mark {
    case .missed: "past"
    case .collides: "collides"
    case .due: "due"
    case .afterDue: "after its due day"
    case .wouldFit: "would fit"
    case .needsSplit: "only in parts"
    case .urgent: "urgent"
    }
  }
  func incompleteCalendars(_ names: [String]) -> String {
    "calendar not read wholly: \(names.joined(separator: ", ")) (xday calendar check)"
  }
  func eventReason(_ reason: EventReason) -> String {
    switch reason {
    case .transparent: "marked as free"
    case .cancelled: "cancelled"
    case .declined: "declined"
    case .unanswered: "not answered"
    case .tentative: "tentative"
    case .allDay: "all day"
    case .noLength: "no length"
    case .outsideWindows: "outside the windows"
    case .past: "past"
    }
  }
  func repeats(_ rule: RepeatRule) -> String { EnglishRepeats.text(rule, words: self) }
}
