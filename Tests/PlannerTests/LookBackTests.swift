import DayBudget
import Parser
import Retrospect
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("Days that are looked back on")
struct LookBackTests {
  private let desk = TimeDesk()

  /// Tasks of three months as records tell them whole, each with the time that was spent on it.
  private func naive(_ planner: DayPlanner, _ period: Period) throws -> [CompletedTask] {
    let snapshot = try planner.snapshot()
    let tasks = try planner.completed(since: nil, snapshot).tasks
    return try planner.withWork(tasks, snapshot).compactMap { task in
      guard let day = task.completedDay, let instant = task.completed else { return nil }
      if let first = period.first, day < first { return nil }
      if let last = period.last, day > last { return nil }
      return CompletedTask(
        id: task.id.description, completed: instant, day: day, estimatedMinutes: task.durationMinutes,
        usedMinutes: task.usedMinutes, tags: task.tags, series: task.series?.id.description)
    }
  }

  private func fill() throws {
    var random = SeededGenerator(seed: 15)
    for number in 0..<40 {
      let back = Int.random(in: 0..<80, using: &random)
      let day = try #require(CivilDate("2026-11-30")).adding(days: -back)
      desk.now = "\(day)T18:00"
      let isDone = Int.random(in: 0..<5, using: &random) > 0
      let task = try desk.add("Aufgabe \(number)") { task in
        task.day = day
        task.durationMinutes = number % 3 == 0 ? nil : 15 * (1 + number % 5)
        task.tags = number % 2 == 0 ? ["arbeit"] : []
      }
      if Bool.random(using: &random) {
        try desk.log("\(task.id) \(1 + number)min", .keepBoth)
      }
      if isDone { _ = try desk.planner().complete(["\(task.id)"], on: nil) }
    }
    // An occurrence of a series, whose block is filed under the series.
    desk.now = "2026-11-27T08:00"
    let series = try desk.add("Giessen") { task in
      task.day = CivilDate("2026-11-20")
      task.durationMinutes = 10
      task.repeatRule = RepeatRule(unit: .day)
    }
    try desk.log("Giessen 9min", .keepBoth)
    _ = try desk.planner().complete(["\(series.id)"], on: nil)
    desk.now = "2026-11-30T09:12"
  }

  @Test("What is read in few fields is what whole records say, over all time and parts of it")
  func lightRecords() throws {
    try fill()
    let planner = try desk.planner()
    let snapshot = try planner.snapshot()
    for text in ["all", "2026-10", "2026-09-11..2026-11-15", "week", "last 30 days", "today"] {
      let period = try planner.period(text, snapshot.settings)
      let back = planner.lookBack(period, snapshot)
      let wanted = try naive(planner, period)
      #expect(back.failures.isEmpty)
      #expect(back.completed.map(\.id).sorted() == wanted.map(\.id).sorted(), "\(text)")
      let byID = Dictionary(uniqueKeysWithValues: wanted.map { ($0.id, $0) })
      for task in back.completed { #expect(task == byID[task.id], "\(text)") }
      #expect(back.completed.map(\.day) == back.completed.map(\.day).sorted())
      let spent = planner.spentBlocks(from: period.first, through: period.last ?? back.today, snapshot)
      for block in spent.blocks where block.shown.block.day >= period.first ?? block.shown.block.day {
        let light = try #require(back.blocks.first { $0.id == block.worked.id })
        #expect((light.span, light.minutes, light.tags, light.task).0 == block.worked.span)
        #expect(light.minutes == block.worked.minutes)
        #expect(light.tags == block.worked.tags)
        #expect(light.task == block.worked.task)
      }
    }
  }

  @Test("A task that is reopened and a block that is deleted are gone from the next look")
  func follows() throws {
    let task = try desk.add("Steuern") { $0.durationMinutes = 60 }
    let block = try desk.log("Steuern 8-9")
    _ = try desk.planner().complete(["\(task.id)"], on: nil)
    func look() throws -> LookBack {
      let planner = try desk.planner()
      return planner.lookBack(.all, try planner.snapshot())
    }
    #expect(try look().completed.map(\.usedMinutes) == [60])
    _ = try desk.planner().drop(blocks: [block.code])
    #expect(try look().completed.map(\.usedMinutes) == [0])
    #expect(try look().blocks.isEmpty)
    _ = try desk.planner().reopen(["\(task.id)"])
    #expect(try look().completed.isEmpty)
  }

  @Test("Open tasks count on the day they lie on, occurrences that were missed too")
  func planned() throws {
    _ = try desk.add("Offerte") { $0.day = CivilDate("2026-11-26") }
    _ = try desk.add("Liste")
    _ = try desk.add("Giessen") { task in
      task.day = CivilDate("2026-11-27")
      task.repeatRule = RepeatRule(unit: .day)
    }
    let planner = try desk.planner()
    let first = try #require(CivilDate("2026-11-25"))
    let counts = try planner.openCounts(from: first, through: first.adding(days: 6), planner.snapshot())
    #expect((0..<7).map { counts[first.adding(days: $0)] ?? 0 } == [0, 1, 1, 1, 1, 1, 1])
  }
}
