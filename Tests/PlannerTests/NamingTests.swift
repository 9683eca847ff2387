import DayBudget
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

/// A task is named the same way by every command, and no screen shows one name twice.
@Suite("Naming tasks")
struct NamingTests {
  @Test("what lies on a day has names that differ, each of which names just that", arguments: 0..<40)
  func occurrences(seed: Int) throws {
    let desk = try Desk()
    var random = SeededGenerator(seed: UInt64(seed))
    var ids = SeededGenerator(seed: 1)
    _ = try desk.planner().change("add") { draft in
      let series = try draft.add("stretch", using: &ids) {
        RandomSeries.fill(&$0, today: desk.today, using: &random)
        // Some more are moved onto days that have their own, from two months.
        for days in [-33, -3, 1, 29] {
          guard let rule = $0.repeatRule, let anchor = $0.day else { continue }
          let own = rule.first(onOrAfter: max(anchor, desk.today.adding(days: days)))
          if rule.contains(own, from: anchor), $0.exceptions[own] == nil {
            $0.exceptions[own] = .moved(rule.first(onOrAfter: desk.today.adding(days: 2)))
          }
        }
      }
      return series.id
    }
    let planner = desk.planner()
    let lookup = try planner.lookup()
    for offset in -40...60 {
      let tasks = try lookup.snapshot.tasks(on: desk.today.adding(days: offset))
      let codes = tasks.map { lookup.snapshot.code(of: $0) }
      #expect(Set(codes).count == codes.count, "\(codes)")
      for (task, code) in zip(tasks, codes) {
        let named = try #require(try lookup.openTask(code), "\(code)")
        #expect(named.task.id == task.id)
        if code.contains(".") { #expect(named.occurrence == task.shownOccurrence, "\(code)") }
      }
      // The plain code means the one that bears it, or the first of those that were moved.
      if let first = tasks.first, let shown = first.shownOccurrence,
        let series = try lookup.snapshot.task(first.id)
      {
        #expect(series.openOccurrences(on: shown.shown).first == shown)
      }
    }
  }

  /// A store with these titles, all in the List.
  private static func desk(_ titles: [String]) throws -> Desk {
    let desk = try Desk()
    var random = SeededGenerator(seed: 5)
    try desk.planner().change("add") { draft in
      for title in titles { try draft.add(title, using: &random) }
    }
    return desk
  }

  private static let titles = [
    "Dentist", "Dentist invoice", "Tax return", "Call before noon", "Report Monday",
  ]

  /// Words, the titles that they name, and what is read behind them.
  struct Case: CustomTestStringConvertible, Sendable {
    let words: [String]
    let titles: [String]
    let rest: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., is titles: [String], _ rest: String = "") {
      self.words = words
      self.titles = titles
      self.rest = rest
    }
  }

  @Test(
    "the last words that are a day or a time are that, those before them name tasks",
    arguments: [
      Case("Dentist", is: ["Dentist"], "2026-11-30"),
      Case("dentist", "fri", is: ["Dentist"], "2026-12-04"),
      Case("dentist", "on", "friday", "14:00", is: ["Dentist"], "2026-12-04 14:00"),
      Case("dentist", "invoice", "fri", is: ["Dentist invoice"], "2026-12-04"),
      Case("inv", "15:30", is: ["Dentist invoice"], "2026-11-30 15:30"),
      Case("Tax return", "Dentist", "tomorrow", is: ["Tax return", "Dentist"], "2026-12-01"),
      Case("report", "fri", is: ["Report Monday"], "2026-12-04"),
      Case("report", "monday", "fri", is: ["Report Monday"], "2026-12-04"),
    ])
  func planned(_ line: Case) throws {
    let planner = try Self.desk(Self.titles).planner()
    let (tasks, goal) = try planner.lookup().planned(line.words, planner.parser(Settings()))
    #expect(tasks.map(\.task.title) == line.titles)
    #expect(
      [goal.day.description, goal.time?.description].compactMap(\.self).joined(separator: " ") == line.rest)
  }

  @Test("edit takes parts behind words, and says so where a title is left over")
  func edited() throws {
    let planner = try Self.desk(Self.titles).planner()
    let lookup = try planner.lookup()
    let parser = planner.parser(Settings())
    let (named, entry) = try lookup.edited(["dentist", "invoice", "15:30", "1h"], parser)
    #expect(named.task.title == "Dentist invoice" && entry?.durationMinutes == 60)
    let code = lookup.snapshot.code(of: try lookup.one(["tax"]).task.id)
    #expect(throws: PlanFailure.titleLeftOver("new name", text: "new name 1h", code: code)) {
      try lookup.edited(["tax", "new", "name", "1h"], parser)
    }
    #expect(try lookup.edited([code, "new", "name", "1h"], parser).entry?.title == "new name")
    #expect(throws: PlanFailure.nothingToEdit(code: code)) { try planner.edited(["tax"], TaskParts()) }
  }

  @Test("several move together and stand as they were named; a title may hold the words of a place")
  func move() throws {
    let desk = try Self.desk(Self.titles)
    func titles() throws -> [String] { try desk.planner().snapshot().open(on: nil).map(\.title) }
    let codes = try desk.planner().snapshot().open(on: nil).map {
      try desk.planner().snapshot().code(of: $0.id)
    }
    _ = try desk.planner().move([codes[4], codes[2], "before", codes[1]])
    #expect(
      try titles() == ["Dentist", "Report Monday", "Tax return", "Dentist invoice", "Call before noon"])
    _ = try desk.planner().move([codes[1], codes[3], "up"])
    #expect(
      try titles() == ["Dentist", "Report Monday", "Dentist invoice", "Call before noon", "Tax return"])
    _ = try desk.planner().move(["call", "before", "noon", "first"])
    _ = try desk.planner().move(["call", "before", "noon", "after", "report"])
    #expect(
      try titles() == ["Dentist", "Report Monday", "Call before noon", "Dentist invoice", "Tax return"])
    #expect(throws: PlanFailure.notAPlace("sideways")) { try desk.planner().move([codes[0], "sideways"]) }
  }

  @Test("of many candidates ten are shown, with their day, and how many more there are")
  func candidates() throws {
    let planner = try Self.desk((1...39).map { "Letter \($0)" }).planner()
    do {
      _ = try planner.open(["letter"])
      Issue.record("39 tasks are not one")
    } catch PlanFailure.ambiguous(_, let candidates, let more, _) {
      #expect(candidates.count == 10 && more == 29)
    }
  }
}
