/// The codes of tasks: which ids are in use, and how many of their first letters name each of them.
///
/// A new task's code is made so long that it never coincides with an older one's: of two tasks whose ids have
/// their first *n* letters in common, at least one has a code longer than *n*, and it is the newer one that
/// gives way. So no code changes while its task is open, whatever is added or removed around it.
struct CodeBook: Sendable {
  /// An id in use and the least length of its code.
  private struct Entry {
    let id: TaskID
    let length: Int
    var isOpen: Bool
  }

  /// How many ids are drawn, at most, to find one with a short code.
  private static let draws = 12

  /// The entries by the first two letters of their ids: only within such a block can codes meet.
  private var blocks: [[Entry]]
  /// The shortest length at which a new code was found last; shorter ones are taken.
  private var usualLength = 2

  /// The codes of these records; those not open keep theirs from being given away.
  init(_ heads: some Sequence<RecordHead>) {
    blocks = Array(repeating: [], count: TaskID.blockCount)
    for head in heads {
      blocks[head.id.block].append(Entry(id: head.id, length: head.codeLength, isOpen: head.isOpen))
    }
  }

  /// What names an open task: the shortest prefix of its own length or more that is no other open task's.
  func code(of id: TaskID) -> String {
    let block = blocks[id.block]
    var length = block.first { $0.id == id }?.length ?? 2
    let rivals = block.filter { $0.isOpen && $0.id != id }
    while length < TaskID.length,
      rivals.contains(where: { $0.length <= length && length <= $0.id.commonPrefix(with: id) })
    {
      length += 1
    }
    return id.prefix(length)
  }

  /// The ids in use that begin with this text, two letters or more.
  func ids(beginningWith prefix: String) -> (open: [TaskID], closed: [TaskID]) {
    let text = prefix.lowercased()
    guard let block = TaskID.block(of: text) else { return ([], []) }
    let found = blocks[block].filter { $0.id.description.hasPrefix(text) }
    return (found.filter(\.isOpen).map(\.id).sorted(), found.filter { !$0.isOpen }.map(\.id).sorted())
  }

  /// Draws an id for a new task, preferring one with a short code, and enters it.
  mutating func draw(using generator: inout some RandomNumberGenerator) -> (id: TaskID, length: Int) {
    var best = candidate(using: &generator)
    for _ in 1..<CodeBook.draws where best.length > usualLength {
      let next = candidate(using: &generator)
      if next.length < best.length { best = next }
    }
    usualLength = best.length
    enter(best.id, length: best.length)
    return best
  }

  /// Enters an id that exists already and returns the length that its code needs now, `length` or more.
  @discardableResult
  mutating func admit(_ id: TaskID, length: Int, isOpen: Bool) -> Int {
    leave(id)
    let length = isOpen ? freeLength(of: id, atLeast: length, amongOpen: true) : length
    blocks[id.block].append(Entry(id: id, length: length, isOpen: isOpen))
    return length
  }

  /// Forgets an id.
  mutating func leave(_ id: TaskID) {
    blocks[id.block].removeAll { $0.id == id }
  }

  private mutating func enter(_ id: TaskID, length: Int) {
    blocks[id.block].append(Entry(id: id, length: length, isOpen: true))
  }

  private func candidate(using generator: inout some RandomNumberGenerator) -> (id: TaskID, length: Int) {
    while true {
      let id = TaskID(using: &generator)
      let length = freeLength(of: id, atLeast: 2, amongOpen: false)
      if length <= TaskID.length { return (id, length) }
    }
  }

  /// The least length at which the code of an id coincides with no other: longer than what it shares.
  private func freeLength(of id: TaskID, atLeast least: Int, amongOpen: Bool) -> Int {
    blocks[id.block].reduce(least) { length, entry in
      let common = entry.id.commonPrefix(with: id)
      let isRival = common >= entry.length && (entry.isOpen || !amongOpen)
      return isRival ? max(length, common + 1) : length
    }
  }
}
