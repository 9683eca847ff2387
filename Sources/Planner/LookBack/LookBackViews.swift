package import DayBudget
package import Parser
package import Retrospect
package import Store

/// What got done of what was planned, and what could not be read for it.
package struct ProgressView {
  /// The figures.
  package let progress: ProgressSum
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

/// Completed tasks with the time that was spent on each, by day, and what could not be read for them.
package struct HistoryView {
  /// A day on which something was completed.
  package struct Day {
    /// The day.
    package let day: CivilDate
    /// What was completed on it, by the instant.
    package let tasks: [Task]
    /// The minutes that were spent on these tasks, whenever it was.
    package var usedMinutes: Int { tasks.reduce(0) { $0 + $1.usedMinutes } }
    /// The sum of the estimates there are.
    package var estimatedMinutes: Int { tasks.reduce(0) { $0 + ($1.durationMinutes ?? 0) } }
  }

  /// The first day that was asked for; of all days the first with something, nil without any.
  package let first: CivilDate?
  /// The last day, inclusive.
  package let last: CivilDate
  /// The days with something, in order.
  package let days: [Day]
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

/// Estimates against what was used, and what could not be read for it.
package struct ReviewView {
  /// The first day that was asked for; of all days the first with something, nil without any.
  package let first: CivilDate?
  /// The last day, inclusive.
  package let last: CivilDate
  /// The figures.
  package let review: Review
  /// The tasks with both estimate and used, in the order of those of `review`.
  package let tasks: [Task]
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

/// The totals of a period, and what could not be read for them.
package struct StatsView {
  /// The totals.
  package let stats: Stats
  /// The longest block as a face shows it.
  package let longestBlock: ShownBlock?
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

extension DayPlanner {
  /// What got done of what was planned in a period; without a first day from the first completion or plan on.
  package func progress(_ period: Period, _ snapshot: Snapshot) throws -> ProgressView {
    let today = today(snapshot.settings)
    let last = period.last ?? today
    let weeks = ProgressSum.firstDay(today: today)
    let asked = period.first.map { min($0, last) }
    let past = store.completions(from: asked.map { min($0, weeks) }, snapshot)
    var completed: [CivilDate: Int] = [:]
    for completion in past.completions { completed[completion.day, default: 0] += 1 }
    let planned = try openCounts(
      from: min(asked ?? weeks, weeks), through: max(last, today.monday.adding(days: 6)), snapshot)
    let first = asked ?? min(past.completions.first?.day ?? last, planned.keys.min() ?? last, last)
    return ProgressView(
      progress: ProgressSum(from: first, to: last, today: today, completed: completed, planned: planned),
      failures: past.failures)
  }

  /// What was completed in a period, by the day of its completion.
  package func history(_ period: Period, _ snapshot: Snapshot) throws -> HistoryView {
    let found = try completed(in: period, snapshot)
    var days: [HistoryView.Day] = []
    var start = 0
    for index in found.tasks.indices {
      let day = found.tasks[index].completedDay
      if index + 1 < found.tasks.count, found.tasks[index + 1].completedDay == day { continue }
      if let day { days.append(HistoryView.Day(day: day, tasks: Array(found.tasks[start...index]))) }
      start = index + 1
    }
    return HistoryView(
      first: found.first, last: found.last, days: days, failures: found.failures)
  }

  /// Estimates against what was used, of what was completed in a period.
  package func review(_ period: Period, _ snapshot: Snapshot) throws -> ReviewView {
    let found = try completed(in: period, snapshot)
    let completed = found.tasks.map(CompletedTask.init)
    return ReviewView(
      first: found.first, last: found.last, review: Review(completed),
      tasks: zip(found.tasks, completed).filter { Factor($0.1) != nil }.map(\.0), failures: found.failures)
  }

  /// The totals of a period.
  package func stats(_ period: Period, _ snapshot: Snapshot) -> StatsView {
    let back = lookBack(period, snapshot)
    let hasEarlier = back.first.map { store.hasCompletions(before: $0, snapshot) } ?? false
    let stats = Stats(
      back.blocks, completed: back.completed, from: back.first, to: back.last, today: back.today,
      hasEarlier: hasEarlier, boundary: back.boundary, order: snapshot.settings.tagOrder)
    return StatsView(
      stats: stats, longestBlock: stats.longestBlock.flatMap { shown($0, snapshot) }, failures: back.failures)
  }

  /// Completed tasks of a period with the time that was spent on them, by day and instant.
  private func completed(in period: Period, _ snapshot: Snapshot) throws -> (
    tasks: [Task], first: CivilDate?, last: CivilDate, failures: [StoreFailure]
  ) {
    let last = period.last ?? today(snapshot.settings)
    let first = period.first.map { min($0, last) }
    let found = try completed(since: first, snapshot)
    let tasks = found.tasks.filter { $0.completedDay.map { $0 <= last } ?? false }
    let work = try work(on: tasks, snapshot)
    // Days still in the store's own file can come before some that were ticked ahead into history.
    let sorted = tasks.map(work.on).sorted {
      ($0.completedDay ?? last, $0.completed ?? 0, $0.id) < (
        $1.completedDay ?? last, $1.completed ?? 0, $1.id
      )
    }
    return (sorted, first ?? sorted.first?.completedDay, last, found.failures + work.failures)
  }

  /// A block of a sum as a face shows it, read again whole.
  private func shown(_ block: WorkedBlock, _ snapshot: Snapshot) -> ShownBlock? {
    // Two that are alike in all of this are of equal length, and either is the longest.
    store.blocks(from: block.day, through: block.day, snapshot).blocks.first {
      $0.start == block.span?.start && $0.minutes(now: now) == block.minutes && $0.day == block.day
        && $0.task?.description == block.task && ($0.task != nil || $0.title == block.title)
    }
    .map { ShownBlock(block: $0, tags: block.tags) }
  }
}

extension CompletedTask {
  /// A completed task with the time that was spent on it.
  init(_ task: Task) {
    self.init(
      id: task.id.description, completed: task.completed ?? 0,
      day: task.completedDay ?? CivilDate(daysSinceEpoch: 0), estimatedMinutes: task.durationMinutes,
      usedMinutes: task.usedMinutes, tags: task.tags, series: task.series?.id.description)
  }
}
