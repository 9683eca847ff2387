package import DayBudget
package import Store

/// Changes of what the person set; each returns the settings as they are afterwards and whether they differ.
extension DayPlanner {
  /// Sets the hours of weekdays or of dates; nil puts back what held before anything was set: for a date the hours of
  /// its weekday.
  package func setHours(
    _ hours: [Window]?, weekdays: [Weekday], dates: [CivilDate], about text: String
  ) throws -> (settings: Settings, isChanged: Bool) {
    try arrange("windows", about: text) { settings in
      for day in weekdays { settings.windows.weekly[day] = hours ?? Windows.standard.weekly[day] }
      for date in dates { settings.windows.dates[date] = hours }
    }
  }

  /// Changes settings in a way that does not depend on what they are.
  package func configure(
    about text: String, _ change: (inout Settings) -> Void
  ) throws -> (settings: Settings, isChanged: Bool) {
    try arrange("config", about: text, change)
  }

  /// Adds a calendar under its name, or where that is only proposed, with a number that makes it free.
  ///
  /// Throws `PlanFailure.calendarExists` for a name that was chosen and is taken, and `.calendarRead` where one that is
  /// read already lies at the same place: each of its events would stand twice.
  ///
  /// - Parameter isSame: Whether two paths lead to the same file or folder.
  package func addCalendar(
    _ calendar: CalendarSetting, isNameChosen: Bool, isSame: (String, String) -> Bool
  ) throws -> CalendarSetting {
    try change("calendar add") { draft in
      var calendar = calendar
      if let same = draft.settings.calendars.first(where: { isSame($0.path, calendar.path) }) {
        throw PlanFailure.calendarRead(same.name, path: same.path)
      }
      let taken = Set(draft.settings.calendars.map(\.name))
      if isNameChosen, taken.contains(calendar.name) { throw PlanFailure.calendarExists(calendar.name) }
      let base = calendar.name
      var number = 1
      while taken.contains(calendar.name) {
        number += 1
        calendar.name = "\(base)-\(number)"
      }
      draft.settings.calendars.append(calendar)
      draft.about = calendar.name
      return calendar
    }
  }

  /// Reads a calendar no longer, and returns those that stay; throws `PlanFailure.noSuchCalendar`.
  package func removeCalendar(_ name: String) throws -> [CalendarSetting] {
    try change("calendar remove") { draft in
      let known = draft.settings.calendars.map(\.name)
      guard let index = known.firstIndex(of: name) else {
        throw PlanFailure.noSuchCalendar(name, known: known)
      }
      draft.settings.calendars.remove(at: index)
      draft.about = name
      return draft.settings.calendars
    }
  }

  private func arrange(
    _ command: String, about text: String, _ change: (inout Settings) -> Void
  ) throws -> (settings: Settings, isChanged: Bool) {
    try self.change(command) { draft in
      let before = draft.settings
      change(&draft.settings)
      draft.about = text
      return (draft.settings, draft.settings != before)
    }
  }
}
