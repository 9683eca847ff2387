import DayBudget
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

@Suite("A change of a series leaves alone what lies before it")
struct SeriesSplitTests {
  /// What is done to a series as seen from an occurrence.
  enum Kind: String, CaseIterable {
    case edit
    case plan
    case unplan
    case drop
    case rule
    case noRule
    case planAll
    case repeats
    case off
  }

  /// A store with one random series, and one of its open occurrences; nil where it has none.
  static func desk(_ seed: Int) throws -> (desk: Desk, series: Task, occurrence: SeriesDay)? {
    let desk = try Desk()
    var random = SeededGenerator(seed: UInt64(seed))
    var ids = SeededGenerator(seed: 1)
    let series = try desk.planner().change("add") { draft in
      try draft.add("stretch", using: &ids) { RandomSeries.fill(&$0, today: desk.today, using: &random) }
    }
    let open = RandomSeries.open(series, around: desk.today)
      .filter { $0.shown.days(since: desk.today) < 40 }.sorted { ($0.shown, $0.rule) < ($1.shown, $1.rule) }
    // Of two that are shown on one day the first is meant.
    let named = open.filter { series.openOccurrences(on: $0.shown).first == $0 }
    return named.randomElement(using: &random).map { (desk, series, $0) }
  }

  /// Does it, and returns the open tasks afterwards.
  static func change(_ kind: Kind, _ occurrence: SeriesDay, _ desk: Desk) throws -> [Task] {
    let planner = desk.planner()
    let codes = ["stretch"]
    let later = SeriesChoice(extent: .later, day: occurrence.shown)
    let all = SeriesChoice(extent: .all, day: occurrence.shown)
    var parts = TaskParts()
    switch kind {
    case .edit:
      parts.time = ClockTime(hour: 15)
      _ = try planner.edit(codes, parts, later)
    case .plan: _ = try planner.plan(codes + [occurrence.shown.adding(days: 2).description], later)
    case .unplan: _ = try planner.unplan(codes, later)
    case .drop: _ = try planner.drop(codes, later)
    case .rule:
      _ = try planner.edit(codes + ["every", "5", "days"], parts, later)
    case .noRule:
      parts.cleared = [.repeats]
      _ = try planner.edit(codes, parts, all)
    case .planAll: _ = try planner.plan(codes + [occurrence.shown.adding(days: 2).description], all)
    case .repeats: _ = try planner.repeats(codes + ["every 5 days"])
    case .off: _ = try planner.repeats(codes + ["off"])
    }
    return try desk.planner().snapshot().open()
  }

  @Test("a series in two has every occurrence once, on its side of the one named", arguments: 0..<60)
  func inTwo(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var series = Task(preview: "stretch", created: 0)
    RandomSeries.fill(&series, today: RandomSeries.day, using: &random)
    let open = RandomSeries.open(series, around: RandomSeries.day)
    let near = open.filter { $0.shown.days(since: RandomSeries.day) < 40 }
    for occurrence in near.shuffled(using: &random).prefix(3) {
      var (head, rest) = (series, series)
      head.end(before: occurrence)
      rest.begin(with: occurrence)
      let past = open.filter { $0.rule < occurrence.rule || $0.shown < occurrence.shown }
      #expect(RandomSeries.open(head, around: RandomSeries.day) == past, "\(occurrence)")
      #expect(RandomSeries.open(rest, around: RandomSeries.day) == open.subtracting(past), "\(occurrence)")
      #expect(head.isOver == past.isEmpty && !rest.isOver)
    }
  }

