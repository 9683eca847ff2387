package import DayBudget

/// Days as weeks by weekdays.
package struct WeekGrid: Sendable {
  /// A week: its Monday, and for each weekday from Monday on the place of its day, nil outside of the days.
  package struct Week: Sendable, Equatable {
    package let monday: CivilDate
    package let places: [Int?]
  }

  /// The weeks that the days touch, one after the other.
  package let weeks: [Week]

  /// So many days from `first` on.
  package init(from first: CivilDate, count: Int) {
    let lead = first.weekday.rawValue - 1
    weeks = stride(from: 0, to: count == 0 ? 0 : lead + count, by: 7).map { start in
      Week(
        monday: first.adding(days: start - lead),
        places: (start..<start + 7).map { cell in
          let place = cell - lead
          return 0 <= place && place < count ? place : nil
        })
    }
  }

  /// Where months begin: the place of the week that has a month's first day, and the first week, by that day.
  ///
  /// A month of which less than three weeks are there before the next one is left out: its name would be in the way.
  package var months: [(week: Int, day: CivilDate)] {
    var found: [(week: Int, day: CivilDate)] = []
    for (place, week) in weeks.enumerated() {
      for (weekday, day) in week.places.enumerated() where day != nil {
        let date = week.monday.adding(days: weekday)
        guard found.isEmpty || date.day == 1 else { continue }
        if let last = found.last, place - last.week < 3 { found.removeLast() }
        found.append((place, date))
      }
    }
    return found
  }
}
