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
  func settle(_ bytes: [UInt8], without taken: Set<RecordID>, today: CivilDate, leftoversEnd end: Int) {
    guard let document = try? Document(file: path, bytes: bytes) else { return }
    let gone = taken.union(document.leaving)
    var moved: [RecordHead] = []
    var leaving: [RecordID] = []
    for months in document.blocks.isEmpty && document.leaving.isEmpty ? [history] : [history, time] {
      let gone = gone.filter { $0.isBlock == (months.kind == .block) }
      do throws(StoreFailure) {
        moved += try move(into: months, from: document, without: gone, today: today, leftoversEnd: end)
      } catch {
        leaving += document.leaving.filter(gone.contains)
      }
    }
    if moved.isEmpty && leaving == document.leaving { return }
    let removals = moved.map { Change(target: .record($0.id), before: nil, after: nil) }
    let settled = moved.contains { !$0.id.isBlock && $0.isCompleted } ? today : nil
    let timed = moved.lazy.filter(\.id.isBlock).compactMap(\.day).min()
    try? file.replace(
      with: document.rewritten(with: removals, leaving: leaving, settled: settled, timed: timed))
  }

  /// Writes what belongs into months there, takes from them what is gone, and returns the records that no longer have to
  /// stand in the store's own file.
  private func move(
    into months: Months, from document: Document, without gone: Set<RecordID>, today: CivilDate,
    leftoversEnd end: Int
  ) throws(StoreFailure) -> [RecordHead] {
    // What belongs into a damaged month stays where it is; the other months do not wait for it.
    let due = Dictionary(grouping: months.heads(of: document)) { months.month(of: $0, on: today) }
      .compactMap { month, heads in month.map { ($0, heads) } }
      .filter { month, _ in !gone.isEmpty || (try? months.document(of: month)) != nil }
    if due.isEmpty && gone.isEmpty { return [] }
    try write(
      Dictionary(uniqueKeysWithValues: due), into: months, from: document, without: gone, leftoversEnd: end)
    return due.flatMap(\.1)
  }

  private func write(
    _ due: [String: [RecordHead]], into folder: Months, from document: Document, without gone: Set<RecordID>,
    leftoversEnd end: Int
  ) throws(StoreFailure) {
    try Path.makeFolder(folder.folder)
    let months = gone.isEmpty ? Set(due.keys) : Set(due.keys).union(try folder.months)
    for month in months.sorted() {
      let old = try folder.document(of: month)
      let moved = due[month] ?? []
      let leaving = gone.filter { old.head($0) != nil }.subtracting(moved.map(\.id))
      if moved.isEmpty && leaving.isEmpty { continue }
      let changes =
        moved.map { Change(target: .record($0.id), before: nil, after: Array(document.record($0))) }
        + leaving.map { Change(target: .record($0), before: Array(old.bytes), after: nil) }
      let file = folder.file(of: month)
      try file.removeLeftovers(before: end)
      if leaving.count == folder.heads(of: old).count && moved.isEmpty {
        try file.remove()
      } else {
        try file.replace(with: try old.rewritten(with: changes))
      }
    }
  }
}

extension Document {
  /// Whether something in the file, or in what has just been changed of it, belongs into history or has to leave it.
  func isUnsettled(on today: CivilDate, after changes: [Change]) throws(StoreFailure) -> Bool {
    if !leaving.isEmpty || heads.contains(where: { $0.monthOfHistory(on: today) != nil }) { return true }
    if !blocks.isEmpty, blocks.contains(where: { $0.monthOfTime != nil }) { return true }
    for change in changes where try change.month(of: change.after, on: today) != nil { return true }
    return false
  }
}

extension Change {
  /// The month into which a record of this change goes; nil where it stays in the store's own file, and for a part.
  func month(of record: [UInt8]?, on today: CivilDate) throws(StoreFailure) -> String? {
    guard let id, let record else { return nil }
    let head = try RecordHead(of: record[...], id, in: "")
    return id.isBlock ? head.monthOfTime : head.monthOfHistory(on: today)
  }

  /// Whether the record stands in a month from which it has to be taken.
  ///
  /// A block that stays in its month is replaced there.
  func isTaken(from own: Document) throws(StoreFailure) -> Bool {
    guard let id, before != nil, own.head(id) == nil else { return false }
    // The day on which it is asked decides nothing for blocks.
    let today = CivilDate(daysSinceEpoch: 0)
    if !id.isBlock { return true }
    return try month(of: before, on: today) != month(of: after, on: today)
  }
}
