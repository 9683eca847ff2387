import DayBudget

/// What tasks and blocks of time have in common as lines of a file: fields that are edited, undone and merged one by one.
protocol StoredRecord {
  /// The names of all fields in the order of the file.
  static var order: [String] { get }

  /// Reads the record under the cursor; what is missing or cannot be is a fault at its place.
  init(reading cursor: inout JSONCursor) throws(JSONFault)

  var id: RecordID { get }
  var title: String { get }
  var codeLength: Int { get }
  var created: Int { get }
  var modified: Int { get set }
  var deleted: Int? { get set }
  var edited: [String: Int] { get set }

  /// The fields that are not empty, in the order of the file.
  var members: [Member] { get }

  /// Whether a register still says something.
  func isUnsettled(_ register: String) -> Bool
}

extension StoredRecord {
  /// The record that stands by itself in some bytes.
  init(of record: [UInt8], in file: String) throws(StoreFailure) {
    self = try StoreFailure.locating(in: record, of: file) { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      return try Self(reading: &cursor)
    }
  }

  /// The record on one line: the id first, empty fields left out.
  var record: [UInt8] {
    JSONText.object(members)
  }

  /// What the person says, piece by piece, as each is edited and merged.
  ///
  /// Exceptions of a series count one by one, so that two devices can tick different days of it.
  var registers: [String: [UInt8]] {
    Register.split(members.filter { !Register.isBookkeeping($0.name) })
  }

  /// The record after an edit: members that did not change, and those that are not known, keep their bytes.
  func written(over record: [UInt8], old: Self, in file: String) throws(StoreFailure) -> [UInt8] {
    let (before, after) = (Members.values(old.members), Members.values(members))
    var changed: [String: [UInt8]?] = [:]
    for name in Self.order where before[name] != after[name] {
      changed[name] = .some(after[name])
    }
    let members = try StoreFailure.locating(in: record, of: file) { buffer throws(JSONFault) in
      try Members.read(buffer)
    }
    return JSONText.object(Members.patch(members, with: changed, order: Self.order))
  }

  /// The record that takes the values of another, each that differs marked with the instant of this edit.
  func edited(to goal: Self, over record: [UInt8], now: Int, in file: String) throws(StoreFailure) -> [UInt8]
  {
    var new = goal
    new.modified = max(now, modified + 1)
    if goal.deleted != nil { new.deleted = new.modified }
    new.edited.merge(edited) { max($0, $1) }
    for name in Register.changes(from: registers, to: goal.registers) { new.edited[name] = new.modified }
    new.edited = new.edited.filter { new.isUnsettled($0.key) }
    return try new.written(over: record, old: goal, in: file)
  }

  /// The tombstone of a record, in the place of these bytes of it.
  func buried(over record: [UInt8], at instant: Int, in file: String) throws(StoreFailure) -> [UInt8] {
    var new = self
    (new.modified, new.deleted) = (instant, instant)
    return try new.written(over: record, old: self, in: file)
  }

  /// The instant that an edit of some fields gets.
  ///
  /// It is later than the one before it, or the creation, however soon it comes and wherever the clock has gone: a copy
  /// from between the two would win against it.
  func instant(ofEditing names: [String], now: Int) -> Int {
    let last = names.map { edited[$0] ?? created }.max()
    return max(modified, now, last.map { $0 + 1 } ?? now)
  }
}

extension Task: StoredRecord {
  static let order = Field.allCases.map(\.rawValue)
}

/// A record of either kind, for what is done alike to both.
enum AnyRecord {
  /// The record that stands by itself in some bytes, of the kind that its id says.
  static func read(_ record: [UInt8], _ id: RecordID, in file: String) throws(StoreFailure)
    -> any StoredRecord
  {
    if id.isBlock { return try TimeBlock(of: record, in: file) }
    return try Task(of: record, in: file)
  }
}
