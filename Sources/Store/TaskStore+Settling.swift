import DayBudget

extension TaskStore {
  /// Moves what is over from the store's file into history, and takes from history what is no longer there.
  ///
  /// Nothing that the store says changes by it, and doing it again changes nothing. So whatever stands in the
  /// way is left to the next command that writes: the command that was just given has succeeded.
  ///
  /// - Parameters:
  ///   - bytes: The store's file as it was just written.
  ///   - taken: Records that stand in the store's file now and were in history before.
  ///   - end: The lock's `leftoversEnd`.
  func settle(_ bytes: [UInt8], without taken: Set<TaskID>, today: CivilDate, leftoversEnd end: Int) {
    guard let document = try? Document(file: path, bytes: bytes) else { return }
    let gone = taken.union(document.leaving)
    // What belongs into a damaged month stays where it is; the other months do not wait for it.
    let due = Dictionary(grouping: document.heads) { $0.monthOfHistory(on: today) }
      .compactMap { month, heads in month.map { ($0, heads) } }
      .filter { month, _ in !gone.isEmpty || (try? history.document(of: month)) != nil }
    if due.isEmpty && gone.isEmpty { return }
    do {
      try move(
        Dictionary(uniqueKeysWithValues: due), of: document, without: gone, today: today, leftoversEnd: end)
    } catch {
      return
    }
  }

  private func move(
    _ due: [String: [RecordHead]], of document: Document, without gone: Set<TaskID>, today: CivilDate,
    leftoversEnd end: Int
  ) throws(StoreFailure) {
    try Path.makeFolder(history.folder)
    let months = gone.isEmpty ? Set(due.keys) : Set(due.keys).union(try history.months)
    for month in months.sorted() {
      let old = try history.document(of: month)
      let moved = due[month] ?? []
      let leaving = gone.filter { old.head($0) != nil }.subtracting(moved.map(\.id))
      if moved.isEmpty && leaving.isEmpty { continue }
      let changes =
        moved.map { Change(target: .record($0.id), before: nil, after: Array(document.record($0))) }
        + leaving.map { Change(target: .record($0), before: Array(old.bytes), after: nil) }
      let file = history.file(of: month)
      try file.removeLeftovers(before: end)
      if leaving.count == old.heads.count && moved.isEmpty {
        try file.remove()
      } else {
        try file.replace(with: try old.rewritten(with: changes))
      }
    }
    let removals = due.values.joined().map { Change(target: .record($0.id), before: nil, after: nil) }
    let settled = due.values.joined().contains(where: \.isCompleted) ? today : nil
    try file.replace(with: try document.rewritten(with: removals, settled: settled))
  }
}

extension Document {
  /// Whether something in the file, or in what has just been changed of it, belongs into history or has to leave it.
  func isUnsettled(on today: CivilDate, after changes: [Change]) throws(StoreFailure) -> Bool {
    if !leaving.isEmpty || heads.contains(where: { $0.monthOfHistory(on: today) != nil }) { return true }
    for change in changes {
      guard case .record = change.target, let record = change.after else { continue }
      if try RecordHead(of: record[...], in: file).monthOfHistory(on: today) != nil { return true }
    }
    return false
  }
}
