/// The last commands with the records before and after, as `undo.json` holds them: one command a line.
struct UndoLog {
  /// How many commands are kept.
  static let limit = 50

  /// The commands as they stand in the file, oldest first.
  private(set) var lines: [[UInt8]]
  /// How many of them, from the end, have been taken back and can be done again.
  private(set) var undone: Int
  private let file: String

  /// An empty log.
  init(emptyFile file: String) {
    self.file = file
    lines = []
    undone = 0
  }

  /// Checks all bytes of a log.
  init(file: String, bytes: [UInt8]) throws(StoreFailure) {
    let found: (undone: Int, lines: [[UInt8]])
    do throws(JSONFault) {
      found = try bytes.withUnsafeBufferPointer(UndoLog.read)
    } catch {
      throw StoreFailure(error, inFile: file, bytes, at: 0)
    }
    self.file = file
    lines = found.lines
    undone = min(found.undone, lines.count)
  }

  /// The commands that can be taken back, oldest first.
  var done: ArraySlice<[UInt8]> { lines.dropLast(undone) }

  /// Adds a command; what had been taken back before can no longer be done again.
  mutating func append(_ command: LoggedCommand) {
    lines.removeLast(undone)
    lines.append(command.line)
    lines.removeFirst(max(0, lines.count - UndoLog.limit))
    undone = 0
  }

  /// Moves the border between what is done and what is taken back.
  mutating func setUndone(_ count: Int) {
    undone = count
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var text = DocumentText(capacity: lines.reduce(256) { $0 + $1.count + 2 })
    if undone > 0 { text.add(Member(name: "undone", value: JSONText.plain(undone))) }
    text.add("commands", lines: lines, always: true)
    return text.finished()
  }

  /// Reads a command of the log.
  func command(_ line: [UInt8]) throws(StoreFailure) -> LoggedCommand {
    try StoreFailure.locating(in: line, of: file) { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      return try LoggedCommand(reading: &cursor)
    }
  }

  private static func read(
    _ buffer: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) -> (undone: Int, lines: [[UInt8]]) {
    var cursor = JSONCursor(buffer)
    var (format, undone): (Int?, Int) = (nil, 0)
    var lines: [[UInt8]] = []
    cursor.skipSpace()
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      switch cursor.text(of: key) {
      case "format":
        format = try cursor.integer(in: 1...Document.format)
        if format == nil { throw JSONFault(offset: start, damage: .badValue("format")) }
      case "undone":
        guard let count = try cursor.integer(), count >= 0 else {
          throw JSONFault(offset: start, damage: .badValue("undone"))
        }
        undone = count
      case "commands":
        try cursor.elements { cursor throws(JSONFault) in
          lines.append(JSONText.onOneLine(buffer[try cursor.skipValue()]))
        }
      default: try cursor.skipValue()
      }
    }
    try cursor.expectEnd()
    if format == nil { throw JSONFault(offset: 0, damage: .missingField("format")) }
    return (undone, lines)
  }
}

/// A command and what it changed.
struct LoggedCommand {
  let label: CommandLabel
  /// When it was given.
  let instant: Int
  let changes: [Change]

  init(label: CommandLabel, instant: Int, changes: [Change]) {
    self.label = label
    self.instant = instant
    self.changes = changes
  }

  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    var (name, text, instant): (String?, String, Int?) = (nil, "", nil)
    var changes: [Change] = []
    try cursor.members { cursor, key throws(JSONFault) in
      switch cursor.text(of: key) {
      case "command": name = try cursor.string()
      case "text": text = try cursor.string() ?? ""
      case "at": instant = try cursor.instant()
      case "changes":
        try cursor.elements { cursor throws(JSONFault) in changes.append(try Change(reading: &cursor)) }
      default: try cursor.skipValue()
      }
    }
    guard let name else { throw JSONFault(offset: start, damage: .missingField("command")) }
    guard let instant else { throw JSONFault(offset: start, damage: .missingField("at")) }
    self.init(label: CommandLabel(name: name, text: text), instant: instant, changes: changes)
  }

  /// The command on one line.
  var line: [UInt8] {
    JSONText.object([
      Member(name: "command", value: JSONText.string(label.name)),
      Member(name: "text", value: JSONText.string(label.text)),
      Member(name: "at", value: JSONText.instant(instant)),
      Member(name: "changes", value: JSONText.array(changes.map(\.json))),
    ])
  }
}

extension Change {
  /// Reads a change; a record names itself, a part is named.
  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    var part: Part?
    var (before, after): ([UInt8]?, [UInt8]?) = (nil, nil)
    var id: TaskID?
    try cursor.members { cursor, key throws(JSONFault) in
      switch cursor.text(of: key) {
      case "part": part = try cursor.string().flatMap { Part(rawValue: $0) }
      case "id": id = try cursor.string().flatMap { TaskID($0) }
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
