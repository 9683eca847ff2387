import TestSupport
import Testing

@testable import Store

@Suite("Ranks")
struct RankTests {
  @Test("Between any two ranks lies another", arguments: 1...10 as ClosedRange<UInt64>)
  func between(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    var ranks: [Rank] = []
    for _ in 0..<200 {
      let index = Int.random(in: 0...ranks.count, using: &dice)
      let lower = index > 0 ? ranks[index - 1] : nil
      let upper = index < ranks.count ? ranks[index] : nil
      let rank = try #require(Rank.between(lower, upper))
      #expect(lower.map { $0 < rank } ?? true)
      #expect(upper.map { rank < $0 } ?? true)
      #expect(Rank(rank.text) == rank)
      ranks.insert(rank, at: index)
    }
    #expect(ranks == ranks.sorted())
  }

  @Test("Ranks at either end stay short")
  func endsStayShort() throws {
    var (first, last): (Rank?, Rank?) = (nil, nil)
    for _ in 0..<10_000 {
      first = Rank.between(nil, first)
      last = Rank.between(last, nil)
    }
    #expect(try #require(first).text.count <= 4)
    #expect(try #require(last).text.count <= 4)
  }

  @Test("There is nothing between a rank and itself, or a later one")
  func nothingBetween() throws {
    let rank = try #require(Rank("a5"))
    #expect(Rank.between(rank, rank) == nil)
    #expect(Rank.between(rank, Rank("a4")) == nil)
  }

  @Test("The lowest ranks of all still have others before them")
  func lowest() throws {
    var rank = try #require(Rank("A" + String(repeating: "0", count: 25) + "2"))
    for _ in 0..<200 {
      let next = try #require(Rank.between(nil, rank))
      #expect(next < rank)
      #expect(Rank(next.text) == next)
      rank = next
    }
  }

  @Test("The highest ranks of all still have others after them")
  func highest() throws {
    var rank = try #require(Rank("z" + String(repeating: "z", count: 26)))
    for _ in 0..<200 {
      let next = try #require(Rank.between(rank, nil))
      #expect(next > rank)
      #expect(Rank(next.text) == next)
      rank = next
    }
  }

  @Test(
    "What is no rank is refused",
    arguments: ["", "a", "0", "a00", "b0", "a1-", "aé", "A" + String(repeating: "0", count: 26), "ü1"])
  func noRanks(text: String) {
    #expect(Rank(text) == nil)
  }

  @Test(
    "Tasks come in the order of their ranks byte by byte, equal ones by id",
    arguments: 1...20 as ClosedRange<UInt64>)
  func order(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tasks: [(rank: String, id: String)] = []
    for _ in 0..<60 {
      // Few characters and lengths around eight, so that many ranks are alike for long.
      let fraction = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        "01z".randomElement(using: &generator) ?? "0"
      }
      let isWhole = Bool.random(using: &generator)
      tasks.append((isWhole ? "a1" : "a1\(String(fraction))1", TaskID(using: &generator).description))
    }
    let records = tasks.map {
      #"{"id": "\#($0.id)", "title": "t", "created": "2026-11-30T08:00:00Z", "rank": "\#($0.rank)"}"#
    }
    let text = "{\"format\": 1, \"tasks\": [\(records.joined(separator: ","))]}"
    let snapshot = try Snapshot(try Document(file: "f", bytes: Array(text.utf8)))
    let wanted = tasks.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map(\.id)
    #expect(try snapshot.open().map(\.id.description) == wanted)
  }

  @Test("An order that is kept has the neighbours of a list that is sorted anew", arguments: 0..<8)
  func keptOrder(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var ranks = [Rank.middle]
    for _ in 0..<40 { ranks.append(try #require(Rank.between(ranks.last, nil))) }
    func entry() -> ListEntry {
      ListEntry(rank: ranks.randomElement(using: &random) ?? .middle, id: TaskID(using: &random))
    }
    var list = (0..<900).map { _ in entry() }
    var order = ListOrder(list)
    for _ in 0..<1_500 {
      if Bool.random(using: &random), let gone = list.randomElement(using: &random) {
        order.remove(gone)
        list.removeAll { $0 == gone }
      } else {
        let new = seed.isMultiple(of: 2) ? entry() : ListEntry(rank: .middle, id: TaskID(using: &random))
        order.insert(new)
        list.append(new)
      }
    }
    list.sort()
    #expect(order.first == list.first && order.last == list.last)
    for (index, entry) in list.enumerated() {
      #expect(order.entry(before: entry) == (index > 0 ? list[index - 1] : nil))
      #expect(order.entry(after: entry) == (index + 1 < list.count ? list[index + 1] : nil))
    }
    for gone in list { order.remove(gone) }
    #expect(order.first == nil && order.entry(after: entry()) == nil && order.entry(before: entry()) == nil)
  }
}
