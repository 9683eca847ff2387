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

extension DayPlanner {
  /// How many days a block may reach over and still be found on the last of them.
  private static let blockReach = 7

  /// The days of a period as they went, of the store as it was read.
  ///
  /// Months of completed tasks are read from the period's first on, months of blocks those of the period, and earlier
  /// ones where the completed tasks say that time was spent on them there.
  package func lookBack(_ period: Period, _ snapshot: Snapshot) -> LookBack {
    let settings = snapshot.settings
    let today = today(settings)
    let last = period.last ?? today
    let first = period.first.map { min($0, last) }
    let past = store.completions(from: first, snapshot)
    let completions = past.completions.filter { $0.day <= last }
    let found = blocks(from: first, through: last, worked: completions, snapshot)
    let used = UsedMinutes(found.blocks, now: now)
    let completed = completions.map { completion in
      CompletedTask(
        id: completion.id.description, completed: completion.completed, day: completion.day,
        estimatedMinutes: completion.durationMinutes, usedMinutes: used.of(completion), tags: completion.tags,
        series: completion.series?.id.description)
    }
    // Of the tasks of blocks only the tags are wanted, and most blocks are on tasks that were completed since.
    var tags: [TaskID: [String]] = [:]
    for completion in past.completions where !completion.tags.isEmpty {
      tags[completion.id] = completion.tags
    }
    let (from, to) = (first?.adding(days: -Self.blockReach), last.adding(days: 1))
    var zones: [String: Zone] = [:]
    var blocks: [WorkedBlock] = []
    blocks.reserveCapacity(found.blocks.count)
    for block in found.blocks
    where block.isRunning || block.day <= to && (from.map { block.day >= $0 } ?? true) {
      let zone = zones[block.zone] ?? zone(of: block)
      zones[block.zone] = zone
      var own = block.tags
      if own.isEmpty, let task = block.task {
        own = tags[task] ?? ((try? snapshot.task(task))?.tags ?? [])
        tags[task] = own
      }
      blocks.append(block.worked(tags: own, now: now, zone: zone))
    }
    return LookBack(
      first: first, last: last, today: today, boundary: settings.boundary, blocks: blocks,
      completed: completed,
      failures: past.failures + found.failures)
  }

  /// The blocks of some days, and those of the months in which time was spent on some tasks.
  private func blocks(
    from first: CivilDate?, through last: CivilDate, worked: [Completion], _ snapshot: Snapshot
  ) -> (blocks: [TimeBlock], failures: [StoreFailure]) {
    guard snapshot.hasTime else { return ([], []) }
    guard let first else { return store.allBlocks(snapshot) }
    var months = Set(
      TaskStore.months(from: first.adding(days: -Self.blockReach), through: last.adding(days: 1)))
    for completion in worked { months.formUnion(completion.worked) }
    return store.blocks(of: months.sorted(), snapshot)
  }
}

/// The minutes that were spent on completed tasks, by the rule of `WorkKey`.
private struct UsedMinutes {
  private struct OccurrenceKey: Hashable {
    let series: TaskID
    let day: CivilDate
  }

  private var tasks: [TaskID: Int] = [:]
  private var occurrences: [OccurrenceKey: Int] = [:]

  init(_ blocks: [TimeBlock], now: Int) {
    for block in blocks {
      guard let task = block.task else { continue }
      let minutes = block.minutes(now: now)
      tasks[task, default: 0] += minutes
      if let day = block.occurrence {
        occurrences[OccurrenceKey(series: task, day: day), default: 0] += minutes
      }
    }
  }

  func of(_ completion: Completion) -> Int {
    if tasks.isEmpty { return 0 }
    let own = tasks[completion.id] ?? 0
    guard let series = completion.series, series.id != completion.id else { return own }
    return own + (occurrences[OccurrenceKey(series: series.id, day: series.day)] ?? 0)
  }
}

extension TimeBlock {
  /// The block as sums take it: under these tags, the one that runs up to now.
  func worked(tags: [String], now: Int, zone: Zone) -> WorkedBlock {
    let (id, task) = (id.description, task?.description)
    guard let start else {
      return WorkedBlock(
        id: id, day: day, minutes: minutes(now: now), title: title, task: task, tags: tags, mood: mood,
        zone: zone)
    }
    return WorkedBlock(
      id: id, span: Span(start: start, end: end ?? max(start, now)), title: title, task: task, tags: tags,
      mood: mood, zone: zone)
  }
}
