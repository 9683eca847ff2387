package import DayBudget

/// Looking at a store of which a part may be damaged: what can be read, and what stands in the way of the rest.
extension TaskStore {
  /// Whether there has ever been a task: one stands in the store as it was read, deleted ones too, or in history.
  package func hasHadTasks(_ snapshot: Snapshot) -> Bool {
    !snapshot.document.heads.isEmpty || (try? history.months)?.isEmpty != true
  }

  /// The completed tasks of the months that can be read, and why the other months cannot.
  ///
  /// For commands that only look: one damaged month costs what it holds and nothing else. The tasks are
  /// those of `history(from:)`.
  ///
  /// - Parameter first: The first day of completion that is asked for; nil asks for all.
  package func readableHistory(
    from first: CivilDate? = nil
  ) throws(StoreFailure) -> (tasks: [Task], failures: [StoreFailure]) {
    let own = try load().document
    let readable = history.readable(without: own, from: first)
    let tasks = try readable.records.values.map { record throws(StoreFailure) in
      try Task(of: record, in: history.folder)
    }
    return (Months.completed(tasks, from: first), readable.failures)
  }

  /// The paths of temporary files that writers which were killed have left; the next writer takes them away.
  package func leftoverPaths() -> [String] {
    folders.flatMap { folder in
      ((try? Path.entries(of: folder)) ?? []).filter { $0.hasPrefix(".") && $0.contains(".json.tmp-") }
        .map { Path.join(folder, $0) }
    }
  }

  /// The folders of the store in which it keeps files.
  var folders: [String] { [folder, history.folder, time.folder, backups.folder] }
}
