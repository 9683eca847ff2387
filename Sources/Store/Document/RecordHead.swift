import DayBudget

/// What is known of a record without decoding it: where it stands and what decides whether it is asked for.
struct RecordHead: Sendable {
  /// The id.
  private(set) var id = RecordID.lowest
  /// The place of the record in the bytes of its file.
  private(set) var place: Range<Int>
  /// The day it is planned for.
  private(set) var day: CivilDate?
  /// The day by which it must be done.
  private(set) var due: CivilDate?
  /// The day of its completion.
  private(set) var completedDay: CivilDate?
  /// When it was deleted.
  private(set) var deleted: Int?
  /// Whether it was completed.
  private(set) var isCompleted = false
  /// Whether it is a series.
  private(set) var repeats = false
  /// The length of its code.
  private(set) var codeLength = 2
  /// The place of its rank between the quotes, in the bytes of its file; of a block that of its start.
  private(set) var rank: Range<Int>

  /// A head of which nothing is read yet.
  init(at start: Int) {
    place = start..<start
    rank = start..<start
  }

  /// Whether it is still to be done.
  var isOpen: Bool { !isCompleted && deleted == nil }

  /// Steps over the record under the cursor, checks its form, and reads no more of it than the head.
  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    self.init(at: start)
    var hasID = false
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      if try cursor.takeNull() { return }
      let field = Field(key, in: cursor)
      if field == .id { hasID = true }
      if try !read(field, from: &cursor) {
        throw JSONFault(offset: start, damage: .badValue(cursor.text(of: key)))
      }
    }
    if !hasID { throw JSONFault(offset: start, damage: .missingField("id")) }
    if completedDay != nil && !isCompleted {
      throw JSONFault(offset: start, damage: .missingField("completed"))
    }
    place = start..<cursor.offset
  }

  /// Whether the value was one that the field can have; other fields than the head's are only stepped over.
  @inline(__always)
  private mutating func read(_ field: Field?, from cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    switch field {
    case .id:
      guard let id = try cursor.stringPlace().flatMap({ TaskID(bytes: cursor.bytes[$0]) }) else {
        return false
      }
      self.id = id
      return true
    case .day:
      day = try cursor.day()
      return day != nil
    case .due:
      // A damaged one is due since ever: whoever asks for what is due decodes the record, and is told.
      let start = cursor.offset
      due = try cursor.day()
      if due != nil { return true }
      cursor.offset = start
      due = CivilDate(year: CivilDate.years.lowerBound, month: 1, day: 1)
    case .rank:
      rank = try cursor.stringPlace() ?? rank
      return !rank.isEmpty
    case .completedDay:
      completedDay = try cursor.day()
      return completedDay != nil
    case .deleted:
      deleted = try cursor.instant()
      return deleted != nil
    case .codeLength:
      codeLength = try cursor.integer() ?? 0
      return (2...TaskID.length).contains(codeLength)
    case .completed: isCompleted = true
    case .repeatRule: repeats = true
    default: break
    }
    try cursor.skipValue()
    return true
  }
}

extension RecordHead {
  /// The month, as `2026-11`, into whose history the record goes; nil while it stays in the store's own file.
  ///
  /// Completed tasks leave that file when their day is over, tombstones after a week, so that what every
  /// command reads stays as small as what is open.
  func monthOfHistory(on today: CivilDate) -> String? {
    if let deleted {
      let day = CivilDateTime(secondsAsUTC: deleted).date
      return day.adding(days: 7) < today ? RecordHead.month(of: day) : nil
    }
    guard isCompleted, let day = completedDay ?? day, day < today else { return nil }
    return RecordHead.month(of: day)
  }

  /// The month of a day, as `2026-11`.
  static func month(of day: CivilDate) -> String {
    String("\(day)".prefix(7))
  }
}

extension RecordHead {
  /// As `read`, of a field of a block.
  mutating func readBlock(_ field: BlockField?, from cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    switch field {
    case .id:
      guard let id = try cursor.stringPlace().flatMap({ BlockID(digits: cursor.bytes[$0]) }) else {
        return false
      }
      self.id = id
      return true
    case .day:
      day = try cursor.day()
      return day != nil
    case .start:
      rank = try cursor.stringPlace() ?? rank
      return !rank.isEmpty
    case .deleted:
      deleted = try cursor.instant()
      return deleted != nil
    case .codeLength:
      codeLength = try cursor.integer() ?? 0
      return (2...BlockID.digitCount).contains(codeLength)
    case .end: isCompleted = true
    default: break
    }
    try cursor.skipValue()
    return true
  }

  /// Notes that a block does not run.
  mutating func setCompleted() { isCompleted = true }

  /// Notes where the record ends.
  mutating func end(at offset: Int) { place = place.lowerBound..<offset }
}

extension Array {
  /// The first place whose element is not before what is looked for, in an array that is sorted by that.
  func firstPlace(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
