/// Taking commands back and doing them again. Both are edits: a record gets what it was, and the instant at which
/// it got it, so that no older copy that is joined with the store brings back what was taken back.
extension Draft {
  /// What a record or a part is now, on one line as the log has it.
  mutating func state(of target: Change.Target) throws(StoreFailure) -> [UInt8]? {
    switch target {
    case .part(let part): value(of: part).map { JSONText.onOneLine($0) }
    case .record(let id): try record(id).map { JSONText.onOneLine($0) }
    }
  }

  /// Whether everything that was changed is as it was before, or as it was after.
  mutating func `is`(
    as changes: [Change], _ side: KeyPath<Change, [UInt8]?>
  ) throws(StoreFailure) -> Bool {
    for change in changes where try state(of: change.target) != change[keyPath: side] { return false }
    return true
  }

  /// Takes every record from what it was before a command to what it is after it, and returns what each became.
  ///
  /// What an import brought is no edit of this store: going back there, and coming again, leaves no trace, so
  /// that the same file can be taken in anew.
  ///
  /// - Throws: `StoreFailure.inTheWay` and its like where one is no longer as it was.
  mutating func travel(_ command: LoggedCommand, isBack: Bool) throws(StoreFailure) -> [Change] {
    var changes: [Change] = []
    for change in command.changes {
      guard try state(of: change.target) == change.before else { throw try conflict(of: command, at: change) }
      put(try command.isImport ? change.after : goal(of: change, isBack: isBack), at: change)
      if case .record(let id) = change.target { try admit(id) }
      let after = try state(of: change.target)
      changes.append(Change(target: change.target, before: change.before, after: after))
    }
    return changes
  }

  /// Puts every record from what it was before to what it is after, to the byte, as if nothing had been.
  mutating func put(_ changes: [Change]) throws(StoreFailure) {
    for change in changes {
      put(change.after, at: change)
      if case .record(let id) = change.target { try admit(id) }
    }
  }

  private mutating func put(_ value: [UInt8]?, at change: Change) {
    switch change.target {
    case .part(let part): replace(part, with: value)
    case .record(let id): replace(id, with: value, before: change.before)
    }
  }

  /// What a change leads to, edited now.
  private func goal(of change: Change, isBack: Bool) throws(StoreFailure) -> [UInt8]? {
    // What a reset took away was not edited by it.
    guard let current = change.before else { return change.after }
    switch change.target {
    case .part(.calendars): return change.after
    case .part(let part):
      if change.after == nil && !isBack { return nil }
      return try StoreFailure.locating(in: current, of: file) { _ throws(JSONFault) in
        try edited(part, from: current, to: change.after)
      }
    case .record(let id):
      if id.isBlock { return try goal(TimeBlock.self, from: current, to: change.after, isBack: isBack) }
      return try goal(Task.self, from: current, to: change.after, isBack: isBack)
    }
  }

  /// What a record becomes; the tombstone of one whose making is taken back.
  private func goal<Record: StoredRecord>(
    _ kind: Record.Type, from current: [UInt8], to after: [UInt8]?, isBack: Bool
  ) throws(StoreFailure) -> [UInt8]? {
    let old = try Record(of: current, in: file)
    guard let after else {
      return isBack ? try old.buried(over: current, at: max(now, old.modified + 1), in: file) : nil
    }
    return try old.edited(to: Record(of: after, in: file), over: after, now: now, in: file)
  }

  /// A part that takes the members of another, each that differs marked with the instant of this edit.
  private func edited(_ part: Part, from current: [UInt8], to goal: [UInt8]?) throws(JSONFault) -> [UInt8] {
    let (old, new) = (try Members.read(current), try goal.map(Members.read) ?? [])
    let (before, after) = (try Members.edits(in: old), try Members.edits(in: new))
    let name = Field.edited.rawValue
    var changed = Register.changes(from: Members.values(old), to: Members.values(new)).filter { $0 != name }
    // The calendars are a part of their own, whose edits the settings keep.
    let calendars = Part.calendars.rawValue
    if part == .settings, before[calendars] != after[calendars] { changed.append(calendars) }
    var instants = before.merging(after) { max($0, $1) }
    for name in changed { instants[name] = max(now, before[name].map { $0 + 1 } ?? now) }
    let edits = instants.isEmpty ? nil : JSONText.edits(instants)
    return JSONText.object(Members.patch(new, with: [name: edits], order: part.order(of: new.map(\.name))))
  }

  private mutating func conflict(
    of command: LoggedCommand, at change: Change
  ) throws(StoreFailure) -> StoreFailure {
    guard case .record(let id) = change.target else { return .settingsInTheWay(command: command.label) }
    let record = try record(id) ?? change.before ?? change.after
    let title = try record.map { record throws(StoreFailure) in
      try AnyRecord.read(record, id, in: file).title
    }
    return .inTheWay(command: command.label, task: id, title: title ?? "")
  }
}
