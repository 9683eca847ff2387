/// The last commands with the records before and after, as `undo.json` holds them: one command a line.
struct UndoLog {
  /// How many commands are kept, besides the last: whether that was put in place the next one knows.
  static let limit = 50

  /// The commands as they stand in the file, oldest first.
  private(set) var lines: [[UInt8]]
  /// How many of them, from the end, have been taken back and can be done again.
  private(set) var undone: Int
  /// Whether a copy was about to take the place of the store, so that commands which do not lead to what it is now are
  /// over, whether that came about or not.
  var isRestored = false
  /// The bytes of the file as it was read; nil where there was none.
  let original: [UInt8]?
  let file: String

  /// An empty log.
  init(emptyFile file: String) {
    (self.file, original) = (file, nil)
    lines = []
    undone = 0
  }

  /// Checks all bytes of a log.
  init(file: String, bytes: [UInt8]) throws(StoreFailure) {
    let found: (undone: Int, isRestored: Bool, lines: [[UInt8]])
    do throws(JSONFault) {
      found = try bytes.withUnsafeBufferPointer(UndoLog.read)
    } catch {
      throw StoreFailure(error, inFile: file, bytes, at: 0)
    }
    (self.file, original) = (file, bytes)
    (lines, isRestored) = (found.lines, found.isRestored)
    undone = min(found.undone, lines.count)
  }

  /// Where those that have been taken back begin.
  var border: Int { lines.count - undone }

  /// Adds a command; what had been taken back before can no longer be done again.
  ///
  /// It is numbered after all that stood there, so that its number is no other's.
  mutating func append(_ command: LoggedCommand) throws(StoreFailure) {
    var command = command
    command.number = (try last()?.number ?? 0) + 1
    lines.removeLast(undone)
    lines.removeFirst(max(0, lines.count - UndoLog.limit))
    lines.append(command.line)
    undone = 0
  }

  /// Moves the border between what is done and what is taken back.
  mutating func setUndone(_ count: Int) {
    undone = count
  }

  /// Puts other commands in the place of all.
  mutating func replace(done: some Sequence<[UInt8]>, undone: [[UInt8]]) {
    lines = Array(done) + undone
    self.undone = undone.count
  }

  /// Puts a command in the place of one.
  mutating func replace(at index: Int, with command: LoggedCommand) {
    lines[index] = command.line
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var text = DocumentText(capacity: lines.reduce(256) { $0 + $1.count + 2 })
    if undone > 0 { text.add(Member(name: "undone", value: JSONText.plain(undone))) }
    if isRestored { text.add(Member(name: "restored", value: JSONText.plain(true))) }
    text.add("commands", lines: lines, always: true)
    return text.finished()
  }

  /// The command at a place.
  func command(at index: Int) throws(StoreFailure) -> LoggedCommand {
    try command(lines[index])
  }

  /// The last command of all with no more than its first change; nil in an empty log.
  func last() throws(StoreFailure) -> LoggedCommand? {
    try lines.last.map { line throws(StoreFailure) in try command(line, changes: 1) }
  }

  /// Reads a command of the log, with no more than so many of its changes.
  func command(_ line: [UInt8], changes limit: Int = .max) throws(StoreFailure) -> LoggedCommand {
    try StoreFailure.locating(in: line, of: file) { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      return try LoggedCommand(reading: &cursor, changes: limit)
    }
  }

  private static func read(
    _ buffer: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) -> (undone: Int, isRestored: Bool, lines: [[UInt8]]) {
    var cursor = JSONCursor(buffer)
    var (format, undone, isRestored): (Int?, Int, Bool) = (nil, 0, false)
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
      case "restored": isRestored = try cursor.boolean() ?? false
      case "commands":
        try cursor.elements { cursor throws(JSONFault) in
          lines.append(JSONText.onOneLine(buffer[try cursor.skipValue()]))
        }
      default: try cursor.skipValue()
      }
    }
    try cursor.expectEnd()
    if format == nil { throw JSONFault(offset: 0, damage: .missingField("format")) }
    return (undone, isRestored, lines)
  }
}
