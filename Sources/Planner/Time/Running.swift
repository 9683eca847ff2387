internal import DayBudget
internal import Store

/// What runs.
package struct RunningView {
  /// The block; nil where nothing runs.
  package let block: ShownBlock?
  /// Since how many minutes.
  package let minutes: Int
  /// The estimate of its task; nil without one.
  package let durationMinutes: Int?
  /// The minutes that were spent on its task, those of this block among them; nil without a task.
  package let usedMinutes: Int?
  /// Since when it runs, where that is longer than it can be meant.
  package let stale: StaleBlock?
}

extension DayPlanner {
  /// What runs, from the store as it was read.
  package func running() throws -> RunningView {
    let snapshot = try snapshot()
    guard let block = try snapshot.running() else {
      return RunningView(block: nil, minutes: 0, durationMinutes: nil, usedMinutes: nil, stale: nil)
    }
    let stored = try block.task.flatMap { try snapshot.task($0) }
    var task = stored
    if let stored, let day = block.occurrence, let occurrence = stored.occurrence(byRule: day) {
      task = stored.shown(as: occurrence)
    }
    let used = try task.map { try work(on: [$0], snapshot).used($0) }
    return RunningView(
      block: block.shown { _ in stored }, minutes: block.minutes(now: now),
      durationMinutes: task?.durationMinutes, usedMinutes: used,
      stale: staleness(block, snapshot.settings))
  }
}
