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

  private static func isSame(_ left: WorkedBlock, _ right: WorkedBlock) -> Bool {
    left.span == right.span && left.day == right.day && left.minutes == right.minutes
      && left.tags == right.tags
      && left.task == right.task && left.title == right.title && left.mood == right.mood
      && left.zone.identifier == right.zone.identifier
  }

  @Test("A block has the title and the tags that its task has now, wherever it is asked for")
  func renamed() throws {
    for isDone in [false, true] {
      let desk = TimeDesk()
      let task = try desk.add("Steuern") { $0.tags = ["geld"] }
      try desk.log("Steuern 8-9")
      if isDone { _ = try desk.planner().complete(["\(task.id)"], on: nil) }
      var parts = TaskParts()
      (parts.title, parts.tags) = ("Abgaben", ["amt"])
      _ = try desk.planner().edit(["\(task.id)"], parts, SeriesChoice())
      let planner = try desk.planner()
      let snapshot = try planner.snapshot()
      let today = planner.today(snapshot.settings)
      let found = [
        planner.lookBack(.all, snapshot).blocks, planner.lookBack(.all, snapshot, .blocks).blocks,
        planner.workedBlocks(from: nil, through: today, snapshot).blocks,
        planner.spentBlocks(from: today, through: today, snapshot).blocks.map(\.worked),
      ]
      for blocks in found {
        #expect(blocks.map(\.title) == ["Abgaben"], "done: \(isDone)")
        #expect(blocks.first?.tags.contains("amt") == true, "done: \(isDone)")
      }
    }
  }

  @Test("What is not asked for is not read, and what is asked for is the same")
  func parts() throws {
    try fill()
    let planner = try desk.planner()
    let snapshot = try planner.snapshot()
    let whole = planner.lookBack(.all, snapshot)
    let minutes = planner.lookBack(.all, snapshot, .minutes)
    #expect(minutes.completed.isEmpty && !minutes.blocks.isEmpty)
    #expect(minutes.blocks.map(\.span) == whole.blocks.map(\.span))
    #expect(minutes.blocks.map(\.minutes) == whole.blocks.map(\.minutes))
    let done = planner.lookBack(.all, snapshot, .completed)
    #expect(done.blocks.isEmpty)
    #expect(done.completed.map(\.id) == whole.completed.map(\.id))
    let blocks = planner.lookBack(.all, snapshot, .blocks).blocks
    #expect(zip(blocks, whole.blocks).allSatisfy(Self.isSame) && blocks.count == whole.blocks.count)
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
        #expect(back.blocks.contains { Self.isSame($0, block.worked) }, "\(text)")
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
