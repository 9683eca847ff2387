package import DayBudget

/// What an import did, or would do.
package struct ImportResult: Hashable, Sendable {
  /// So many records came, or were there.
  package struct Counts: Hashable, Sendable {
    /// How many came new.
    package internal(set) var added = 0
    /// How many were there and are not as they were.
    package internal(set) var changed = 0
    /// How many were there and are as they were.
    package var kept = 0

    /// None.
    package init() {}

    /// Adds others.
    package mutating func add(_ other: Counts) {
      (added, changed, kept) = (added + other.added, changed + other.changed, kept + other.kept)
    }

    /// How many there are in all.
    package var all: Int { added + changed + kept }
  }

  /// The tasks.
  package internal(set) var tasks = Counts()
  /// The blocks of time.
  package internal(set) var blocks = Counts()
  /// How many tasks came new.
  package var added: Int { tasks.added }
  /// How many tasks were there and are not as they were.
  package var changed: Int { tasks.changed }
  /// How many tasks were there and are as they were.
  package var kept: Int { tasks.kept }
  /// Tasks that one side had deleted and the other has edited later, so that they are open or completed again.
  package internal(set) var revived: [TaskID] = []
  /// The path of the copy of the store as it was before; nil when there was none, or nothing was written.
  package internal(set) var backup: String?

  /// Counts a record.
  fileprivate mutating func note(_ what: WritableKeyPath<Counts, Int>, _ id: RecordID) {
    if id.isBlock { blocks[keyPath: what] += 1 } else { tasks[keyPath: what] += 1 }
  }
}

extension TaskStore {
  /// The complete store as one JSON document: tasks, history, blocks, windows, calendars and settings, to the byte.
  package func export() throws(StoreFailure) -> [UInt8] {
    try export(try load().document)
  }

  /// The complete store of which this is the own file.
  func export(_ own: Document) throws(StoreFailure) -> [UInt8] {
    StoreExport.document(
      store: own.bytes.isEmpty ? try own.rewritten(with: []) : own.bytes, history: try files(of: history),
      time: try files(of: time))
  }

  private func files(of folder: Months) throws(StoreFailure) -> StoreExport.Files {
    var files: StoreExport.Files = []
    for month in try folder.months { files.append((month, try folder.document(of: month).bytes)) }
    return files
  }

  /// Takes in a document of `export`, or a store's own file: as it is into an empty store, else record by record.
  ///
  /// Records are joined by id, and of each field the later edit wins; nothing is lost by taking in an older
  /// copy, and taking in the same one again changes nothing.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - file: What it is called in a failure.
  ///   - isTrial: Whether the result is only worked out and nothing is written.
  package func importing(
    _ bytes: [UInt8], from file: String, as label: CommandLabel, now: Int, today: CivilDate,
    isTrial: Bool = false
  ) throws -> ImportResult {
    let incoming = try Incoming(bytes, file: file)
    return try importing(as: label, now: now, today: today, isTrial: isTrial) { _ in incoming }
  }

  /// Takes in what a body makes of the store as it is found, under the lock but for a trial; nil for nothing.
  ///
  /// - Parameter document: Makes the document; the store does not change while it runs.
  package func importing(
    from file: String, as label: CommandLabel, now: Int, today: CivilDate, isTrial: Bool,
    _ document: (Snapshot) throws -> [UInt8]?
  ) throws -> ImportResult {
    try importing(as: label, now: now, today: today, isTrial: isTrial) { original in
      try document(Snapshot(original.document)).map { bytes in try Incoming(bytes, file: file) }
    }
  }

  private func importing(
    as label: CommandLabel, now: Int, today: CivilDate, isTrial: Bool,
    _ incoming: (Original) throws -> Incoming?
  ) throws -> ImportResult {
    if isTrial {
      let original = try load()
      guard let incoming = try incoming(original) else { return ImportResult() }
      var draft = try original.draft(history: history, time: time, now: now)
      return try draft.merge(incoming)
    }
    return try whileLocked { original in
      guard let incoming = try incoming(original) else { return ImportResult() }
      var draft = try original.draft(history: history, time: time, now: now)
      // Into an empty store files go as they are; blocks that come in one file go into their months.
      let isLaid =
        try original.document.isEmpty && draft.allRecords().isEmpty
        && (incoming.document.blocks.allSatisfy(\.isOpen) || !incoming.timeBytes.isEmpty)
      var result = try draft.merge(incoming)
      let changes = try draft.changes()
      guard !changes.isEmpty else { return result }
      if original.stamp != nil {
        result.backup = try backups.keep(original.document.bytes, before: label.name, at: now)
      }
      try withdrawing(result.backup) {
        let log = try log(changes, as: label, on: original, now: now, today: today, isImport: true)
        try commit(changes, to: original, log: log, today: today, isSettling: !isLaid)
      }
      // The store holds everything already; where this fails, the next command puts every record in its place.
      if isLaid { try? lay(incoming) }
      return result
    }
  }

  /// Lays files out as they were exported.
  private func lay(_ incoming: Incoming) throws(StoreFailure) {
    for (folder, files) in [(history, incoming.historyBytes), (time, incoming.timeBytes)] where !files.isEmpty
    {
      try Path.makeFolder(folder.folder)
      for (month, bytes) in files { try folder.file(of: month).replace(with: bytes) }
    }
    try file.replace(with: incoming.storeBytes)
  }
}

