/// A day of the proleptic Gregorian calendar, years 1 to 9999, with no time zone and no clock.
///
/// ```swift
/// let day = CivilDate(year: 2026, month: 11, day: 30)  // nil for 31 February
/// ```
package struct CivilDate: Hashable, Comparable, Sendable {
  /// The years of dates that come from outside: entries, imports, files edited by hand.
  ///
  /// What is computed from them stays far inside the years that a date can have.
  package static let years = 1900...2199

  /// Whole days since 1970-01-01.
  package let daysSinceEpoch: Int

  /// Whether its year is one of `years`.
  package var isInRange: Bool { daysSinceEpoch >= -25_567 && daysSinceEpoch < 84_006 }

  /// The first instant of `years` in UTC, in seconds since the epoch.
  package static let firstInstant = -25_567 * 86_400
  /// The last instant of `years` in UTC, in seconds since the epoch.
  package static let lastInstant = 84_006 * 86_400 - 1

  /// The day that lies so many whole days after 1970-01-01.
  package init(daysSinceEpoch: Int) {
    self.daysSinceEpoch = daysSinceEpoch
  }

  /// A checked date: nil when the month, the day in that month, or the year (1…9999) does not exist.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.daysInMonth(year: year, month: month)
    else { return nil }
    daysSinceEpoch = CivilDate.dayNumber(year: year, month: month, day: day)
  }

  /// Year, month 1…12 and day of the month 1…31.
  package var components: (year: Int, month: Int, day: Int) {
    // Days are counted from 1 March of year 0, so that the leap day is the last of its year.
    let shifted = daysSinceEpoch + 719_468
    let era = CivilDate.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// The year, 1…9999 for every date made from text.
  package var year: Int { components.year }
  /// The month, 1…12.
  package var month: Int { components.month }
  /// The day of the month, 1…31.
  package var day: Int { components.day }

  /// The day of the week.
  package var weekday: Weekday {
    // 1970-01-01 was a Thursday. The index is 0…6, so the raw value always exists.
    let index = CivilDate.floorRemainder(daysSinceEpoch + 3, 7)
    return Weekday.allCases[index]
  }

  /// The Monday of this day's week.
  package var monday: CivilDate { adding(days: 1 - weekday.rawValue) }

  /// The first day of its month.
  package var firstOfMonth: CivilDate { adding(days: 1 - day) }

  /// The day so many days later, earlier when negative.
  package func adding(days: Int) -> CivilDate {
    CivilDate(daysSinceEpoch: daysSinceEpoch + days)
  }

  /// The same day of the month so many months later, or the last day of that month where it is shorter.
  ///
  /// 30 November and three months is 28 February, or 29 in a leap year.
  package func adding(months: Int) -> CivilDate {
    let (year, month, day) = components
    let index = year * 12 + month - 1 + months
    let newYear = CivilDate.floorDivide(index, 12)
    let newMonth = CivilDate.floorRemainder(index, 12) + 1
    let newDay = min(day, CivilDate.daysInMonth(year: newYear, month: newMonth))
    return CivilDate(
      daysSinceEpoch: CivilDate.dayNumber(year: newYear, month: newMonth, day: newDay))
  }

  /// Whole days from the other date to this one, negative when the other lies later.
  package func days(since other: CivilDate) -> Int {
    daysSinceEpoch - other.daysSinceEpoch
  }

  /// The next day of this weekday strictly after this one.
  package func next(_ weekday: Weekday) -> CivilDate {
    let distance = CivilDate.floorRemainder(weekday.rawValue - self.weekday.rawValue, 7)
    return adding(days: distance == 0 ? 7 : distance)
  }

  /// The number of days of a month, 28…31; the month is 1…12.
  package static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// Whether the year has a 29 February.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Earlier before later.
  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }

  /// Days since the epoch of a year, month and day that are known to be valid.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Division that rounds down for negative numbers too.
  package static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }

  /// The remainder that belongs to `floorDivide`: 0…divisor − 1.
  package static func floorRemainder(_ number: Int, _ divisor: Int) -> Int {
    let remainder = number % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}

extension CivilDate: CustomStringConvertible {
  /// The ISO 8601 form, `2026-11-30`.
  package var description: String {
    let (year, month, day) = components
    return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }

  /// Reads exactly the form of `description`: ten ASCII characters that name a day that exists.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// A number with leading zeros, at least so many digits.
func padded(_ number: Int, to width: Int) -> String {
  var digits = String(number)
  while digits.utf8.count < width { digits = "0" + digits }
  return digits
}

/// The number that a few ASCII digits spell, nil when any byte is something else.
func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for digit in digits {
    guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
    value = value * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return value
}
