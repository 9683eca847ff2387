package import DayBudget

/// A stretch of days, both ends inclusive; an end that is nil is open.
package struct Period: Hashable, Sendable {
  /// The first day; nil for the first of all.
  package let first: CivilDate?
  /// The last day, never before `first`; nil for the last of all.
  package let last: CivilDate?

  /// All days there are.
  package static let all = Period(first: nil, last: nil)

  /// From one day to another, which is not before it.
  package init(first: CivilDate?, last: CivilDate?) {
    self.first = first
    self.last = last
  }

  /// A single day.
  package init(_ day: CivilDate) {
    self.init(first: day, last: day)
  }
}

extension Period {
  /// The week of a day, from Monday to Sunday.
  static func week(of day: CivilDate) -> Period {
    Period(first: day.monday, last: day.monday.adding(days: 6))
  }

  /// A month; nil outside of `CivilDate.years`.
  static func month(_ month: Int, of year: Int) -> Period? {
    months(from: month, count: 1, of: year)
  }

  /// A year; nil outside of `CivilDate.years`.
  static func year(_ year: Int) -> Period? {
    months(from: 1, count: 12, of: year)
  }

  /// A quarter, 1…4; nil outside of `CivilDate.years`.
  static func quarter(_ quarter: Int, of year: Int) -> Period? {
    (1...4).contains(quarter) ? months(from: quarter * 3 - 2, count: 3, of: year) : nil
  }

  /// Whole months of a year.
  private static func months(from month: Int, count: Int, of year: Int) -> Period? {
    guard CivilDate.years.contains(year), let first = CivilDate(year: year, month: month, day: 1) else {
      return nil
    }
    return Period(first: first, last: first.adding(months: count).adding(days: -1))
  }
}
