import DayBudget

/// The store as a command changes it; nothing is written before the command has ended well.
package struct Draft {
  /// The store before the command.
  package let snapshot: Snapshot
  /// What the person set; windows and calendars too.
  package var settings: Settings
  /// What the list of commands shows behind the command's name; what is decided here can be told here.
  package var about: String?
  /// The tasks that were added, in order; one that was removed again is still among them.
  package private(set) var added: [TaskID] = []
  let now: Int
  let history: Months
  /// The records that the command has touched.
  private(set) var edits = Edits()
  /// The parts that were replaced as a whole, which then count instead of `settings`.
  private(set) var replacedParts: [Part: [UInt8]?] = [:]
  private(set) var codes: CodeBook
  /// The blocks of time there were before the command.
  var time: BlockReader
  /// The open tasks in their order, once one was moved.
  var order: ListOrder?
  /// The highest rank of all open tasks, once it was needed.
  private var highestRank: Rank?
  /// The records of history, once one was needed.
  private var past: [RecordID: [UInt8]]?

  init(_ snapshot: Snapshot, history: Months, time: Months, now: Int) {
    self.snapshot = snapshot
    self.history = history
    self.time = BlockReader(time, snapshot.document)
    self.now = now
    settings = snapshot.settings
    codes = snapshot.codes
  }

  /// The task with this id as it is now, completed ones in history too; nil when it is deleted or unknown.
  package mutating func task(_ id: TaskID) throws(StoreFailure) -> Task? {
    guard let record = try record(id) else { return nil }
    let task = try Task(of: record, in: file)
    return task.deleted == nil ? task : nil
  }

  /// The code of an open task as it is now.
  package func code(of id: TaskID) -> String {
    codes.code(of: id)
  }

  /// Adds a task at the end of the list and returns it.
  ///
  /// - Parameters:
  ///   - title: What is to be done, not empty.
  ///   - generator: Where its id is drawn from.
  ///   - fill: Sets its other fields, its own instant of creation too when it comes from elsewhere.
  @discardableResult
  package mutating func add(
    _ title: String, using generator: inout some RandomNumberGenerator,
    _ fill: (inout Task) throws -> Void = { _ in }
  ) throws -> Task {
    let (id, length) = codes.draw(using: &generator)
    var task = Task(id: id, title: title, rank: try rankAtEnd(), created: now)
    task.codeLength = length
    try fill(&task)
    task.pairCompletion()
    task.modified = max(task.created, now)
    if !task.isInRange { throw StoreFailure.outsideYears }
    if !task.isOpen { codes.admit(id, length: length, isOpen: false) }
    highestRank = task.rank
    added.append(id)
    edits.set(Edits.Edit(before: nil, after: task.record), for: id)
    reorder(from: nil, to: task)
    return task
  }

  /// Changes a task and returns it; each field that differs afterwards is marked with the instant of its edit.
  ///
  /// Nothing happens, and nil is returned, when there is no such task or it is deleted.
  @discardableResult
  package mutating func update(_ id: TaskID, _ body: (inout Task) throws -> Void) throws -> Task? {
    guard let old = try task(id), let record = try record(id) else { return nil }
    var new = old
    try body(&new)
    new.forgetSettled()
    new.pairCompletion()
    let changed = Register.changes(from: old.registers, to: new.registers).filter(new.isUnsettled)
    if changed.isEmpty { return old }
    if !new.isInRange { throw StoreFailure.outsideYears }
    // A task that this command has made is not edited after its creation.
    let isNew = edits[id].map { $0.before == nil } ?? false
    new.modified = isNew ? max(old.modified, now) : old.instant(ofEditing: changed, now: now)
    if !isNew {
      for name in changed { new.edited[name] = new.modified }
    }
    if new.isOpen != old.isOpen {
      new.codeLength = codes.admit(id, length: old.codeLength, isOpen: new.isOpen)
    }
    if let highest = highestRank, new.isOpen { highestRank = max(highest, new.rank) }
    replace(id, with: try new.written(over: record, old: old, in: file), before: record)
    reorder(from: old, to: new)
    return new
  }

  /// Deletes a task; a tombstone stays that says when, and what it was, for a merge with an older copy.
  package mutating func remove(_ id: TaskID) throws(StoreFailure) {
    guard let old = try task(id), let record = try record(id) else { return }
    var new = old
    new.modified = max(old.modified, now)
    new.deleted = new.modified
    codes.admit(id, length: old.codeLength, isOpen: false)
    replace(id, with: try new.written(over: record, old: old, in: file), before: record)
    reorder(from: old, to: nil)
  }

  /// The record with this id as it is now, wherever it lies; tombstones too.
  mutating func record(_ id: RecordID) throws(StoreFailure) -> [UInt8]? {
    if let edit = edits[id] { return edit.after }
    if id.isBlock { return try time.record(id) }
    if let head = snapshot.document.head(id) { return Array(snapshot.document.record(head)) }
    return try recordOfHistory(id)
  }

  /// Puts a record in the place of what is there, or nothing.
  mutating func replace(_ id: RecordID, with record: [UInt8]?, before: [UInt8]?) {
    edits.set(Edits.Edit(before: edits[id].map(\.before) ?? before, after: record), for: id)
  }

  /// The bytes of a part as they are now, but for what was changed in `settings`.
  func value(of part: Part) -> [UInt8]? {
    replacedParts[part] ?? snapshot.document.value(of: part)
  }

  /// Puts a part in the place of what is there, or nothing.
  mutating func replace(_ part: Part, with value: [UInt8]?) {
    replacedParts[part] = .some(value)
  }

  /// All records of the store, those of the months too, as they were before the command.
  mutating func allRecords() throws(StoreFailure) -> [RecordID: [UInt8]] {
    let document = snapshot.document
    let own = (document.heads + document.blocks).map { ($0.id, Array(document.record($0))) }
    return try recordsOfHistory().merging(time.months.records(without: document)) { _, time in time }
      .merging(own) { _, own in own }
  }

  /// What a file is called in a fault of a record of this draft.
  var file: String { snapshot.document.file }

  private mutating func recordsOfHistory() throws(StoreFailure) -> [RecordID: [UInt8]] {
    if let past { return past }
    let records = try history.records(without: snapshot.document)
    past = records
    return records
  }

  /// One record of history; a month that cannot be read is a failure only where no other month has the record.
  private mutating func recordOfHistory(_ id: TaskID) throws(StoreFailure) -> [UInt8]? {
    if let past { return past[id] }
    let readable = history.readable(without: snapshot.document)
    if readable.failures.isEmpty { past = readable.records }
    if let record = readable.records[id] { return record }
    if let failure = readable.failures.first { throw failure }
    return nil
  }

  private mutating func rankAtEnd() throws -> Rank {
    let highest = try highestRank ?? snapshot.document.highestRank()
    return Rank.between(highest, nil) ?? .middle
  }
}

extension Draft {
  /// Enters the code of a record that was put back or came from elsewhere, and makes it longer where needed.
  mutating func admit(_ id: RecordID) throws(StoreFailure) {
    // The code of a block is its own for ever.
    if id.isBlock { return }
    guard let record = edits[id]?.after else {
      codes.leave(id)
      return
    }
    let old = try Task(of: record, in: file)
    var new = old
    new.codeLength = codes.admit(id, length: old.codeLength, isOpen: old.isOpen)
    if new.codeLength != old.codeLength {
      let record = try new.written(over: record, old: old, in: file)
      replace(id, with: record, before: nil)
    }
  }
}

extension Document {
  /// The highest rank of all open tasks; nil when there are none.
  func highestRank() throws(StoreFailure) -> Rank? {
    let highest = heads.lazy.filter(\.isOpen).max { left, right in
      rank(left).lexicographicallyPrecedes(rank(right))
    }
    guard let highest else { return nil }
    // A rank is plain ASCII, so what else may be wrong with that record is no hindrance.
    if let rank = Rank(String(decoding: rank(highest), as: UTF8.self)) { return rank }
    return try tasks([highest]).first?.rank
  }
}
