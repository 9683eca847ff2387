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
      if case .record(let id) = change.target { id } else { nil }
    }
  }
}

extension TaskStore {
  /// The commands that can be taken back and those that can be done again; each the next one first.
  package func pastCommands() throws(StoreFailure) -> (undoable: [PastCommand], redoable: [PastCommand]) {
    var draft = try load().draft(history: history, now: 0)
    var log = try readLog()
    try log.reconcile(with: &draft)
    let commands = try log.lines.map { line throws(StoreFailure) in PastCommand(try log.command(line)) }
    return (Array(commands.dropLast(log.undone).reversed()), Array(commands.suffix(log.undone)))
  }

  /// Takes back the last commands, up to `count`, and returns them, the last one first.
  ///
  /// Records go back to what they were, to the byte, where they are still as the command left them.
  ///
  /// - Throws: `StoreFailure.inTheWay` when one of them was changed since; then nothing is taken back.
  package func undo(_ count: Int = 1, today: CivilDate) throws -> [PastCommand] {
    try travel(count, today: today) { log in
      log.done.isEmpty ? nil : (try log.command(at: log.done.endIndex - 1).reversed, log.undone + 1)
    }
  }

  /// Does again the commands that were taken back last, up to `count`, and returns them in the order given.
  ///
  /// - Throws: `StoreFailure.inTheWay` when a record was changed since; then nothing is done again.
  package func redo(_ count: Int = 1, today: CivilDate) throws -> [PastCommand] {
    try travel(count, today: today) { log in
      log.undone == 0 ? nil : (try log.command(at: log.done.endIndex), log.undone - 1)
    }
  }

  private func travel(
    _ count: Int, today: CivilDate, step: (UndoLog) throws -> (LoggedCommand, undone: Int)?
  ) throws -> [PastCommand] {
    try whileLocked { original in
      var draft = try original.draft(history: history, now: 0)
      var log = try readLog()
      try log.reconcile(with: &draft)
      var commands: [PastCommand] = []
      while commands.count < count, let (command, undone) = try step(log) {
        try draft.apply(command)
        log.setUndone(undone)
        commands.append(PastCommand(command))
      }
      let changes = try draft.changes()
      if !changes.isEmpty { try commit(changes, to: original, log: log, today: today) }
      return commands
    }
  }
}

extension UndoLog {
  /// The command at a place of the log.
  func command(at index: Int) throws(StoreFailure) -> LoggedCommand {
    try command(lines[index])
  }

  /// Moves the border between done and taken back to where the store says it is.
  ///
  /// The log is written before the store, so a command that was interrupted stands in the log and has never
  /// happened, and one whose undo was interrupted still stands.
  mutating func reconcile(with draft: inout Draft) throws(StoreFailure) {
    if undone > 0, try draft.is(as: command(at: done.endIndex), \.after) {
      setUndone(undone - 1)
    } else if let last = done.indices.last, try draft.is(as: command(at: last), \.before) {
      setUndone(undone + 1)
    }
  }
}

extension LoggedCommand {
  /// The command that takes this one back.
  var reversed: LoggedCommand {
    LoggedCommand(label: label, instant: instant, changes: changes.reversed().map(\.reversed))
  }
}

extension Draft {
  /// Whether everything that a command touched is as it was before it, or as it was after it.
  mutating func `is`(
    as command: LoggedCommand, _ side: KeyPath<Change, [UInt8]?>
  ) throws(StoreFailure) -> Bool {
    for change in command.changes where try !isSame(change.target, as: change[keyPath: side]) {
      return false
    }
    return true
  }

  /// Puts every record from what it was before a command to what it is after it.
  mutating func apply(_ command: LoggedCommand) throws(StoreFailure) {
    for change in command.changes {
      guard try isSame(change.target, as: change.before) else {
        throw try conflict(of: command, at: change)
      }
      switch change.target {
      case .part(let part): replace(part, with: change.after)
      case .record(let id):
        replace(id, with: change.after, before: try record(id))
        try admit(id)
      }
    }
  }

  private mutating func isSame(_ target: Change.Target, as expected: [UInt8]?) throws(StoreFailure) -> Bool {
    let current =
      switch target {
      case .part(let part): value(of: part)
      case .record(let id): try record(id)
      }
    return current.map { JSONText.onOneLine($0) } == expected
  }

  private mutating func conflict(
    of command: LoggedCommand, at change: Change
  ) throws(StoreFailure) -> StoreFailure {
    guard case .record(let id) = change.target else { return .settingsInTheWay(command: command.label) }
    let record = try record(id) ?? change.before ?? change.after
    let title = try record.map { record throws(StoreFailure) in try Task(of: record, in: file).title }
    return .inTheWay(command: command.label, task: id, title: title ?? "")
  }
}
