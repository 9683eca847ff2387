package import DayBudget

/// Time that was spent, in plain values, on its way from another program's format or into one.
package struct PlainBlock: Hashable, Sendable {
  /// When it was.
  package enum When: Hashable, Sendable {
    /// From one instant to another, both at the beginning of a minute in its zone; nil while it runs.
    case clock(start: Int, end: Int?)
    /// So many minutes of a day.
    case day(CivilDate, minutes: Int)
  }

  /// What it is.
  package let name: PlainTask.Name
  /// What was done, on one line; empty where tags alone say it.
  package var title: String
  /// When.
  package var when: When
  /// The id of its task.
  package var task: String?
  /// Its tags without the number sign, each once, in the order given.
  package var tags: [String] = []
  /// Free text.
  package var note: String?
  /// 1…5.
  package var mood: Int?
  /// The identifier of the zone whose clock it shows; nil for the one in which it is taken in.
  package var zone: String?
  /// When it was last written, seconds since the epoch; nil where the source does not say.
  package var modified: Int?

  /// A block with nothing but a title and when it was.
  package init(_ name: PlainTask.Name, title: String, when: When) {
    (self.name, self.title, self.when) = (name, title, when)
  }

  /// Whether it has no end yet.
  package var isRunning: Bool {
    if case .clock(_, nil) = when { true } else { false }
  }

  /// Adds a tag unless it has it.
  mutating func add(tag: String) {
    if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
  }
}

/// A block as a row of another program's file, before it is known whether xday can hold it.
struct BlockRow {
  var line: Int?
  /// What makes its name, after that of its program.
  var name: String
  /// The field and the value that say when it was, for the list of what is left out.
  var field: String
  var value: String
  var title = ""
  var note: String?
  var tags: [String] = []
  var mood: Int?
  var task: String?
  var losses: [Loss] = []

  func loss(_ field: String, _ value: String, _ reason: Loss.Reason) -> Loss {
    Loss(line: line, title: title, field: field, value: value, reason: reason)
  }

  /// Adds the tag that comes closest to a name, and enters what it becomes.
  mutating func add(tag name: String, field: String, _ context: ReadingContext) {
    let tag = context.tag(name)
    if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    if tag != name.lowercased() {
      losses.append(loss(field, name, tag.isEmpty ? .unreadable : .changed(to: "#" + tag)))
    }
  }
}

extension ImportedTasks {
  /// Enters a block that lies on the clock; what is shorter than a minute, ends before it begins, lies in the future
  /// or in no year that a date can have is named and left out.
  mutating func add(_ row: BlockRow, from start: Int, to end: Int?, _ context: ReadingContext) {
    let instants = CivilDate.firstInstant...CivilDate.lastInstant
    guard instants.contains(start), end.map(instants.contains) ?? true else {
      return leaveOut(row, .outOfRange(.year))
    }
    let first = context.zone.minute(at: start)
    let last = end.map { context.zone.minute(at: $0) }
    if let end, end < start { return leaveOut(row, .negative) }
    if let last, last <= first { return leaveOut(row, .tooShort) }
    if last ?? first > context.now { return leaveOut(row, .future) }
    add(row, .clock(start: first, end: last), context)
  }

  /// Enters so many minutes of a day, under the same conditions.
  mutating func add(_ row: BlockRow, on day: CivilDate, minutes: Int, _ context: ReadingContext) {
    guard day.isInRange else { return leaveOut(row, .outOfRange(.year)) }
    if minutes < 0 { return leaveOut(row, .negative) }
    if minutes == 0 { return leaveOut(row, .tooShort) }
    if minutes > 366 * 1_440 { return leaveOut(row, .outOfRange(.duration)) }
    if day > context.today { return leaveOut(row, .future) }
    add(row, .day(day, minutes: minutes), context)
  }

  /// Names a row as one that is left out.
  mutating func leaveOut(_ row: BlockRow, _ reason: Loss.Reason) {
    losses.add([row.loss(row.field, row.value, reason)], of: nil)
  }

  private mutating func add(_ row: BlockRow, _ when: PlainBlock.When, _ context: ReadingContext) {
    let whole = Title.trimmed(Title.onOneLine(context.composed(row.title)))
    var block = PlainBlock(name(saying: row.name), title: whole, when: when)
    block.note = row.note.map(context.composed)
    var losses = row.losses
    if let cut = Title.cut(whole) {
      block.title = cut
      block.note = [whole, block.note].compactMap(\.self).joined(separator: "\n\n")
      losses.append(row.loss("title", whole, .titleTooLong))
    }
    for tag in row.tags { block.add(tag: tag) }
    (block.mood, block.task) = (row.mood, row.task)
    blocks.append(block)
    self.losses.add(losses, of: nil)
  }
}
