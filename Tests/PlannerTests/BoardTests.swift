import DayBudget
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("The board")
struct BoardTests {
  @Test("a place follows from what is known of a task")
  func known() throws {
    let desk = try Desk()
    let today = desk.today
    let cases: [(Int?, Stage?, Int?, BoardPlace?)] = [
      (nil, nil, nil, .later), (nil, .soon, nil, .soon), (nil, .doing, nil, .doing),
      (0, nil, nil, .soon), (0, .soon, nil, .soon), (0, .doing, nil, .doing),
      (-3, nil, nil, .soon), (40, nil, nil, .soon), (40, .doing, nil, .doing),
      (nil, nil, 0, .completed), (0, .doing, 0, .completed), (nil, nil, -1, nil), (0, .soon, -1, nil),
    ]
    for (day, stage, completed, place) in cases {
      var task = Task(preview: "a", created: 0)
      task.day = day.map { today.adding(days: $0) }
      if let completed { task.complete(at: 0, on: today.adding(days: completed)) }
      task.stage = stage
      #expect(task.boardPlace(today: today) == place, "\(String(describing: (day, stage, completed)))")
    }
  }

  @Test(
    "a place is named in German and English",
    arguments: [
      ("soon", BoardPlace.soon), ("Bald", .soon), ("doing", .doing), ("In Arbeit", .doing),
      ("in|arbeit", .doing), ("IN|PROGRESS", .doing), ("later", .later), ("Später", .later),
      ("spaeter", .later), ("done", .completed), ("completed", .completed), ("Erledigt", .completed),
    ])
  func names(words: String, place: BoardPlace) throws {
    let words = words.split(separator: "|").map { String($0) }
    let found = try #require(BoardPlace.leading((["x"] + words + ["first"]).dropFirst()))
    #expect(found.place == place && found.count == words.count)
  }

  /// Cards one by one, each said to where it goes, and the board afterwards.
  static let said: [(String, String)] = [
    ("", "soon: | doing: | later: a b c d | completed: "),
    ("a soon", "soon: a | doing: | later: b c d | completed: "),
    // At the end of a place, whatever its rank was.
    ("b soon; a doing; c doing; a soon", "soon: b a | doing: c | later: d | completed: "),
    // Who is there already stays, unless a position is named.
    ("a later", "soon: | doing: | later: a b c d | completed: "),
    ("a later last", "soon: | doing: | later: b c d a | completed: "),
    ("d later first", "soon: | doing: | later: d a b c | completed: "),
    ("c later before b", "soon: | doing: | later: a c b d | completed: "),
    ("a later after c", "soon: | doing: | later: b c a d | completed: "),
    ("a later before a", "soon: | doing: | later: a b c d | completed: "),
    ("a soon; b soon; c soon before b", "soon: a c b | doing: | later: d | completed: "),
    ("a soon; b soon; c soon after a", "soon: a c b | doing: | later: d | completed: "),
    ("a soon; b soon; c soon first", "soon: c a b | doing: | later: d | completed: "),
    // Several go as they are named.
    ("d b doing", "soon: | doing: d b | later: a c | completed: "),
    ("a soon; d b soon first", "soon: d b a | doing: | later: c | completed: "),
    ("a soon; b soon; d c soon after a", "soon: a d c b | doing: | later: | completed: "),
    ("a soon; d b soon before a", "soon: d b a | doing: | later: c | completed: "),
    ("a soon; b soon; c d soon last", "soon: a b c d | doing: | later: | completed: "),
    ("a soon; b soon; b a soon first", "soon: b a | doing: | later: c d | completed: "),
    ("a soon; b soon; c soon; c a soon before a", "soon: c a b | doing: | later: d | completed: "),
    // Completed is a place like the others.
    ("b done; a done", "soon: | doing: | later: c d | completed: b a"),
    ("b done; a done first", "soon: | doing: | later: c d | completed: a b"),
    ("a done; b done; c done after a; d done before c", "soon: | doing: | later: | completed: a d c b"),
    ("a done; b done; a done last", "soon: | doing: | later: c d | completed: b a"),
    ("a done; b done; a doing; b soon", "soon: b | doing: a | later: c d | completed: "),
    ("a done; a later", "soon: | doing: | later: b c d a | completed: "),
  ]

  @Test("a card goes to where it is put, once, and asking twice changes nothing", arguments: said)
  func moves(moves: String, board: String) throws {
    let desk = try Desk()
    try Self.fill(desk, "abcd")
    for move in moves.split(separator: ";") {
      let words = move.split(separator: " ").map { String($0) }
      _ = try desk.planner().putOnBoard(words)
      let once = try desk.planner().export()
      let again = try desk.planner().putOnBoard(words).changed
      #expect(again.allSatisfy { !$0.isChanged }, "\(move)")
      #expect(try desk.planner().export() == once, "\(move)")
    }
    let expected = board.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(try Self.board(desk) == expected.joined(separator: " | "))
  }

