internal import DayBudget
package import Store

/// The store as a whole: what can be taken back, copied, taken in and put in its place.
extension DayPlanner {
  /// Takes back the last commands, up to `count`, and returns them, the last one first.
  package func undo(_ count: Int = 1) throws -> [PastCommand] {
    try store.undo(count, now: now, today: today(snapshot().settings))
  }

  /// Does again the commands that were taken back last, up to `count`, in the order given.
  package func redo(_ count: Int = 1) throws -> [PastCommand] {
    try store.redo(count, now: now, today: today(snapshot().settings))
  }

  /// Takes back what this run has changed, when its answer could not be told; whether that was possible.
  ///
  /// Where it was not, the change is stored, and that is what has to be said.
  package func takeBack() -> Bool {
    do {
      return try store.takeBack(today: today(try snapshot().settings))
    } catch {
      return false
    }
  }

  /// The commands that can be taken back and those that can be done again; each the next one first.
  package func pastCommands() throws(StoreFailure) -> (undoable: [PastCommand], redoable: [PastCommand]) {
    try store.pastCommands()
  }

  /// Empties the store and returns the path of a complete copy of what was there.
  package func reset() throws -> String? {
    try store.reset(
      as: CommandLabel(name: "reset", text: ""), now: now, today: today(snapshot().settings))
  }

  /// Puts a copy in the place of the store, and returns where the replaced file is kept.
  package func restore(_ path: String) throws(StoreFailure) -> String? {
    try store.restore(path, now: now)
  }

  /// The complete store as one JSON document, to the byte.
  package func export() throws(StoreFailure) -> [UInt8] {
    try store.export()
  }

  /// Takes in a document of `export`, or a store's own file.
  package func importing(_ bytes: [UInt8], from file: String, isTrial: Bool) throws -> ImportResult {
    try store.importing(
      bytes, from: file, as: CommandLabel(name: "import", text: file), now: now,
      today: today(snapshot().settings), isTrial: isTrial)
  }

  /// Takes in what a body makes of the store as it is found under the lock; nil for nothing.
  func importing(
    from file: String, isTrial: Bool, _ document: (Snapshot) throws -> [UInt8]?
  ) throws -> ImportResult {
    try store.importing(
      from: file, as: CommandLabel(name: "import", text: file), now: now,
      today: today(snapshot().settings), isTrial: isTrial, document)
  }

  /// The completed tasks in history, by day and instant of completion.
  package func history() throws(StoreFailure) -> [Task] { try store.history() }
}

/// Where the store lies and what is wrong with it.
extension DayPlanner {
  /// The folder in which everything lies.
  package var folder: String { store.folder }

  /// The store's own file.
  package var path: String { store.path }

  /// The paths of the copies that can be restored, the newest first.
  package func backupPaths() -> [String] { store.backupPaths() }

  /// Everything that is wrong with the store, its history and its log, each file by its first fault.
  package func faults() -> [StoreFailure] { store.faults() }

  /// What was damaged in the store as this run's last change found it; nil where nothing was, or nothing changed.
  package var damage: StoreFailure? { store.damage }

  /// The paths of copies that a folder-sync program has left.
  package func conflictCopies() -> [String] { store.conflictCopies() }

  /// The paths of temporary files that writers which were killed have left.
  package func leftoverPaths() -> [String] { store.leftoverPaths() }

  /// Whether there has ever been a task: one stands in the store as it was read, deleted ones too, or in history.
  package func hasHadTasks(_ snapshot: Snapshot) -> Bool { store.hasHadTasks(snapshot) }
}
