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
      try withdrawing(backup) {
        let log =
          try changes.isEmpty ? readLog() : log(changes, as: label, on: original, now: now, today: today)
        try commit(changes, to: original, log: log, today: today)
      }
      return backup
    }
  }

  /// Runs what a copy was kept for; where nothing comes of it, the copy goes again.
  func withdrawing(_ copy: String?, where body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      if let copy { Path.remove(copy) }
      throw error
    }
  }

  /// The paths of the copies that can be restored, the newest first; none where they cannot be listed, which `faults`
  /// names.
  package func backupPaths() -> [String] {
    (try? backups.all) ?? []
  }

  /// Everything that is wrong with the store, its history and its log, each file by its first fault; a folder also where
  /// nothing can be written into it.
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
    let listed = folders.map { folder in
      fault { () throws(StoreFailure) in
        _ = try Path.entries(of: folder)
        try Path.requireWritable(folder)
      }
    }
    let months = [history, time].flatMap { folder in
      ((try? folder.months) ?? []).map { month in
        fault { () throws(StoreFailure) in try folder.document(of: month).requireReadable() }
      }
    }
    var faults: [StoreFailure] = []
    // What cannot be listed may be what the store itself could not be told from a new one by.
    for fault in ([own, log] + listed + months).compactMap(\.self) where !faults.contains(fault) {
      faults.append(fault)
    }
    return faults
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
      throw .missing(file: path, backups: backupPaths())
    }
    let incoming = try Incoming(contents.bytes, file: path)
    let restored = try incoming.inOneFile()
    let lock = try lock()
    try refuseNewer()
    let kept = try setAside(file, as: "xday", at: now)
    let (before, commands) = (file.stamp, try? log.read())
    do throws(StoreFailure) {
      if (try? readLog()) == nil {
        _ = try setAside(log, as: "undo", at: now)
        try log.remove()
      }
      // Before the store, so that it is known however soon this ends.
      var log = try readLog()
      log.isRestored = true
      if log.original != nil { try self.log.replace(with: log.bytes) }
      try file.replace(with: restored)
    } catch {
      if let kept { Path.remove(kept) }
      // Where nothing came of it, no command is over for it.
      if file.stamp == before, let commands { try? log.replace(with: commands.bytes) }
      throw error
    }
    lock.release()
    return kept
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
    let months = (try history.months, try time.months)
    let bytes = months.0.isEmpty && months.1.isEmpty ? own.bytes : try export(own)
    return try backups.keep(bytes, before: label.name, at: instant)
  }
}
