import DayBudget
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

/// Every change is carried out by a planner that has read the store before another changed it: what it decides
/// has to be decided on what is there now.
@Suite("Decided on what is read under the lock")
struct StaleDecisionTests {
  /// Each change that names a task, said of one occurrence where it is a series.
  enum Act: String, CaseIterable {
    case done
    case drop
    case edit
    case plan
    case unplan
    case urgent
    case repeats
    case move

    func callAsFunction(_ planner: DayPlanner, _ title: String) throws -> [ChangedTask] {
      let (codes, this) = ([title], SeriesChoice(extent: .this))
      var parts = TaskParts()
      parts.isUrgent = true
      return switch self {
      case .done: try planner.complete(codes, on: nil)
      case .drop: try planner.drop(codes, this)
      case .edit: try [planner.edit(codes, parts, this).changed]
      case .plan: try planner.plan(codes + [RandomSeries.day.adding(days: 3).description], this).changed
      case .unplan: try planner.unplan(codes, this)
      case .urgent: try planner.mark(codes, isUrgent: true, this)
      case .repeats: try planner.repeats(codes + ["off"]).changed
      case .move: try planner.move(codes + ["first"])
      }
    }
  }

  /// A store with two plain tasks, one of them left over, a completed one and a daily series.
  static func desk() throws -> Desk {
    let desk = try Desk()
    var random = SeededGenerator(seed: 3)
    try desk.planner().change("add") { draft in
      _ = try draft.add("bread", using: &random) { $0.day = desk.today.adding(days: -2) }
      _ = try draft.add("wine", using: &random)
      _ = try draft.add("stretch", using: &random) { series in
        series.day = desk.today
        series.repeatRule = RepeatRule(unit: .day)
      }
    }
    return desk
  }

  @Test("a task that another has deleted is no task any more", arguments: Act.allCases)
  func deleted(act: Act) throws {
    let desk = try Self.desk()
    let stale = desk.planner()
    _ = try desk.planner().drop(["bread"], SeriesChoice())
    let before = try desk.planner().export()
    #expect(throws: PlanFailure.noSuchTask("bread")) { try act(stale, "bread") }
    #expect(try desk.planner().export() == before)
  }

  @Test(
    "an occurrence that another has ticked is not taken again, nor the next instead of it",
    arguments: Act.allCases.filter { $0 != .move })
  func ticked(act: Act) throws {
    let desk = try Self.desk()
    let stale = desk.planner()
    _ = try desk.planner().complete(["stretch"], on: nil)
    let before = try desk.planner().export()
    #expect(
      throws: PlanFailure.noOccurrence(title: "stretch", day: desk.today, next: desk.today.adding(days: 1))
    ) {
      try act(stale, "stretch")
    }
    #expect(try desk.planner().export() == before)
    // Who has seen the tick means the next one.
    if act != .done { #expect(try act(desk.planner(), "stretch").count == 1) }
  }

  @Test("a tick that another has taken back is not taken back again")
  func reopened() throws {
    let desk = try Self.desk()
    _ = try desk.planner().complete(["wine"], on: nil)
    let stale = desk.planner()
    _ = try desk.planner().reopen(["wine"])
    #expect(throws: PlanFailure.notDone(title: "wine")) { try stale.reopen(["wine"]) }
  }

  @Test("a leftover that another has decided about is none any more, named or shown or one of all")
  func morning() throws {
    let desk = try Self.desk()
    let stale = desk.planner()
    let shown = try #require(try stale.leftovers().first)
    _ = try desk.planner().answer([(["bread"], .later)])
    let gone = PlanFailure.notLeftOver(title: "bread", day: nil)
    #expect(throws: gone) { try stale.answer([(["bread"], .day(desk.today))]) }
    #expect(throws: gone) { try stale.answer(shown: [(shown, .drop)]) }
    #expect(try stale.answer([], others: .drop).changed.isEmpty)
    #expect(try desk.planner().snapshot().open(on: nil).map(\.title) == ["bread", "wine"])
  }

