package import DayBudget

/// The folder in which everything lies: reading takes no lock and writes nothing, writing loses nothing.
///
/// ```swift
/// let store = TaskStore(folder: "/home/anna/.local/share/xday")
/// let today = try store.read().open(on: day)
/// try store.write(as: CommandLabel(name: "done", text: "Steuern"), now: now, today: day) { draft in
///   try draft.update(id) { $0.completed = now; $0.completedDay = day }
/// }
/// ```
package struct TaskStore: Sendable {
  /// The folder; it is made with the first write.
  package let folder: String
  /// What was written through this value and its copies.
  let written = Written()

  /// The store in a folder, which need not exist; with an empty path every use of it is `StoreFailure.noFolder`.
  package init(folder: String) {
    self.folder = folder
  }

  /// The store's own file, `xday.json`.
  package var path: String { Path.join(folder, "xday.json") }

  var file: StoredFile { StoredFile(path: path) }
  var log: StoredFile { StoredFile(path: Path.join(folder, "undo.json")) }
  var history: Months { Months(folder: Path.join(folder, "history"), kind: .task) }
  var time: Months { Months(folder: Path.join(folder, "time"), kind: .block) }
  var backups: Backups { Backups(folder: Path.join(folder, "backups")) }

  /// Reads the store; one that does not exist yet is empty.
  package func read() throws(StoreFailure) -> Snapshot {
    try Snapshot(try load().document)
  }

  /// Lets a command change the store, and writes what it has changed as one step that can be taken back.
  ///
  /// The lock is held from before the store is read until it is written. When `body` throws, or changes
  /// nothing, nothing is written. Should another program that knows no lock write the file in the meantime,
  /// `body` runs again on what is there then.
  ///
  /// - Parameters:
  ///   - known: The store as the command has read it already: where the file is still the same, its bytes need
  ///     not be checked again.
  ///   - label: What the command is called in the list of what can be taken back.
  ///   - now: The instant of the command, in seconds since the epoch.
  ///   - today: The day to which that instant belongs.
  ///   - isCopied: Whether a copy of the store as it was before is kept for good, as an import does.
  /// - Throws: `StoreFailure`, or what `body` throws.
  package func write<Result>(
    knowing known: Snapshot? = nil, as label: CommandLabel, now: Int, today: CivilDate,
    isCopied: Bool = false,
    _ body: (inout Draft) throws -> Result
  ) throws -> Result {
    try whileLocked(knowing: known?.document) { (original: Original) throws in
      var draft = try original.draft(history: history, time: time, now: now)
      let result = try body(&draft)
      let changes = try draft.changes()
      guard !changes.isEmpty else { return result }
      let copy =
        isCopied && original.stamp != nil
        ? try backups.keep(original.document.bytes, before: label.name, at: now) : nil
      let told = CommandLabel(name: label.name, text: draft.about ?? label.text)
      try withdrawing(copy) {
        let log = try log(changes, as: told, on: original, now: now, today: today)
        try commit(changes, to: original, log: log, today: today)
      }
      return result
    }
  }

  /// The store as a command would find it, only to be looked at.
  package func draft(now: Int) throws(StoreFailure) -> Draft {
    try load().draft(history: history, time: time, now: now)
  }

  /// The completed tasks in history, by day and instant of completion; tasks still in the store's file are not
  /// among them.
  ///
  /// - Parameter first: The first day of completion that is asked for; nil asks for all.
  package func history(from first: CivilDate? = nil) throws(StoreFailure) -> [Task] {
    let own = try load().document
    return try history.tasks(from: first, without: own)
  }
}

/// The store as it was found when a command began.
struct Original {
  let document: Document
  /// The state of the file; nil when there was none.
  let stamp: FileStamp?
  /// The `leftoversEnd` of the lock under which it is read.
  var leftoversEnd = Int.min

  /// What a command may change.
  func draft(history: Months, time: Months, now: Int) throws(StoreFailure) -> Draft {
    Draft(try Snapshot(document), history: history, time: time, now: now)
  }
}

/// Someone wrote the file, without the lock, after the command had read it.
struct FileHasChanged: Error {}

extension TaskStore {
  /// How often a command begins anew when someone writes the file without the lock.
  private static let attempts = 3

  /// Takes the lock, reads the store and runs `body`, again where the file was written in between.
  func whileLocked<Result>(
    knowing known: Document? = nil, orMissing isMissingFine: Bool = false, _ body: (Original) throws -> Result
  ) throws -> Result {
    let lock = try lock()
    for _ in 0..<TaskStore.attempts {
      do {
        var original = try load(knowing: known, orMissing: isMissingFine)
        original.leftoversEnd = lock.leftoversEnd
        let result = try body(original)
        lock.release()
        return result
      } catch is FileHasChanged {
        continue
      }
    }
    throw StoreFailure.changing(file: path)
  }

  /// Takes the lock of the folder, which is made where it is missing, and ends what killed writers have begun.
  func lock() throws(StoreFailure) -> FolderLock {
    try requireFolder()
    try Path.makeFolder(folder)
    let lock = try FolderLock.take(in: folder, writing: file.realFolder)
    for file in [file, log] { try file.removeLeftovers(before: lock.leftoversEnd) }
    for path in leftoverPaths() where (FileStamp(path: path)?.seconds ?? 0) < lock.leftoversEnd {
      Path.remove(path)
    }
    return lock
  }

