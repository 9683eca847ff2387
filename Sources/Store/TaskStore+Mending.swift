package import DayBudget

extension TaskStore {
  /// Empties the store, tasks, history and settings, and returns the path of a complete copy of what was there.
  ///
  /// It can be taken back like any command. The path is nil where there was nothing to copy.
  package func reset(as label: CommandLabel, now: Int, today: CivilDate) throws -> String? {
    try whileLocked(orMissing: true) { original in
      var draft = try original.draft(history: history, time: time, now: now)
      let records = try draft.allRecords()
      let backup =
        try original.stamp == nil && records.isEmpty
        ? nil : keepEverything(of: original, before: label, at: now)
      for (id, record) in records {
        draft.replace(id, with: nil, before: record)
      }
      for part in Part.allCases {
        draft.replace(part, with: nil)
      }
      let changes = try draft.changes()
      let log =
        try changes.isEmpty ? readLog() : log(changes, as: label, on: original, now: now, today: today)
      try commit(changes, to: original, log: log, today: today)
      return backup
    }
  }

  /// The paths of the copies that can be restored, the newest first.
  package func backupPaths() -> [String] {
    backups.all
  }

  /// Everything that is wrong with the store, its history and its log, each file by its first fault.
  ///
  /// Other than a command, which reads what it needs, this reads every record.
  package func faults() -> [StoreFailure] {
    let own = fault { () throws(StoreFailure) in
      let document = try load().document
      _ = try document.settings()
      try document.requireReadable()
    }
    let log = fault { () throws(StoreFailure) in
      let log = try readLog()
      for line in log.lines { _ = try log.command(line) }
    }
    let months = [history, time].flatMap { folder in
      folder.months.map { month in
        fault { () throws(StoreFailure) in try folder.document(of: month).requireReadable() }
      }
    }
    return ([own, log] + months).compactMap(\.self)
  }

  private func fault(of check: () throws(StoreFailure) -> Void) -> StoreFailure? {
    do throws(StoreFailure) {
      try check()
      return nil
    } catch {
      return error
    }
  }

  /// Puts a copy, or an export, in the place of the store, and returns where the replaced file is kept.
  ///
  /// The copy is read wholly before anything is touched. What is there may be damaged or missing; a file of a
  /// newer format is not replaced. A damaged log of commands is kept beside the store too.
  ///
  /// - Returns: The path of the replaced file; nil where there was none.
  package func restore(_ path: String, now: Int) throws(StoreFailure) -> String? {
    guard let contents = try StoredFile(path: path).read() else {
      throw .missing(file: path, backups: backups.all)
    }
    let incoming = try Incoming(contents.bytes, file: path)
    let restored = try incoming.inOneFile()
    let lock = try lock()
    try refuseNewer()
    try file.removeLeftovers(before: lock.leftoversEnd)
    let kept = try setAside(file, as: "xday", at: now)
    if (try? readLog()) == nil {
      _ = try setAside(log, as: "undo", at: now)
      try log.remove()
    }
    try file.replace(with: restored)
    // What does not lead to the copy is over; the log says so by itself wherever this cannot be written.
    try? endCommands()
    lock.release()
    return kept
  }

  /// Leaves in the log only commands that hold in the store as it is.
  private func endCommands() throws {
    var draft = try load().draft(history: history, time: time, now: 0)
    var log = try readLog()
    try log.reconcile(with: &draft, isRestored: true)
    if log.original != nil { try self.log.replace(with: log.bytes) }
  }

  /// Fails where the store was written by a newer xday; any other fault is what restoring is for.
  private func refuseNewer() throws(StoreFailure) {
    do {
      _ = try load()
    } catch {
      if case .newerFormat = error { throw error }
    }
  }

  /// Copies a file beside itself under a name that is free, and returns the path of the copy.
  private func setAside(_ file: StoredFile, as name: String, at instant: Int) throws(StoreFailure) -> String?
  {
    guard let contents = try file.read() else { return nil }
    let copy = StoredFile(path: Path.free(in: folder, "\(name).damaged-\(Backups.moment(instant))", ".json"))
    try copy.replace(with: contents.bytes)
    return copy.path
  }

  private func keepEverything(
    of original: Original, before label: CommandLabel, at instant: Int
  ) throws(StoreFailure) -> String {
    let own = original.document
    let bytes = history.months.isEmpty && time.months.isEmpty ? own.bytes : try export(own)
    return try backups.keep(bytes, before: label.name, at: instant, leftoversEnd: original.leftoversEnd)
  }
}
