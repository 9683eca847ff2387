package import DayBudget
package import Parser
package import Retrospect
package import Store

/// All figures of a report on a period.
package struct ReportView {
  /// The first day.
  package let first: CivilDate
  /// The last day, inclusive; today where more was asked for, and never before the first.
  package let last: CivilDate
  /// The day on which it is made.
  package let today: CivilDate
  /// The time by category.
  package let sum: SpentSum
  /// The minutes of each day in five steps.
  package let heatmap: Heatmap
  /// The minutes of each day with their running mean and mood.
  package let trend: Trend
  /// How many tasks were completed.
  package let completed: Int
  /// The completed tasks that have both an estimate and time, the time that was spent on them among their figures; by
  /// day and instant of completion.
  package let reviewed: [Task]
  /// The colours of tags, by the tag in lower case.
  package let tagColors: [String: TagColor]
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

extension DayPlanner {
  /// The report on a period, of the store as it was read; one on all days begins with the first of which anything is
  /// known.
  package func report(_ period: Period, _ snapshot: Snapshot) throws(StoreFailure) -> ReportView {
    let settings = snapshot.settings
    let today = today(settings)
    // Of a period that is all to come there is nothing to say, but its name.
    let isToCome = period.first.map { $0 > today } ?? false
    let last = isToCome ? period.last ?? period.first ?? today : min(period.last ?? today, today)
    let look = lookBack(Period(first: period.first?.adding(days: -Trend.reach), last: last), snapshot)
    let first =
      period.first
      ?? [look.blocks.firstDay(look.boundary), look.completed.first?.day]
      .compactMap(\.self).min() ?? last
    let trend = look.trend(from: first)
    let past = try completed(since: first, snapshot)
    let done = try withWork(past.tasks.filter { $0.completedDay.map { $0 <= last } ?? false }, snapshot)
    return ReportView(
      first: first, last: last, today: today,
      sum: SpentSum(
        look.blocks, from: first, to: last, by: [.category], boundary: look.boundary,
        order: settings.tagOrder),
      heatmap: Heatmap(trend.points.map(\.minutes), from: first), trend: trend, completed: done.count,
      reviewed: done.filter { $0.durationMinutes != nil && $0.usedMinutes > 0 },
      tagColors: settings.tagColors, failures: look.failures + past.failures)
  }
}
