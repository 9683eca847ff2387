import DayBudget

/// Joins two copies of one record or of the settings, field by field; the later edit wins.
///
/// The result is the same in whichever order, and however often, copies are joined: a field is decided by the
/// instant of its last edit (of the record's creation, where it was never edited) and, where two edits fall
/// into one second, by its bytes. A deletion holds against every edit that is not later than it.
enum Merge {
  /// What a field is, and since when.
  private struct State {
    var value: [UInt8]?
    var instant: Int
    /// Whether the instant has to be written down, since it is not that of the creation.
    var isEdited: Bool

    /// The later of two states of a field.
    static func later(_ left: State, _ right: State) -> State {
      if left.instant != right.instant { return left.instant > right.instant ? left : right }
      let isLeft = (left.value ?? []).lexicographicallyPrecedes(right.value ?? [])
      return State(
        value: isLeft ? right.value : left.value, instant: left.instant,
        isEdited: left.isEdited || right.isEdited)
    }
  }

  /// Joins two records with the same id.
  static func records(
    _ left: [Member], _ right: [Member], isBlock: Bool = false
  ) throws(JSONFault) -> [Member] {
    let (leftHead, rightHead) = (try Bookkeeping(left, isBlock), try Bookkeeping(right, isBlock))
    var head = leftHead.joined(with: rightHead)
    let registers = registers(of: left, head: leftHead)
      .merging(Merge.registers(of: right, head: rightHead), uniquingKeysWith: State.later)
    var values: [String: [UInt8]] = [:]
    head.edited = [:]
    for (name, register) in registers where head.isUnsettled(name) {
      values[name] = register.value
      if register.isEdited || register.instant != head.created { head.edited[name] = register.instant }
    }
    let order = isBlock ? TimeBlock.order : Task.order
    let joined = Register.join(values).merging(head.values) { $1 }
    let known = order.compactMap { name in joined[name].map { Member(name: name, value: $0) } }
    let others = joined.filter { !order.contains($0.key) }.sorted { $0.key < $1.key }
    return known + others.map { Member(name: $0.key, value: $0.value) }
  }

  /// Joins two parts that are objects, such as windows by weekday and date.
  static func parts(_ left: [Member], _ right: [Member], of part: Part) throws(JSONFault) -> [Member] {
    let edited = Field.edited.rawValue
    func registers(_ members: [Member]) throws(JSONFault) -> [String: State] {
      let instants = try Members.edits(in: members)
      var registers = instants.mapValues { State(value: nil, instant: $0, isEdited: true) }
      for member in members where member.name != edited {
        registers[member.name, default: State(value: nil, instant: .min, isEdited: false)].value =
          member.value
      }
      return registers
    }
    let joined = try registers(left).merging(try registers(right), uniquingKeysWith: State.later)
    let instants = joined.filter(\.value.isEdited).mapValues(\.instant)
    var values = joined.compactMapValues(\.value)
    values[edited] = instants.isEmpty ? nil : JSONText.edits(instants)
    return part.order(of: values.keys).compactMap { name in
      values[name].map { Member(name: name, value: $0) }
    }
  }

  private static func registers(of record: [Member], head: Bookkeeping) -> [String: State] {
    let values = Register.split(record.filter { !Register.isBookkeeping($0.name) })
    var registers: [String: State] = [:]
    for name in Set(values.keys).union(head.edited.keys) {
      let instant = head.edited[name]
      registers[name] = State(
        value: values[name], instant: instant ?? head.created, isEdited: instant != nil)
    }
    return registers
  }
}

/// The fields of a record that no one edits.
private struct Bookkeeping {
  var id: [UInt8]
  var codeLength: Int
  var created: Int
  var modified: Int
  var deleted: Int?
  var openFrom: CivilDate?
  var worked: Set<String> = []
  var edited: [String: Int]

  init(_ record: [Member], _ isBlock: Bool) throws(JSONFault) {
    let bytes = JSONText.object(record)
    self = try bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      if isBlock { return Bookkeeping(try TimeBlock(reading: &cursor)) }
      let task = try Task(reading: &cursor)
      var head = Bookkeeping(task)
      (head.openFrom, head.worked) = (task.openFrom, Set(task.worked))
      return head
    }
  }

  private init(_ record: some StoredRecord) {
    id = JSONText.quoted(record.id)
    codeLength = record.codeLength
    created = record.created
    modified = record.modified
    deleted = record.deleted
    edited = record.edited
  }

  func joined(with other: Bookkeeping) -> Bookkeeping {
    var joined = self
    joined.codeLength = max(codeLength, other.codeLength)
    joined.created = min(created, other.created)
    joined.modified = max(modified, other.modified)
    joined.deleted = [deleted, other.deleted].compactMap(\.self).max()
    // An edit after the deletion means that the task is still wanted.
    if let deleted = joined.deleted, joined.modified > deleted { joined.deleted = nil }
    joined.worked.formUnion(other.worked)
    joined.openFrom = [openFrom, other.openFrom].compactMap(\.self).max()
    return joined
  }

  /// Whether a register still says something: exceptions of days that are settled do not.
  func isUnsettled(_ register: String) -> Bool {
    guard let openFrom, let day = Register.exceptionDay(register) else { return true }
    return day >= openFrom
  }

  /// The values of these fields, those left out that are empty.
  var values: [String: [UInt8]] {
    var values = [
      Field.id.rawValue: id, Field.created.rawValue: JSONText.instant(created),
      Field.modified.rawValue: JSONText.instant(modified),
    ]
    values[Field.codeLength.rawValue] = codeLength == 2 ? nil : JSONText.plain(codeLength)
    values[Field.deleted.rawValue] = deleted.map(JSONText.instant)
    values[Field.openFrom.rawValue] = openFrom.map(JSONText.quoted)
    values[Field.worked.rawValue] = worked.isEmpty ? nil : JSONText.strings(worked.sorted())
    values[Field.edited.rawValue] = edited.isEmpty ? nil : JSONText.edits(edited)
    return values
  }
}
