import DayBudget

/// A part of the store beside the records, under its key in the file.
enum Part: String, CaseIterable {
  case settings
  case windows
  case calendars
  case goals
}

extension Settings {
  /// Reads the value of a part under the cursor; what it does not name stays as it is.
  mutating func read(_ part: Part, from cursor: inout JSONCursor) throws(JSONFault) {
    switch part {
    case .settings:
      try object(&cursor, named: part.rawValue) { settings, name, cursor throws(JSONFault) in
        try settings.readSetting(name, from: &cursor)
      }
    case .windows:
      try object(&cursor, named: part.rawValue) { settings, name, cursor throws(JSONFault) in
        try settings.readWindows(name, from: &cursor)
      }
    case .calendars:
      let start = cursor.offset
      var list: [CalendarSetting] = []
      guard cursor.peek == UInt8(ascii: "[") else {
        throw JSONFault(offset: start, damage: .badValue(part.rawValue))
      }
      try cursor.elements { cursor throws(JSONFault) in list.append(try CalendarSetting(reading: &cursor)) }
      calendars = list
    case .goals:
      try object(&cursor, named: part.rawValue) { settings, name, cursor throws(JSONFault) in
        try settings.readGoal(name, from: &cursor)
      }
      goals.sort { $0.id < $1.id }
    }
  }

  /// The values of a part's members, those at their defaults too.
  func values(of part: Part) -> [String: [UInt8]] {
    switch part {
    case .settings:
      [
        "budget": JSONText.plain(isBudgetOn), "language": JSONText.string(language),
        "me": JSONText.strings(me), "dayStart": JSONText.quoted(dayStart),
        "pager": JSONText.plain(isPagerOn), "pdfEngine": JSONText.string(pdfEngine),
        "experience": JSONText.plain(isExperienceOn), "remindLead": JSONText.plain(remindLead),
        "remindMorning": JSONText.plain(isMorningReminded),
        "remindEvening": JSONText.string(eveningReminder?.description ?? ""),
        "urgentReminders": JSONText.plain(hasUrgentReminders),
        "tagOrder": JSONText.strings(tagOrder),
        "tagColors": JSONText.strings(
          tagColors.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.rawValue)" }),
      ]
    case .windows:
      Dictionary(
        uniqueKeysWithValues: Weekday.allCases.map { ($0.code, JSONText.windows(windows.weekly[$0] ?? [])) }
          + windows.dates.map { ("\($0.key)", JSONText.windows($0.value)) })
    case .goals:
      Dictionary(goals.map { ($0.id.description, $0.value) }, uniquingKeysWith: { first, _ in first })
    case .calendars: [:]
    }
  }

  private mutating func object(
    _ cursor: inout JSONCursor, named name: String,
    _ read: (inout Settings, String, inout JSONCursor) throws(JSONFault) -> Bool
  ) throws(JSONFault) {
    guard cursor.peek == UInt8(ascii: "{") else {
      throw JSONFault(offset: cursor.offset, damage: .badValue(name))
    }
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      let name = cursor.text(of: key)
      if try !read(&self, name, &cursor) { throw JSONFault(offset: start, damage: .badValue(name)) }
    }
  }

  private mutating func readSetting(
    _ name: String, from cursor: inout JSONCursor
  ) throws(JSONFault) -> Bool {
    switch name {
    case "budget": return set(\.isBudgetOn, try cursor.boolean())
    case "language": return set(\.language, try cursor.string())
    case "me": return set(\.me, try cursor.strings())
    case "dayStart": return set(\.dayStart, try cursor.time())
    case "pager": return set(\.isPagerOn, try cursor.boolean())
    case "pdfEngine": return set(\.pdfEngine, try cursor.string())
    case "experience": return set(\.isExperienceOn, try cursor.boolean())
    case "remindLead": return set(\.remindLead, try cursor.integer(in: TaskReminder.leads))
    case "remindMorning": return set(\.isMorningReminded, try cursor.boolean())
    case "remindEvening":
      guard let text = try cursor.string() else { return false }
      let time = ClockTime(text)
      if !text.isEmpty, time == nil || time == .endOfDay { return false }
      eveningReminder = time
      return true
    case "urgentReminders": return set(\.hasUrgentReminders, try cursor.boolean())
    case "tagOrder": return set(\.tagOrder, try cursor.strings())
    case "tagColors": return set(\.tagColors, try cursor.strings().flatMap(Settings.colors))
    case "edited": return try cursor.edits() != nil
    default:
      try cursor.skipValue()
      return true
    }
  }

  /// Colours as `["sport green"]`; nil when one of them is none.
  private static func colors(_ texts: [String]) -> [String: TagColor]? {
    var colors: [String: TagColor] = [:]
    for text in texts {
      let words = text.split(separator: " ")
      guard words.count == 2, let color = TagColor(rawValue: String(words[1])) else { return nil }
      colors[String(words[0])] = color
    }
    return colors
  }

  private mutating func readWindows(
    _ name: String, from cursor: inout JSONCursor
  ) throws(JSONFault) -> Bool {
    if let weekday = Weekday(code: name) {
      guard let windows = try cursor.windows() else { return false }
      self.windows.weekly[weekday] = windows
      return true
    }
    if let date = CivilDate(name) {
      guard let windows = try cursor.windows(), date.isInRange else { return false }
      self.windows.dates[date] = windows
      return true
    }
    if name == "edited" { return try cursor.edits() != nil }
    try cursor.skipValue()
    return true
  }

  private mutating func readGoal(
    _ name: String, from cursor: inout JSONCursor
  ) throws(JSONFault) -> Bool {
    if name == "edited" { return try cursor.edits() != nil }
    guard let id = RecordID(name) else {
      try cursor.skipValue()
      return true
    }
    goals.append(try StoredGoal(id, reading: &cursor))
    return true
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Settings, Value>, _ value: Value?) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}

extension JSONCursor {
  /// Windows as `["09:00-12:00", "13:00-17:00"]`; nil when one of them is none.
  fileprivate mutating func windows() throws(JSONFault) -> [Window]? {
    guard let texts = try strings() else { return nil }
    let windows = texts.compactMap { text -> Window? in
      let ends = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        .map { ClockTime(String(decoding: $0, as: UTF8.self)) }
      guard ends.count == 2, let start = ends[0], let end = ends[1] else { return nil }
      return Window(start: start, end: end)
    }
    return windows.count == texts.count ? windows : nil
  }
}

extension JSONText {
  /// Windows as an array of strings.
  static func windows(_ windows: [Window]) -> [UInt8] {
    strings(windows.map { "\($0.start)-\($0.end)" })
  }
}
