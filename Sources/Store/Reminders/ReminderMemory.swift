import DayBudget

/// What was told already and what comes again later, as `remind.json` keeps it.
package struct ReminderMemory: Equatable, Sendable {
  /// Nothing that was to be told at this instant or before it is told, in seconds since the epoch.
  package var since: Int
  /// What was told.
  package var told: Set<ReminderKey> = []
  /// What was answered with «later», and when it comes again.
  package var snoozed: [ReminderKey: Int] = [:]

  /// How long it is known what was told, so that a clock which is set back tells nothing twice.
  private static let longest = 40 * 86_400
  /// For how long something can still be told that came in late, from another device or an import.
  private static let late = 2 * 86_400

  /// A memory of nothing: what was to be told before an instant never is.
  package init(since: Int) {
    self.since = since
  }

  /// Forgets what can no longer be asked for, seen from now; instants in seconds since the epoch.
  ///
  /// - Parameter waiting: The first instant of what is still to be told; nil where nothing is.
  package mutating func forgetLongAgo(now: Int, butNot waiting: Int?) {
    since = max(since, min(now - Self.late, waiting.map { $0 - 1 } ?? now))
    told = told.filter { $0.at > now - Self.longest }
  }
}

extension ReminderMemory {
  /// Reads the file; throws `damaged`, or `newerFormat`.
  init(file: String, bytes: [UInt8]) throws(StoreFailure) {
    do throws(JSONFault) {
      self = try bytes.withUnsafeBufferPointer(ReminderMemory.read)
    } catch {
      throw StoreFailure(error, inFile: file, bytes, at: 0)
    }
  }

  private static func read(_ buffer: UnsafeBufferPointer<UInt8>) throws(JSONFault) -> ReminderMemory {
    var cursor = JSONCursor(buffer)
    var format: Int?
    var since: Int?
    var memory = ReminderMemory(since: 0)
    cursor.skipSpace()
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      switch cursor.text(of: key) {
      case "format":
        format = try cursor.integer(in: 1...Document.format)
        if format == nil { throw JSONFault(offset: start, damage: .badValue("format")) }
      case "since":
        since = try cursor.instant()
        if since == nil { throw JSONFault(offset: start, damage: .badValue("since")) }
      case "told": try lines(&cursor, "told") { key, _ in memory.told.insert(key) }
      case "snoozed": try lines(&cursor, "snoozed") { key, again in memory.snoozed[key] = again ?? key.at }
      default: try cursor.skipValue()
      }
    }
    try cursor.expectEnd()
    guard format != nil, let since else {
      throw JSONFault(offset: 0, damage: .missingField(format == nil ? "format" : "since"))
    }
    memory.since = since
    return memory
  }

  /// Reads an array of keys, each with when it comes again where it says so.
  private static func lines(
    _ cursor: inout JSONCursor, _ name: String, _ take: (ReminderKey, Int?) -> Void
  ) throws(JSONFault) {
    guard cursor.peek == UInt8(ascii: "[") else {
      throw JSONFault(offset: cursor.offset, damage: .badValue(name))
    }
    try cursor.elements { cursor throws(JSONFault) in
      let start = cursor.offset
      guard cursor.peek == UInt8(ascii: "{") else { throw JSONFault(offset: start, damage: .badValue(name)) }
      var (topic, id, day): (ReminderKey.Topic?, RecordID?, CivilDate?)
      var (at, again): (Int?, Int?)
      var isWhole = true
      try cursor.members { cursor, key throws(JSONFault) in
        switch cursor.text(of: key) {
        case "about":
          topic = try cursor.string().flatMap { ReminderKey.Topic(rawValue: $0) }
        case "id":
          id = try cursor.string().flatMap { RecordID.any($0) }
          isWhole = isWhole && id != nil
        case "day":
          day = try cursor.day()
          isWhole = isWhole && day != nil
        case "at": at = try cursor.instant()
        case "again":
          again = try cursor.instant()
          isWhole = isWhole && again != nil
        default: try cursor.skipValue()
        }
      }
      guard isWhole, let topic, let at else { throw JSONFault(offset: start, damage: .badValue(name)) }
      take(ReminderKey(topic, id, day: day, at: at), again)
    }
  }

  /// The bytes of the file, one key a line.
  var bytes: [UInt8] {
    var text = DocumentText(capacity: 256 + 128 * (told.count + snoozed.count))
    text.add(Member(name: "since", value: JSONText.instant(since)))
    text.add("told", lines: told.sorted().map { $0.line(again: nil) }, always: true)
    text.add("snoozed", lines: snoozed.sorted { $0.key < $1.key }.map { $0.key.line(again: $0.value) })
    return text.finished()
  }
}

extension ReminderKey {
  /// The key as a line of the file.
  fileprivate func line(again: Int?) -> [UInt8] {
    var members = [Member(name: "about", value: JSONText.string(topic.rawValue))]
    if let id { members.append(Member(name: "id", value: JSONText.quoted(id))) }
    if let day { members.append(Member(name: "day", value: JSONText.quoted(day))) }
    members.append(Member(name: "at", value: JSONText.instant(at)))
    if let again { members.append(Member(name: "again", value: JSONText.instant(again))) }
    return JSONText.object(members)
  }
}
