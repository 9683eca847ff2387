internal import Calendars
package import DayBudget
package import Retrospect
package import Store

/// A block with its tags and title as they are now, and as the sums take it.
package struct SpentBlock {
  /// As a face shows it.
  package let shown: ShownBlock
  /// As it is summed: the one that runs up to now.
  package let worked: WorkedBlock
}

extension DayPlanner {
  /// How many days a block may reach over and still be found on the last of them.
  private static let reach = 7

  /// The blocks that can have time on some days, and what could not be read; by day and start.
  ///
  /// A block has the tags of its task unless it has its own, and the title that the task has now.
  package func spentBlocks(
    from first: CivilDate?, through last: CivilDate, _ snapshot: Snapshot
  ) -> (blocks: [SpentBlock], failures: [StoreFailure]) {
    guard snapshot.hasTime else { return ([], []) }
    let found =
      first.map { store.blocks(from: $0.adding(days: -Self.reach), through: last.adding(days: 1), snapshot) }
      ?? store.allBlocks(snapshot)
    let tasks = tasks(Set(found.blocks.compactMap(\.task)), from: first, snapshot)
    var zones: [String: Zone] = [:]
    let blocks = found.blocks.map { block in
      let zone = zones[block.zone] ?? zone(of: block.zone)
      zones[block.zone] = zone
      return SpentBlock(block, task: block.task.flatMap { tasks[$0] }, now: now, zone: zone)
    }
    return (blocks, found.failures)
  }

  /// As `spentBlocks`, for sums alone, which need little of each.
  ///
  /// - Parameter isMeant: Whether a block is asked for at all.
  package func workedBlocks(
    from first: CivilDate?, through last: CivilDate, _ snapshot: Snapshot,
    where isMeant: ((BlockSketch) -> Bool)? = nil
  ) -> (blocks: [WorkedBlock], failures: [StoreFailure]) {
    guard snapshot.hasTime else { return ([], []) }
    var found = store.sketches(
      from: first?.adding(days: -Self.reach), through: last.adding(days: 1), snapshot)
    if let isMeant { found.blocks.removeAll { !isMeant($0) } }
    let tasks = tasks(Set(found.blocks.lazy.compactMap(\.task)), from: first, snapshot)
    let ids = tasks.mapValues(\.id.description)
    var zone = self.zone
    let blocks = found.blocks.map { block in
      if zone.identifier != block.zone { zone = self.zone(of: block.zone) }
      let task = block.task.flatMap { tasks[$0] }
      return WorkedBlock(
        block, task: task, id: block.task.map { ids[$0] ?? $0.description }, now: now, zone: zone)
    }
    return (blocks, found.failures)
  }

  /// The tasks of blocks, by id: open ones, and those of history where some are not.
  private func tasks(
    _ ids: Set<TaskID>, from first: CivilDate?, _ snapshot: Snapshot
  ) -> [TaskID: Task] {
    var tasks: [TaskID: Task] = [:]
    var missing: Set<TaskID> = []
    for id in ids {
      if let task = try? snapshot.task(id) { tasks[id] = task } else { missing.insert(id) }
    }
    // What cannot be read there has its title in the block.
    if !missing.isEmpty, let past = try? store.history(from: first) {
      for task in past where missing.contains(task.id) { tasks[task.id] = task }
    }
    return tasks
  }
}

extension SpentBlock {
  fileprivate init(_ block: TimeBlock, task: Task?, now: Int, zone: Zone) {
    shown = block.shown { _ in task }
    worked = WorkedBlock(
      BlockSketch(block), task: task, id: block.task?.description, now: now, zone: zone)
  }
}

extension WorkedBlock {
  /// A block with the title and the tags that it has through its task; `id` is that of the task.
  fileprivate init(_ block: BlockSketch, task: Task?, id: String?, now: Int, zone: Zone) {
    let title = task?.title ?? block.title
    let tags = block.tags.isEmpty ? task?.tags ?? [] : block.tags
    if let start = block.start {
      self.init(
        span: Span(start: start, end: block.end ?? max(start, now)), day: block.day, title: title, task: id,
        tags: tags, mood: block.mood, zone: zone)
    } else {
      self.init(
        day: block.day, minutes: block.minutes(now: now), title: title, task: id, tags: tags,
        mood: block.mood,
        zone: zone)
    }
  }
}

/// A day as it went, with its blocks as a face shows them.
package struct SpentDay {
  /// The sums and the gaps.
  package let clock: DayOnClock
  /// The blocks of the day, those on the clock by their start, then the others.
  package let blocks: [SpentBlock]
  /// What could not be read.
  package let failures: [StoreFailure]
}

extension DayPlanner {
  /// A day that was added up, as it went; nil where no time was ever kept.
  package func spentDay(_ view: DayView, _ snapshot: Snapshot) -> SpentDay? {
    guard snapshot.hasTime else { return nil }
    let found = spentBlocks(from: view.day, through: view.day, snapshot)
    if found.blocks.isEmpty, found.failures.isEmpty, !store.hasBlocks(snapshot) { return nil }
    let counting = view.events.filter(\.event.counts).map(\.event.span)
    let clock = DayOnClock(
      found.blocks.map(\.worked), on: view.day,
      past: view.plan.budget.past.subtracting(SpanSet(counting)), boundary: snapshot.settings.boundary)
    return SpentDay(
      clock: clock, blocks: clock.places.map { found.blocks[$0] }, failures: found.failures)
  }
}
