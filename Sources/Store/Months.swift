import DayBudget

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of months: completed tasks and their old tombstones, or blocks of time.
///
/// A record can stand in a month and in the store's own file for a moment, when a command was interrupted or a task was
/// reopened; then the own file's is the one that counts, and among months the later modified.
struct Months {
  /// The folder that holds the months.
  let folder: String
  /// What stands in them.
  let kind: RecordKind

  /// The months there are, as `2026-11`, in order.
  ///
  /// Throws where the folder cannot be listed.
  var months: [String] {
    get throws(StoreFailure) {
      try Path.entries(of: folder).filter { $0.hasSuffix(".json") }.compactMap {
        Months.month(String($0.dropLast(5)))
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

  /// A month as it was read; one that there is not is empty, but not one whose link leads nowhere at the moment.
  func document(of month: String) throws(StoreFailure) -> Document {
    let file = file(of: month)
    guard let contents = try file.read() else {
      if Path.destination(ofLink: file.path) != nil { throw .unreadable(file: file.path, errno: ENOENT) }
      return Document(emptyFile: file.path, of: kind)
    }
    return try Document(file: file.path, bytes: contents.bytes, of: kind)
  }

  /// The heads of what a month holds.
  func heads(of document: Document) -> [RecordHead] {
    kind == .task ? document.heads : document.blocks
  }

  /// The month into which a record of these goes; nil while it stays in the store's own file.
  func month(of head: RecordHead, on today: CivilDate) -> String? {
    kind == .task ? head.monthOfHistory(on: today) : head.monthOfTime
  }

  /// The records of the months that do not stand in the store's own file, each once.
  ///
  /// - Parameter first: The day whose month is the first that is read; nil reads all.
  func records(
    without own: Document, from first: CivilDate? = nil
  ) throws(StoreFailure) -> [RecordID: [UInt8]] {
    let firstMonth = first.map(RecordHead.month) ?? ""
    let documents = try months.filter { $0 >= firstMonth }.map { month throws(StoreFailure) in
      try document(of: month)
    }
    return try Months.join(documents, without: own)
  }

  /// The records of the months that can be read wholly, each once, and the failures of the others.
  func readable(
    without own: Document, from first: CivilDate? = nil
  ) -> (records: [RecordID: [UInt8]], failures: [StoreFailure]) {
    let firstMonth = first.map(RecordHead.month) ?? ""
    var documents: [Document] = []
    var failures: [StoreFailure] = []
    let months: [String]
    do throws(StoreFailure) {
      months = try self.months
    } catch {
      return ([:], [error])
    }
    for month in months where month >= firstMonth {
      do throws(StoreFailure) {
        let document = try document(of: month)
        try document.requireReadable()
        documents.append(document)
      } catch {
        failures.append(error)
      }
    }
    // Every record in these documents was decoded above, so joining them finds nothing more to complain of.
    return ((try? Months.join(documents, without: own)) ?? [:], failures)
  }

  /// The records of months that do not stand in the store's own file, each once.
  static func join(_ months: [Document], without own: Document) throws(StoreFailure) -> [RecordID: [UInt8]] {
    var records: [RecordID: [UInt8]] = [:]
    let gone = Set(own.leaving)
    for month in months {
      for head in month.heads + month.blocks where own.head(head.id) == nil && !gone.contains(head.id) {
        let record = Array(month.record(head))
        records[head.id] =
          try records[head.id].map { other throws(StoreFailure) in
            try later(record, other, of: head.id, in: month.file)
          } ?? record
      }
    }
    return records
  }

  private static func later(
    _ left: [UInt8], _ right: [UInt8], of id: RecordID, in file: String
  ) throws(StoreFailure) -> [UInt8] {
    let (first, second) = (try AnyRecord.read(left, id, in: file), try AnyRecord.read(right, id, in: file))
    return first.modified > second.modified ? left : right
  }
}

/// Months of completed tasks.
extension Months {
  /// The completed tasks of history by day and instant of completion.
  func tasks(from first: CivilDate?, without own: Document) throws(StoreFailure) -> [Task] {
    let tasks = try records(without: own, from: first).values.map { record throws(StoreFailure) in
      try Task(of: record, in: folder)
    }
    return Months.completed(tasks, from: first)
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
}
