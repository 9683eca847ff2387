/// A date and a time on the wall clock of some zone, to the second.
package struct CivilDateTime: Hashable, Comparable, Sendable {
  /// The day.
  package let date: CivilDate
  /// Whole seconds after that day's 00:00 on the wall clock, 0…86 399.
  package let secondOfDay: Int

  /// A date and seconds after its midnight; seconds outside 0…86 399 move the date.
  package init(date: CivilDate, secondOfDay: Int) {
    let shift = CivilDate.floorDivide(secondOfDay, 86_400)
    self.date = date.adding(days: shift)
    self.secondOfDay = secondOfDay - shift * 86_400
  }

  /// A date and a clock time; 24:00 is 00:00 of the next date.
  package init(date: CivilDate, time: ClockTime) {
    self.init(date: date, secondOfDay: time.minutes * 60)
  }

  /// What this wall clock would show as seconds since the epoch if its zone were UTC.
  package var secondsAsUTC: Int { date.daysSinceEpoch * 86_400 + secondOfDay }

  /// The date and time that a count of seconds since the epoch shows in UTC.
  package init(secondsAsUTC seconds: Int) {
    self.init(date: CivilDate(daysSinceEpoch: 0), secondOfDay: seconds)
  }

  /// The clock time with the seconds cut off, 00:00 to 23:59.
  package var time: ClockTime { ClockTime(minutes: secondOfDay / 60) ?? .midnight }

  /// The wall clock so many seconds later, as if no clock ever changed.
  package func adding(seconds: Int) -> CivilDateTime {
    CivilDateTime(date: date, secondOfDay: secondOfDay + seconds)
  }

  /// Earlier before later.
  package static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }
}
