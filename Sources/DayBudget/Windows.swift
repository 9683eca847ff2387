/// Hours of a day in which tasks can be done: two times on the wall clock.
package struct Window: Hashable, Sendable {
  /// When it opens, 00:00 to 23:59.
  package let start: ClockTime
  /// When it closes; not after `start` means on the next date, 24:00 is the next midnight.
  package let end: ClockTime

  /// A window between two clock times; nil when it would open at 24:00.
  package init?(start: ClockTime, end: ClockTime) {
    guard start < .endOfDay else { return nil }
    self.start = start
    self.end = end
  }
}

/// The windows of each weekday, in the order given; a weekday that is missing has none.
package struct WeeklyWindows: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// By the weekday's number less one: a dictionary of seven would cost every start more than it spares.
  private var days: [[Window]?] = Array(repeating: nil, count: Weekday.allCases.count)

  /// Windows by weekday.
  package init(dictionaryLiteral elements: (Weekday, [Window])...) {
    for (weekday, windows) in elements { self[weekday] = windows }
  }

  /// The windows of a weekday; nil for one that is missing.
  package subscript(weekday: Weekday) -> [Window]? {
    get { days[weekday.rawValue - 1] }
    set { days[weekday.rawValue - 1] = newValue }
  }
}

/// The windows of every day: those of its weekday, unless that one date has its own.
package struct Windows: Hashable, Sendable {
  /// The windows of each weekday.
  package var weekly: WeeklyWindows
  /// The windows of single dates, which replace those of the weekday; an empty list is a day off.
  package var dates: [CivilDate: [Window]]

  /// Windows by weekday, and by date where a date differs.
  package init(weekly: WeeklyWindows, dates: [CivilDate: [Window]] = [:]) {
    self.weekly = weekly
    self.dates = dates
  }

  /// Monday to Friday, 9–12 and 13–17: what holds until the person says otherwise.
  package static let standard: Windows = {
    let hours = [(9, 12), (13, 17)].compactMap { start, end in
      ClockTime(hour: start).flatMap { start in ClockTime(hour: end).flatMap { Window(start: start, end: $0) }
      }
    }
    return Windows(
      weekly: [.monday: hours, .tuesday: hours, .wednesday: hours, .thursday: hours, .friday: hours])
  }()

  /// The windows in force on a day, in the order given.
  package func windows(on day: CivilDate) -> [Window] {
    dates[day] ?? weekly[day.weekday] ?? []
  }

  /// A day's windows as instants: sorted, merged, half-open.
  ///
  /// A window belongs to the day on which it begins, also where it ends after that day's end. One that is
  /// over before the day's start (1–3 with days from 04:00) is part of the night that follows the day.
  package func spans(on day: CivilDate, boundary: DayBoundary, in zone: Zone) -> SpanSet {
    // A day that the zone skipped (Samoa's 30 December 2011) has no hours.
    if boundary.span(of: day, in: zone).isEmpty { return .empty }
    return SpanSet(
      windows(on: day).map { window in
        let isAtNight = window.start < window.end && window.end <= boundary.start
        let opens = CivilDateTime(date: isAtNight ? day.adding(days: 1) : day, time: window.start)
        let closesOn = window.end > window.start ? opens.date : opens.date.adding(days: 1)
        return Span(
          start: zone.instant(of: opens),
          end: zone.instant(of: CivilDateTime(date: closesOn, time: window.end)))
      })
  }
}