  /// Fails where there is no place for a store; nothing may then end up at the root of the disk.
  private func requireFolder() throws(StoreFailure) {
    if folder.isEmpty { throw .noFolder }
  }

  /// Reads the file; none is an empty store only where nothing else of a store is left.
  func load(knowing known: Document? = nil, orMissing isMissingFine: Bool = false) throws(StoreFailure)
    -> Original
  {
    try requireFolder()
    if let original = try read(file, knowing: known) { return original }
    // A first command that was interrupted leaves its line in the log and nothing else.
    let logged = try readLog().lines.count
    let (copies, months) = (try backups.all, try history.months)
    var isNew = copies.isEmpty && months.isEmpty && logged <= 1
    // Before there is anything in the log nothing can be there that would have to be looked for.
    if isNew, logged == 1 { isNew = try time.months.isEmpty }
    if isNew || isMissingFine { return Original(document: Document(emptyFile: path), stamp: nil) }
    // What lies around may be from the very first commands, which others gave since the file was looked for.
    guard let original = try read(file) else { throw .missing(file: path, backups: copies) }
    return original
  }

  private func read(_ file: StoredFile, knowing known: Document? = nil) throws(StoreFailure) -> Original? {
    guard let contents = try file.read() else { return nil }
    // An empty file is damaged, while a store that is not there yet has no bytes either.
    if let known, known.file == path, !known.bytes.isEmpty, known.bytes.isSame(as: contents.bytes) {
      return Original(document: known, stamp: contents.stamp)
    }
    return Original(document: try Document(file: path, bytes: contents.bytes), stamp: contents.stamp)
  }

  /// Reads the log of commands.
  func readLog() throws(StoreFailure) -> UndoLog {
    guard let contents = try log.read() else { return UndoLog(emptyFile: log.path) }
    return try UndoLog(file: log.path, bytes: contents.bytes)
  }

  /// The log of commands with one more.
  ///
  /// A last one that never was does not stay before it, so that such lines never become many.
  func log(
    _ changes: [Change], as label: CommandLabel, on original: Original, now: Int, today: CivilDate,
    isImport: Bool = false
  ) throws(StoreFailure) -> UndoLog {
    var log = try readLog()
    let last = try log.last()?.changes.first
    let isDoubtful = try last?.isDoubtful(in: original.document, time, today: today) ?? false
    if log.undone > 0 || log.isRestored || isDoubtful {
      var draft = try original.draft(history: history, time: time, now: now)
      try log.reconcile(with: &draft)
    }
    try log.append(LoggedCommand(label: label, instant: now, isImport: isImport, changes: changes))
    return log
  }

  /// Writes changes: the backup of the day, the log, then the store, of which the last step is the one that counts.
  ///
  /// A log that has a line more must not be the only one that has it for long: where the store then cannot be put
  /// in place, the old log is. Where a run takes back its own step, the store comes first for the same reason:
  /// a line of what never was is recognised, a change without a line could not be taken back.
  func commit(
    _ changes: [Change], to original: Original, log: UndoLog, today: CivilDate, isSettling: Bool = true,
    isTakingBack: Bool = false
  ) throws {
    for change in changes { try change.requireReadable(in: path) }
    let old = original.document
    let taken = try changes.compactMap { change throws(StoreFailure) in
      try change.isTaken(from: old) ? change.id : nil
    }
    // A settling that was interrupted may have left a copy of any of them in a month, where one would come back from.
    let removed = changes.compactMap { $0.after == nil ? $0.id : nil }
    let gone = removed.filter { old.head($0) == nil } + held(removed) + taken.filter(\.isBlock)
    let bytes = try old.rewritten(with: changes, leaving: Array(Set(old.leaving).union(gone)))
    let isUnsettled = try !taken.isEmpty || !gone.isEmpty || old.isUnsettled(on: today, after: changes)
    if original.stamp != nil { written.damage = try keepBackup(of: original, today: today) }
    let logBytes = log.bytes
    var newLog = try self.log.prepare(logBytes)
    var newFile = try file.prepare(bytes)
    // Both are written before the first wait, so that the disk can take them in one go.
    try newLog.synchronize()
    try newFile.synchronize()
    guard file.stamp == original.stamp else { throw FileHasChanged() }
    if isTakingBack {
      try newFile.putInPlace()
      try newLog.putInPlace()
    } else {
      try newLog.putInPlace()
      do {
        try newFile.putInPlace()
      } catch {
        try? self.log.replace(with: log.original ?? UndoLog(emptyFile: self.log.path).bytes)
        throw error
      }
      written.steps.append(Written.Step(changes: changes, before: log.original, after: logBytes))
    }
    for folder in Set([file.realFolder, self.log.realFolder]) {
      StoredFile.synchronize(folder: folder)
    }
    if isSettling && isUnsettled {
      settle(bytes, without: Set(taken), today: today, leftoversEnd: original.leftoversEnd)
    }
    // As long as something is damaged no copy from before goes away.
    if written.damage == nil { backups.prune(upTo: today) }
  }

  /// Those of some records of which a month has a copy.
  private func held(_ removed: [RecordID]) -> [RecordID] {
    var held: [RecordID] = []
    for months in [history, time] {
      let removed = removed.filter { $0.isBlock == (months.kind == .block) }
      if removed.isEmpty { continue }
      let records = months.readable(without: Document(emptyFile: path)).records
      held += removed.filter { records[$0] != nil }
    }
    return held
  }
}
