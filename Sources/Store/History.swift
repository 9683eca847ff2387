import DayBudget

/// The months of completed tasks and old tombstones in a store's folder.
///
/// A record can stand in history and in the store's own file for a moment, when a command was interrupted or
/// a task was reopened; then the own file's is the one that counts, and among months the later modified.
struct History {
  /// The folder that holds the months.
  let folder: String

  /// The months there are, as `2026-11`, in order.
  var months: [String] {
    Path.entries(of: folder).compactMap { name in
      guard name.hasSuffix(".json") else { return nil }
      let month = String(name.dropLast(5))
      return CivilDate(month + "-01") == nil ? nil : month
    }
  }

  /// The file of a month.
  func file(of month: String) -> StoredFile {
    StoredFile(path: Path.join(folder, month + ".json"))
  }

  /// A month as it was read; one that there is not is empty.
  func document(of month: String) throws(StoreFailure) -> Document {
    let file = file(of: month)
    guard let contents = try file.read() else { return Document(emptyFile: file.path) }
    return try Document(file: file.path, bytes: contents.bytes)
  }

  /// The records of history that do not stand in the store's own file, each once.
  ///
  /// - Parameter first: The day whose month is the first that is read; nil reads all.
  func records(
    without own: Document, from first: CivilDate? = nil
  ) throws(StoreFailure) -> [TaskID: [UInt8]] {
    var records: [TaskID: [UInt8]] = [:]
    let gone = Set(own.leaving)
    let firstMonth = first.map { String("\($0)".prefix(7)) } ?? ""
    for month in months where month >= firstMonth {
      let document = try document(of: month)
      for head in document.heads where own.head(head.id) == nil && !gone.contains(head.id) {
        let record = Array(document.record(head))
        if let other = records[head.id] {
          records[head.id] = try History.later(record, other, in: document.file)
        } else {
          records[head.id] = record
        }
      }
    }
    return records
  }

  /// The completed tasks of history by day and instant of completion.
  func tasks(from first: CivilDate?, without own: Document) throws(StoreFailure) -> [Task] {
    var tasks: [Task] = []
    for record in try records(without: own, from: first).values {
      let task = try Task(of: record, in: folder)
      guard task.deleted == nil, let day = task.completedDay else { continue }
      if let first, day < first { continue }
      tasks.append(task)
    }
    return tasks.sorted(by: History.inOrder)
  }

  private static func inOrder(_ left: Task, _ right: Task) -> Bool {
    (left.completedDay ?? CivilDate(daysSinceEpoch: 0), left.completed ?? 0, left.id)
      < (right.completedDay ?? CivilDate(daysSinceEpoch: 0), right.completed ?? 0, right.id)
  }

  private static func later(_ left: [UInt8], _ right: [UInt8], in file: String) throws(StoreFailure)
    -> [UInt8]
  {
    try Task(of: left, in: file).modified > Task(of: right, in: file).modified ? left : right
  }
}
