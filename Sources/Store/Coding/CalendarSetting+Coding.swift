extension CalendarSetting {
  /// The members in the order of the file.
  static let order = ["name", "path", "allDay", "tentative", "unanswered"]

  /// Reads one calendar.
  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    guard cursor.peek == UInt8(ascii: "{") else {
      throw JSONFault(offset: start, damage: .badValue(Part.calendars.rawValue))
    }
    var calendar = CalendarSetting(name: "", path: "")
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      let name = cursor.text(of: key)
      if try cursor.takeNull() { return }
      if try !calendar.read(name, from: &cursor) { throw JSONFault(offset: start, damage: .badValue(name)) }
    }
    if calendar.name.isEmpty { throw JSONFault(offset: start, damage: .missingField("name")) }
    if calendar.path.isEmpty { throw JSONFault(offset: start, damage: .missingField("path")) }
    self = calendar
  }

  /// The values of its members, nil where one is left out.
  var values: [String: [UInt8]?] {
    [
      "name": JSONText.string(name), "path": JSONText.string(path),
      "allDay": allDay.map { JSONText.string($0.rawValue) },
      "tentative": tentative.map { JSONText.string($0.rawValue) },
      "unanswered": unanswered.map { JSONText.string($0.rawValue) },
    ]
  }

  private mutating func read(_ name: String, from cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    switch name {
    case "name":
      guard let text = try cursor.string() else { return false }
      self.name = text
    case "path":
      guard let text = try cursor.string() else { return false }
      path = text
    case "allDay":
      allDay = try cursor.string().flatMap { Counting(rawValue: $0) }
      return allDay != nil
    case "tentative":
      tentative = try cursor.string().flatMap { Counting(rawValue: $0) }
      return tentative != nil
    case "unanswered":
      unanswered = try cursor.string().flatMap { Counting(rawValue: $0) }
      return unanswered != nil
    default:
      try cursor.skipValue()
    }
    return true
  }
}
