import DayBudget
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test("every day from 1600 to 2400 follows the day before it")
  func consecutive() throws {
    var date = try day("1600-01-01")
    var expected = (year: 1600, month: 1, day: 1)
    var weekday = Weekday.saturday
    while expected.year < 2400 {
      #expect(date.components == expected && date.weekday == weekday, "\(date)")
      #expect(CivilDate(year: expected.year, month: expected.month, day: expected.day) == date)
      let long = [1, 3, 5, 7, 8, 10, 12].contains(expected.month)
      let leap = expected.year % 400 == 0 || expected.year % 4 == 0 && expected.year % 100 != 0
      let length = expected.month == 2 ? (leap ? 29 : 28) : (long ? 31 : 30)
      if expected.day < length {
        expected.day += 1
      } else if expected.month < 12 {
        expected = (expected.year, expected.month + 1, 1)
      } else {
        expected = (expected.year + 1, 1, 1)
      }
      weekday = Weekday(rawValue: weekday.rawValue % 7 + 1) ?? .monday
      date = date.adding(days: 1)
    }
  }

  @Test(
    "days that do not exist are no dates",
    arguments: [
      "2026-02-29", "2026-02-31", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
      "2026-1-1", "2026-11-30 ", "2026/11/30", "٢٠٢٦-11-30", "", "-026-11-30",
    ])
  func impossible(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test("text and date are each other's inverse")
  func description() throws {
    for text in ["0001-01-01", "1969-12-31", "1970-01-01", "2024-02-29", "9999-12-31"] {
      #expect(try day(text).description == text)
    }
  }

  @Test(
    "months clamp to the last day of a shorter month",
    arguments: [
      ("2026-11-30", 3, "2027-02-28"), ("2027-11-30", 3, "2028-02-29"), ("2026-01-31", 1, "2026-02-28"),
      ("2026-03-31", -1, "2026-02-28"), ("2026-01-15", -1, "2025-12-15"), ("2024-02-29", 12, "2025-02-28"),
      ("2026-05-31", 0, "2026-05-31"), ("2026-12-31", 2, "2027-02-28"),
    ])
  func months(from: String, months: Int, to: String) throws {
    #expect(try day(from).adding(months: months) == day(to))
  }

  @Test("the next weekday is one to seven days away, never today")
  func nextWeekday() throws {
    let monday = try day("2026-11-30")
    let next = Weekday.allCases.map { monday.next($0).description }
    #expect(
      next == [
        "2026-12-07", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06",
      ])
    #expect(try day("2026-12-06").monday == monday)
  }

  @Test("clock times are 00:00 to 24:00 and nothing else")
  func clockTimes() throws {
    for text in ["00:00", "09:12", "23:59", "24:00"] { #expect(try time(text).description == text) }
    for text in ["24:01", "25:00", "14:75", "9:12", "09.12", "09:1", "-1:00", ""] {
      #expect(ClockTime(text) == nil, "\(text)")
    }
    #expect(ClockTime(hour: 24, minute: 0) == .endOfDay)
    #expect(ClockTime(minutes: 1441) == nil)
  }
}
