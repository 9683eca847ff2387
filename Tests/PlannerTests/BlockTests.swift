import Calendars
import DayBudget
import Foundation
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("Time that is spent")
struct BlockTests {
  private let desk = TimeDesk()

  private func failure(_ body: () throws -> Void) -> BlockFailure? {
    do {
      try body()
    } catch PlanFailure.block(let failure) {
      return failure
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }

  @Test("What ends and what begins share their minute: no gap, no overlap")
  func sharedMinute() throws {
    desk.now = "2026-11-30T09:10:50"
    try desk.start("Steuern")
    desk.now = "2026-11-30T09:55:20"
    try desk.start("Sport")
    desk.now = "2026-11-30T10:20:00"
    let outcome = try desk.planner().stop(at: .none, StopParts())
    #expect(outcome.blocks.map { $0.block.minutes(now: 0) } == [25])
    #expect(try desk.blocks() == ["Steuern 09:10–09:55", "Sport 09:55–10:20"])
  }

  @Test(
    "Minutes are elapsed time, also where the clock changes",
    arguments: [
      ("2026-03-29", "Test 01:30-03:30", 60), ("2026-10-25", "Test 01:30-03:30", 180),
      ("2026-10-24", "Test 01:30-03:30", 120),
    ])
  func clockChange(day: String, text: String, minutes: Int) throws {
    desk.now = day + "T12:00"
    #expect(try desk.log(text).minutes(now: 0) == minutes)
  }

  @Test("A block keeps the times and the day of the zone in which it was written")
  func otherZone() throws {
    let block = try desk.log("Flug 8-9")
    desk.zone = "Asia/Tokyo"
    desk.now = "2026-12-01T12:00"
    #expect(try desk.blocks() == ["Flug 08:00–09:00"])
    #expect(block.day == CivilDate("2026-11-30"))
    let planner = try desk.planner()
    let outcome = try planner.edit(block: block.code, text("bis 9:05"), .refuse)
    #expect(outcome.blocks.first?.block.zone == "Europe/Zurich")
    #expect(try desk.blocks() == ["Flug 08:00–09:05"])
  }

  private func text(_ text: String) -> BlockEdit {
    var edit = BlockEdit()
    edit.text = text
    return edit
  }

  @Test("What is used past the estimate counts nothing in the day, which keeps what remains")
  func remaining() throws {
    _ = try desk.add("Steuern") { ($0.day, $0.durationMinutes) = (CivilDate("2026-11-30"), 120) }
    try desk.log("Steuern 8-8:50")
    var planner = try desk.planner()
    var plan = try planner.dayView(planner.today(planner.snapshot().settings), planner.snapshot()).plan
    #expect(plan.plannedMinutes == 70)
    #expect(
      plan.doneBy
        == planner.zone.instant(
          of: CivilDateTime(date: try #require(CivilDate("2026-11-30")), secondOfDay: 10 * 3_600 + 22 * 60)))
    try desk.log("Steuern gestern 80min")
    planner = try desk.planner()
    plan = try planner.dayView(planner.today(planner.snapshot().settings), planner.snapshot()).plan
    #expect(plan.plannedMinutes == 0 && plan.withoutDuration == 0)
    #expect(try desk.used() == ["Steuern": 130])
  }

  @Test("An appointment keeps its place, however much of it was used before")
  func appointment() throws {
    _ = try desk.add("Zahnarzt") { task in
      (task.day, task.time, task.durationMinutes) = (CivilDate("2026-11-30"), ClockTime(hour: 14), 45)
    }
    try desk.log("Zahnarzt 8-8:30")
    let planner = try desk.planner()
    let view = try planner.dayView(planner.today(planner.snapshot().settings), planner.snapshot())
    #expect(view.appointments.map { $0.span.seconds / 60 } == [45])
  }

  @Test(
    "Where a block lies already it is named, kept, or gives its time",
    arguments: [
      ("8-9", ["neu 08:00–09:00"]), ("7:30-9:30", ["neu 07:30–09:30"]),
      ("8:15-8:30", ["alt 08:00–08:15", "neu 08:15–08:30", "alt 08:30–09:00"]),
      ("8-8:30", ["neu 08:00–08:30", "alt 08:30–09:00"]),
      ("8:30-9:10", ["alt 08:00–08:30", "neu 08:30–09:10"]),
      ("7-8", ["neu 07:00–08:00", "alt 08:00–09:00"]),
    ])
  func overlaps(span: String, after: [String]) throws {
    desk.now = "2026-11-30T12:00"
    let old = try desk.log("alt 8-9")
    let touches = span == "7-8"
    if !touches {
      guard case .overlap(let other) = failure({ try desk.log("neu " + span) }) else {
        Issue.record("no overlap")
        return
      }
      #expect(other.code == old.code && other.title == "alt")
    }
    try desk.log("neu " + span, .replace)
    #expect(try desk.blocks() == after)
    _ = try desk.planner().undo()
    #expect(try desk.blocks() == ["alt 08:00–09:00"])
    try desk.log("neu " + span, .keepBoth)
    #expect(try desk.blocks().count == 2)
  }

  @Test("A block that began while another runs ends that one there, or is in its way")
  func startInThePast() throws {
    try desk.start("erst")
    desk.now = "2026-11-30T09:30"
    try desk.start("dann", at: .at("9:20"))
    #expect(try desk.blocks() == ["erst 09:12–09:20", "dann 09:20–"])
    guard case .overlap? = failure({ try desk.start("früher", at: .at("9:15")) }) else {
      Issue.record("no overlap")
      return
    }
    try desk.start("früher", at: .at("9:15"), .replace)
    #expect(try desk.blocks() == ["erst 09:12–09:15", "früher 09:15–"])
  }

  @Test("What runs too long has to be told when it ended, and now is an answer")
  func stale() throws {
    try desk.start("lang")
    desk.now = "2026-11-30T21:13"
    guard case .stale(let block)? = failure({ _ = try desk.planner().stop(at: .none, StopParts()) }) else {
      Issue.record("not stale")
      return
    }
    #expect(block.minutes == 12 * 60 + 1)
    guard case .stale? = failure({ try desk.start("anders") }) else {
      Issue.record("not stale")
      return
    }
    #expect(try desk.start("lang").isChanged == false)
    _ = try desk.planner().stop(at: .at("jetzt"), StopParts())
    #expect(try desk.blocks() == ["lang 09:12–21:13"])
  }

  @Test("In a series the time belongs to the occurrence, also when it is ticked off, and comes back by undo")
  func series() throws {
    _ = try desk.add("Sport") { ($0.day, $0.repeatRule) = (CivilDate("2026-11-30"), RepeatRule(unit: .day)) }
    try desk.log("Sport 8-8:30")
    try desk.start("Sport")
    desk.now = "2026-11-30T09:22"
    #expect(try desk.used() == ["Sport": 40])
    _ = try desk.planner().complete(["Sport"], on: nil)
    #expect(try desk.planner().running().block == nil)
    #expect(try desk.used() == ["Sport": 40])
    let undone = try desk.planner().undo()
    #expect(undone.map(\.label.name) == ["done"])
    #expect(try desk.planner().running().block?.block.title == "Sport")
    desk.now = "2026-12-01T08:00"
    _ = try desk.planner().stop(at: .at("9:30"), StopParts())
    #expect(try desk.used()["Sport"] == 0)
  }

  @Test(
    "The time set by hand is the sum of what is on the clock and one block beside it",
    arguments: [("1h", 60), ("50min", 50), ("2h", 120)])
  func usedByHand(text: String, minutes: Int) throws {
    _ = try desk.add("Steuern") { $0.day = CivilDate("2026-11-30") }
    let clocked = try desk.log("Steuern 8-8:50")
    try desk.log("Steuern gestern 90min")
    _ = try desk.planner().setUsed(text, of: ["Steuern"])
    #expect(try desk.used() == ["Steuern": minutes])
    let planner = try desk.planner()
    let placeless = planner.store.allBlocks(try planner.snapshot()).blocks.filter { $0.start == nil }
    #expect(placeless.allSatisfy { $0.day == CivilDate("2026-11-29") })
    #expect(
      failure { _ = try desk.planner().setUsed("49min", of: ["Steuern"]) }
        == .clockedMore(title: "Steuern", minutes: 50, codes: [clocked.code]))
  }

  @Test("A dropped task leaves its blocks under its title; a block without a minute is none")
  func dropped() throws {
    _ = try desk.add("Steuern") { $0.day = CivilDate("2026-11-30") }
    try desk.log("Steuern 8-8:50")
    _ = try desk.planner().drop(["Steuern"], SeriesChoice())
    #expect(try desk.blocks() == ["Steuern 08:00–08:50"])
    try desk.start("kurz")
    let outcome = try desk.planner().stop(at: .none, StopParts())
    #expect(outcome.blocks.isEmpty && outcome.notes.count == 1)
    #expect(try desk.blocks() == ["Steuern 08:00–08:50"])
  }

  @Test(
    "Whatever is done to blocks is taken back and done again, and no two overlap by themselves",
    arguments: 1...2 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    desk.now = "2026-11-30T23:00"
    var states = [try desk.blocks()]
    for step in 0..<25 {
      let (from, length) = (Int.random(in: 0..<1_200, using: &dice), Int.random(in: 1..<150, using: &dice))
      func clock(_ minute: Int) -> String { "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)" }
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: try desk.start("lauf\(step)", at: .at(clock(from + 150)), .replace)
      case 1 where try desk.planner().running().block != nil:
        _ = try desk.planner().stop(at: .at("jetzt"), StopParts())
      default: try desk.log("b\(step) \(clock(from))-\(clock(from + length))", .replace)
      }
      if try desk.blocks() != states.last { states.append(try desk.blocks()) }
      let planner = try desk.planner()
      let spans = planner.store.allBlocks(try planner.snapshot()).blocks.compactMap { block in
        block.start.map { Span(start: $0, end: block.end ?? max(planner.now, $0)) }
      }
      .sorted { $0.start < $1.start }
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
    for state in states.dropLast().reversed() {
      _ = try desk.planner().undo()
      #expect(try desk.blocks() == state)
    }
    for state in states.dropFirst() {
      _ = try desk.planner().redo()
      #expect(try desk.blocks() == state)
    }
  }
}
