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
  /// The goals that count on some of the days, with the periods among them.
  package let goals: [GoalRow]
  /// What was kept up for two days or more, on these days alone.
  package let streaks: [StreakRow]
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
    // The day after one that is past: with it the last of them is over.
    let now = last < today ? last.adding(days: 1) : today
    let past = try completed(since: first, snapshot)
    let done = try withWork(past.tasks.filter { $0.completedDay.map { $0 <= last } ?? false }, snapshot)
    return ReportView(
      first: first, last: last, today: today,
      sum: SpentSum(
        look.blocks, from: first, to: last, by: [.category], boundary: look.boundary,
        order: settings.tagOrder),
      heatmap: Heatmap(trend.points.map(\.minutes), from: first), trend: trend, completed: done.count,
      reviewed: done.filter { $0.durationMinutes != nil && $0.usedMinutes > 0 },
      goals: isToCome ? [] : goals(settings.goals.filter { $0.firstDay <= last }, first, last, snapshot),
      streaks: look.streaks(from: first, today: now, tagPlaces: settings.tagPlaces)
        .filter { $0.streaks.longest.count > 1 },
      tagColors: settings.tagColors, failures: look.failures + past.failures)
  }

  /// Goals on some days: their periods count whole, as far as they are gone.
  private func goals(
    _ goals: [StoredGoal], _ first: CivilDate, _ last: CivilDate, _ snapshot: Snapshot
  ) -> [GoalRow] {
    let today = today(snapshot.settings)
    let periods = goals.map(\.goal.period)
    let from = periods.map { $0.days(around: first).first }.min() ?? first
    let end = periods.map { $0.days(around: last).last }.max() ?? last
    let past = lookBack(Period(first: from, last: min(end, today)), snapshot, .of(goals.map(\.goal)))
    return goals.inOrder.flatMap { goal in
      // The day after the last period that is past: with it that period is over.
      let over = goal.goal.period.days(around: last).last.adding(days: 1)
      return rows([goal], past, from: first, today: min(over, today))
    }
  }
}
