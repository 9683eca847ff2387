import DayBudget

/// What stands in the months of a folder: completed tasks, or blocks of time.
///
/// The store's own file is one of tasks that may hold blocks too.
enum RecordKind {
  case task
  case block
}

/// A file of records that was read: the store's own file or a month.
///
/// All of its bytes were checked; records and settings stay in their bytes until they are asked for.
struct Document: Sendable {
  /// The version of the format that this program writes, and the newest it understands.
  static let format = 1

  /// The path under which the file was read, for what is said about it.
  let file: String
  /// The bytes of the file.
  let bytes: [UInt8]
  /// What it holds in the first place.
  let kind: RecordKind
  /// The heads of all tasks, tombstones too, sorted by id, each once.
  private(set) var heads: [RecordHead]
  /// The heads of all blocks of time, tombstones too, sorted by id, each once.
  let blocks: [RecordHead]
  /// Records that a month may still hold where they no longer belong: a command that took them away was interrupted.
  let leaving: [RecordID]
  /// History holds no task that was completed on this day or later; nil where it holds none at all.
  let settled: CivilDate?
  /// No month holds a block of an earlier day; nil where there is none at all.
  let timed: CivilDate?
  /// The places of the parts in the bytes.
  let parts: [PartPlace]
  /// Top-level members that this program does not know.
  let unknown: [Member]

  /// A file without any records.
  init(emptyFile file: String, of kind: RecordKind = .task) {
    (self.file, bytes, self.kind) = (file, [], kind)
    (heads, blocks, leaving, settled, timed, parts, unknown) = ([], [], [], nil, nil, [], [])
  }

  /// Checks all bytes of a file and finds its records.
  ///
  /// - Parameter place: Where the file stands in `bytes`, when these hold other things too.
  init(
    file: String, bytes: [UInt8], at place: Range<Int>? = nil, of kind: RecordKind = .task
  ) throws(StoreFailure) {
    (self.file, self.bytes, self.kind) = (file, bytes, kind)
    do throws(JSONFault) {
      let layout = try Layout(bytes, at: place ?? 0..<bytes.count, of: kind)
      (heads, blocks, leaving) = (layout.heads, layout.blocks, layout.leaving)
      (settled, timed) = (layout.settled, layout.timed)
      (parts, unknown) = (layout.parts, layout.unknown)
    } catch {
      throw StoreFailure(error, inFile: file, bytes, at: place?.lowerBound ?? 0)
    }
  }

  /// The file as if it had only these of its records, for who only looks at it.
  func showing(_ heads: [RecordHead]) -> Document {
    var document = self
    document.heads = heads
    return document
  }

  /// The head of the record with this id, by binary search.
  func head(_ id: RecordID) -> RecordHead? {
    let heads = id.isBlock ? blocks : heads
    let place = heads.firstPlace { $0.id < id }
    return place < heads.count && heads[place].id == id ? heads[place] : nil
  }

  /// The bytes of a record as they stand in the file.
  func record(_ head: RecordHead) -> ArraySlice<UInt8> {
    bytes[head.place]
  }

  /// The bytes of a part: as they stand in the file, but calendars, which have a line each there, on one line.
  func value(of part: Part) -> [UInt8]? {
    guard let place = parts.first(where: { $0.part == part })?.place else { return nil }
    let value = Array(bytes[place])
    guard part == .calendars, let elements = try? value.withUnsafeBufferPointer(Members.elements) else {
      return value
    }
    return JSONText.array(elements.map { JSONText.onOneLine($0) })
  }

  /// The rank of a record as it stands in the file.
  func rank(_ head: RecordHead) -> ArraySlice<UInt8> {
    bytes[head.rank]
  }

  /// Reads the tasks of these heads.
  func tasks(_ heads: some Sequence<RecordHead>) throws(StoreFailure) -> [Task] {
    try StoreFailure.locating(in: bytes, of: file) { buffer throws(JSONFault) in
      var tasks: [Task] = []
      var cursor = JSONCursor(buffer)
      for head in heads {
        cursor.offset = head.place.lowerBound
        tasks.append(try Task(reading: &cursor))
      }
      return tasks
    }
  }

  /// Reads the blocks of these heads.
  func blocks(_ heads: some Sequence<RecordHead>) throws(StoreFailure) -> [TimeBlock] {
    try StoreFailure.locating(in: bytes, of: file) { buffer throws(JSONFault) in
      var blocks: [TimeBlock] = []
      var cursor = JSONCursor(buffer)
      for head in heads {
        cursor.offset = head.place.lowerBound
        blocks.append(try TimeBlock(reading: &cursor))
      }
      return blocks
    }
  }

  /// Fails at the first record that cannot be read to its last field.
  func requireReadable() throws(StoreFailure) {
    _ = try tasks(heads)
    if !blocks.isEmpty { _ = try blocks(blocks) }
  }

  /// Reads the settings; what the file does not name is at its default.
  func settings() throws(StoreFailure) -> Settings {
    try StoreFailure.locating(in: bytes, of: file) { buffer throws(JSONFault) in
      var settings = Settings()
      for part in parts {
        var cursor = JSONCursor(buffer, at: part.place.lowerBound)
        try settings.read(part.part, from: &cursor)
      }
      return settings
    }
  }
}

extension StoreFailure {
  /// Reads bytes, and turns a fault in them into a failure that names file, line and column.
  static func locating<Value>(
    in bytes: [UInt8], of file: String,
    _ read: (UnsafeBufferPointer<UInt8>) throws(JSONFault) -> Value
  ) throws(StoreFailure) -> Value {
    do throws(JSONFault) {
      return try bytes.withUnsafeBufferPointer(read)
    } catch {
      throw StoreFailure(error, in: bytes, of: file)
    }
  }

  /// A fault in a file that names its format: a newer one may hold what looks like damage here.
  init(_ fault: JSONFault, inFile file: String, _ bytes: [UInt8], at start: Int) {
    if let found = Layout.format(of: bytes, at: start), found > Document.format {
      self = .newerFormat(file: file, found: found, known: Document.format)
    } else {
      self.init(fault, in: bytes, of: file)
    }
  }

  /// A damaged place in the bytes of a file, by line and column.
  init(_ fault: JSONFault, in bytes: [UInt8], of file: String) {
    let before = bytes.prefix(fault.offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes of UTF-8 are no columns of their own.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    self = .damaged(file: file, line: line, column: column, damage: fault.damage)
  }
}
