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

  @Test("forty codes, whatever stands behind them")
  func forty() throws {
    let desk = try Self.desk((0..<40).map { "Letter \($0)" } + Self.titles)
    let planner = desk.planner()
    let (lookup, parser) = (try planner.lookup(), planner.parser(Settings()))
    let open = try lookup.snapshot.open()
    let codes = open.prefix(40).map { lookup.snapshot.code(of: $0.id) }
    let (tasks, goal) = try lookup.planned(codes + ["on", "friday", "14:00"], parser)
    #expect(tasks.map(\.task.id) == open.prefix(40).map(\.id))
    #expect(goal.day.description == "2026-12-04" && goal.time?.description == "14:00")
    #expect(try lookup.planned(codes, parser).tasks.count == 40)
    #expect(try lookup.repeated(codes + ["every", "2", "weeks"], parser).rule?.every == 2)
    #expect(throws: EntryFailure.self) { try lookup.repeated(codes + ["sometimes", "maybe"], parser) }
    #expect(throws: PlanFailure.notAShare("sideways")) { try lookup.divided(codes + ["sideways"], parser) }
    // In the middle of them something that is nothing.
    #expect(throws: PlanFailure.notAShare((["odd"] + codes[20...]).joined(separator: " "))) {
      try lookup.divided(codes[..<20] + ["odd"] + codes[20...], parser)
    }
    #expect(throws: PlanFailure.noSuchTask("odd")) { try lookup.planned(["odd"] + codes, parser) }
  }

  @Test(
    "tasks make their steps in their order, past those of their day that have no place on the clock",
    arguments: 0..<30)
  func steps(seed: Int) throws {
    let desk = try Desk()
    var random = SeededGenerator(seed: UInt64(seed))
    try desk.planner().change("add") { draft in
      for number in 0..<12 {
        let (days, isAppointment) = (Int.random(in: 0...1, using: &random), number % 5 == 4)
        try draft.add("task \(number)", using: &random) { task in
          task.day = desk.today.adding(days: days)
          if isAppointment { (task.time, task.durationMinutes) = (ClockTime(hour: 14), 30) }
        }
      }
    }
    for isUp in [true, false] {
      let before = try desk.planner().snapshot().open()
      let named = before.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let planner = desk.planner()
      let codes = try named.map { try planner.snapshot().code(of: $0.id) }
      if codes.isEmpty { continue }
      _ = try planner.move(codes + [isUp ? "up" : "down"])
      // The same, one by one.
      var expected = before
      let order = expected.filter { task in named.contains { $0.id == task.id } }
      for task in isUp ? order : order.reversed() {
        let place = try #require(expected.firstIndex { $0.id == task.id })
        let others = isUp ? Array(expected[..<place].reversed()) : Array(expected[(place + 1)...])
        let next = others.first { $0.day == task.day && $0.time == nil }
        guard let next else { continue }
        expected.remove(at: place)
        let target = try #require(expected.firstIndex { $0.id == next.id })
        expected.insert(task, at: isUp ? target : target + 1)
      }
      #expect(try desk.planner().snapshot().open().map(\.title) == expected.map(\.title))
    }
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
