import DayBudget
import Parser
import TestSupport
import Testing

@testable import Planner
@testable import Store

/// The board beside four lists of titles, which is all that it is for a person.
@Suite("The board and four lists")
struct BoardPropertyTests {
  /// What a board is: in each place its cards in their order.
  private struct Lists {
    var places: [[String]]

    func place(of card: String) -> Int { places.firstIndex { $0.contains(card) } ?? 0 }

    mutating func put(_ card: String, into place: Int, _ position: String, beside other: String) {
      let old = self.place(of: card)
      if position.isEmpty, old == place { return }
      if ["before", "after"].contains(position), other == card { return }
      places[old].removeAll { $0 == card }
      let count = places[place].count
      let beside = places[place].firstIndex(of: other) ?? count
      let index = ["first": 0, "before": beside, "after": beside + 1][position] ?? count
      places[place].insert(card, at: index)
    }
  }

  @Test(
    "random moves leave each card once, where the lists have it; each is undone to the store before",
    arguments: 1...5)
  func random(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let desk = try Desk()
    let cards = (0..<7).map { "card\($0)" }
    try desk.planner().change("add") { draft in
      for card in cards { _ = try draft.add(card, using: &dice) }
    }
    var lists = Lists(places: [[], [], cards, []])
    for _ in 0..<30 {
      let card = cards.randomElement(using: &dice) ?? ""
      let place = Int.random(in: 0..<4, using: &dice)
      var position = ["", "first", "last", "before", "after"].randomElement(using: &dice) ?? ""
      let other = lists.places[place].randomElement(using: &dice) ?? ""
      if other.isEmpty, position == "before" || position == "after" { position = "" }
      let words =
        [card, ["soon", "doing", "later", "done"][place], position].filter { !$0.isEmpty }
        + (position == "before" || position == "after" ? [other] : [])
      let (before, stood) = (try desk.planner().export(), try Self.cards(desk))
      let changed = try desk.planner().putOnBoard(words).changed
      lists.put(card, into: place, position, beside: other)
      let view = try desk.planner().boardView()
      let titles = BoardPlace.allCases.map { view[$0].map(\.title) }
      #expect(titles == lists.places, "seed \(seed), \(words)")
      let after = try desk.planner().export()
      #expect((before != after) == (changed.first?.isChanged ?? false), "seed \(seed), \(words)")
      if changed.first?.isChanged ?? false, Int.random(in: 0..<4, using: &dice) == 0 {
        let stand = try Self.cards(desk)
        _ = try desk.planner().undo()
        #expect(try Self.cards(desk) == stood, "seed \(seed), \(words)")
        _ = try desk.planner().redo()
        #expect(try Self.cards(desk) == stand, "seed \(seed), \(words)")
      }
    }
  }

  /// Where each card stands and what it has, but for the instants of its edits.
  private static func cards(_ desk: Desk) throws -> [String] {
    let view = try desk.planner().boardView()
    return BoardPlace.allCases.flatMap { place in
      view[place].map { "\($0.title) \($0.rank.text) \($0.stage?.rawValue ?? "") \($0.completed ?? 0)" }
    }
  }

  @Test("cards whose ranks coincide, as after a merge, go apart where one comes between them")
  func coinciding() throws {
    for place in ["later", "done"] {
      let desk = try Desk()
      try BoardTests.fill(desk, "abcd")
      if place == "done" { _ = try desk.planner().putOnBoard(["a", "b", "c", "d", "done"]) }
      let planner = desk.planner()
      let all = try planner.snapshot().open() + planner.snapshot().completed()
      let ids = Dictionary(uniqueKeysWithValues: all.map { ($0.title, $0.id) })
      try planner.change("merge") { draft in
        let tasks = try ["a", "b", "c"].map { try draft.task(#require(ids[$0])) }
        let rank = try #require(tasks[0]?.rank)
        for task in tasks.compactMap(\.self) { try draft.update(task.id) { $0.rank = rank } }
      }
      let view = try desk.planner().boardView()[place == "done" ? .completed : .later].map(\.title)
      let first = try #require(view.first)
      _ = try desk.planner().putOnBoard(["d", place, "after", first])
      let now = try desk.planner().boardView()[place == "done" ? .completed : .later].map(\.title)
      #expect(now == [first, "d"] + view.filter { $0 != first && $0 != "d" })
    }
  }
}
