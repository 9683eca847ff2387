package import DayBudget

/// What is said of due days: the table of `due`, and the rows and lines that other screens have of it.
package protocol DueWording {
  /// Over the table.
  func dueHeading() -> String
  /// Over a column of figures; `isMaximum` where a calendar could not be read wholly.
  func dueHeading(_ column: DueColumn, isNarrow: Bool, isMaximum: Bool) -> String
  /// On the line: what is above it can be done in time.
  func dueLine() -> String
  /// On the same line between the days of a week.
  func dueLineOfWeek() -> String
  /// «davon anders verplant 4 h», of the free time of a row.
  func otherPlanned(_ duration: String) -> String
  /// Before the titles of due tasks that have no duration.
  func dueWithoutDuration() -> String
  /// Before the titles of due tasks that have an appointment of their own in time.
  func dueWithTime() -> String
  /// Nothing is due up to a day.
  func nothingDue(until day: String) -> String
  /// «Mo», «heute», or a date where the weekday would not tell: by when something has to be begun.
  func latestStart(_ day: CivilDate, today: CivilDate) -> String
  /// «fällig heute», «fällig seit gestern»; `day` is the day that is looked at.
  func due(_ due: CivilDate, on day: CivilDate, today: CivilDate) -> String
  /// «seit gestern», behind the title of what is overdue.
  func overdue(_ due: CivilDate, today: CivilDate) -> String
  /// «geplant Di 8. Dez», behind the title of what has a day too.
  func planned(on day: String) -> String
  /// Above proposals: what they are and what can be done with them.
  func proposalsHeading() -> String
  /// There is nothing to propose.
  func nothingToPropose() -> String
  /// Behind a proposal that no day has room for all of it.
  func noDayForAll() -> String
  /// Instead of a proposal: no day up to its due day has room.
  func noRoomUntil(_ day: String) -> String
  /// No gap for a task of this duration up to its due day.
  func noRoom(_ duration: String, until day: String) -> String
}

/// The columns of figures in the table of due days.
package enum DueColumn: CaseIterable, Sendable {
  case demand
  case supply
  case left
  case start
}

extension German: DueWording {
  func dueHeading() -> String { "Fällig" }
  func dueHeading(_ column: DueColumn, isNarrow: Bool, isMaximum: Bool) -> String {
    switch column {
    case .demand: isNarrow ? "nötig" : "gebraucht"
    case .supply: isMaximum ? (isNarrow ? "≤ frei" : "höchstens frei") : isNarrow ? "frei" : "frei bis dann"
    case .left: isNarrow ? "Rest" : "bleibt"
    case .start: isNarrow ? "ab" : "beginnen"
    }
  }
  func dueLine() -> String { "bis hier geht es auf" }
  func dueLineOfWeek() -> String { "bis hier gehen die Fristen auf" }
  func otherPlanned(_ duration: String) -> String { "davon anders verplant \(duration)" }
  func dueWithoutDuration() -> String { "ohne Dauer:" }
  func dueWithTime() -> String { "mit eigenem Termin:" }
  func nothingDue(until day: String) -> String { "Bis \(day) ist nichts fällig." }
  func latestStart(_ day: CivilDate, today: CivilDate) -> String {
    if day == today { return "heute" }
    return day.days(since: today) < 7 ? shortWeekday(day.weekday) : shortDay(day, today: today)
  }
  func due(_ due: CivilDate, on day: CivilDate, today: CivilDate) -> String {
    if due < day { return "fällig " + overdue(due, today: today) }
    return day == today ? "fällig heute" : "fällig"
  }
  func overdue(_ due: CivilDate, today: CivilDate) -> String {
    due == today.adding(days: -1) ? "seit gestern" : "seit \(shortDay(due, today: today))"
  }
  func planned(on day: String) -> String { "geplant \(day)" }
  func proposalsHeading() -> String {
    "Vorschläge für Fälliges ohne Tag. In eine Datei schreiben, ändern, dann: sh DATEI"
  }
  func nothingToPropose() -> String {
    "Nichts vorzuschlagen: was fällig ist, hat einen Tag oder keine Dauer."
  }
  func noDayForAll() -> String { "kein Tag hat Platz für alles" }
  func noRoomUntil(_ day: String) -> String { "kein Platz bis \(day)" }
  func noRoom(_ duration: String, until day: String) -> String {
    "Bis \(day) ist kein Platz für \(duration)."
  }
}

extension English: DueWording {
  func dueHeading() -> String { "Due" }
  func dueHeading(_ column: DueColumn, isNarrow: Bool, isMaximum: Bool) -> String {
    switch column {
    case .demand: isNarrow ? "need" : "needed"
    case .supply: isMaximum ? (isNarrow ? "≤ free" : "at most free") : isNarrow ? "free" : "free by then"
    case .left: "left"
    case .start: isNarrow ? "from" : "begin"
    }
  }
  func dueLine() -> String { "fits up to here" }
  func dueLineOfWeek() -> String { "due days fit up to here" }
  func otherPlanned(_ duration: String) -> String { "of it otherwise planned \(duration)" }
  func dueWithoutDuration() -> String { "without a duration:" }
  func dueWithTime() -> String { "with an appointment:" }
  func nothingDue(until day: String) -> String { "Nothing is due by \(day)." }
  func latestStart(_ day: CivilDate, today: CivilDate) -> String {
    if day == today { return "today" }
    return day.days(since: today) < 7 ? shortWeekday(day.weekday) : shortDay(day, today: today)
  }
  func due(_ due: CivilDate, on day: CivilDate, today: CivilDate) -> String {
    if due < day { return "due " + overdue(due, today: today) }
    return day == today ? "due today" : "due"
  }
  func overdue(_ due: CivilDate, today: CivilDate) -> String {
    due == today.adding(days: -1) ? "since yesterday" : "since \(shortDay(due, today: today))"
  }
  func planned(on day: String) -> String { "planned \(day)" }
  func proposalsHeading() -> String {
    "Proposals for what is due and has no day. Write them to a file, edit them, then: sh FILE"
  }
  func nothingToPropose() -> String { "Nothing to propose." }
  func noDayForAll() -> String { "no day has room for all of it" }
  func noRoomUntil(_ day: String) -> String { "no room by \(day)" }
  func noRoom(_ duration: String, until day: String) -> String {
    "By \(day) there is no room for \(duration)."
  }
}
