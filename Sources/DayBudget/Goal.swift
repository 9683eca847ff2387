/// What is to be reached, or not to be passed, in every day, week, month or year.
package struct Goal: Hashable, Sendable {
  /// What is counted.
  package enum Measure: String, Sendable {
    /// Minutes of time that was spent.
    case minutes
    /// Days with a block of time.
    case days
    /// Tasks that were completed.
    case tasks
  }

  /// On which side of the target it is met.
  package enum Bound: String, Sendable {
    case atLeast
    case atMost
  }

  /// What is counted.
  package let measure: Measure
  /// Whether the target is to be reached or not to be passed.
  package let bound: Bound
  /// How much in one period, 1…`Measure.most(in:)`.
  package let target: Int
  /// How long it has each time.
  package let period: CalendarPeriod
  /// Only what has this tag counts, without `#`; nil for all.
  package let tag: String?

  /// A goal, of which the target is in its range.
  package init(_ measure: Measure, _ bound: Bound, _ target: Int, per period: CalendarPeriod, tag: String?) {
    (self.measure, self.bound, self.target, self.period) = (measure, bound, target, period)
    self.tag = tag
  }

  /// Whether another goal is this one with another target: of those only one can stand.
  package func isAbout(_ other: Goal) -> Bool {
    (measure, bound, period) == (other.measure, other.bound, other.period)
      && tag?.lowercased() == other.tag?.lowercased()
  }
}

extension Goal.Measure {
  /// The largest target there can be in a period: what would fill it, and 9 999 tasks.
  package func most(in period: CalendarPeriod) -> Int {
    switch self {
    case .minutes: period.mostDays * 1_440
    case .days: period.mostDays
    case .tasks: 9_999
    }
  }
}

/// A stretch of the calendar that a goal is set for.
package enum CalendarPeriod: String, CaseIterable, Sendable {
  case day
  /// From Monday to Sunday.
  case week
  case month
  case year

  /// The days of its longest one.
  var mostDays: Int {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 31
    case .year: 366
    }
  }

  /// The first and the last day, both inclusive, of the one that a day lies in.
  package func days(around day: CivilDate) -> (first: CivilDate, last: CivilDate) {
    switch self {
    case .day: return (day, day)
    case .week: return (day.monday, day.monday.adding(days: 6))
    case .month:
      let first = day.firstOfMonth
      return (first, first.adding(months: 1).adding(days: -1))
    case .year:
      let first = CivilDate(year: day.year, month: 1, day: 1) ?? day
      return (first, first.adding(months: 12).adding(days: -1))
    }
  }
}