  @Test("several cards are named by their codes, open ones and completed ones beside each other")
  func codes() throws {
    let desk = try Desk()
    try Self.fill(desk, "abcd")
    let tasks = try desk.planner().snapshot().open()
    let ids = Dictionary(uniqueKeysWithValues: tasks.map { ($0.title, $0.id.description) })
    func put(_ words: String...) throws { _ = try desk.planner().putOnBoard(words.map { ids[$0] ?? $0 }) }
    for _ in 1...2 { try put("a", "b", "done") }
    for _ in 1...2 { try put("d", "b", "a", "done", "first") }
    #expect(try Self.board(desk) == "soon: | doing: | later: c | completed: d b a")
    for _ in 1...2 { try put("a", "c", "doing") }
    #expect(try Self.board(desk) == "soon: | doing: a c | later: | completed: d b")
  }

  @Test("a card beside one of another place is refused, and so are words without a place")
  func refused() throws {
    let desk = try Desk()
    try Self.fill(desk, "ab")
    _ = try desk.planner().putOnBoard(["a", "soon"])
    #expect(throws: PlanFailure.notInPlace(title: "b", .soon)) {
      try desk.planner().putOnBoard(["a", "soon", "before", "b"])
    }
    #expect(throws: PlanFailure.noBoardPlace("nowhere")) { try desk.planner().putOnBoard(["a", "nowhere"]) }
    #expect(throws: PlanFailure.noBoardPlace("")) { try desk.planner().putOnBoard(["soon"]) }
    #expect(throws: PlanFailure.noSuchTask("zz")) { try desk.planner().putOnBoard(["zz", "soon"]) }
  }

  @Test("the words of a place may be those of a title")
  func titles() throws {
    let desk = try Desk()
    var random = SeededGenerator(seed: 5)
    try desk.planner().change("add") { draft in
      for title in ["call back later", "work soon done"] { _ = try draft.add(title, using: &random) }
    }
    #expect(
      try desk.planner().putOnBoard(["call", "later", "soon"]).changed.map(\.task.title) == [
        "call back later"
      ])
    #expect(try desk.planner().putOnBoard(["work", "soon", "done", "doing"]).place == .doing)
    #expect(try Self.board(desk) == "soon: call back later | doing: work soon done | later: | completed:")
  }

  @Test("what is planned keeps its day in Soon and in progress, and loses it in Later")
  func days() throws {
    let desk = try Desk()
    try Self.fill(desk, "a")
    _ = try desk.planner().plan(["a", "2026-12-04", "14:00"], SeriesChoice())
    func task() throws -> Task { try #require(try desk.planner().snapshot().open().first) }
    let friday = CivilDate("2026-12-04")
    for (place, day, stage) in [
      ("doing", friday, Stage.doing), ("soon", friday, .soon), ("later", nil, nil), ("soon", nil, .soon),
    ] as [(String, CivilDate?, Stage?)] {
      _ = try desk.planner().putOnBoard(["a", place])
      let task = try task()
      #expect(task.day == day && (task.time != nil) == (day != nil) && task.stage == stage, "\(place)")
    }
  }

  @Test("doing counts in its day as ever, and without a day in no sum")
  func sums() throws {
    let desk = try Desk()
    try Self.fill(desk, "ab")
    for title in ["a", "b"] {
      var parts = TaskParts()
      parts.durationMinutes = 60
      _ = try desk.planner().edit([title], parts, SeriesChoice())
    }
    _ = try desk.planner().plan(["a"], SeriesChoice())
    func planned() throws -> Int {
      let planner = desk.planner()
      return try planner.dayView(desk.today, planner.snapshot()).plan.plannedMinutes
    }
    let before = try planned()
    _ = try desk.planner().putOnBoard(["a", "b", "doing"])
    #expect(try before == 60 && planned() == before)
  }

  /// Tasks of one letter each, without anything else.
  static func fill(_ desk: Desk, _ titles: String) throws {
    var random = SeededGenerator(seed: 5)
    try desk.planner().change("add") { draft in
      for title in titles { _ = try draft.add(String(title), using: &random) }
    }
  }

  /// The titles of each place in their order.
  static func board(_ desk: Desk) throws -> String {
    let view = try desk.planner().boardView()
    let names = [(BoardPlace.soon, "soon"), (.doing, "doing"), (.later, "later"), (.completed, "completed")]
    return names.map { place, name in
      ([name + ":"] + view[place].map(\.title)).joined(separator: " ")
    }.joined(separator: " | ")
  }
}
