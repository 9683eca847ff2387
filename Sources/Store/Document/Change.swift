/// What a command does to one record or one part: its bytes before and after, nil where it is not there.
struct Change: Hashable, Sendable {
  /// What is changed.
  enum Target: Hashable, Sendable {
    case record(TaskID)
    case part(Part)
  }

  let target: Target
  let before: [UInt8]?
  let after: [UInt8]?

  /// The change that takes this one back.
  var reversed: Change {
    Change(target: target, before: after, after: before)
  }
}

extension Document {
  /// The bytes of what a change is about, nil where the file does not have it.
  func value(of target: Change.Target) -> [UInt8]? {
    switch target {
    case .record(let id): head(id).map { Array(record($0)) }
    case .part(let part): value(of: part)
    }
  }

  /// The file after some changes; records that none of them touches are copied byte for byte.
  ///
  /// - Parameters:
  ///   - changes: At most one for each record and part.
  ///   - leaving: Records that are gone but may still stand in history.
  func rewritten(with changes: [Change], leaving: [TaskID] = []) throws(StoreFailure) -> [UInt8] {
    var newParts: [Part: [UInt8]?] = [:]
    var touched: Set<TaskID> = []
    var lines: [RecordLine] = []
    for change in changes {
      switch change.target {
      case .part(let part): newParts[part] = .some(change.after)
      case .record(let id):
        touched.insert(id)
        if let after = change.after { lines.append(try RecordLine(after[...], in: file)) }
      }
    }
    lines += heads.lazy.filter { !touched.contains($0.id) }
      .map { RecordLine(id: $0.id, isDeleted: $0.deleted != nil, bytes: record($0)) }
    lines.sort { $0.id < $1.id }

    var text = DocumentText(capacity: lines.reduce(1_024) { $0 + $1.bytes.count + 2 })
    text.add("tasks", lines: lines.lazy.filter { !$0.isDeleted }.map(\.bytes), always: true)
    text.add("deleted", lines: lines.lazy.filter(\.isDeleted).map(\.bytes))
    text.add("leaving", lines: leaving.sorted().map(JSONText.quoted))
    for part in Part.allCases {
      guard let value = newParts[part] ?? value(of: part) else { continue }
      if part == .calendars {
        text.add(
          part.rawValue,
          lines: try StoreFailure.locating(in: value, of: file) { buffer throws(JSONFault) in
            try Members.elements(of: buffer)
          })
      } else {
        text.add(Member(name: part.rawValue, value: value))
      }
    }
    for member in unknown {
      text.add(member)
    }
    return text.finished()
  }
}

/// A record on its way into a file.
struct RecordLine {
  let id: TaskID
  let isDeleted: Bool
  let bytes: ArraySlice<UInt8>
}

extension RecordLine {
  /// A record by itself.
  init(_ record: ArraySlice<UInt8>, in file: String) throws(StoreFailure) {
    let head = try RecordHead(of: record, in: file)
    self.init(id: head.id, isDeleted: head.deleted != nil, bytes: record)
  }
}

extension RecordHead {
  /// The head of a record that stands by itself; places in it count from its own beginning.
  init(of record: ArraySlice<UInt8>, in file: String) throws(StoreFailure) {
    self = try StoreFailure.locating(in: Array(record), of: file) { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      return try RecordHead(reading: &cursor)
    }
  }
}

extension Task {
  /// The task of a record that stands by itself.
  init(of record: [UInt8], in file: String) throws(StoreFailure) {
    self = try StoreFailure.locating(in: record, of: file) { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      return try Task(reading: &cursor)
    }
  }
}
