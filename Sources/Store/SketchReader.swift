import DayBudget

/// Reads the blocks of months as sketches, each in the one walk that checks all bytes of its file.
///
/// It throws wherever something is not as it should be; what exactly, the longer way over `TimeBlock` says.
final class SketchReader {
  /// The blocks in the order of the files, tombstones not among them.
  private(set) var sketches: [BlockSketch] = []
  /// The ids of the blocks of the month that was read last.
  private var ids: [RecordID] = []
  private var texts = TextCache<String>(empty: "")
  private var tags = TextCache<[String]>(empty: [])
  /// The instant that was read last of those that nobody asks for, mostly that of the next block too.
  private var lastInstant: [UInt8] = []

  /// Reads the blocks of a month; where it throws, the reader has none of them.
  ///
  /// - Parameter isMeant: Whether a block stands nowhere else.
  func read(_ month: [UInt8], where isMeant: ((RecordID) -> Bool)?) throws(JSONFault) {
    let start = sketches.count
    ids.removeAll(keepingCapacity: true)
    do throws(JSONFault) {
      _ = try Layout(month, at: 0..<month.count, of: .block, sketches: self)
      if Set(ids).count < ids.count { throw JSONFault(offset: 0, damage: .badValue("blocks")) }
    } catch {
      sketches.removeSubrange(start...)
      throw error
    }
    guard let isMeant else { return }
    for place in ids.indices.reversed() where !isMeant(ids[place]) { sketches.remove(at: start + place) }
  }

  /// Reads the block under the cursor.
  func read(_ cursor: inout JSONCursor) throws(JSONFault) {
    let beginning = cursor.offset
    var sketch = BlockSketch()
    var id: RecordID?
    var (hasDay, hasCreated, isDeleted, isGood) = (false, false, false, true)
    try cursor.members { cursor, key throws(JSONFault) in
      guard let field = BlockField(key, in: cursor) else {
        try cursor.skipValue()
        return
      }
      if try cursor.takeNull() { return }
      switch field {
      case .id:
        id = try cursor.stringPlace().flatMap { BlockID(digits: cursor.bytes[$0]) }
        isGood = isGood && id != nil
      case .day:
        if let day = try cursor.day() { (sketch.day, hasDay) = (day, true) }
        isGood = isGood && hasDay
      case .start:
        sketch.start = try cursor.instant()
        isGood = isGood && sketch.start != nil
      case .end:
        sketch.end = try cursor.instant()
        isGood = isGood && sketch.end != nil
      case .minutes:
        sketch.placelessMinutes = try cursor.integer(in: 1...TimeBlock.longest)
        isGood = isGood && sketch.placelessMinutes != nil
      case .title: isGood = try read(&sketch.title, &cursor) && isGood
      case .zone: isGood = try read(&sketch.zone, &cursor) && isGood
      case .task:
        sketch.task = try cursor.stringPlace().flatMap { TaskID(bytes: cursor.bytes[$0]) }
        isGood = isGood && sketch.task != nil
      case .occurrence:
        sketch.occurrence = try cursor.day()
        isGood = isGood && sketch.occurrence != nil
      case .tags: isGood = try readTags(of: &sketch, &cursor) && isGood
      case .note: isGood = try cursor.stringPlace() != nil && isGood
      case .mood:
        sketch.mood = try cursor.integer(in: 1...5)
        isGood = isGood && sketch.mood != nil
      case .created:
        hasCreated = true
        isGood = try isInstant(&cursor) && isGood
      case .modified, .endsAt: isGood = try isInstant(&cursor) && isGood
      case .deleted:
        isDeleted = true
        isGood = try isInstant(&cursor) && isGood
      case .edited: isGood = try cursor.edits() != nil && isGood
      case .codeLength: isGood = try cursor.integer(in: 2...BlockID.digitCount) != nil && isGood
      }
    }
    guard let id, isGood, hasDay, hasCreated, !sketch.zone.isEmpty, sketch.isWhole || isDeleted else {
      throw JSONFault(offset: beginning, damage: .badValue("blocks"))
    }
    if isDeleted { return }
    if sketch.start != nil { sketch.placelessMinutes = nil }
    ids.append(id)
    sketches.append(sketch)
  }

  private func read(_ text: inout String, _ cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    guard let place = try cursor.stringPlace() else { return false }
    text = texts.value(of: cursor.bytes, place) { cursor.text(of: place) }
    return true
  }

  private func readTags(
    of sketch: inout BlockSketch, _ cursor: inout JSONCursor
  ) throws(JSONFault) -> Bool {
    let start = cursor.offset
    let place = try cursor.skipValue()
    var reader = cursor
    reader.offset = start
    guard cursor.bytes[start] == UInt8(ascii: "[") else { return false }
    var isGood = true
    sketch.tags = tags.value(of: cursor.bytes, place) {
      let tags = try? reader.strings()
      isGood = tags != nil
      return tags ?? []
    }
    return isGood
  }

  /// Steps over an instant that nobody asks for.
  private func isInstant(_ cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    let start = cursor.offset
    guard let place = try cursor.stringPlace() else { return false }
    if lastInstant.isSame(as: cursor.bytes, place) { return true }
    cursor.offset = start
    guard try cursor.instant() != nil else { return false }
    lastInstant = Array(cursor.bytes[place])
    return true
  }
}
