import DayBudget
import Testing

@testable import Exchange

/// The day that a text names.
func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

/// A context in which nothing outside is known: UTC or so many hours east of it, days that begin at this hour.
func context(dayStart: Int = 0, hoursEast: Int = 0) throws -> ReadingContext {
  ReadingContext(
    zone: .fixed(hoursEast * 3_600, identifier: "test"),
    boundary: DayBoundary(start: try #require(ClockTime(hour: dayStart))), today: try day("2026-11-30"),
    now: 1_796_040_000,
    zoneNamed: { $0 == "Test/East" ? .fixed(7_200, identifier: $0) : nil },
    spokenMinutes: { $0 == "20min" ? 20 : nil }, composed: { $0 })
}

/// What a todo.txt file holds.
func todoTxt(_ text: String, dayStart: Int = 0) throws -> ImportedTasks {
  var tasks = ImportedTasks()
  try TodoTxtReader(context(dayStart: dayStart)).read(text, into: &tasks)
  return tasks
}

/// What a calendar with one VTODO of these lines holds.
func todo(_ lines: String..., dayStart: Int = 0) throws -> ImportedTasks {
  var tasks = ImportedTasks()
  let text = (["BEGIN:VCALENDAR", "BEGIN:VTODO"] + lines + ["END:VTODO", "END:VCALENDAR"])
    .joined(separator: "\r\n")
  try TodoReader(try context(dayStart: dayStart)).read(text, into: &tasks)
  return tasks
}

extension ImportedTasks {
  /// The losses as «field reason».
  var lossTexts: [String] { losses.listed.map { "\($0.field) \($0.reason)" } }
}
