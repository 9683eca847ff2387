import DayBudget
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("Series and started tasks on the board")
struct BoardSeriesTests {
  /// A daily series since two days ago, two of which were missed, and a plain task.
  private static func desk(since days: Int = -2) throws -> Desk {
    let desk = try Desk()
    var random = SeededGenerator(seed: 3)
    try desk.planner().change("add") { draft in
      _ = try draft.add("stretch", using: &random) { series in
        series.day = desk.today.adding(days: days)
        series.repeatRule = RepeatRule(unit: .day)
      }
      _ = try draft.add("wine", using: &random)
    }
    return desk
  }

  private static func stage(_ desk: Desk) throws -> Stage? {
    try desk.planner().snapshot().series().first?.stage
  }

  @Test("a series is one card: today's occurrence, else the one missed last, else the next")
  func card() throws {
    for (since, shown) in [(-2, 0), (0, 0), (3, 3)] {
      let desk = try Self.desk(since: since)
      #expect(try desk.planner().boardView()[.soon].map(\.day) == [desk.today.adding(days: shown)])
    }
    // What was missed of a series that has ended.
    let desk = try Self.desk()
    _ = try desk.planner().drop(["stretch"], SeriesChoice(extent: .later))
    #expect(try desk.planner().boardView()[.soon].map(\.day) == [desk.today.adding(days: -1)])
  }

  @Test("ticked on the board it stands in Completed, the next one in Soon, and asking twice ticks no other")
  func done() throws {
    let desk = try Self.desk()
    _ = try desk.planner().putOnBoard(["stretch", "doing"])
    #expect(try Self.stage(desk) == .doing)
    _ = try desk.planner().putOnBoard(["stretch", "done"])
    let view = try desk.planner().boardView()
    #expect(view[.completed].map(\.day) == [desk.today] && view[.doing].isEmpty)
    #expect(view[.soon].map(\.title) == ["stretch"])
    let once = try desk.planner().export()
    #expect(try !desk.planner().putOnBoard(["stretch", "done"]).changed[0].isChanged)
    #expect(try desk.planner().export() == once)
    // Out of Completed, the series has its occurrence back.
    let code = try #require(try desk.planner().snapshot().completed().first?.id.description)
    _ = try desk.planner().putOnBoard([code, "doing"])
    let back = try desk.planner().boardView()
    #expect(back[.doing].map(\.day) == [desk.today] && back[.completed].isEmpty && back[.soon].isEmpty)
  }

  @Test("a series has a day, so it is not for Later, nor is a tick of it")
  func later() throws {
    let desk = try Self.desk()
    let before = try desk.planner().export()
    #expect(throws: PlanFailure.self) { try desk.planner().putOnBoard(["stretch", "later"]) }
    #expect(try desk.planner().export() == before)
    _ = try desk.planner().complete(["stretch"], on: nil)
    let done = try #require(try desk.planner().snapshot().completed().first?.id.description)
    let ticked = try desk.planner().export()
    #expect(throws: PlanFailure.self) { try desk.planner().putOnBoard([done, "later"]) }
    #expect(try desk.planner().export() == ticked)
  }

