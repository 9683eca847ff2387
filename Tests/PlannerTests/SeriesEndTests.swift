import DayBudget
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

/// A series that has no open day any more is in no list and no day: no change may leave one behind.
@Suite("No series without a day")
struct SeriesEndTests {
  /// Changes that give a series other days or another last day.
  enum Kind: CaseIterable {
    case due
    case rule
    case ruleFromNow
    case repeats
    case plan
    case planLater
    case planThis
    case drop
    case done
    case list
  }

  private static func change(
    _ kind: Kind, _ day: CivilDate, _ rule: String, _ planner: DayPlanner
  ) throws {
    let codes = ["stretch"]
    let all = SeriesChoice(extent: .all)
    var parts = TaskParts()
    switch kind {
    case .due:
      parts.due = day
      _ = try planner.edit(codes, parts, all)
    case .rule: _ = try planner.edit(codes + [rule], parts, all)
    case .ruleFromNow: _ = try planner.edit(codes + [rule], parts, SeriesChoice(extent: .later))
    case .repeats: _ = try planner.repeats(codes + [rule])
    case .plan: _ = try planner.plan(codes + [day.description], all)
    case .planLater: _ = try planner.plan(codes + [day.description], SeriesChoice(extent: .later))
    case .planThis: _ = try planner.plan(codes + [day.description], SeriesChoice(extent: .this))
    case .drop: _ = try planner.drop(codes, SeriesChoice(extent: .later))
    case .done: _ = try planner.complete(codes, on: nil)
    case .list: _ = try planner.unplan(codes, SeriesChoice(extent: .this))
    }
  }

  @Test(
    "whatever is changed, every open series has a day, or nothing is changed", arguments: Kind.allCases,
    0..<8)
  func changes(kind: Kind, seed: Int) throws {
    guard let (desk, series, _) = try SeriesSplitTests.desk(seed) else { return }
    var random = SeededGenerator(seed: UInt64(seed) + 1_000)
    let day = desk.today.adding(days: .random(in: -9...70, using: &random))
    let rule =
      ["every 31st", "every tuesday", "every 2 weeks until \(day)", "every day until \(day)"].randomElement(
        using: &random) ?? ""
    do {
      try Self.change(kind, day, rule, desk.planner())
    } catch PlanFailure.nothingLeft {
      let tasks = try desk.planner().snapshot().open()
      #expect(tasks.count == 1 && tasks.allSatisfy { RandomSeries.isSame($0, as: series) })
    } catch is PlanFailure {
      // No occurrence to tick, or another that is meant: nothing is changed.
    } catch is EntryFailure {
      // A last day before the first is no part of a rule: nothing is changed.
    }
    for task in try desk.planner().snapshot().series() {
      #expect(!RandomSeries.open(task, around: desk.today).isEmpty, "\(kind) \(day) \(rule): \(task)")
    }
  }

  @Test("nor can one be added, or shown as if it could")
  func added() throws {
    let desk = try Desk()
    let planner = desk.planner()
    var parts = TaskParts()
    parts.due = desk.today.adding(days: 20)
    let reading = try EntryReading("stretch every 31st", parts: parts, parser: planner.parser(Settings()))
    #expect(throws: PlanFailure.self) { try planner.preview([reading]) }
    #expect(throws: PlanFailure.self) { try planner.add(isFirst: false) { _ in [reading] } }
    #expect(try desk.planner().snapshot().open().isEmpty)
  }

  @Test("the open occurrence that was moved stays where it was put when the rule changes", arguments: 0..<40)
  func movedStays(seed: Int) throws {
    guard let (desk, series, _) = try SeriesSplitTests.desk(seed) else { return }
    guard let meant = series.occurrenceMeant(today: desk.today), meant.shown >= desk.today else { return }
    let planner = desk.planner()
    if meant.rule == meant.shown {
      _ = try planner.plan(
        ["stretch", meant.shown.adding(days: 1).description], SeriesChoice(extent: .this, day: meant.shown))
    }
    let before = try #require(try desk.planner().snapshot().series().first)
    let first = try #require(before.occurrenceMeant(today: desk.today))
    guard first.rule != first.shown, first.shown >= desk.today else { return }
    for kind in [Kind.rule, .repeats] {
      do {
        try Self.change(kind, desk.today, "every 5 days", desk.planner())
      } catch is PlanFailure {
        continue
      }
      let tasks = try desk.planner().snapshot().tasks(on: first.shown)
      #expect(!tasks.isEmpty, "\(kind): \(before)")
      _ = try desk.planner().undo()
    }
  }

  /// A store with a series that came from elsewhere without an open day.
  private static func ended() throws -> Desk {
    let desk = try Desk()
    var random = SeededGenerator(seed: 5)
    try desk.planner().store.write(
      knowing: desk.planner().snapshot(), as: CommandLabel(name: "import", text: ""), now: 0,
      today: desk.today
    ) { draft in
      _ = try draft.add("stretch", using: &random) { series in
        series.day = desk.today
        series.repeatRule = RepeatRule(unit: .week, until: desk.today.adding(days: -3))
      }
    }
    return desk
  }

  @Test("one that came from elsewhere is in the lists, and can be dropped, ended, listed and given days")
  func reachable() throws {
    func listed(_ desk: Desk) throws -> Int {
      let planner = desk.planner()
      let open = try planner.tasks(.open, planner.snapshot()).tasks.count
      #expect(try planner.tasks(.series, planner.snapshot()).tasks.count <= open)
      return open
    }
    var parts = TaskParts()
    parts.cleared = [.due]
    let ways: [(DayPlanner) throws -> ChangedTask] = [
      { try $0.drop(["stretch"], SeriesChoice())[0] },
      { try $0.drop(["stretch"], SeriesChoice(extent: .all))[0] },
      { try $0.unplan(["stretch"], SeriesChoice(extent: .all))[0] },
      { try $0.repeats(["stretch", "off"]).changed[0] },
      { try $0.repeats(["stretch", "every tuesday"]).changed[0] },
      { try $0.edit(["stretch"], parts, SeriesChoice(extent: .all)).changed },
    ]
    for (index, way) in ways.enumerated() {
      let desk = try Self.ended()
      #expect(try listed(desk) == 1)
      #expect(throws: PlanFailure.self) { try desk.planner().complete(["stretch"], on: nil) }
      #expect(throws: PlanFailure.self) { try desk.planner().plan(["stretch", "tomorrow"], SeriesChoice()) }
      #expect(try way(desk.planner()).isChanged)
      #expect(try listed(desk) == (index < 2 ? 0 : 1))
      #expect(try desk.planner().snapshot().series().allSatisfy { !$0.isOver })
      _ = try desk.planner().undo()
      #expect(try listed(desk) == 1)
    }
  }
}
