import DayBudget

/// What a command does to one record or one part: its bytes before and after, nil where it is not there.
struct Change: Hashable, Sendable {
  /// What is changed.
  enum Target: Hashable, Sendable {
    case record(RecordID)
    case part(Part)
  }

  let target: Target
  let before: [UInt8]?
  let after: [UInt8]?

  /// The record that is changed; nil for a part.
  var id: RecordID? {
    if case .record(let id) = target { id } else { nil }
  }

  /// The change that takes this one back.
  var reversed: Change {
    Change(target: target, before: after, after: before)
  }

  /// Fails where what it leads to could not be read again; nothing like that is ever written.
  ///
  /// The file is sound then, and no copy of it would help: of all that a command makes, days alone may be too far away.
  func requireReadable(in file: String) throws(StoreFailure) {
    guard let after else { return }
    do throws(StoreFailure) {
      switch target {
      case .record(let id): _ = try AnyRecord.read(after, id, in: file)
      case .part(let part):
        try StoreFailure.locating(in: after, of: file) { buffer throws(JSONFault) in
          var settings = Settings()
          var cursor = JSONCursor(buffer)
          try settings.read(part, from: &cursor)
        }
      }
    } catch {
      if case .damaged(_, _, _, .badValue) = error { throw .outsideYears }
      throw error
    }
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
  ///   - settled: The day before which completed tasks have just gone into history.
  ///   - timed: The first day of the blocks that have just gone into their months.
  func rewritten(
    with changes: [Change], leaving: [RecordID] = [], settled: CivilDate? = nil, timed: CivilDate? = nil
  ) throws(StoreFailure) -> [UInt8] {
    var records: [ChangedRecord] = []
    for change in changes {
      guard case .record(let id) = change.target else { continue }
      let line = try change.after.map { record throws(StoreFailure) in
        try RecordLine(record[...], of: id, in: file)
      }
      records.append(ChangedRecord(id: id, line: line))
    }
    records.sort { $0.id < $1.id }
    let blocks = records.filter(\.id.isBlock)
    if !blocks.isEmpty { records.removeAll(where: \.id.isBlock) }

    let pieces = (
      tasks: pieces(isDeleted: false, with: records), deleted: pieces(isDeleted: true, with: records)
    )
    var text = DocumentText(
      capacity: bytes.count + records.reduce(1_024) { $0 + ($1.line?.bytes.count ?? 0) + 2 })
    text.add("tasks", lines: pieces.tasks, always: kind == .task)
    text.add("deleted", lines: pieces.deleted)
    if kind == .block || !self.blocks.isEmpty || !blocks.isEmpty {
      text.add("blocks", lines: blockLines(isDeleted: false, with: blocks), always: kind == .block)
      text.add("deletedBlocks", lines: blockLines(isDeleted: true, with: blocks))
    }
    text.add("leaving", lines: leaving.sorted().map(JSONText.quoted))
    if let settled = self.settled.map({ max($0, settled ?? $0) }) ?? settled {
      text.add(Member(name: "settled", value: JSONText.quoted(settled)))
    }
    if let timed = self.timed.map({ min($0, timed ?? $0) }) ?? timed {
      text.add(Member(name: "timed", value: JSONText.quoted(timed)))
    }
    for part in Part.allCases {
      let change = changes.first { $0.target == .part(part) }
      guard let value = change.map(\.after) ?? value(of: part) else { continue }
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

extension Document {
  /// The lines of the tasks, or of the tombstones, after some changes, in the order of their ids.
  ///
  /// Neighbours that stand in this file as they will in the new one are one piece: most of the file is copied in
  /// a few steps, whatever it holds.
  ///
  /// - Parameter changed: What becomes of records, nil taking one away; sorted by id.
  private func pieces(isDeleted: Bool, with changed: [ChangedRecord]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var piece: Range<Int>?
    var next = 0
    func closePiece() {
      if let piece { pieces.append(bytes[piece]) }
      piece = nil
    }
    func addChanged() {
      if let line = changed[next].line, line.isDeleted == isDeleted {
        closePiece()
        pieces.append(line.bytes)
      }
      next += 1
    }
    for head in heads {
      while next < changed.count, changed[next].id < head.id { addChanged() }
      if next < changed.count, changed[next].id == head.id {
        addChanged()
      } else if (head.deleted != nil) != isDeleted {
        continue
      } else if let before = piece,
        DocumentText.isSeparator(bytes, from: before.upperBound, to: head.place.lowerBound)
      {
        piece = before.lowerBound..<head.place.upperBound
      } else {
        closePiece()
        piece = head.place
      }
    }
    closePiece()
    while next < changed.count { addChanged() }
    return pieces
  }
}

/// What becomes of a record: its new line, nil where it is taken away.
struct ChangedRecord {
  let id: RecordID
  let line: RecordLine?
}

/// A record on its way into a file.
struct RecordLine {
  let head: RecordHead
  let bytes: ArraySlice<UInt8>

  var isDeleted: Bool { head.deleted != nil }
}

extension RecordLine {
  /// A record by itself.
  init(_ record: ArraySlice<UInt8>, of id: RecordID, in file: String) throws(StoreFailure) {
    self.init(head: try RecordHead(of: record, id, in: file), bytes: record)
  }
}

extension RecordHead {
  /// The head of a record that stands by itself; places in it count from its own beginning.
  init(of record: ArraySlice<UInt8>, _ id: RecordID, in file: String) throws(StoreFailure) {
    self = try StoreFailure.locating(in: Array(record), of: file) { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      return try id.isBlock ? RecordHead(readingBlock: &cursor) : RecordHead(reading: &cursor)
    }
  }
}