  @Test("the mark goes with the occurrence that has it, and stays where another is changed")
  func marks() throws {
    let this = SeriesChoice(extent: .this)
    func other(_ desk: Desk) -> SeriesChoice {
      SeriesChoice(extent: .this, day: desk.today.adding(days: 3))
    }
    let cases: [(String, Stage?, (Desk) throws -> Void)] = [
      ("done", nil, { _ = try $0.planner().complete(["stretch"], on: nil) }),
      ("done ahead", .doing, { _ = try $0.planner().complete(["stretch"], on: $0.today.adding(days: 3)) }),
      (
        "done of a missed one", .doing,
        { _ = try $0.planner().complete(["stretch"], on: $0.today.adding(days: -1)) }
      ),
      ("drop", nil, { _ = try $0.planner().drop(["stretch"], this) }),
      ("drop ahead", .doing, { _ = try $0.planner().drop(["stretch"], other($0)) }),
      ("drop the rest", nil, { _ = try $0.planner().drop(["stretch"], SeriesChoice(extent: .later)) }),
      ("unplan", nil, { _ = try $0.planner().unplan(["stretch"], this) }),
      ("unplan ahead", .doing, { _ = try $0.planner().unplan(["stretch"], other($0)) }),
      ("morning", .doing, { _ = try $0.planner().answer([(["stretch"], .drop)]) }),
      ("plan", .doing, { _ = try $0.planner().plan(["stretch", "2026-12-04"], this) }),
    ]
    for (name, stage, act) in cases {
      let desk = try Self.desk()
      _ = try desk.planner().putOnBoard(["stretch", "doing"])
      try act(desk)
      #expect(try Self.stage(desk) == stage, "\(name)")
      #expect(
        try desk.planner().snapshot().open().filter { $0.repeatRule == nil }.allSatisfy { $0.stage == nil })
    }
  }

  @Test("one occurrence that is changed alone takes its mark along")
  func alone() throws {
    let desk = try Self.desk()
    _ = try desk.planner().putOnBoard(["stretch", "doing"])
    var parts = TaskParts()
    parts.durationMinutes = 15
    _ = try desk.planner().edit(["stretch"], parts, SeriesChoice(extent: .this))
    let view = try desk.planner().boardView()
    #expect(view[.doing].map(\.durationMinutes) == [15] && view[.doing].map(\.day) == [desk.today])
    #expect(view[.soon].map(\.title) == ["stretch"])
  }

  @Test("where nothing is open today, a tick of any missed one takes the mark of the card away")
  func missed() throws {
    let desk = try Self.desk()
    _ = try desk.planner().drop(["stretch"], SeriesChoice(extent: .later))
    _ = try desk.planner().putOnBoard(["stretch", "doing"])
    // The card is yesterday's, the tick is of the oldest.
    _ = try desk.planner().complete(["stretch"], on: nil)
    #expect(try Self.stage(desk) == nil)
  }

  @Test("start puts into progress, stop leaves it there, and done, unplan and the List take it away")
  func started() throws {
    let desk = TimeDesk()
    let task = try desk.add("Steuern")
    func stage() throws -> Stage? { try desk.planner().snapshot().task(task.id)?.stage }
    try desk.start("Steuern")
    #expect(try stage() == .doing)
    desk.now = "2026-11-30T10:00:00"
    _ = try desk.planner().stop(at: .none, StopParts())
    desk.now = "2026-12-03T10:00:00"
    #expect(try stage() == .doing)
    var list = TaskParts()
    list.isForList = true
    var undated = TaskParts()
    undated.cleared = [.day]
    let ways: [(Stage?, (DayPlanner) throws -> Void)] = [
      (nil, { _ = try $0.unplan(["Steuern"], SeriesChoice()) }),
      (nil, { _ = try $0.edit(["Steuern"], list, SeriesChoice()) }),
      (.doing, { _ = try $0.edit(["Steuern"], undated, SeriesChoice()) }),
      (.doing, { _ = try $0.plan(["Steuern", "tomorrow"], SeriesChoice()) }),
      (nil, { _ = try $0.complete(["Steuern"], on: nil) }),
    ]
    for (expected, way) in ways {
      _ = try desk.planner().putOnBoard(["Steuern", "doing"])
      try way(try desk.planner())
      #expect(try stage() == expected)
    }
    // What is done stays out of it, also when its clock starts again.
    try desk.start("")
    #expect(try stage() == nil)
  }

  @Test("what was completed yesterday is not on the board, but in history")
  func yesterday() throws {
    let desk = TimeDesk()
    _ = try desk.add("Brot")
    _ = try desk.planner().putOnBoard(["Brot", "done"])
    #expect(try desk.planner().boardView()[.completed].map(\.title) == ["Brot"])
    #expect(try desk.planner().snapshot().completed().map(\.completedDay) == [CivilDate("2026-11-30")])
    desk.now = "2026-12-01T08:00:00"
    #expect(try desk.planner().boardView().isEmpty)
    _ = try desk.add("Wein")
    let planner = try desk.planner()
    #expect(try planner.completed(since: nil, planner.snapshot()).tasks.map(\.title) == ["Brot"])
    #expect(throws: PlanFailure.self) { try desk.planner().putOnBoard(["Brot", "done"]) }
    // Out of history it comes back like out of Completed.
    _ = try desk.planner().putOnBoard(["Brot", "soon", "first"])
    #expect(try desk.planner().boardView()[.soon].map(\.title) == ["Brot"])
    #expect(try planner.snapshot().open().map(\.title) == ["Wein"])
  }
}
