import DayBudget

extension Occurrence {
  /// Reads an occurrence; nil when a part is missing.
  init?(reading cursor: inout JSONCursor) throws(JSONFault) {
    guard cursor.peek == UInt8(ascii: "{") else {
      try cursor.skipValue()
      return nil
    }
    var id: TaskID?
    var day: CivilDate?
    try cursor.members { cursor, key throws(JSONFault) in
      switch cursor.text(of: key) {
      case "id": id = try cursor.string().flatMap { TaskID($0) }
      case "day": day = try cursor.day()
      default: try cursor.skipValue()
      }
    }
    guard let id, let day else { return nil }
    self.init(id: id, day: day)
  }

  /// The occurrence as an object.
  var json: [UInt8] {
    JSONText.object([
      Member(name: "id", value: JSONText.quoted(id)), Member(name: "day", value: JSONText.quoted(day)),
    ])
  }
}

extension OccurrenceException {
  /// Reads `"done"`, `"dropped"`, or the day to which the occurrence was moved.
  init?(_ text: String) {
    switch text {
    case "done": self = .done
    case "dropped": self = .dropped
    default:
      guard let day = CivilDate(text), day.isInRange else { return nil }
      self = .moved(day)
    }
  }

  /// The exception as a string.
  var json: [UInt8] {
    switch self {
    case .done: JSONText.string("done")
    case .dropped: JSONText.string("dropped")
    case .moved(let day): JSONText.quoted(day)
    }
  }
}

extension JSONCursor {
  /// The exceptions of a series by day; nil when one of them is none.
  mutating func exceptions() throws(JSONFault) -> [CivilDate: OccurrenceException]? {
    try dictionary { (cursor, key) throws(JSONFault) -> (CivilDate, OccurrenceException)? in
      guard let day = CivilDate(key), day.isInRange,
        let exception = try cursor.string().flatMap({ OccurrenceException($0) })
      else { return nil }
      return (day, exception)
    }
  }

  /// Instants of edits by field; nil when one of them is none.
  mutating func edits() throws(JSONFault) -> [String: Int]? {
    try dictionary { (cursor, key) throws(JSONFault) -> (String, Int)? in
      try cursor.instant().map { (key, $0) }
    }
  }

  private mutating func dictionary<Key: Hashable, Value>(
    _ entry: (inout JSONCursor, String) throws(JSONFault) -> (Key, Value)?
  ) throws(JSONFault) -> [Key: Value]? {
    guard peek == UInt8(ascii: "{") else {
      try skipValue()
      return nil
    }
    var dictionary: [Key: Value] = [:]
    var isGood = true
    try members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      if let (key, value) = try entry(&cursor, cursor.text(of: key)) {
        dictionary[key] = value
      } else {
        isGood = false
        cursor.offset = start
        try cursor.skipValue()
      }
    }
    return isGood ? dictionary : nil
  }
}

extension JSONText {
  /// What prints as it stands in the file, in quotes: ids, days, times.
  static func quoted(_ value: some CustomStringConvertible) -> [UInt8] {
    string(value.description)
  }

  /// Exceptions in the order of their days.
  static func exceptions(_ exceptions: [CivilDate: OccurrenceException]) -> [UInt8] {
    object(exceptions.sorted { $0.key < $1.key }.map { Member(name: "\($0.key)", value: $0.value.json) })
  }

  /// Instants of edits in the order of the fields' names.
  static func edits(_ edits: [String: Int]) -> [UInt8] {
    object(edits.sorted { $0.key < $1.key }.map { Member(name: $0.key, value: instant($0.value)) })
  }
}
