import DayBudget

extension TimeBlock: StoredRecord {
  static let order = BlockField.allCases.map(\.rawValue)

  /// Reads the record under the cursor; what is missing or cannot be is a fault at its place.
  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    let beginning = cursor.offset
    self.init(id: .lowest, title: "", day: CivilDate(daysSinceEpoch: 0), zone: "", created: 0)
    var (hasID, hasDay, hasCreated, hasModified) = (false, false, false, false)
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      // What is not known stays in the record's bytes.
      guard let field = BlockField(key, in: cursor) else {
        try cursor.skipValue()
        return
      }
      guard try !cursor.takeNull() else { return }
      guard try read(field, from: &cursor) else {
        throw JSONFault(offset: start, damage: .badValue(field.rawValue))
      }
      switch field {
      case .id: hasID = true
      case .day: hasDay = true
      case .created: hasCreated = true
      case .modified: hasModified = true
      default: break
      }
    }
    func require(_ isThere: Bool, _ field: BlockField) throws(JSONFault) {
      if !isThere { throw JSONFault(offset: beginning, damage: .missingField(field.rawValue)) }
    }
    try require(hasID, .id)
    try require(hasDay, .day)
    try require(hasCreated, .created)
    try require(!zone.isEmpty, .zone)
    try require(start != nil || placelessMinutes != nil, .start)
    if !hasModified { modified = created }
    guard let start else {
      if end != nil { throw JSONFault(offset: beginning, damage: .missingField(BlockField.start.rawValue)) }
      return
    }
    placelessMinutes = nil
    if let end, end <= start || end - start > TimeBlock.longest * 60 {
      throw JSONFault(offset: beginning, damage: .badValue(BlockField.end.rawValue))
    }
  }

  /// Whether the value was one that the field can have.
  private mutating func read(_ field: BlockField, from cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    switch field {
    case .id: return set(&id, try cursor.stringPlace().flatMap { BlockID(digits: cursor.bytes[$0]) })
    case .codeLength: return set(&codeLength, try cursor.integer(in: 2...BlockID.digitCount))
    case .day: return set(&day, try cursor.day())
    case .start: return set(&start, try cursor.instant())
    case .end: return set(&end, try cursor.instant())
    case .minutes: return set(&placelessMinutes, try cursor.integer(in: 1...TimeBlock.longest))
    case .title: return set(&title, try cursor.title())
    case .task: return set(&task, try cursor.stringPlace().flatMap { TaskID(bytes: cursor.bytes[$0]) })
    case .occurrence: return set(&occurrence, try cursor.day())
    case .tags: return set(&tags, try cursor.strings())
    case .note: return set(&note, try cursor.string())
    case .mood: return set(&mood, try cursor.integer(in: 1...5))
    case .zone: return set(&zone, try cursor.string())
    case .endsAt: return set(&endsAt, try cursor.instant())
    case .created: return set(&created, try cursor.instant())
    case .modified: return set(&modified, try cursor.instant())
    case .deleted: return set(&deleted, try cursor.instant())
    case .edited: return set(&edited, try cursor.edits())
    }
  }

  /// The fields that are not empty, in the order of the file.
  var members: [Member] {
    BlockField.allCases.compactMap { field in
      value(of: field).map { Member(name: field.rawValue, value: $0) }
    }
  }

  /// Nothing in a block is ever settled.
  func isUnsettled(_ register: String) -> Bool { true }

  private func value(of field: BlockField) -> [UInt8]? {
    switch field {
    case .id: JSONText.quoted(id)
    case .codeLength: codeLength == 2 ? nil : JSONText.plain(codeLength)
    case .day: JSONText.quoted(day)
    case .start: start.map(JSONText.instant)
    case .end: end.map(JSONText.instant)
    case .minutes: placelessMinutes.map(JSONText.plain)
    case .title: title.isEmpty ? nil : JSONText.string(title)
    case .task: task.map(JSONText.quoted)
    case .occurrence: occurrence.map(JSONText.quoted)
    case .tags: tags.isEmpty ? nil : JSONText.strings(tags)
    case .note: note.map(JSONText.string)
    case .mood: mood.map(JSONText.plain)
    case .zone: JSONText.string(zone)
    case .endsAt: endsAt.map(JSONText.instant)
    case .created: JSONText.instant(created)
    case .modified: JSONText.instant(modified)
    case .deleted: deleted.map(JSONText.instant)
    case .edited: edited.isEmpty ? nil : JSONText.edits(edited)
    }
  }
}

private func set<Value>(_ field: inout Value, _ value: Value?) -> Bool {
  guard let value else { return false }
  field = value
  return true
}

private func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
  field = value
  return value != nil
}
