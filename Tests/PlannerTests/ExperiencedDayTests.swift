import DayBudget
import Retrospect
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("A day by experience")
struct ExperiencedDayTests {
  private let desk = TimeDesk()

  /// Ten tasks of last week that took half as long again as they were thought to.
  private func fill(_ count: Int = 10) throws {
    for number in 0..<count {
      desk.now = "2026-11-2\(number % 3 + 4)T20:00"
      let task = try desk.add("Früher \(number)") { $0.durationMinutes = 60 }
      try desk.log("\(task.id) 90min")
      _ = try desk.planner().complete(["\(task.id)"], on: nil)
    }
    desk.now = "2026-11-30T09:00"
  }

  private func look() throws -> (view: DayView, day: ExperiencedDay?) {
    let planner = try desk.planner()
    let snapshot = try planner.snapshot()
    let view = try planner.dayView(planner.today(snapshot.settings), snapshot)
    return (view, planner.experienced(view, snapshot).day)
  }

  private func plan(_ minutes: [Int?]) throws {
    for (index, minutes) in minutes.enumerated() {
      _ = try desk.add("Heute \(index)") { task in
        task.day = CivilDate("2026-11-30")
        task.durationMinutes = minutes
      }
    }
  }

  private func switchOn() throws {
    _ = try desk.planner().configure(about: "experience") { $0.isExperienceOn = true }
  }

  @Test("Its line lies where the arithmetic says, and the day itself is the same")
  func line() throws {
    try fill()
    // 420 minutes are free: by their estimates all fit, half as long again only the first three do.
    try plan([60, nil, 90, 120, 150])
    let before = try look()
    #expect(before.day == nil)
    try switchOn()
    let after = try look()
    let day = try #require(after.day)
    #expect(day.experience.factor == Factor(used: 3, estimated: 2))
    #expect(day.experience.samples == 10)
    #expect(day.plannedMinutes == 90 + 135 + 180 + 225)
    #expect(day.line == 4)
    #expect(after.view.line == nil)
    #expect(after.view.plan == before.view.plan)
    let zone = try desk.planner().zone
    // 405 minutes from 9:00, with an hour at noon.
    #expect(day.doneBy.map { zone.civil(at: $0).time.description } == "16:45")
  }

  @Test("Nine tasks say nothing, and what is older than 90 days does not count")
  func samples() throws {
    try switchOn()
    try fill(9)
    try plan([60])
    #expect(try look().day == nil)
    desk.now = "2026-11-27T20:00"
    let task = try desk.add("Noch eine") { $0.durationMinutes = 60 }
    try desk.log("\(task.id) 90min")
    _ = try desk.planner().complete(["\(task.id)"], on: nil)
    desk.now = "2026-11-30T09:00"
    #expect(try look().day?.experience.samples == 10)
    // The oldest three are of 24 November, which is day 90 on 21 February and gone on the day after.
    desk.now = "2027-02-21T09:00"
    #expect(try look().day?.experience.samples == 10)
    desk.now = "2027-02-22T09:00"
    #expect(try look().day == nil)
  }

  @Test("On random days its line and its sum are those of a walk down the list", arguments: UInt64(0)..<3)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try fill()
    try switchOn()
    try plan((0..<8).map { _ in Bool.random(using: &random) ? Int.random(in: 1...120, using: &random) : nil })
    let (view, found) = try look()
    let day = try #require(found)
    var (sum, planned, line) = (0, 0, Int?.none)
    for (index, row) in view.rows.enumerated() {
      guard let minutes = row.task.remainingMinutes.map({ ($0 * 3 + 1) / 2 }) else { continue }
      planned += minutes
      if line == nil, sum + minutes > view.plan.budget.freeMinutes { line = index }
      if line == nil { sum += minutes }
    }
    #expect(day.line == line)
    #expect(day.plannedMinutes == planned)
  }
}
