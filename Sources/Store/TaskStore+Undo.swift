package import DayBudget

/// A command that was taken back, done again, or could be.
package struct PastCommand: Hashable, Sendable {
  /// What it was.
  package let label: CommandLabel
  /// When it was given, in seconds since the epoch.
  package let instant: Int
  /// The tasks that it changed, by id.
  package let tasks: [TaskID]

  init(_ command: LoggedCommand) {
    label = command.label
    instant = command.instant
    tasks = command.changes.compactMap { change in
      if case .record(let id) = change.target, !id.isBlock { id } else { nil }
    }
  }
}

extension TaskStore {
  /// The commands that can be taken back and those that can be done again; each the next one first.
  package func pastCommands() throws(StoreFailure) -> (undoable: [PastCommand], redoable: [PastCommand]) {
    var draft = try load().draft(history: history, time: time, now: 0)
    var log = try readLog()
    try log.reconcile(with: &draft)
    let commands = try log.lines.map { line throws(StoreFailure) in PastCommand(try log.command(line)) }
    return (Array(commands[..<log.border].reversed()), Array(commands[log.border...]))
  }

  /// Takes back the last commands, up to `count`, and returns them, the last one first.
  ///
  /// Each record that is still as the command left it gets the values that it had before, as an edit at `now`:
  /// a copy from before the undo that is joined later does not bring back what was taken back. A task that the
  /// command made leaves a tombstone.
  ///
  /// - Throws: `StoreFailure.inTheWay` when one of them was changed since; then nothing is taken back.
  package func undo(_ count: Int = 1, now: Int, today: CivilDate) throws -> [PastCommand] {
    try travel(count, isBack: true, now: now, today: today)
  }

  /// Does again the commands that were taken back last, up to `count`, and returns them in the order given.
  ///
  /// - Throws: `StoreFailure.inTheWay` when a record was changed since; then nothing is done again.
  package func redo(_ count: Int = 1, now: Int, today: CivilDate) throws -> [PastCommand] {
    try travel(count, isBack: false, now: now, today: today)
  }

  private func travel(_ count: Int, isBack: Bool, now: Int, today: CivilDate) throws -> [PastCommand] {
    try whileLocked { original in
      var draft = try original.draft(history: history, time: time, now: now)
      var log = try readLog()
      try log.reconcile(with: &draft)
      var commands: [PastCommand] = []
      while commands.count < count, (isBack ? log.border : log.undone) > 0 {
        commands.append(PastCommand(try log.travel(isBack: isBack, in: &draft)))
      }
      let changes = try draft.changes()
      if !changes.isEmpty { try commit(changes, to: original, log: log, today: today) }
      return commands
    }
  }
}

extension UndoLog {
  /// Takes the next command back, or does it again, and returns it as it was.
  ///
  /// Records become what they were but for the instants of this edit, so the commands before and after lead to
  /// and from what they are now.
  fileprivate mutating func travel(isBack: Bool, in draft: inout Draft) throws(StoreFailure) -> LoggedCommand
  {
    let index = isBack ? border - 1 : border
    let command = try command(at: index)
    var travelled = isBack ? command.reversed : command
    let arrived = try draft.travel(travelled, isBack: isBack)
    let planned = travelled.changes
    travelled.changes = arrived
    if !isBack { travelled.isRedone = true }
    replace(at: index, with: isBack ? travelled.reversed : travelled)
    var moved = zip(planned, arrived).map { (planned: $0, arrived: $1) }
      .filter { $0.planned.after != $0.arrived.after }
    var neighbour = index
    while !moved.isEmpty {
      neighbour += isBack ? -1 : 1
      guard lines.indices.contains(neighbour) else { break }
      try link(neighbour, to: &moved, isBack: isBack)
    }
    setUndone(undone + (isBack ? 1 : -1))
    return command
  }

  /// Lets a command lead to, or from, what records became, where it led to what they were to become.
  private mutating func link(
    _ index: Int, to moved: inout [(planned: Change, arrived: Change)], isBack: Bool
  ) throws(StoreFailure) {
    var command = try command(at: index)
    var isLinked = false
    moved.removeAll { planned, arrived in
      let place = command.changes.firstIndex { change in
        change.target == planned.target && (isBack ? change.after : change.before) == planned.after
      }
      guard let place else { return false }
      let change = command.changes[place]
      command.changes[place] = Change(
        target: change.target, before: isBack ? change.before : arrived.after,
        after: isBack ? arrived.after : change.after)
      isLinked = true
      return true
    }
    if isLinked { replace(at: index, with: command) }
  }
}
