internal import DayBudget
package import Parser
package import Retrospect
package import Store

/// How the time of a day went over a period, and what could not be read for it.
package struct TrendView {
  /// The days, today the last one at most.
  package let trend: Trend
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

extension DayPlanner {
  /// The trend of a period, of the store as it was read; of all days it begins with the first block.
  package func trend(_ period: Period, _ snapshot: Snapshot) -> TrendView {
    let today = today(snapshot.settings)
    let last = min(period.last ?? today, today)
    let look = lookBack(
      Period(first: period.first?.adding(days: -Trend.reach), last: last), snapshot, .minutes)
    return TrendView(trend: look.trend(from: period.first), failures: look.failures)
  }
}

extension LookBack {
  /// The trend of the days from one on that lies `Trend.reach` days after the first; nil begins with the first block.
  func trend(from first: CivilDate?) -> Trend {
    let first = first ?? blocks.firstDay(boundary) ?? last
    return Trend(
      DayFigures(blocks, from: first.adding(days: -Trend.reach), through: last, boundary: boundary))
  }
}
