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
    get throws(StoreFailure) {
      try Path.entries(of: folder).filter { $0.hasSuffix(".json") }.compactMap {
        History.month(String($0.dropLast(5)))
      }
    }
  }

  /// A text that names a month, as `2026-11`; nil for any other.
  static func month(_ text: String) -> String? {
    CivilDate(text + "-01") == nil ? nil : text
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
    let firstMonth = first.map { String("\($0)".prefix(7)) } ?? ""
    let documents = try months.filter { $0 >= firstMonth }.map { month throws(StoreFailure) in
      try document(of: month)
    }
    return try History.join(documents, without: own)
  }

  /// The records of months that do not stand in the store's own file, each once.
  static func join(_ months: [Document], without own: Document) throws(StoreFailure) -> [TaskID: [UInt8]] {
    var records: [TaskID: [UInt8]] = [:]
    let gone = Set(own.leaving)
    for month in months {
      for head in month.heads where own.head(head.id) == nil && !gone.contains(head.id) {
        let record = Array(month.record(head))
        records[head.id] =
          try records[head.id].map { other throws(StoreFailure) in
            try later(record, other, in: month.file)
          } ?? record
      }
    }
    return records
  }

  /// The completed tasks of history by day and instant of completion.
  func tasks(from first: CivilDate?, without own: Document) throws(StoreFailure) -> [Task] {
    let tasks = try records(without: own, from: first).values.map { record throws(StoreFailure) in
      try Task(of: record, in: folder)
    }
    return History.completed(tasks, from: first)
  }

  /// The completed ones of these tasks, by day and instant of completion.
  static func completed(_ tasks: [Task], from first: CivilDate?) -> [Task] {
    tasks.filter { task in
      guard task.deleted == nil, let day = task.completedDay else { return false }
      return first.map { day >= $0 } ?? true
    }
    .sorted(by: inOrder)
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
