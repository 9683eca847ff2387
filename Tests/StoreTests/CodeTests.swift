import DayBudget
import TestSupport
import Testing

@testable import Store

@Suite("Codes")
struct CodeTests {
  @Test(
    "A code that was shown once names its task as long as that is open", arguments: [1, 2, 3] as [UInt64])
  func codesAreStable(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    var draft = Draft(
      try bench.store.read(), history: bench.store.history, time: bench.store.time, now: bench.now)
    var dice = SeededGenerator(seed: seed &+ 100)
    var shown: [TaskID: String] = [:]
    var closed: [TaskID] = []
    for _ in 0..<1_500 {
      switch Int.random(in: 0..<10, using: &dice) {
      case 0..<6:
        let task = try draft.add("t", using: &bench.generator)
        shown[task.id] = draft.code(of: task.id)
      case 6..<8:
        guard let id = shown.keys.min() else { continue }
        try draft.update(id) { $0.completed = bench.now }
        shown[id] = nil
        closed.append(id)
      case 8:
        guard let id = shown.keys.max() else { continue }
        try draft.remove(id)
        shown[id] = nil
      default:
        guard let id = closed.popLast() else { continue }
        try draft.update(id) { $0.completed = nil }
        shown[id] = draft.code(of: id)
      }
    }
    #expect(shown.count > 400)
    #expect(Set(shown.values).count == shown.count)
    for (id, code) in shown {
      #expect(draft.code(of: id) == code)
      #expect(draft.codes.resolve(code) == .open(id))
    }
  }

  @Test("Codes are short: two letters for the first hundreds, three for the first thousands")
  func codesAreShort() throws {
    let bench = try Workbench()
    var draft = Draft(
      try bench.store.read(), history: bench.store.history, time: bench.store.time, now: bench.now)
    var lengths: [Int] = []
    for _ in 0..<1_500 {
      lengths.append(draft.code(of: try draft.add("t", using: &bench.generator).id).count)
    }
    #expect(lengths.prefix(200).allSatisfy { $0 == 2 })
    #expect(lengths.prefix(1_500).allSatisfy { $0 <= 3 })
  }

  @Test("The code of an older task is not made longer by a newer one with the same first letters")
  func olderKeepsItsCode() throws {
    var book = CodeBook([])
    let (old, new) = try (id("bkdmwzrthgpqvnsc"), id("bkwmwzrthgpqvnsc"))
    #expect(book.admit(old, length: 2, isOpen: true) == 2)
    #expect(book.admit(new, length: 2, isOpen: true) == 3)
    #expect(book.code(of: old) == "bk")
    #expect(book.code(of: new) == "bkw")
    #expect(book.resolve("bk") == .open(old))
    #expect(book.resolve("BKW") == .open(new))
    book.admit(old, length: 2, isOpen: false)
    #expect(book.code(of: new) == "bkw")
    #expect(book.resolve("bk") == .open(new))
    #expect(book.resolve("bkd") == .closed([old]))
  }

  @Test(
    "Codes of records as they were read are those that a look at every pair gives",
    arguments: 1...20 as ClosedRange<UInt64>)
  func naiveCodes(seed: UInt64) throws {
    let bench = try Workbench(seed: seed)
    let heads = try crowdedRecords(bench)
    let book = CodeBook(heads)
    for head in heads {
      var length = head.codeLength
      while length < TaskID.length,
        heads.contains(where: {
          $0.isOpen && $0.id != head.id && $0.codeLength <= length
            && length <= $0.id.commonPrefix(with: head.id)
        })
      {
        length += 1
      }
      #expect(book.code(of: head.id) == head.id.prefix(length))
      let beginning = head.id.prefix(3)
      let found = book.ids(beginningWith: beginning)
      let wanted = heads.filter { $0.id.description.hasPrefix(beginning) }
      #expect(found.open == wanted.filter(\.isOpen).map(\.id))
      #expect(found.closed == wanted.filter { !$0.isOpen }.map(\.id))
    }
  }

  /// Records whose ids begin with few letters, so that many of them meet.
  private func crowdedRecords(_ bench: Workbench) throws -> [RecordHead] {
    var ids: Set<String> = []
    for _ in 0..<300 {
      let beginning = (0..<3).map { _ in "bcd".randomElement(using: &bench.generator) ?? "b" }
      ids.insert(String(beginning) + TaskID(using: &bench.generator).description.dropFirst(3))
    }
    let records = try ids.sorted().map { text in
      var task = Task(id: try id(text), title: "t", rank: .middle, created: 0)
      task.codeLength = Int.random(in: 2...4, using: &bench.generator)
      if Bool.random(using: &bench.generator) {
        (task.completed, task.completedDay) = (bench.now, bench.today)
      }
      return String(decoding: task.record, as: UTF8.self)
    }
    let text = "{\"format\": 1, \"tasks\": [\(records.joined(separator: ","))]}"
    return try Document(file: "f", bytes: Array(text.utf8)).heads
  }

  @Test("A text that is no code and begins several ids says so, one that begins none finds none")
  func resolution() throws {
    var book = CodeBook([])
    let (left, right) = try (id("bkdmwzrthgpqvnsc"), id("bkdwwzrthgpqvnsc"))
    // As a merge by hand could leave them: neither gives way.
    for id in [left, right] { book.admit(id, length: 4, isOpen: true) }
    #expect(book.resolve("bk") == .several([left, right]))
    #expect(book.resolve("bkdm") == .open(left))
    for text in ["", "b", "zz", "bkq", "ba", "ä", "bkdmwzrthgpqvnscb", "  "] {
      #expect(book.resolve(text) == .none)
    }
  }

  @Test("A new id never takes up the code of a task that was completed or deleted lately")
  func closedCodesAreNotReused() throws {
    var book = CodeBook([])
    var generator = SeededGenerator(seed: 7)
    var closed: Set<String> = []
    for index in 0..<300 {
      let (id, length) = book.draw(using: &generator)
      #expect(closed.isDisjoint(with: [id.prefix(2)]) || length > 2)
      if index.isMultiple(of: 3) {
        closed.insert(id.prefix(2))
        book.admit(id, length: length, isOpen: false)
      }
    }
  }

  @Test("Ids are 16 consonants without y, in alphabetical order", arguments: 1...60 as ClosedRange<UInt64>)
  func ids(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (left, right) = (TaskID(using: &generator), TaskID(using: &generator))
    #expect(left.description.utf8.count == 16)
    #expect(left.description.allSatisfy { "bcdfghjklmnpqrstvwxz".contains($0) })
    #expect(TaskID(left.description) == left)
    #expect((left < right) == (left.description < right.description))
    let common = zip(left.description, right.description).prefix { $0 == $1 }.count
    #expect(left.commonPrefix(with: right) == common)
  }

  @Test(
    "What is no id is refused",
    arguments: [
      "", "bk", "bkdmwzrthgpqvnsa", "bkdmwzrthgpqvnsy", "BKDMWZRTHGPQVNSC", "bkdmwzrthgpqvnscb", "ääääääää",
    ])
  func noIDs(text: String) {
    #expect(TaskID(text) == nil)
  }

  private func id(_ text: String) throws -> TaskID {
    try #require(TaskID(text))
  }
}
