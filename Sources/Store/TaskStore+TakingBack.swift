package import DayBudget

/// What a run has written to a store: all that is needed to take back its own steps, and no one else's.
final class Written: Sendable {
  /// A step: what it changed, and the log before and after it.
  struct Step {
    let changes: [Change]
    let before: [UInt8]?
    let after: [UInt8]
  }

  // A run writes from one thread.
  /// The steps in their order.
  nonisolated(unsafe) var steps: [Step] = []
  /// What was damaged in the store as the last step found it.
  nonisolated(unsafe) var damage: StoreFailure?
}

extension TaskStore {
  /// Takes back what this run has written through this value, as if it had never been, since its answer could
  /// not be told; whether that was possible.
  ///
  /// Only its own steps, each found by its number, go: commands of others that came in between stay and can
  /// be taken back. Where one of those touched the same records or settings, the step stays, and false is
  /// returned.
  package func takeBack(today: CivilDate) throws -> Bool {
    while let step = written.steps.last {
      guard try takeBack(step, today: today) else { return false }
      written.steps.removeLast()
    }
    return true
  }

  private func takeBack(_ step: Written.Step, today: CivilDate) throws -> Bool {
    try whileLocked { original in
      var draft = try original.draft(history: history, time: time, now: 0)
      // Someone else has taken it back already.
      if try draft.is(as: step.changes, \.before) { return true }
      guard let log = try readLog().without(step), try draft.is(as: step.changes, \.after) else {
        return false
      }
      try draft.put(step.changes.map(\.reversed))
      try commit(try draft.changes(), to: original, log: log, today: today, isTakingBack: true)
      return true
    }
  }
}

extension UndoLog {
  /// The log as it would be without a step; nil where a later one touched the same records.
  fileprivate func without(_ step: Written.Step) throws(StoreFailure) -> UndoLog? {
    let before = try step.before.map { bytes throws(StoreFailure) in try UndoLog(file: file, bytes: bytes) }
    var log = self
    if original == step.after {
      log.replace(
        done: Array(before?.lines.prefix(before?.border ?? 0) ?? []),
        undone: Array(before?.lines.suffix(before?.undone ?? 0) ?? []))
      log.isRestored = before?.isRestored ?? false
      return log
    }
    let then = try Numbered(before ?? UndoLog(emptyFile: file))
    let now = try Numbered(self)
    let own = try Numbered(UndoLog(file: file, bytes: step.after))
    let others = Set(now.all.keys).union(own.all.keys).filter { now.isDone($0) != own.isDone($0) }
    let targets = Set(step.changes.map(\.target))
    for number in others {
      guard let line = now.all[number] ?? own.all[number] else { continue }
      // A line that was only pushed out by later ones, or can no longer be done again, touched nothing anew.
      if now.all[number] == nil, number < now.first || own.isDone(number) == false { continue }
      if try !targets.isDisjoint(with: command(line).changes.map(\.target)) { return nil }
    }
    // What the step did is gone, and what it took back is done again.
    let added = Set(own.done.keys).subtracting(then.done.keys)
    var done = now.done.filter { !added.contains($0.key) }
    var undone = now.undone
    for (number, line) in own.undone where then.done[number] != nil {
      undone[number] = nil
      done[number] = line
    }
    log.replace(done: UndoLog.inOrder(done), undone: UndoLog.inOrder(undone))
    return log
  }

  private static func inOrder(_ lines: [Int: [UInt8]]) -> [[UInt8]] {
    lines.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// The lines of a log by their numbers.
private struct Numbered {
  var done: [Int: [UInt8]] = [:]
  var undone: [Int: [UInt8]] = [:]
  var all: [Int: [UInt8]] { done.merging(undone) { $1 } }

  init(_ log: UndoLog) throws(StoreFailure) {
    let numbers = try log.lines.map { line throws(StoreFailure) in try log.command(line, changes: 0).number }
    // Lines without a number are older than all that have one; they are counted from the last of them.
    let unnumbered = numbers.count { $0 == nil }
    for (index, line) in log.lines.enumerated() {
      let number = numbers[index] ?? index - unnumbered
      if index < log.border { done[number] = line } else { undone[number] = line }
    }
  }

  /// The lowest number.
  var first: Int { all.keys.min() ?? .max }

  /// Whether a command is done; nil where it is not there.
  func isDone(_ number: Int) -> Bool? {
    done[number] != nil ? true : undone[number] != nil ? false : nil
  }
}
