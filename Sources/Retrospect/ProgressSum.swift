package import DayBudget

/// What got done of what was planned, day by day and week by week.
package struct ProgressSum: Sendable {
  /// Days, and what was done on them.
  package struct Part: Sendable, Equatable {
    /// The first day.
    package let first: CivilDate
    /// The last day, inclusive; the same of a single day.
    package let last: CivilDate
    /// How many tasks were completed on these days.
    package let completed: Int
    /// Those, and what is planned for these days and still open.
    package let total: Int
  }

  /// How many weeks there are up to now.
  package static let weekCount = 4

  /// The days of the period, each by itself, in order.
  package let days: [Part]
  /// The last calendar weeks, Monday to Sunday, this one the last.
  package let weeks: [Part]
  /// How many tasks are open on the days of the period up to today.
  package let open: Int

  /// How many tasks were completed in the period.
  package var completed: Int { days.reduce(0) { $0 + $1.completed } }
  /// Those, and what is planned for it and still open.
  package var total: Int { days.reduce(0) { $0 + $1.total } }

  /// The first day of which completions and plans are needed for the weeks.
  package static func firstDay(today: CivilDate) -> CivilDate {
    today.monday.adding(days: -7 * (weekCount - 1))
  }

  /// Progress from one day to another, which is not before it.
  ///
  /// - Parameters:
  ///   - completed: How many tasks were completed on each day; days without any may be missing.
  ///   - planned: How many tasks are planned for each day and still open, likewise.
  package init(
    from first: CivilDate, to last: CivilDate, today: CivilDate, completed: [CivilDate: Int],
    planned: [CivilDate: Int]
  ) {
    func part(_ first: CivilDate, _ last: CivilDate) -> Part {
      var (done, open) = (0, 0)
      for number in first.daysSinceEpoch...last.daysSinceEpoch {
        let day = CivilDate(daysSinceEpoch: number)
        done += completed[day] ?? 0
        open += planned[day] ?? 0
      }
      return Part(first: first, last: last, completed: done, total: done + open)
    }
    let days = (0...max(0, last.days(since: first))).map {
      part(first.adding(days: $0), first.adding(days: $0))
    }
    self.days = days
    weeks = (0..<Self.weekCount).map { week in
      let monday = Self.firstDay(today: today).adding(days: 7 * week)
      return part(monday, monday.adding(days: 6))
    }
    open = days.reduce(0) { $1.first > today ? $0 : $0 + $1.total - $1.completed }
  }
}
