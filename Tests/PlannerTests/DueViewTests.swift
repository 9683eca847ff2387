import DayBudget
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("What is due")
struct DueViewTests {
  /// A desk on Monday 30 November 2026 at 09:12 with these entries.
  private static func desk(_ entries: [String]) throws -> Desk {
    let desk = try Desk()
    let planner = desk.planner()
    _ = try planner.add(isFirst: false) { settings in
      try entries.map { try EntryReading($0, parts: TaskParts(), parser: planner.parser(settings)) }
    }
    return desk
  }

  private static func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  @Test("three deadlines that fit, and the line where they no longer do")
  func line() throws {
    let tasks = ["Offer 3h due wed", "Taxes 9h due fri", "Report 20h due 7.12."]
    let view = try Self.desk(tasks).planner().dueView()
    #expect(view.rows.map(\.due.description) == ["2026-12-02", "2026-12-04", "2026-12-07"])
    #expect(view.rows.map { $0.sum?.supplyMinutes } == [1_248, 2_088, 2_508])
    #expect(view.rows.map { $0.sum?.demandMinutes } == [180, 720, 1_920])
    #expect(view.rows.map { $0.sum?.leftMinutes } == [1_068, 1_368, 588])
    #expect(view.firstShort == nil)
    let more = try Self.desk(tasks + ["Budget 10h due 7.12."]).planner().dueView()
    #expect(more.rows.map { $0.sum?.leftMinutes } == [1_068, 1_368, -12])
    #expect(more.firstShort == 2)
    let starts = more.rows.map { $0.sum?.latestStart?.description }
    #expect(starts == ["2026-12-02", "2026-12-03", nil])
  }

  @Test("what is overdue counts to the first due day and begins today; alone it has a row of today")
  func overdue() throws {
    let view = try Self.desk(["Old 1h", "Offer 3h due wed"]).edited("Old", due: "2026-11-29").dueView()
    #expect(view.rows.map { $0.tasks.map(\.title) } == [["Old", "Offer"]])
    #expect(view.rows.map { $0.sum?.demandMinutes } == [240])
    #expect(view.rows.map { $0.sum?.latestStart?.description } == ["2026-11-30"])
    let alone = try Self.desk(["Old 1h"]).edited("Old", due: "2026-11-29").dueView()
    #expect(alone.rows.map(\.due.description) == ["2026-11-30"])
  }

  @Test("appointments, tasks without a duration, other plans and far days are told apart")
  func kinds() throws {
    let desk = try Self.desk([
      "Warranty due fri", "Talk tomorrow 14:00 2h due fri", "Offer 3h due fri", "Cellar tomorrow 4h",
      "Garden tomorrow 1h due 7.12.",
    ])
    let view = try desk.planner().dueView()
    #expect(view.withoutDuration.map(\.title) == ["Warranty"])
    #expect(view.rows.map { $0.tasks.map(\.title) } == [["Offer"], ["Garden"]])
    #expect(view.rows.map { $0.sum?.supplyMinutes } == [2_088 - 120, 2_508 - 120])
    #expect(view.rows.map { $0.sum?.otherPlannedMinutes } == [300, 240])
    #expect(try desk.planner().dueView(until: Self.day("2026-12-04")).rows.count == 1)
    let far = try desk.edited("Garden", due: "2028-01-01").dueView()
    #expect(far.rows.last?.due == (try Self.day("2028-01-01")))
    #expect(far.rows.last?.sum == nil)
  }

  @Test("what is proposed lies before its due day, with room for it, and what fits nowhere is said")
  func proposals() throws {
    let desk = try Self.desk(["Big 10h due tue", "Offer 6h due wed", "Taxes 7h due thu", "More 7h due thu"])
    let texts = try desk.planner().dueProposals().proposals.map { proposal in
      switch proposal.place {
      case .plan(let day): "\(proposal.task.title) \(day)"
      case .split(let minutes, let day): "\(proposal.task.title) \(minutes) \(day)"
      case .noRoom: "\(proposal.task.title) –"
      }
    }
    #expect(texts == ["Big 48 2026-11-30", "Offer 2026-11-30", "Taxes 2026-12-01", "More 2026-12-02"])
    let split = try desk.planner().split(["Big", "48min", "today"]).changed
    #expect(split.map { $0.task.durationMinutes } == [48, 552])
    #expect(split.map { $0.task.day } == [desk.today, nil])
    #expect(split.map { $0.task.due } == Array(repeating: try Self.day("2026-12-01"), count: 2))
    #expect(throws: PlanFailure.self) { try desk.planner().split(["Offer", "6h"]) }
    #expect(try desk.planner().undo().count == 1)
    #expect(try desk.planner().snapshot().open().count == 4)
  }

  @Test("the free time of many days is that of each day's view", arguments: 0..<60)
  func free(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let desk = try Desk()
    try desk.planner().change("add") { draft in
      draft.settings.dayStart = [.midnight, ClockTime(hour: 4), ClockTime(hour: 23)][seed % 3] ?? .midnight
      for day in Weekday.allCases {
        var windows: [Window] = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let start = try #require(ClockTime(hour: .random(in: 0..<24, using: &random)))
          let end = try #require(ClockTime(hour: .random(in: 0..<24, using: &random)))
          if let window = Window(start: start, end: end) { windows.append(window) }
        }
        draft.settings.windows.weekly[day] = windows
      }
      for number in 0..<12 {
        let (day, hour) = (Int.random(in: -2...14, using: &random), Int.random(in: 0..<24, using: &random))
        let minutes = Int.random(in: 1...1_440, using: &random)
        try draft.add("task \(number)", using: &random) { task in
          task.day = desk.today.adding(days: day)
          task.time = ClockTime(hour: hour)
          task.durationMinutes = minutes
          if number == 0 { task.repeatRule = RepeatRule(unit: .day, every: 3) }
        }
      }
    }
    let planner = desk.planner()
    let ahead = try DaysAhead(from: desk.today, count: 14, planner.snapshot(), planner)
    #expect(ahead.free() == ahead.days.map { ahead.view($0).plan.budget.free })
  }
}

extension Desk {
  /// A planner after a task got this due day.
  fileprivate func edited(_ title: String, due: String) throws -> DayPlanner {
    var parts = TaskParts()
    parts.due = CivilDate(due)
    _ = try planner().edit([title], parts, SeriesChoice())
    return planner()
  }
}
