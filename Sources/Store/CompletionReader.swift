import DayBudget

/// Reads completed tasks with the fields that looking back asks for; those of a month of history in the one walk that
/// checks all bytes of its file.
///
/// What many records have in common, titles and tags, is one value, so that a hundred thousand of them stay small.
final class CompletionReader: RecordReader {
  private var read: [Completion] = []
  private var titles = TextCache<String>(empty: "")
  private var tags = TextCache<[String]>(empty: [])

  /// Reads the records of a month, tombstones among them.
  ///
  /// It throws wherever something is not as it should be; what exactly, the longer way over the heads says.
  func read(_ month: [UInt8]) throws(JSONFault) -> [Completion] {
    read.removeAll(keepingCapacity: true)
    // Few records are shorter.
    read.reserveCapacity(month.count / 160)
    _ = try Layout(month, at: 0..<month.count, of: .task, reader: self)
    // A file that xday wrote has the order of ids, so that two alike stand side by side.
    if zip(read, read.dropFirst()).contains(where: { $0.id >= $1.id }), Set(read.map(\.id)).count < read.count
    {
      throw JSONFault(offset: 0, damage: .badValue("tasks"))
    }
    return read
  }

  /// Reads the record under the cursor, which is a tombstone where the file has it among them.
  func read(_ cursor: inout JSONCursor, isTombstone: Bool) throws(JSONFault) {
    let start = cursor.offset
    let (completion, isDeleted) = try completion(&cursor)
    if isTombstone, !isDeleted { throw JSONFault(offset: start, damage: .missingField("deleted")) }
    read.append(completion)
  }

  /// Reads the record under the cursor, and whether it was deleted; fields that are not asked for are stepped over.
  func completion(
    _ cursor: inout JSONCursor
  ) throws(JSONFault) -> (completion: Completion, isDeleted: Bool) {
    let beginning = cursor.offset
    var found = Completion()
    var (created, isDeleted) = (0, false)
    var (id, instant, day) = (TaskID?.none, Int?.none, CivilDate?.none)
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      if try cursor.takeNull() { return }
      var isGood = true
      switch Field(key, in: cursor) {
      case .id:
        id = try cursor.stringPlace().flatMap { TaskID(bytes: cursor.bytes[$0]) }
        isGood = id != nil
      case .title: isGood = try readTitle(of: &found, &cursor)
      case .durationMinutes:
        found.durationMinutes = try cursor.integer(in: 1...1_440)
        isGood = found.durationMinutes != nil
      case .tags: isGood = try readTags(of: &found, &cursor)
      case .series:
        found.series = try Occurrence(reading: &cursor)
        isGood = found.series != nil
      case .worked:
        let worked = try cursor.strings()
        isGood = worked != nil
        found.worked = worked ?? []
      case .rank: isGood = try cursor.stringPlace()?.isEmpty == false
      case .codeLength: isGood = try cursor.integer(in: 2...TaskID.length) != nil
      case .created: created = try cursor.instant() ?? 0
      case .modified: found.modified = try cursor.instant() ?? 0
      case .completed:
        instant = try cursor.instant()
        isGood = instant != nil
      case .completedDay:
        day = try cursor.day()
        isGood = day != nil
      case .deleted:
        isDeleted = true
        isGood = try cursor.instant() != nil
      default: try cursor.skipValue()
      }
      if !isGood { throw JSONFault(offset: start, damage: .badValue(cursor.text(of: key))) }
    }
    guard let id else { throw JSONFault(offset: beginning, damage: .missingField("id")) }
    found.id = id
    found.modified = max(found.modified, created)
    guard let instant else {
      if day != nil { throw JSONFault(offset: beginning, damage: .missingField("completed")) }
      return (found, isDeleted)
    }
    (found.completed, found.isCompleted) = (instant, !isDeleted)
    found.day = day ?? CivilDateTime(secondsAsUTC: instant).date
    return (found, isDeleted)
  }

  private func readTitle(of found: inout Completion, _ cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    var reader = cursor
    guard let place = try cursor.stringPlace(),
      let title = titles.value(of: cursor.bytes, place, make: { try? reader.title() })
    else { return false }
    found.title = title
    return true
  }

  private func readTags(of found: inout Completion, _ cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    var reader = cursor
    let place = try cursor.skipValue()
    guard let value = tags.value(of: cursor.bytes, place, make: { try? reader.strings() }) else {
      return false
    }
    found.tags = value
    return true
  }
}