  @Test("whatever is changed, and from which occurrence on", arguments: Kind.allCases, 0..<6)
  func past(kind: Kind, seed: Int) throws {
    guard let (desk, series, named) = try Self.desk(seed) else { return }
    let before = RandomSeries.open(series, around: desk.today)
    var occurrence = named
    switch kind {
    case .noRule, .planAll:
      let first = before.filter { $0.shown >= desk.today }.map(\.shown).min()
      occurrence = series.first(notAfter: named, today: desk.today)
      #expect(occurrence.shown == min(named.shown, first ?? named.shown))
    case .repeats, .off:
      guard let meant = series.occurrenceMeant(today: desk.today) else { return }
      occurrence = meant
      if kind == .repeats, meant.shown < desk.today {
        occurrence = SeriesDay(rule: desk.today, shown: desk.today)
      }
    default: break
    }
    let past = before.filter { $0.rule < occurrence.rule || $0.shown < occurrence.shown }
    let after = try Self.change(kind, named, desk)
    let sets = after.map { RandomSeries.open($0, around: desk.today) }
    #expect(
      past.isEmpty || sets.contains(past), "\(kind) from \(occurrence): \(past.count) of \(before.count)")
    if [.edit, .plan, .unplan, .drop, .rule].contains(kind), !past.isEmpty {
      let same = try #require(after.first { $0.id == series.id })
      #expect(RandomSeries.open(same, around: desk.today) == past)
    }
    if kind == .edit {
      let changed = after.filter { $0.time != nil }.map { RandomSeries.open($0, around: desk.today) }
      #expect(changed == [before.subtracting(past)])
    }
    // The same is left to be decided about in the morning, as far as it lies before the change.
    for (task, open) in zip(after, sets) where task.repeatRule != nil {
      #expect(task.missedCount(before: desk.today) == open.filter { $0.shown < desk.today }.count)
    }
    // And all of it is one step.
    #expect(try desk.planner().undo().count == 1)
    let back = try desk.planner().snapshot().open()
    #expect(back.count == 1 && back.allSatisfy { RandomSeries.isSame($0, as: series) })
  }

  @Test("Friday at three from Friday on: Monday to Thursday stay, today's too, and what was missed waits")
  func fridayAtThree() throws {
    let desk = try Desk()
    var random = SeededGenerator(seed: 7)
    let series = try desk.planner().change("add") { draft in
      try draft.add("stretch", using: &random) { series in
        series.day = desk.today.adding(days: -4)
        series.repeatRule = RepeatRule(unit: .day)
      }
    }
    let friday = desk.today.adding(days: 4)
    let later = SeriesChoice(extent: .later, day: friday)
    var parts = TaskParts()
    parts.time = ClockTime(hour: 15)
    let changed = try desk.planner().edit(["stretch"], parts, later).changed.task
    #expect(changed.day == friday && changed.id != series.id)
    let snapshot = try desk.planner().snapshot()
    for offset in 0..<8 {
      let tasks = try snapshot.tasks(on: desk.today.adding(days: offset))
      #expect(tasks.map(\.time) == [offset < 4 ? nil : ClockTime(hour: 15)], "\(offset)")
      #expect((tasks.first?.id == series.id) == (offset < 4), "\(offset)")
    }
    let leftovers = try desk.planner().leftovers()
    #expect(leftovers.map(\.count) == [4] && leftovers[0].task.id == series.id)
  }

  @Test("a series with a last day goes when nothing of it is open any more, and comes back with undo")
  func over() throws {
    let desk = try Desk()
    var random = SeededGenerator(seed: 7)
    try desk.planner().change("add") { draft in
      _ = try draft.add("stretch", using: &random) { series in
        series.day = desk.today
        series.repeatRule = RepeatRule(unit: .day, until: desk.today.adding(days: 1))
      }
    }
    _ = try desk.planner().complete(["stretch"], on: nil)
    #expect(try desk.planner().snapshot().series().count == 1)
    _ = try desk.planner().complete(["stretch"], on: desk.today.adding(days: 1))
    #expect(try desk.planner().snapshot().open().isEmpty)
    _ = try desk.planner().undo()
    #expect(try desk.planner().snapshot().series().count == 1)
  }
}
