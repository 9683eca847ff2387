import DayBudget

extension Task {
  /// Reads the record under the cursor; what is missing or cannot be is a fault at its place.
  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    self.init(id: .lowest, title: "", rank: .middle, created: 0)
    var required = Required()
    var hasModified = false
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      // What is not known stays in the record's bytes.
      guard let field = Field(key, in: cursor) else {
        try cursor.skipValue()
        return
      }
      guard try !cursor.takeNull() else { return }
      guard try read(field, from: &cursor) else {
        throw JSONFault(offset: start, damage: .badValue(field.rawValue))
      }
      required.note(field)
      if field == .modified { hasModified = true }
    }
    if let field = required.missing { throw JSONFault(offset: start, damage: .missingField(field.rawValue)) }
    if !hasModified { modified = created }
    // Without a day it would be in no list, neither of what is open nor of what is done.
    pairCompletion()
  }

  /// Whether the value was one that the field can have.
  private mutating func read(_ field: Field, from cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    switch field {
    case .id: return Task.set(&id, try cursor.stringPlace().flatMap { TaskID(bytes: cursor.bytes[$0]) })
    case .codeLength: return Task.set(&codeLength, try cursor.integer(in: 2...TaskID.length))
    case .title: return Task.set(&title, try cursor.title())
    case .day: return Task.set(&day, try cursor.day())
    case .time: return Task.set(&time, try cursor.time())
    case .due: return Task.set(&due, try cursor.day())
    case .durationMinutes: return Task.set(&durationMinutes, try cursor.integer(in: 1...1_440))
    case .urgent: return Task.set(&isUrgent, try cursor.boolean())
    case .stage: return Task.set(&stage, try cursor.string().flatMap { Stage(rawValue: $0) })
    case .remind: return Task.set(&reminder, try cursor.reminder())
    case .tags: return Task.set(&tags, try cursor.strings())
    case .repeatRule: return Task.set(&repeatRule, try RepeatRule(reading: &cursor))
    case .exceptions: return Task.set(&exceptions, try cursor.exceptions())
    case .openFrom: return Task.set(&openFrom, try cursor.day())
    case .series: return Task.set(&series, try Occurrence(reading: &cursor))
    case .worked: return Task.set(&worked, try cursor.strings())
    case .notes: return Task.set(&notes, try cursor.string())
    case .created: return Task.set(&created, try cursor.instant())
    case .modified: return Task.set(&modified, try cursor.instant())
    case .completed: return Task.set(&completed, try cursor.instant())
    case .completedDay: return Task.set(&completedDay, try cursor.day())
    case .rank: return Task.set(&rank, try cursor.string().flatMap { Rank($0) })
    case .deleted: return Task.set(&deleted, try cursor.instant())
    case .edited: return Task.set(&edited, try cursor.edits())
    }
  }

  private static func set<Value>(_ field: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }

  private static func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
    field = value
    return value != nil
  }
}

/// Which of the fields that every record has were met.
private struct Required {
  private var (hasID, hasTitle, hasCreated, hasRank) = (false, false, false, false)

  mutating func note(_ field: Field) {
    switch field {
    case .id: hasID = true
    case .title: hasTitle = true
    case .created: hasCreated = true
    case .rank: hasRank = true
    default: break
    }
  }

  /// The first that was not met.
  var missing: Field? {
    if !hasID { return .id }
    if !hasTitle { return .title }
    if !hasCreated { return .created }
    return hasRank ? nil : .rank
  }
}
