package import DayBudget

/// How the time of a day went over a period: minutes, a week's running mean, and mood.
package struct Trend: Sendable {
  /// A day.
  package struct Point: Sendable, Equatable {
    package let day: CivilDate
    /// Whole minutes.
    package let minutes: Int
    /// The mean minutes of the seven days that end with it, in tenths.
    package let mean: Int
    /// The mean mood in tenths; nil where no block has one.
    package let mood: Int?
  }

  /// The days, one after the other.
  package let points: [Point]

  /// How many days before the first one the mean of that one looks back.
  package static let reach = 6

  /// The figures of a trend, which begin `reach` days before its first day.
  package init(_ figures: DayFigures) {
    points = figures.minutes.indices.dropFirst(Trend.reach).map { place in
      let week = figures.minutes[(place - Trend.reach)...place].reduce(0, +)
      return Point(
        day: figures.first.adding(days: place), minutes: figures.minutes[place],
        mean: DayFigures.tenths(of: week, over: Trend.reach + 1), mood: figures.moods[place])
    }
  }

  /// Whether any day has a mood.
  package var hasMood: Bool { points.contains { $0.mood != nil } }
}
