/// How a task repeats, on civil dates: every so many days, weeks, months or years, counted from an anchor.
///
/// The occurrences are computed from the anchor (the first day of the series), never one from another, so
/// the 31st does not wander to the 28th.
package struct RepeatRule: Hashable, Sendable {
  /// What is counted.
  package enum Unit: String, CaseIterable, Sendable {
    case day
    case week
    case month
    case year
  }

  /// Each so many units, at most: what comes from outside is held to it, so that no count goes beyond all dates.
  package static let intervals = 1...999

  /// What is counted.
  package let unit: Unit
  /// Each so many units, 1 or more.
  package let every: Int
  /// The weekdays of a weekly rule, or of a monthly one with an ordinal; sorted Monday first, each once.
  ///
  /// Empty: the anchor decides.
  package let weekdays: [Weekday]
  /// Which of those weekdays in the month: 1…5, or −1 for the last; nil without weekdays in a month.
  package let ordinal: Int?
  /// The day of the month, 1…31, or −1 for the last; one that a month does not have is that month's last.
  package let monthDay: Int?
  /// The last day on which it can have an occurrence; nil goes on for ever.
  package var until: CivilDate?

  /// A rule; `every` below 1 counts as 1, weekdays are sorted and freed of doubles.
  package init(
    unit: Unit, every: Int = 1, weekdays: [Weekday] = [], ordinal: Int? = nil, monthDay: Int? = nil,
    until: CivilDate? = nil
  ) {
    self.unit = unit
    self.every = max(1, every)
    self.weekdays = Set(weekdays).sorted()
    self.ordinal = ordinal
    self.monthDay = monthDay
    self.until = until
  }

  /// The first day from `day` on with which a series under this rule can begin; its last day does not count.
  ///
  /// A rule that names neither weekday nor day of the month begins with any day, so with `day` itself. One
  /// on the 29th to 31st begins in a month that has that day: the series is about it.
  package func first(onOrAfter day: CivilDate) -> CivilDate {
    switch unit {
    case .day, .year:
      return day
    case .week:
      guard !weekdays.isEmpty else { return day }
      return (0..<7).lazy.map { day.adding(days: $0) }.first { weekdays.contains($0.weekday) } ?? day
    case .month:
      guard ordinal != nil || monthDay != nil else { return day }
      // A fifth weekday can be missing from a month, but never from two years of them.
      for offset in 0..<24 {
        guard let found = occurrence(inMonth: offset, after: day), found >= day else { continue }
        if ordinal != nil || monthDay == -1 || found.day == monthDay { return found }
      }
      return day
    }
  }

  /// Whether a series that began on `anchor` has an occurrence on `day`; never before the anchor.
  package func contains(_ day: CivilDate, from anchor: CivilDate) -> Bool {
    next(onOrAfter: day, from: anchor) == day
  }

  /// The first occurrence on or after `day` of a series that began on `anchor`; nil after its last day, and past
  /// `CivilDate.years`, where no store could hold it.
  ///
  /// - Complexity: constant; the distance between the two does not matter.
  package func next(onOrAfter day: CivilDate, from anchor: CivilDate) -> CivilDate? {
    let day = max(day, anchor)
    if let until, day > until { return nil }
    guard let next = endless(onOrAfter: day, from: anchor), next.isInRange else { return nil }
    if let until, next > until { return nil }
    return next
  }

  /// The same of a rule without a last day; `day` is not before the anchor.
  private func endless(onOrAfter day: CivilDate, from anchor: CivilDate) -> CivilDate? {
    switch unit {
    case .day:
      let steps = CivilDate.floorDivide(day.days(since: anchor) + every - 1, every)
      return anchor.adding(days: steps * every)
    case .week:
      return nextInWeeks(onOrAfter: day, from: anchor)
    case .month:
      return nextInMonths(onOrAfter: day, from: anchor, step: every)
    case .year:
      return nextInMonths(onOrAfter: day, from: anchor, step: every * 12)
    }
  }

  private func nextInWeeks(onOrAfter day: CivilDate, from anchor: CivilDate) -> CivilDate? {
    let days = weekdaysInForce(anchor)
    let weeks = day.monday.days(since: anchor.monday) / 7
    let firstWeek = weeks / every * every
    for week in [firstWeek, firstWeek + every] {
      for weekday in days {
        let candidate = anchor.monday.adding(days: week * 7 + weekday.rawValue - 1)
        if candidate >= day { return candidate }
      }
    }
    return nil
  }

  private func nextInMonths(onOrAfter day: CivilDate, from anchor: CivilDate, step: Int) -> CivilDate? {
    let months = (day.year - anchor.year) * 12 + day.month - anchor.month
    let first = months / step * step
    // Up to 28 steps: a fifth weekday, or one in February, can be missing that often.
    for offset in stride(from: first, through: first + 28 * step, by: step) {
      if let found = occurrence(inMonth: offset, after: anchor), found >= day { return found }
    }
    return nil
  }

  /// The weekdays of a weekly rule; the anchor's where it names none.
  func weekdaysInForce(_ anchor: CivilDate) -> [Weekday] {
    weekdays.isEmpty ? [anchor.weekday] : weekdays
  }

  /// The occurrence in the month that lies so many months after the anchor's, nil when it has none.
  func occurrence(inMonth offset: Int, after anchor: CivilDate) -> CivilDate? {
    let first = anchor.adding(days: 1 - anchor.day).adding(months: offset)
    let length = CivilDate.daysInMonth(year: first.year, month: first.month)
    if let ordinal, let weekday = weekdays.first {
      return RepeatRule.weekday(weekday, ordinal: ordinal, inMonthFrom: first, length: length)
    }
    let wanted = monthDay ?? anchor.day
    return first.adding(days: (wanted == -1 ? length : min(wanted, length)) - 1)
  }

  private static func weekday(
    _ weekday: Weekday, ordinal: Int, inMonthFrom first: CivilDate, length: Int
  ) -> CivilDate? {
    if ordinal == -1 {
      let last = first.adding(days: length - 1)
      return last.weekday == weekday ? last : last.next(weekday).adding(days: -7)
    }
    let earliest = first.adding(days: -1).next(weekday)
    let day = earliest.adding(days: (ordinal - 1) * 7)
    return day.days(since: first) < length ? day : nil
  }
}
