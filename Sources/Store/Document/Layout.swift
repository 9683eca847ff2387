import DayBudget

/// Where a part stands in the bytes of its file.
struct PartPlace {
  let part: Part
  let place: Range<Int>
}

/// What stands where in a file of records, found in one pass that checks every byte.
struct Layout {
  private(set) var format = 0
  private let isMonth: Bool
  private var (hasTasks, hasBlocks) = (false, false)
  private(set) var heads: [RecordHead] = []
  private(set) var blocks: [RecordHead] = []
  private(set) var leaving: [RecordID] = []
  private(set) var settled: CivilDate?
  private(set) var timed: CivilDate?
  private(set) var parts: [PartPlace] = []
  private(set) var unknown: [Member] = []
  /// What reads the blocks instead of finding them.
  private let sketches: SketchReader?

  /// Reads the file that stands at a place of the bytes, with nothing after it but white space.
  ///
  /// - Parameter sketches: Reads the blocks, whose heads are then not found.
  init(
    _ bytes: [UInt8], at place: Range<Int>, of kind: RecordKind, sketches: SketchReader? = nil
  ) throws(JSONFault) {
    isMonth = kind == .block
    self.sketches = sketches
    try bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
      var cursor = JSONCursor(
        UnsafeBufferPointer(rebasing: buffer[..<place.upperBound]), at: place.lowerBound)
      try Layout.refuseByteOrderMark(buffer)
      // Few records are shorter, so the list seldom has to move while it grows.
      if kind == .task { heads.reserveCapacity(place.count / 160) }
      cursor.skipSpace()
      try cursor.members { cursor, key throws(JSONFault) in try read(key, from: &cursor) }
      try cursor.expectEnd()
    }
    if format == 0 { throw JSONFault(offset: place.lowerBound, damage: .missingField("format")) }
    if !(kind == .task ? hasTasks : hasBlocks) {
      throw JSONFault(offset: place.lowerBound, damage: .missingField(kind == .task ? "tasks" : "blocks"))
    }
    try Layout.sort(&heads)
    if !blocks.isEmpty { try Layout.sort(&blocks) }
  }

  /// The version at the top of a file whose other contents may be anything; nil when it is no JSON object.
  static func format(of bytes: [UInt8], at start: Int) -> Int? {
    try? bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer, at: start)
      var format: Int?
      cursor.skipSpace()
      try cursor.members { cursor, key throws(JSONFault) in
        if cursor.spells(key, "format") { format = try cursor.integer() } else { try cursor.skipValue() }
      }
      return format
    }
  }

  private mutating func read(_ key: Range<Int>, from cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    switch cursor.text(of: key) {
    case "format":
      format = try cursor.integer() ?? 0
      guard (1...Document.format).contains(format) else {
        throw JSONFault(offset: start, damage: .badValue("format"))
      }
    case "tasks":
      // Always there, so that a key that was mistyped by hand is not taken for an empty list.
      hasTasks = true
      try cursor.elements { cursor throws(JSONFault) in heads.append(try RecordHead(reading: &cursor)) }
    case "deleted":
      try cursor.elements { cursor throws(JSONFault) in
        let head = try RecordHead(reading: &cursor)
        guard head.deleted != nil else {
          throw JSONFault(offset: head.place.lowerBound, damage: .missingField("deleted"))
        }
        heads.append(head)
      }
    case "leaving":
      guard let texts = try cursor.strings() else {
        throw JSONFault(offset: start, damage: .badValue("leaving"))
      }
      leaving = texts.compactMap { RecordID.any($0) }
    case "settled":
      settled = try cursor.day()
      if settled == nil { throw JSONFault(offset: start, damage: .badValue("settled")) }
    case let name:
      let part = Part(rawValue: name)
      if part == nil, try readTime(name, from: &cursor) { return }
      let place = try cursor.skipValue()
      if let part {
        parts.append(PartPlace(part: part, place: place))
      } else {
        unknown.append(Member(name: name, value: Array(cursor.bytes[place])))
      }
    }
  }

  /// Reads what is there of time that was spent; false, and nothing is read, where the name says something else.
  private mutating func readTime(
    _ name: String, from cursor: inout JSONCursor
  ) throws(JSONFault) -> Bool {
    let start = cursor.offset
    switch name {
    case "blocks", "deletedBlocks":
      let isDeleted = name == "deletedBlocks"
      hasBlocks = hasBlocks || !isDeleted
      if !isDeleted, let sketches {
        try cursor.elements { cursor throws(JSONFault) in try sketches.read(&cursor) }
        return true
      }
      try cursor.elements { cursor throws(JSONFault) in
        let head = try RecordHead(readingBlock: &cursor)
        let field: BlockField? =
          isDeleted ? head.deleted == nil ? .deleted : nil : isMonth && head.isOpen ? .end : nil
        // Only the store's own file has a block that runs.
        if let field {
          throw JSONFault(offset: head.place.lowerBound, damage: .missingField(field.rawValue))
        }
        blocks.append(head)
      }
    case "timed":
      timed = try cursor.day()
      if timed == nil { throw JSONFault(offset: start, damage: .badValue(name)) }
    default: return false
    }
    return true
  }

  /// Puts the heads into the order of their ids, in which a file that xday wrote already has them.
  private static func sort(_ heads: inout [RecordHead]) throws(JSONFault) {
    // By index: a pair of sequences costs a start more than the rest of this check.
    let later = min(1, heads.count)..<heads.count
    if later.allSatisfy({ heads[$0 - 1].id < heads[$0].id }) { return }
    heads.sort { ($0.id, $0.place.lowerBound) < ($1.id, $1.place.lowerBound) }
    for index in later where heads[index - 1].id == heads[index].id {
      throw JSONFault(offset: heads[index].place.lowerBound, damage: .duplicateID(heads[index].id))
    }
  }

  private static func refuseByteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONFault) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw JSONFault(offset: 0, damage: .byteOrderMark) }
  }
}
