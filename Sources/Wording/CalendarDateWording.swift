package import DayBudget

/// Dates in words.
package protocol CalendarDateWording {
  /// «Montag», «Monday».
  func weekday(_ weekday: Weekday) -> String
  /// «Mo», «Mon».
  func shortWeekday(_ weekday: Weekday) -> String
  /// «November»; the month is 1…12.
  func month(_ month: Int) -> String
  /// «Nov»; the month is 1…12.
  func shortMonth(_ month: Int) -> String
  /// «Montag, 30. November», with the year where it is another than that of `today`.
  func longDay(_ day: CivilDate, today: CivilDate) -> String
  /// «Mo 30. Nov», with the year where it is another than that of `today`.
  func shortDay(_ day: CivilDate, today: CivilDate) -> String
  /// «bis 24. Dez», the last day of a repetition, with the year where it is another one.
  func until(_ day: CivilDate, today: CivilDate) -> String
}

extension German: CalendarDateWording {
  func weekday(_ weekday: Weekday) -> String {
    ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"][weekday.rawValue - 1]
  }

  func shortWeekday(_ weekday: Weekday) -> String {
    ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"][weekday.rawValue - 1]
  }

  func month(_ month: Int) -> String {
    [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
      "November", "Dezember",
    ][month - 1]
  }

  func shortMonth(_ month: Int) -> String {
    ["Jan", "Feb", "März", "Apr", "Mai", "Juni", "Juli", "Aug", "Sept", "Okt", "Nov", "Dez"][month - 1]
  }

  func longDay(_ day: CivilDate, today: CivilDate) -> String {
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(weekday(day.weekday)), \(day.day). \(month(day.month))\(year)"
  }

  func shortDay(_ day: CivilDate, today: CivilDate) -> String {
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortWeekday(day.weekday)) \(day.day). \(shortMonth(day.month))\(year)"
  }

  func until(_ day: CivilDate, today: CivilDate) -> String {
    "bis \(day.day). \(shortMonth(day.month))" + (day.year == today.year ? "" : " \(day.year)")
  }
}

extension English: CalendarDateWording {
  func weekday(_ weekday: Weekday) -> String {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][weekday.rawValue - 1]
  }

  func shortWeekday(_ weekday: Weekday) -> String {
    String(self.weekday(weekday).prefix(3))
  }

  func month(_ month: Int) -> String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ][month - 1]
  }

  func shortMonth(_ month: Int) -> String {
    String(self.month(month).prefix(3))
  }

  func longDay(_ day: CivilDate, today: CivilDate) -> String {
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(weekday(day.weekday)), \(day.day) \(month(day.month))\(year)"
  }

  func shortDay(_ day: CivilDate, today: CivilDate) -> String {
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortWeekday(day.weekday)) \(day.day) \(shortMonth(day.month))\(year)"
  }

  func until(_ day: CivilDate, today: CivilDate) -> String {
    "until \(day.day) \(shortMonth(day.month))" + (day.year == today.year ? "" : " \(day.year)")
  }
}
