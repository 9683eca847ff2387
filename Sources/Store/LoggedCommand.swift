/// A command and what it changed, as a line of the log.
struct LoggedCommand {
  /// What tells it from every other command of the log; nil in lines of programs that gave none.
  var number: Int?
  let label: CommandLabel
  /// When it was given.
  let instant: Int
  /// Whether what it did came from another store, and is no edit of this one.
  var isImport = false
  /// Whether it was taken back once and done again.
  var isRedone = false
  var changes: [Change]

  init(label: CommandLabel, instant: Int, isImport: Bool = false, changes: [Change]) {
    self.label = label
    self.instant = instant
    self.isImport = isImport
    self.changes = changes
  }

  /// Reads a line, with no more than so many of the changes.
  init(reading cursor: inout JSONCursor, changes limit: Int) throws(JSONFault) {
    let start = cursor.offset
    var (name, text, instant): (String?, String, Int?) = (nil, "", nil)
    var (number, isImport, isRedone): (Int?, Bool, Bool) = (nil, false, false)
    var changes: [Change] = []
    try cursor.members { cursor, key throws(JSONFault) in
      switch cursor.text(of: key) {
      case "number": number = try cursor.integer()
      case "command": name = try cursor.string()
      case "text": text = try cursor.string() ?? ""
      case "at": instant = try cursor.instant()
      case "imported": isImport = try cursor.boolean() ?? false
      case "redone": isRedone = try cursor.boolean() ?? false
      case "changes":
        try cursor.elements { cursor throws(JSONFault) in
          if changes.count < limit {
            changes.append(try Change(reading: &cursor))
          } else {
            try cursor.skipValue()
          }
        }
      default: try cursor.skipValue()
      }
    }
    guard let name else { throw JSONFault(offset: start, damage: .missingField("command")) }
    guard let instant else { throw JSONFault(offset: start, damage: .missingField("at")) }
    self.init(
      label: CommandLabel(name: name, text: text), instant: instant, isImport: isImport, changes: changes)
    (self.number, self.isRedone) = (number, isRedone)
  }

  /// The command that takes this one back.
  var reversed: LoggedCommand {
    var reversed = self
    reversed.changes = changes.reversed().map(\.reversed)
    return reversed
  }

  /// The command on one line.
  var line: [UInt8] {
    var members = [
      Member(name: "command", value: JSONText.string(label.name)),
      Member(name: "text", value: JSONText.string(label.text)),
      Member(name: "at", value: JSONText.instant(instant)),
      Member(name: "changes", value: JSONText.array(changes.map(\.json))),
    ]
    if isRedone { members.insert(Member(name: "redone", value: JSONText.plain(true)), at: 0) }
    if isImport { members.insert(Member(name: "imported", value: JSONText.plain(true)), at: 0) }
    if let number { members.insert(Member(name: "number", value: JSONText.plain(number)), at: 0) }
    return JSONText.object(members)
  }
}

extension Change {
  /// Reads a change; a record names itself, a part is named.
  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    var part: Part?
    var (before, after): ([UInt8]?, [UInt8]?) = (nil, nil)
    var id: RecordID?
    try cursor.members { cursor, key throws(JSONFault) in
      switch cursor.text(of: key) {
      case "part": part = try cursor.string().flatMap { Part(rawValue: $0) }
      case "id": id = try cursor.string().flatMap { RecordID.any($0) }
      case "before": before = Array(cursor.bytes[try cursor.skipValue()])
      case "after": after = Array(cursor.bytes[try cursor.skipValue()])
      default: try cursor.skipValue()
      }
    }
    if let part {
      self.init(target: .part(part), before: before, after: after)
    } else if let id {
      self.init(target: .record(id), before: before, after: after)
    } else {
      throw JSONFault(offset: start, damage: .missingField("id"))
    }
  }

  /// The change as an object on one line.
  var json: [UInt8] {
    let name =
      switch target {
      case .record(let id): Member(name: "id", value: JSONText.quoted(id))
      case .part(let part): Member(name: "part", value: JSONText.string(part.rawValue))
      }
    let states = [("before", before), ("after", after)].compactMap { name, value in
      value.map { Member(name: name, value: JSONText.onOneLine($0)) }
    }
    return JSONText.object([name] + states)
  }
}