/// A store that comes from outside.
struct Incoming {
  /// All records, each once.
  let records: [RecordID: [UInt8]]
  /// The store's own file.
  let document: Document
  /// The bytes of that file.
  let storeBytes: [UInt8]
  /// The bytes of each month's file of completed tasks.
  let historyBytes: [String: [UInt8]]
  /// The bytes of each month's file of blocks.
  let timeBytes: [String: [UInt8]]

  init(_ bytes: [UInt8], file: String) throws(StoreFailure) {
    if let export = try StoreExport(bytes, file: file) {
      document = export.store
      storeBytes = export.storeBytes
      (historyBytes, timeBytes) = (export.bytes(of: .task), export.bytes(of: .block))
      records = try Months.join(export.months, without: document)
        .merging(document.records) { $1 }
    } else {
      document = try Document(file: file, bytes: bytes)
      (storeBytes, historyBytes, timeBytes) = (bytes, [:], [:])
      records = document.records
    }
    // What cannot be understood is refused before anything is taken in.
    for (id, record) in records { _ = try AnyRecord.read(record, id, in: file) }
    _ = try document.settings()
  }

  /// A store's own file that holds all records, of which the next command moves into history what is over.
  func inOneFile() throws(StoreFailure) -> [UInt8] {
    if historyBytes.isEmpty && timeBytes.isEmpty { return storeBytes }
    let past = records.filter { document.head($0.key) == nil }
    return try document.rewritten(
      with: past.map { Change(target: .record($0.key), before: nil, after: $0.value) })
  }
}

extension Draft {
  /// Joins another store into this one, record by record and setting by setting.
  mutating func merge(_ incoming: Incoming) throws(StoreFailure) -> ImportResult {
    var result = ImportResult()
    let records = try allRecords()
    for (id, theirs) in incoming.records.sorted(by: { $0.key < $1.key }) {
      guard let ours = records[id] else {
        replace(id, with: theirs, before: nil)
        try admit(id)
        result.note(\.added, id)
        continue
      }
      let joined = try join(ours, theirs, id)
      guard joined != ours else {
        result.note(\.kept, id)
        continue
      }
      let (old, other, new) = (
        try AnyRecord.read(ours, id, in: file), try AnyRecord.read(theirs, id, in: file),
        try AnyRecord.read(joined, id, in: file)
      )
      if !id.isBlock, new.deleted == nil, old.deleted != nil || other.deleted != nil {
        result.revived.append(id)
      }
      replace(id, with: joined, before: ours)
      try admit(id)
      result.note(\.changed, id)
    }
    if incoming.records.contains(where: \.key.isBlock) {
      try endAllButOne()
      try noteWork(ofBlocks: incoming.records.keys.filter(\.isBlock))
    }
    try mergeParts(of: incoming.document)
    return result
  }

  /// Our record with what is later in theirs, in our own bytes when that is nothing.
  private func join(_ ours: [UInt8], _ theirs: [UInt8], _ id: RecordID) throws(StoreFailure) -> [UInt8] {
    try StoreFailure.locating(in: ours, of: file) { buffer throws(JSONFault) in
      let members = try Members.read(buffer)
      let joined = try Merge.records(members, try Members.read(theirs), isBlock: id.isBlock)
      return Set(joined) == Set(members) ? ours : JSONText.object(joined)
    }
  }

  private mutating func mergeParts(of other: Document) throws(StoreFailure) {
    let own = snapshot.document
    let joined = try StoreFailure.locating(in: own.bytes, of: file) { _ throws(JSONFault) in
      (
        windows: try Merge.parts(own.members(of: .windows), other.members(of: .windows), of: .windows),
        goals: try Merge.parts(own.members(of: .goals), other.members(of: .goals), of: .goals),
        settings: try Merge.parts(own.settingsWithCalendars(), other.settingsWithCalendars(), of: .settings)
      )
    }
    let calendars = Part.calendars.rawValue
    replace(.windows, with: joined.windows, or: other)
    replace(.goals, with: joined.goals, or: other)
    replace(.settings, with: joined.settings.filter { $0.name != calendars }, or: other)
    if let list = joined.settings.first(where: { $0.name == calendars })?.value {
      replace(.calendars, with: list)
    }
  }

  /// Puts joined members in the place of a part; the other's bytes where there was none.
  private mutating func replace(_ part: Part, with members: [Member], or other: Document) {
    guard let old = snapshot.document.value(of: part) else {
      replace(part, with: other.value(of: part).map { JSONText.onOneLine($0) })
      return
    }
    let isSame = (try? Members.read(old)).map { Set($0) == Set(members) } ?? false
    if !isSame { replace(part, with: JSONText.object(members)) }
  }
}

extension Document {
  /// Whether nothing was ever put into it, and nothing still has to leave a month.
  var isEmpty: Bool { heads.isEmpty && blocks.isEmpty && parts.isEmpty && leaving.isEmpty }

  /// The records in their bytes.
  var records: [RecordID: [UInt8]] {
    Dictionary(uniqueKeysWithValues: (heads + blocks).map { ($0.id, Array(record($0))) })
  }

  /// The members of a part that is an object.
  func members(of part: Part) throws(JSONFault) -> [Member] {
    try value(of: part).map(Members.read) ?? []
  }

  /// The settings with the calendars as one of them.
  func settingsWithCalendars() throws(JSONFault) -> [Member] {
    // The calendars are one setting, whose edits the settings keep.
    let calendars = value(of: .calendars).map { Member(name: Part.calendars.rawValue, value: $0) }
    return try members(of: .settings) + [calendars].compactMap(\.self)
  }
}