  @Test("words mean the tasks that are there now, a new one with the same words too")
  func words() throws {
    let desk = try Self.desk()
    let stale = desk.planner()
    var random = SeededGenerator(seed: 9)
    try desk.planner().change("add") { draft in _ = try draft.add("white wine", using: &random) }
    #expect(throws: PlanFailure.self) { try stale.complete(["win"], on: nil) }
    // An answer about an occurrence holds only while it is open.
    let occurrence = SeriesDay(rule: desk.today, shown: desk.today)
    let id = try #require(try stale.snapshot().series().first?.id)
    var choice = SeriesChoice()
    choice.answers[id] = SeriesScope(extent: .later, occurrence: occurrence)
    _ = try desk.planner().complete(["stretch"], on: nil)
    #expect(
      throws: PlanFailure.noOccurrence(title: "stretch", day: desk.today, next: desk.today.adding(days: 1))
    ) {
      try stale.drop(["stretch"], choice)
    }
  }

  @Test("a place in the order is the one that the others leave now")
  func order() throws {
    let desk = try Self.desk()
    var random = SeededGenerator(seed: 9)
    try desk.planner().change("add") { draft in
      for title in ["one", "two"] { _ = try draft.add(title, using: &random) }
    }
    let stale = desk.planner()
    _ = try desk.planner().move(["two", "before", "wine"])
    _ = try stale.move(["one", "up"])
    #expect(try desk.planner().snapshot().open(on: nil).map(\.title) == ["two", "one", "wine"])
  }

  @Test("codes, calendars' names and settings are chosen beside those that came meanwhile")
  func settings() throws {
    let desk = try Self.desk()
    let stale = desk.planner()
    let calendar = CalendarSetting(name: "work", path: "/a/work.ics")
    #expect(try desk.planner().addCalendar(calendar, isNameChosen: false) { _, _ in false }.name == "work")
    #expect(try stale.addCalendar(calendar, isNameChosen: false) { _, _ in false }.name == "work-2")
    #expect(throws: PlanFailure.calendarExists("work")) {
      try stale.addCalendar(calendar, isNameChosen: true) { _, _ in false }
    }
    #expect(try desk.planner().removeCalendar("work-2").map(\.name) == ["work"])
    #expect(throws: PlanFailure.noSuchCalendar("work-2", known: ["work"])) {
      try stale.removeCalendar("work-2")
    }
    _ = try desk.planner().setHours([], weekdays: [.monday], dates: [], about: "mon off")
    let (after, isChanged) = try stale.setHours([], weekdays: [.tuesday], dates: [], about: "tue off")
    #expect(isChanged && after.windows.weekly[.monday] == [] && after.windows.weekly[.tuesday] == [])
    let configured = try stale.configure(about: "budget off") { $0.isBudgetOn = false }
    #expect(configured.settings.windows == after.windows)
    // The same letters are drawn twice: the second code gives way.
    let parts = TaskParts()
    let reading = try EntryReading("tea", parts: parts, parser: stale.parser(after))
    var other = stale
    other.random = SeededGenerator(seed: 77)
    var third = stale
    third.random = SeededGenerator(seed: 77)
    let added = try [
      other.add(isFirst: false) { _ in [reading] }, third.add(isFirst: true) { _ in [reading] },
    ]
    let codes = added.map { $0.tasks[0].code }
    #expect(Set(codes).count == 2)
  }

  @Test("where the start of the day was changed, words for days are read again")
  func dayStart() throws {
    let desk = try Self.desk()
    let stale = desk.planner()
    _ = try desk.planner().configure(about: "day-start 04:00") {
      $0.dayStart = ClockTime(hour: 4) ?? .midnight
    }
    #expect(throws: PlanFailure.dayStartChanged) { try stale.complete(["wine"], on: nil) }
    #expect(try desk.planner().complete(["wine"], on: nil).count == 1)
    // At half past midnight it is still yesterday.
    var night = stale
    night.move(to: night.now - 9 * 3_600)
    let added = try night.add(isFirst: false) { [night] settings in
      [try EntryReading("tea today", parts: TaskParts(), parser: night.parser(settings))]
    }
    #expect(added.tasks.map(\.task.day) == [desk.today.adding(days: -1)])
  }
}
