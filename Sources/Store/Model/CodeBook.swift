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
    let isOpen: Bool
  }

  /// How many ids are drawn, at most, to find one with a short code.
  private static let draws = 12

  /// The records as they were read, sorted by id: whoever shares letters with an id stands next to it.
  private let heads: [RecordHead]
  /// The blocks of ids that have changed since, by their number; empty as long as none has.
  private var changed: [[Entry]?] = []
  /// The shortest length at which a new code was found last; shorter ones are taken.
  private var usualLength = 2

  /// The codes of these records, sorted by id; those not open keep theirs from being given away.
  init(_ heads: [RecordHead]) {
    self.heads = heads
  }

  /// What names an open task: the shortest prefix of its own length or more that is no other open task's.
  func code(of id: TaskID) -> String {
    var length = length(of: id) ?? 2
    let near = entries(sharing: length, with: id)
    while length < TaskID.length,
      near.contains(where: {
        $0.isOpen && $0.id != id && $0.length <= length && length <= $0.id.commonPrefix(with: id)
      })
    {
      length += 1
    }
    return id.prefix(length)
  }

  /// The ids in use that begin with this text, two letters or more.
  func ids(beginningWith prefix: String) -> (open: [TaskID], closed: [TaskID]) {
    let text = prefix.lowercased()
    guard let block = TaskID.block(of: text) else { return ([], []) }
    let found = entries(in: block).filter { $0.id.description.hasPrefix(text) }
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
    change(best.id.block) { $0.append(Entry(id: best.id, length: best.length, isOpen: true)) }
    return best
  }

  /// Enters an id that exists already and returns the length that its code needs now, `length` or more.
  @discardableResult
  mutating func admit(_ id: TaskID, length: Int, isOpen: Bool) -> Int {
    leave(id)
    let length = isOpen ? freeLength(of: id, atLeast: length, amongOpen: true) : length
    change(id.block) { $0.append(Entry(id: id, length: length, isOpen: isOpen)) }
    return length
  }

  /// Forgets an id.
  mutating func leave(_ id: TaskID) {
    change(id.block) { block in block.removeAll { $0.id == id } }
  }

  /// Whether a code would be a word of the grammar or a command, as «fr» and «ls» are.
  static func isWord(_ code: String) -> Bool { words.contains(code) }

  /// The words without vowels and without y that mean something where a code can stand.
  private static let words = [
    "chf", "cl", "cm", "dl", "fr", "gb", "hr", "hrs", "kb", "kg", "km", "kw", "kwh", "ls", "mb", "mg", "ml",
    "mm", "mrz", "nd",
    "nr", "pm", "pp", "rd", "rm", "st", "std", "stk", "tb", "th",
  ]

  private func candidate(using generator: inout some RandomNumberGenerator) -> (id: TaskID, length: Int) {
    while true {
      let id = TaskID(using: &generator)
      let length = freeLength(of: id, atLeast: 2, amongOpen: false)
      if length <= TaskID.length, !CodeBook.isWord(id.prefix(length)) { return (id, length) }
    }
  }

  /// The least length at which the code of an id coincides with no other: longer than what it shares.
  private func freeLength(of id: TaskID, atLeast least: Int, amongOpen: Bool) -> Int {
    entries(in: id.block).reduce(least) { length, entry in
      let common = entry.id.commonPrefix(with: id)
      let isRival = common >= entry.length && (entry.isOpen || !amongOpen)
      return isRival ? max(length, common + 1) : length
    }
  }
}

extension CodeBook {
  private func changedBlock(_ block: Int) -> [Entry]? {
    changed.isEmpty ? nil : changed[block]
  }

  private mutating func change(_ block: Int, _ body: (inout [Entry]) -> Void) {
    if changed.isEmpty { changed = Array(repeating: nil, count: TaskID.blockCount) }
    var entries = entries(in: block)
    changed[block] = nil
    body(&entries)
    changed[block] = entries
  }

  /// The least length of the code of an id; nil where it is not in use.
  private func length(of id: TaskID) -> Int? {
    if let changed = changedBlock(id.block) { return changed.first { $0.id == id }?.length }
    let place = heads.firstPlace { $0.id < id }
    return place < heads.count && heads[place].id == id ? heads[place].codeLength : nil
  }

  /// The entries whose ids begin with the two letters of a block.
  private func entries(in block: Int) -> [Entry] {
    if let changed = changedBlock(block) { return changed }
    return heads[heads.firstPlace { $0.id.block < block }..<heads.firstPlace { $0.id.block <= block }].map(
      CodeBook.entry)
  }

  /// The entries that have so many first letters, two or more, in common with an id.
  private func entries(sharing letters: Int, with id: TaskID) -> [Entry] {
    if let changed = changedBlock(id.block) {
      return changed.filter { $0.id.commonPrefix(with: id) >= letters }
    }
    let place = heads.firstPlace { $0.id < id }
    var (first, end) = (place, place)
    while first > 0, heads[first - 1].id.commonPrefix(with: id) >= letters { first -= 1 }
    while end < heads.count, heads[end].id.commonPrefix(with: id) >= letters { end += 1 }
    return heads[first..<end].map(CodeBook.entry)
  }

  private static func entry(_ head: RecordHead) -> Entry {
    Entry(id: head.id, length: head.codeLength, isOpen: head.isOpen)
  }
}
