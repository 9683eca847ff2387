import DayBudget
import Testing

/// The day that the text names; the test fails where it names none.
func day(_ text: String) throws -> CivilDate {
  try #require(CivilDate(text))
}

/// The clock time that the text names.
func time(_ text: String) throws -> ClockTime {
  try #require(ClockTime(text))
}

/// Central Europe's rules of the years since 1996, as a zone: +1 h, in summer +2 h.
///
/// Summer runs from the last Sunday of March to the last Sunday of October, both at 01:00 UTC.
let centralEurope = Zone(identifier: "Europe/Zurich") { instant in
  let year = CivilDateTime(secondsAsUTC: instant).date.year
  func change(_ month: Int) -> Int {
    let last = CivilDate(year: year, month: month, day: 31) ?? CivilDate(daysSinceEpoch: 0)
    let sunday = last.weekday == .sunday ? last : last.next(.sunday).adding(days: -7)
    return sunday.daysSinceEpoch * 86_400 + 3_600
  }
  return instant >= change(3) && instant < change(10) ? 7_200 : 3_600
}

/// An instant from a date and a clock time in Central Europe.
func instant(_ date: String, _ clock: String) throws -> Int {
  centralEurope.instant(of: CivilDateTime(date: try day(date), time: try time(clock)))
}
