package import DayBudget

/// How many stretches in a row had what was wanted.
package struct Streak: Sendable, Equatable {
  /// How many: days, weeks, months or years.
  package internal(set) var count = 0
  /// The first day of the first and the last day of the last of them; nil for none.
  package internal(set) var days: ClosedRange<CivilDate>?

  /// None.
  package init() {}

  /// So many, over these days.
  package init(count: Int, days: ClosedRange<CivilDate>?) { (self.count, self.days) = (count, days) }
}

/// The streak that still stands, and the longest of all.
package struct Streaks: Sendable, Equatable {
  /// The one that the last stretch belongs to, or the one before it while that may still be met.
  package private(set) var standing = Streak()
  /// The longest, of several the first.
  package private(set) var longest = Streak()

  /// A day, a week, a month or a year, and what came of it.
  package struct Stretch: Sendable {
    /// Its days.
    let days: ClosedRange<CivilDate>
    /// Whether it had what was wanted.
    let isMet: Bool
    /// Whether it is over: the one that is not breaks no streak.
    let isOver: Bool
  }

  /// The streaks in a row of stretches, in order, each following the one before.
  package init(_ stretches: some Sequence<Stretch>) {
    for stretch in stretches {
      if stretch.isMet {
        let first = standing.days?.lowerBound ?? stretch.days.lowerBound
        standing = Streak(count: standing.count + 1, days: first...stretch.days.upperBound)
        if standing.count > longest.count { longest = standing }
      } else if stretch.isOver {
        standing = Streak()
      }
    }
  }

  /// The streaks of days up to today, of which some, sorted and each once, have what is wanted.
  ///
  /// Today breaks nothing as long as it has nothing. Days that `counts` denies neither count nor break.
  package init(
    of days: [CivilDate], today: CivilDate, counting counts: (CivilDate) -> Bool = { _ in true }
  ) {
    var rest = days[...]
    var stretches: [Stretch] = []
    for number in stride(from: days.first?.daysSinceEpoch ?? .max, through: today.daysSinceEpoch, by: 1) {
      let day = CivilDate(daysSinceEpoch: number)
      let isMet = rest.first == day
      if isMet { rest.removeFirst() }
      if counts(day) { stretches.append(Stretch(days: day...day, isMet: isMet, isOver: day < today)) }
    }
    self.init(stretches)
  }
}
