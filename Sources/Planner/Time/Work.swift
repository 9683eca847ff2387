internal import DayBudget
package import Store

/// The blocks that are about a task, or one occurrence of a series.
struct WorkKey {
  let task: TaskID
  /// The day of the occurrence by the rule; nil for all blocks of the task.
  let occurrence: CivilDate?
  /// The task that an occurrence became when it was ticked or changed alone.
  let own: TaskID

  init(_ task: Task) { self.init(task.id, task.series) }

  init(_ task: Completion) { self.init(task.id, task.series) }

  private init(_ id: TaskID, _ series: Occurrence?) {
    (own, task, occurrence) = (id, series?.id ?? id, series?.day)
  }

  /// Whether a block is one of them.
  func holds(_ block: TimeBlock) -> Bool { holds(block.task, block.occurrence) }

  /// Whether a block is one of them.
  func holds(_ block: BlockSketch) -> Bool { holds(block.task, block.occurrence) }

  private func holds(_ id: TaskID?, _ day: CivilDate?) -> Bool {
    if id == task, occurrence == nil || day == occurrence { return true }
    return own != task && id == own
  }
}

/// The time that was spent on tasks, as it is asked for with each of them.
///
/// It is nothing, and no file was read for it, where there are no blocks.
package struct Work {
  /// No time at all.
  package static let none = Work(blocks: [], running: nil, now: 0, failures: [])

  /// The block that runs.
  package let running: TimeBlock?
  /// What could not be read.
  package let failures: [StoreFailure]
  private var minutes: [Part: Int] = [:]

  /// All blocks of a task, or those of one occurrence.
  private struct Part: Hashable {
    let task: TaskID
    var occurrence: CivilDate?
  }

  init(blocks: [BlockSketch], running: TimeBlock?, now: Int, failures: [StoreFailure]) {
    self.running = running
    self.failures = failures
    for block in blocks {
      guard let task = block.task else { continue }
      let spent = block.minutes(now: now)
      minutes[Part(task: task), default: 0] += spent
      if let day = block.occurrence { minutes[Part(task: task, occurrence: day), default: 0] += spent }
    }
  }

  /// The minutes that were spent on a task, those of the block that runs up to now.
  package func used(_ task: Task) -> Int { used(WorkKey(task)) }

  /// The minutes of the blocks that `WorkKey.holds`.
  func used(_ key: WorkKey) -> Int {
    if minutes.isEmpty { return 0 }
    let asked = minutes[Part(task: key.task, occurrence: key.occurrence)] ?? 0
    return key.own == key.task ? asked : asked + (minutes[Part(task: key.own)] ?? 0)
  }

  /// Whether it is what runs.
  package func isRunning(_ task: Task) -> Bool {
    running.map(WorkKey(task).holds) ?? false
  }

  /// Whether there is nothing to say of any task.
  var isEmpty: Bool { minutes.isEmpty }

  /// The task with the time that was spent on it.
  package func on(_ task: Task) -> Task {
    if minutes.isEmpty { return task }
    var task = task
    (task.usedMinutes, task.isRunning) = (used(task), isRunning(task))
    return task
  }
}

extension DayPlanner {
  /// The time that was spent on some tasks.
  ///
  /// Only the months are read that these tasks say to have blocks of them.
  package func work(on tasks: [Task], _ snapshot: Snapshot) throws(StoreFailure) -> Work {
    guard snapshot.hasTime else { return .none }
    var months: Set<String> = []
    for task in tasks { months.formUnion(task.worked) }
    let found = store.sketches(of: months.sorted(), snapshot)
    return Work(
      blocks: found.blocks, running: try snapshot.running(), now: now, failures: found.failures)
  }

  /// These tasks with the time that was spent on them.
  func withWork(_ tasks: [Task], _ snapshot: Snapshot) throws(StoreFailure) -> [Task] {
    guard snapshot.hasTime else { return tasks }
    return try tasks.map(work(on: tasks, snapshot).on)
  }

  /// Tasks as a change has left them, with the time that was spent on them, as far as it can be read.
  package func afterChange(_ tasks: [Task]) -> [Task] {
    guard tasks.contains(where: { !$0.worked.isEmpty }), let snapshot = try? store.read() else {
      return tasks
    }
    return (try? withWork(tasks, snapshot)) ?? tasks
  }
}
