package import DayBudget

/// Blocks of time as a command changes them.
extension Draft {
  /// The block with this id as it is now; nil when it is deleted or unknown.
  package mutating func block(_ id: BlockID) throws(StoreFailure) -> TimeBlock? {
    guard let record = try record(id) else { return nil }
    let block = try TimeBlock(of: record, in: file)
    return block.deleted == nil ? block : nil
  }

  /// The block that runs as the draft is now; nil where none does.
  package mutating func running() throws(StoreFailure) -> TimeBlock? {
    for (id, edit) in edits.sorted where id.isBlock {
      guard let record = edit.after else { continue }
      let block = try TimeBlock(of: record, in: file)
      if block.deleted == nil, block.isRunning { return block }
    }
    let head = snapshot.document.blocks.first { $0.isOpen && edits[$0.id] == nil }
    return try head.flatMap { head throws(StoreFailure) in try snapshot.document.blocks([head]).first }
  }

  /// The blocks that were filed under some days, and the one that runs, as they are now; by day and start.
  package mutating func blocks(
    from first: CivilDate, through last: CivilDate
  ) throws(StoreFailure) -> [TimeBlock] {
    try blocks(of: Months.names(from: first, through: last)).filter {
      $0.isRunning || $0.day >= first && $0.day <= last
    }
  }

  /// The blocks of all months, newest first, until some are found.
  package mutating func newestBlocks(
    where isAskedFor: (TimeBlock) -> Bool
  ) throws(StoreFailure) -> [TimeBlock] {
    for month in try time.months.months.reversed() {
      let found = try blocks(of: [month]).filter(isAskedFor)
      if !found.isEmpty { return found }
    }
    return try blocks(of: []).filter(isAskedFor)
  }

  /// The blocks of some months, and those of the store's own file, as they are now; by day and start.
  package mutating func blocks(of months: [String]) throws(StoreFailure) -> [TimeBlock] {
    var blocks: [TimeBlock] = []
    for (head, document) in try time.heads(of: months) where head.deleted == nil && edits[head.id] == nil {
      blocks += try document.blocks([head])
    }
    for (id, edit) in edits.sorted where id.isBlock {
      guard let record = edit.after else { continue }
      let block = try TimeBlock(of: record, in: file)
      if block.deleted == nil { blocks.append(block) }
    }
    return blocks.sorted(by: TimeBlock.inOrder)
  }

  /// Adds a block and returns it.
  ///
  /// Its code is that of no block of this month and the last, nor of the month in which it lies.
  ///
  /// - Parameters:
  ///   - day: The day that it belongs to.
  ///   - today: The day that now belongs to.
  ///   - generator: Where its id is drawn from.
  ///   - fill: Sets its other fields.
  @discardableResult
  package mutating func addBlock(
    _ title: String, on day: CivilDate, zone: String, today: CivilDate,
    using generator: inout some RandomNumberGenerator, _ fill: (inout TimeBlock) -> Void
  ) throws(StoreFailure) -> TimeBlock {
    let (id, length) = try newCode(on: day, today: today, using: &generator)
    var block = TimeBlock(id: id, title: title, day: day, zone: zone, created: now)
    block.codeLength = length
    fill(&block)
    replace(id, with: block.record, before: nil)
    try noteWork(block)
    return block
  }

  /// Changes a block and returns it; each field that differs afterwards is marked with the instant of its edit.
  ///
  /// Nothing happens, and nil is returned, when there is no such block or it is deleted.
  @discardableResult
  package mutating func updateBlock(
    _ id: BlockID, _ body: (inout TimeBlock) -> Void
  ) throws(StoreFailure) -> TimeBlock? {
    guard let old = try block(id), let record = try record(id) else { return nil }
    var new = old
    body(&new)
    let changed = Register.changes(from: old.registers, to: new.registers)
    if changed.isEmpty { return old }
    // A block that this command has made is not edited after its creation.
    let isNew = edits[id].map { $0.before == nil } ?? false
    if isNew {
      new.modified = max(old.modified, now)
    } else {
      new.modified = old.instant(ofEditing: changed, now: now)
      for name in changed { new.edited[name] = new.modified }
    }
    replace(id, with: try new.written(over: record, old: old, in: file), before: record)
    try noteWork(new)
    return new
  }

  /// Deletes a block; a tombstone stays, and of one that this command has made nothing.
  package mutating func removeBlock(_ id: BlockID) throws(StoreFailure) {
    guard let old = try block(id), let record = try record(id) else { return }
    let isNew = edits[id].map { $0.before == nil } ?? false
    replace(
      id, with: isNew ? nil : try old.buried(over: record, at: max(old.modified, now), in: file),
      before: record)
  }

  /// Ends, of the blocks that run after copies were joined, each but the last begun, where the next one begins.
  mutating func endAllButOne() throws(StoreFailure) {
    var running = try snapshot.document.blocks(
      snapshot.document.blocks.filter { $0.isOpen && edits[$0.id] == nil })
    for (id, edit) in edits.sorted where id.isBlock {
      guard let record = edit.after, try RecordHead(of: record[...], id, in: file).isOpen else { continue }
      running.append(try TimeBlock(of: record, in: file))
    }
    running.sort { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    for (block, next) in zip(running, running.dropFirst()) {
      guard block.start != next.start else {
        try removeBlock(block.id)
        continue
      }
      try updateBlock(block.id) { $0.end = next.start }
    }
  }

  /// Notes those of these blocks that this command brings in their tasks.
  mutating func noteWork(ofBlocks ids: [BlockID]) throws(StoreFailure) {
    for id in ids where edits[id] != nil {
      if let block = try block(id), block.task != nil { try noteWork(block) }
    }
  }

  /// Notes in its task the month in which the block will lie, so that whoever looks at the task knows where to look.
  ///
  /// That is no edit of the task: it says nothing that the blocks do not say.
  private mutating func noteWork(_ block: TimeBlock) throws(StoreFailure) {
    let month = RecordHead.month(of: block.day)
    guard let id = block.task, let old = try task(id), !old.worked.contains(month),
      let record = try record(id)
    else { return }
    var new = old
    new.worked = (old.worked + [month]).sorted()
    replace(id, with: try new.written(over: record, old: old, in: file), before: record)
  }

  /// How many ids are drawn, at most, to find one with a short code.
  private static let draws = 12

  private mutating func newCode(
    on day: CivilDate, today: CivilDate, using generator: inout some RandomNumberGenerator
  ) throws(StoreFailure) -> (id: BlockID, length: Int) {
    let last = today.adding(days: -today.day)
    var taken: Set<String> = []
    let needed = [today, day].map(RecordHead.month)
    // A last month that is damaged does not stand in the way of this one.
    for month in Set(needed + [RecordHead.month(of: last)]).sorted()
    where needed.contains(month) || (try? time.document(of: month)) != nil {
      for (head, _) in try time.heads(of: [month]) { taken.insert(head.id.prefix(head.codeLength)) }
    }
    for (id, edit) in edits.sorted where id.isBlock && edit.before == nil {
      guard let record = edit.after else { continue }
      taken.insert(try TimeBlock(of: record, in: file).code)
    }
    var best: (id: BlockID, length: Int)?
    for _ in 0..<Draft.draws where (best?.length ?? .max) > 2 {
      let id = BlockID.block(using: &generator)
      let length = (2...BlockID.digitCount).first { !taken.contains(id.prefix($0)) }
      if let length, length < (best?.length ?? .max) { best = (id, length) }
    }
    // Twelve ids that are all taken are none that chance has drawn; then the last digits decide.
    return best ?? (BlockID.block(using: &generator), BlockID.digitCount)
  }
}
