import DayBudget
import Parser
import Retrospect
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("Goals and streaks of a store")
struct GoalTests {
  private let desk = TimeDesk()

  private func goals() throws -> [GoalRow] {
    let planner = try desk.planner()
    return planner.goals(try planner.snapshot()).goals
  }

  private func streak(_ name: String) throws -> Streaks? {
    let planner = try desk.planner()
    return planner.streaks(try planner.snapshot(), onlyWorking: false).rows.first { row in
      switch row.kind {
      case .logging: name == "logging"
      case .completing: name == "completing"
      case .category(let tag): name == tag
      case .goal(let code, _): name == code
      }
    }?.streaks
  }

  @Test("A block deleted, a task reopened: the next figures are without them")
  func follows() throws {
    desk.now = "2026-12-02T16:12"
    let yesterday = try #require(CivilDate("2026-12-01"))
    let set = try desk.planner().set(GoalParser.goal("5h/week #sport"), since: nil)
    _ = try desk.planner().set(GoalParser.goal("2 tasks a week"), since: nil)
    try desk.log("Running yesterday 18-19:30 #sport", .keepBoth)
    try desk.log("Climbing 12-12:30 #sport", .keepBoth)
    let task = try desk.add("Report") { _ in }
    _ = try desk.planner().complete(["\(task.id)"], on: nil)

    let minutes = try #require(try goals().first { $0.code == set.code }).progress
    #expect((minutes.value, minutes.left, minutes.neededPerDay) == (120, 180, 36))
    #expect(try goals().map(\.progress.value).sorted() == [1, 120])
    #expect(try streak("sport")?.standing.count == 2)
    #expect(try streak("completing")?.standing.count == 1)

    _ = try desk.planner().undo()
    #expect(try streak("completing")?.standing.count == 0)
    #expect(try goals().map(\.progress.value).sorted() == [0, 120])
    _ = try desk.planner().undo(2)
    // Yesterday's still stands.
    #expect(try streak("sport")?.standing == Streak(count: 1, days: yesterday...yesterday))
    #expect(try goals().map(\.progress.value).sorted() == [0, 90])
  }

  @Test("Of two goals that differ in nothing but the amount the later one stands; undo brings the first back")
  func replaced() throws {
    let first = try desk.planner().set(GoalParser.goal("5h/week #sport"), since: nil)
    let second = try desk.planner().set(GoalParser.goal("6h/week #Sport"), since: nil)
    #expect(second.code == first.code && second.kind == .changed(before: first.stored.goal))
    #expect(try desk.planner().set(GoalParser.goal("6h/week #Sport"), since: nil).kind == .kept)
    _ = try desk.planner().undo()
    #expect(try goals().map(\.stored.goal.target) == [300])
    _ = try desk.planner().dropGoal(first.code)
    #expect(try goals().isEmpty)
    _ = try desk.planner().undo()
    #expect(try goals().map(\.code) == [first.code])
    #expect(throws: PlanFailure.noSuchGoal("zz", known: [first.code])) {
      try desk.planner().dropGoal("zz")
    }
  }

  @Test("A goal travels with an export, and one that was dropped stays away when an older copy is taken in")
  func travels() throws {
    desk.now = "2026-11-30T09:12"
    _ = try desk.planner().set(GoalParser.goal("at most 2h/day #media"), since: CivilDate("2026-11-01"))
    let copy = try desk.planner().export()
    let other = TimeDesk()
    _ = try other.planner().importing(copy, from: "copy", isTrial: false)
    let planner = try other.planner()
    #expect(planner.goals(try planner.snapshot()).goals.map(\.stored) == (try goals().map(\.stored)))
    desk.now = "2026-11-30T09:13"
    _ = try desk.planner().dropGoal(try goals()[0].code)
    _ = try desk.planner().importing(copy, from: "copy", isTrial: false)
    #expect(try goals().isEmpty)
  }
}
