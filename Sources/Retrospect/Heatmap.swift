package import DayBudget

/// What the days of a heatmap show; the raw values are those of the JSON contract and of the command line.
package enum HeatmapOf: String, CaseIterable, Sendable {
  /// Minutes that were spent.
  case minutes
  /// Tasks that were completed.
  case completed
  /// The mean of the moods, in tenths.
  case mood
}

/// Days in five steps: nothing, and the quarters of those that have something.
package struct Heatmap: Sendable {
  /// A day.
  package struct Cell: Sendable, Equatable {
    package let day: CivilDate
    /// What it has, 0 or more.
    package let value: Int
    /// 0 for nothing, else 1…4.
    package let step: Int
  }

  /// The days, one after the other.
  package let cells: [Cell]
  /// The three values at which the steps from 1 on end, never decreasing; none where no day has anything.
  package let quartiles: [Int]

  /// Days with these values, from `first` on.
  ///
  /// Quartile k of n sorted values is the ⌈k·n/4⌉-th; a value is in the first step that it does not exceed.
  package init(_ values: [Int], from first: CivilDate) {
    let sorted = values.filter { $0 > 0 }.sorted()
    let quartiles =
      sorted.isEmpty ? [] : (1...3).map { sorted[($0 * sorted.count + 3) / 4 - 1] }
    self.quartiles = quartiles
    cells = values.enumerated().map { place, value in
      let step = value == 0 ? 0 : 1 + quartiles.count { value > $0 }
      return Cell(day: first.adding(days: place), value: value, step: step)
    }
  }
}
