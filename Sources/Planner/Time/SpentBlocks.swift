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

/// What a block has through its task.
struct TaskOfBlock {
  /// The title that the task has now.
  let title: String
  /// The tags of blocks that have none of their own.
  let tags: [String]
  /// The id of the task.
  let id: String

  init(_ task: Task) { (title, tags, id) = (task.title, task.tags, task.id.description) }

  init(_ task: Completion) { (title, tags, id) = (task.title, task.tags, task.id.description) }
}

extension DayPlanner {
  /// How many days a block may reach over and still be found on the last of them.
  static let reach = 7

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
    let sketches = found.blocks.map { BlockSketch($0) }
    let worked = worked(sketches, tasks(of: sketches, from: first, snapshot))
    return (
      zip(found.blocks, worked).map { block, worked in
        SpentBlock(shown: ShownBlock(block: block, tags: worked.tags), worked: worked)
      }, found.failures
    )
  }

  /// As `spentBlocks`, for sums alone, which need little of each.
  ///
  /// - Parameters:
  ///   - isNamed: Whether titles and tags are asked for that blocks have through their tasks.
  ///   - isMeant: Whether a block is asked for at all.
  package func workedBlocks(
    from first: CivilDate?, through last: CivilDate, _ snapshot: Snapshot, isNamed: Bool = true,
    where isMeant: ((BlockSketch) -> Bool)? = nil
  ) -> (blocks: [WorkedBlock], failures: [StoreFailure]) {
    guard snapshot.hasTime else { return ([], []) }
    var found = store.sketches(
      from: first?.adding(days: -Self.reach), through: last.adding(days: 1), snapshot)
    if let isMeant { found.blocks.removeAll { !isMeant($0) } }
    let tasks = isNamed ? tasks(of: found.blocks, from: first, snapshot) : [:]
    return (worked(found.blocks, tasks), found.failures)
  }

  /// What blocks have through their tasks, by its id: open ones, and ones that were completed on a day or later.
  ///
  /// - Parameter past: The completed ones, where they were read already.
  func tasks(
    of blocks: [BlockSketch], from first: CivilDate?, _ snapshot: Snapshot, past: [Completion]? = nil
  ) -> [TaskID: TaskOfBlock] {
    var tasks: [TaskID: TaskOfBlock] = [:]
    var missing: Set<TaskID> = []
    for block in blocks {
      guard let id = block.task, tasks[id] == nil, missing.insert(id).inserted else { continue }
      if let task = try? snapshot.task(id) {
        tasks[id] = TaskOfBlock(task)
        missing.remove(id)
      }
    }
    // What cannot be read there has its title in the block.
    if !missing.isEmpty {
      for task in past ?? store.completions(from: first, snapshot).completions where missing.contains(task.id)
      {
        tasks[task.id] = TaskOfBlock(task)
      }
    }
    return tasks
  }

  /// Blocks as sums take them: with the title and the tags that each has through its task, the one that runs up to now.
  func worked(_ blocks: [BlockSketch], _ tasks: [TaskID: TaskOfBlock]) -> [WorkedBlock] {
    var zone = self.zone
    return blocks.map { block in
      if zone.identifier != block.zone { zone = self.zone(of: block.zone) }
      let task = block.task.flatMap { tasks[$0] }
      return WorkedBlock(
        span: block.start.map { Span(start: $0, end: block.end ?? max($0, now)) }, day: block.day,
        minutes: block.minutes(now: now), title: task?.title ?? block.title,
        task: task?.id ?? block.task?.description, tags: block.tags.isEmpty ? task?.tags ?? [] : block.tags,
        mood: block.mood, zone: zone)
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
