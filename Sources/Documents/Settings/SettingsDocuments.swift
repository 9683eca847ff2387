package import DayBudget
package import Store

extension JSONValue {
  /// `xday.config/1`: every setting that is no windows and no calendar.
  package static func config(_ settings: Settings) -> JSONValue {
    .members([
      "schema": "xday.config/1",
      "budget": .bool(settings.isBudgetOn),
      "language": .string(settings.language),
      "me": .array(settings.me.map(JSONValue.string)),
      "dayStart": .text(settings.dayStart),
      "pager": .bool(settings.isPagerOn),
      "pdfEngine": .text(settings.pdfEngine.isEmpty ? nil : settings.pdfEngine),
      "experience": .bool(settings.isExperienceOn),
      "remindLead": .int(settings.remindLead),
      "remindMorning": .bool(settings.isMorningReminded),
      "remindEvening": .text(settings.eveningReminder),
      "urgentReminders": .bool(settings.hasUrgentReminders),
    ])
  }

  /// `xday.windows/1`: the windows of each weekday and of single dates.
  ///
  /// - Parameters:
  ///   - dates: Those from today on, by date.
  ///   - long: Windows just set that are so long that they may have been meant otherwise, as they are typed.
  package static func windows(
    _ windows: Windows, dates: [(key: CivilDate, value: [Window])], long: [String]
  ) -> JSONValue {
    .members([
      "schema": "xday.windows/1",
      "weekly": .object(Weekday.allCases.map { ($0.code, hours(windows.weekly[$0] ?? [])) }),
      "dates": .object(dates.map { ($0.key.description, hours($0.value)) }),
      "remarks": .array(long.map { .members(["kind": .string("longWindow"), "text": .string($0)]) }),
    ])
  }

  private static func hours(_ windows: [Window]) -> JSONValue {
    .array(windows.map { .members(["start": .text($0.start), "end": .text($0.end)]) })
  }
}
