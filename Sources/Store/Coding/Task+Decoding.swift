import DayBudget

extension Task {
  /// Reads the record under the cursor; what is missing or cannot be is a fault at its place.
  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    var fields = Fields()
    try cursor.members { cursor, key throws(JSONFault) in try fields.read(key, from: &cursor) }
    func required<Value>(_ value: Value?, _ name: String) throws(JSONFault) -> Value {
      guard let value else { throw JSONFault(offset: start, damage: .missingField(name)) }
      return value
    }
    self.init(
      id: try required(fields.id, "id"), title: try required(fields.title, "title"),
      rank: try required(fields.rank, "rank"), created: try required(fields.created, "created"))
    codeLength = fields.codeLength ?? 2
    day = fields.day
    time = fields.time
    durationMinutes = fields.durationMinutes
    isUrgent = fields.urgent ?? false
    tags = fields.tags ?? []
    repeatRule = fields.repeatRule
    exceptions = fields.exceptions ?? [:]
    openFrom = fields.openFrom
    series = fields.series
    notes = fields.notes
    modified = fields.modified ?? created
    completed = fields.completed
    completedDay = fields.completedDay
    deleted = fields.deleted
    edited = fields.edited ?? [:]
  }
}

/// The fields of a task as far as they were read.
private struct Fields {
  var id: TaskID?
  var codeLength: Int?
  var title: String?
  var day: CivilDate?
  var time: ClockTime?
  var durationMinutes: Int?
  var urgent: Bool?
  var tags: [String]?
  var repeatRule: RepeatRule?
  var exceptions: [CivilDate: OccurrenceException]?
  var openFrom: CivilDate?
  var series: Occurrence?
  var notes: String?
  var created: Int?
  var modified: Int?
  var completed: Int?
  var completedDay: CivilDate?
  var rank: Rank?
  var deleted: Int?
  var edited: [String: Int]?

  /// Reads the value of a field; one that is not known is stepped over and stays in the record's bytes.
  mutating func read(_ key: Range<Int>, from cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    let name = cursor.text(of: key)
    guard let field = Field(rawValue: name) else {
      try cursor.skipValue()
      return
    }
    guard try !cursor.takeNull() else { return }
    if try !read(field, from: &cursor) { throw JSONFault(offset: start, damage: .badValue(name)) }
  }

  /// Whether the value was one that the field can have.
  private mutating func read(_ field: Field, from cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    switch field {
    case .id: return Fields.set(&id, try cursor.string().flatMap { TaskID($0) })
    case .codeLength:
      return Fields.set(
        &codeLength, try cursor.integer().flatMap { (2...TaskID.length).contains($0) ? $0 : nil })
    case .title: return Fields.set(&title, try cursor.string())
    case .day: return Fields.set(&day, try cursor.day())
    case .time: return Fields.set(&time, try cursor.time())
    case .durationMinutes:
      return Fields.set(&durationMinutes, try cursor.integer().flatMap { (1...1440).contains($0) ? $0 : nil })
    case .urgent: return Fields.set(&urgent, try cursor.boolean())
    case .tags: return Fields.set(&tags, try cursor.strings())
    case .repeatRule: return Fields.set(&repeatRule, try RepeatRule(reading: &cursor))
    case .exceptions: return Fields.set(&exceptions, try cursor.exceptions())
    case .openFrom: return Fields.set(&openFrom, try cursor.day())
    case .series: return Fields.set(&series, try Occurrence(reading: &cursor))
    case .notes: return Fields.set(&notes, try cursor.string())
    case .created: return Fields.set(&created, try cursor.instant())
    case .modified: return Fields.set(&modified, try cursor.instant())
    case .completed: return Fields.set(&completed, try cursor.instant())
    case .completedDay: return Fields.set(&completedDay, try cursor.day())
    case .rank: return Fields.set(&rank, try cursor.string().flatMap { Rank($0) })
    case .deleted: return Fields.set(&deleted, try cursor.instant())
    case .edited: return Fields.set(&edited, try cursor.edits())
    }
  }

  private static func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
    field = value
    return value != nil
  }
}

/// The fields of a task in the order in which they stand in the file.
enum Field: String, CaseIterable {
  case id
  case codeLength
  case title
  case day
  case time
  case durationMinutes
  case urgent
  case tags
  case repeatRule = "repeat"
  case exceptions
  case openFrom
  case series
  case notes
  case created
  case modified
  case completed
  case completedDay
  case rank
  case deleted
  case edited
}
