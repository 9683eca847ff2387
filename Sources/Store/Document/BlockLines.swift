import DayBudget

extension Document {
  /// The lines of the blocks, or of their tombstones, after some changes: by day and start, as they are read.
  ///
  /// - Parameter changed: What becomes of records, nil taking one away; sorted by id.
  func blockLines(isDeleted: Bool, with changed: [ChangedRecord]) -> [ArraySlice<UInt8>] {
    var lines: [BlockLine] = []
    for head in blocks where (head.deleted != nil) == isDeleted {
      let place = changed.firstPlace { $0.id < head.id }
      if place < changed.count, changed[place].id == head.id { continue }
      lines.append(BlockLine(head: head, start: bytes[head.rank], bytes: bytes[head.place]))
    }
    for line in changed.compactMap(\.line) where line.isDeleted == isDeleted {
      lines.append(BlockLine(head: line.head, start: line.bytes[line.head.rank], bytes: line.bytes))
    }
    return lines.sorted(by: BlockLine.inOrder).map(\.bytes)
  }
}

/// A line and what its place among the others goes by.
private struct BlockLine {
  let head: RecordHead
  /// The text of its start, of which the order of the bytes is the order in time; empty for a placeless one.
  let start: ArraySlice<UInt8>
  let bytes: ArraySlice<UInt8>

  static func inOrder(_ left: BlockLine, _ right: BlockLine) -> Bool {
    if let first = left.head.day, let second = right.head.day, first != second { return first < second }
    if left.start.elementsEqual(right.start) { return left.head.id < right.head.id }
    return left.start.lexicographicallyPrecedes(right.start)
  }
}

extension RecordHead {
  /// Steps over the block under the cursor, checks its form, and reads no more of it than the head.
  ///
  /// What a block has in the place of a task's fields: it is open while it runs, and its rank is its start.
  init(readingBlock cursor: inout JSONCursor) throws(JSONFault) {
    self.init(at: cursor.offset)
    let start = cursor.offset
    var (hasID, isRunning) = (false, false)
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      if try cursor.takeNull() { return }
      let field = BlockField(key, in: cursor)
      switch field {
      case .id: hasID = true
      case .start: isRunning = true
      default: break
      }
      if try !readBlock(field, from: &cursor) {
        throw JSONFault(offset: start, damage: .badValue(cursor.text(of: key)))
      }
    }
    if !hasID { throw JSONFault(offset: start, damage: .missingField(BlockField.id.rawValue)) }
    if day == nil { throw JSONFault(offset: start, damage: .missingField(BlockField.day.rawValue)) }
    if !isRunning { setCompleted() }
    end(at: cursor.offset)
  }

  /// The month, as `2026-11`, into whose file a block goes; nil while it runs and stays in the store's own file.
  var monthOfTime: String? {
    guard isCompleted || deleted != nil, let day else { return nil }
    return RecordHead.month(of: day)
  }
}
