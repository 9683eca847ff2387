package import DayBudget
package import Parser
package import Retrospect
package import Store

/// A stretch of days that is looked back on: what was worked and what got done, read once for all figures.
///
/// Only the fields are read that figures need, so that ten years are no long wait.
package struct LookBack {
  /// The first day that was asked for; nil for the first of all.
  package let first: CivilDate?
  /// The last day, inclusive; today where none was named.
  package let last: CivilDate
  /// The day that now belongs to.
  package let today: CivilDate
  /// Where one day ends and the next begins.
  package let boundary: DayBoundary
  /// The blocks that can have time on these days, the one that runs up to now, by day and start: some lie on the days
  /// around them, and a sum cuts them.
  package let blocks: [WorkedBlock]
  /// What was completed on these days, by day and instant.
  package let completed: [CompletedTask]
  /// What could not be read.
  package let failures: [StoreFailure]
}

extension LookBack {
  /// What of a stretch of days is asked for.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The blocks, with their own titles and tags alone.
    package static let minutes = Parts(rawValue: 1)
    /// Titles and tags that blocks have through their tasks.
    package static let names = Parts(rawValue: 2)
    /// What was completed; with the time that was spent on it only where blocks are asked for too.
    package static let completed = Parts(rawValue: 4)
    /// The blocks as `spentBlocks` tells them.
    package static let blocks: Parts = [.minutes, .names]
    /// Everything.
    package static let all: Parts = [.blocks, .completed]
  }
}

extension DayPlanner {
  /// The days of a period as they went, of the store as it was read; only what is asked for is read.
  ///
  /// Months of completed tasks are read from the period's first on, months of blocks those of the period, and earlier
  /// ones where the completed tasks say that time was spent on them there.
  package func lookBack(
    _ period: Period, _ snapshot: Snapshot, _ parts: LookBack.Parts = .all
  ) -> LookBack {
    let settings = snapshot.settings
    let today = today(settings)
    let last = period.last ?? today
    let first = period.first.map { min($0, last) }
    guard parts.contains(.completed) else {
      let found =
        parts.contains(.minutes)
        ? workedBlocks(from: first, through: last, snapshot, isNamed: parts.contains(.names))
        : (blocks: [], failures: [])
      return LookBack(
        first: first, last: last, today: today, boundary: settings.boundary, blocks: found.blocks,
        completed: [], failures: found.failures)
    }
    let past = store.completions(from: first, snapshot)
    let completions = past.completions.filter { $0.day <= last }
    var found =
      parts.contains(.minutes)
      ? sketches(from: first, through: last, worked: completions, snapshot) : (blocks: [], failures: [])
    let work = Work(blocks: found.blocks, running: nil, now: now, failures: [])
    let completed = completions.map { completion in
      CompletedTask(
        id: completion.id.description, completed: completion.completed, day: completion.day,
        estimatedMinutes: completion.durationMinutes, usedMinutes: work.used(WorkKey(completion)),
        tags: completion.tags, series: completion.series?.id.description)
    }
    if let from = first?.adding(days: -Self.reach) {
      let to = last.adding(days: 1)
      found.blocks.removeAll { !$0.isRunning && ($0.day < from || $0.day > to) }
    }
    let tasks =
      parts.contains(.names) ? tasks(of: found.blocks, from: first, snapshot, past: past.completions) : [:]
    return LookBack(
      first: first, last: last, today: today, boundary: settings.boundary,
      blocks: worked(found.blocks, tasks), completed: completed, failures: past.failures + found.failures)
  }

  /// The blocks of some days, and those of the months in which time was spent on some tasks.
  private func sketches(
    from first: CivilDate?, through last: CivilDate, worked: [Completion], _ snapshot: Snapshot
  ) -> (blocks: [BlockSketch], failures: [StoreFailure]) {
    guard snapshot.hasTime else { return ([], []) }
    guard let first else { return store.sketches(from: nil, through: last, snapshot) }
    var months = Set(TaskStore.months(from: first.adding(days: -Self.reach), through: last.adding(days: 1)))
    for completion in worked { months.formUnion(completion.worked) }
    return store.sketches(of: months.sorted(), snapshot)
  }
}
