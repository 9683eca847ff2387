/// Where one day ends and the next begins: the one place that says which day an instant belongs to.
///
/// With a start of 04:00, 00:30 on Tuesday still belongs to Monday, and a task planned for Monday at
/// 01:00 lies in the night that follows it.
package struct DayBoundary: Hashable, Sendable {
  /// The clock time at which a day begins, midnight unless the person chose another.
  package let start: ClockTime

  /// A boundary at midnight.
  package static let midnight = DayBoundary(start: .midnight)

  /// Days that begin at this clock time.
  package init(start: ClockTime) {
    self.start = start
  }

  /// The day to which a wall-clock moment belongs.
  package func day(of moment: CivilDateTime) -> CivilDate {
    moment.secondOfDay < start.minutes * 60 ? moment.date.adding(days: -1) : moment.date
  }

  /// The wall-clock moment of a time that was planned for a day: before the day's start it is the next date's.
  package func moment(of time: ClockTime, on day: CivilDate) -> CivilDateTime {
    CivilDateTime(date: time < start ? day.adding(days: 1) : day, time: time)
  }

  /// The day to which an instant belongs: the one whose `span` holds it.
  package func day(of instant: Int, in zone: Zone) -> CivilDate {
    let day = day(of: zone.civil(at: instant))
    // A day that starts inside a gap or a repeated hour starts later or earlier than its clock shows.
    if instant < startInstant(of: day, in: zone) { return day.adding(days: -1) }
    let next = day.adding(days: 1)
    return instant < startInstant(of: next, in: zone) ? day : next
  }

  /// A day from its start to the next day's start, half-open, 23 or 25 hours long where the clock changes.
  package func span(of day: CivilDate, in zone: Zone) -> Span {
    Span(start: startInstant(of: day, in: zone), end: startInstant(of: day.adding(days: 1), in: zone))
  }

  private func startInstant(of day: CivilDate, in zone: Zone) -> Int {
    zone.instant(of: CivilDateTime(date: day, time: start))
  }
}
