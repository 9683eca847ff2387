import DayBudget
import Store
import Testing

@testable import Planner
@testable import XDayCLI

@Suite("Occurrences of series")
struct SeriesTests {
  static let rules = [
    RepeatRule(unit: .day), RepeatRule(unit: .day, every: 3), RepeatRule(unit: .week, weekdays: [.monday]),
    RepeatRule(unit: .week, every: 2, weekdays: [.tuesday, .friday]), RepeatRule(unit: .month, monthDay: -1),
    RepeatRule(unit: .month, weekdays: [.wednesday], ordinal: 1), RepeatRule(unit: .year),
  ]

  /// A series with a past: ticks, skipped days, moved ones, some of it settled.
  static func randomSeries(seed: Int, today: CivilDate) -> Task {
    var random = SampleGenerator(state: UInt64(seed) &* 104_729 &+ 3)
    var series = Task(preview: "series", created: 0)
    let rule = rules[seed % rules.count]
    let anchor = rule.first(onOrAfter: today.adding(days: -.random(in: -5...70, using: &random)))
    series.day = anchor
    series.repeatRule = rule
    if Int.random(in: 0..<2, using: &random) == 0 {
      series.openFrom = today.adding(days: .random(in: -30...0, using: &random))
    }
    for offset in -75...20 where Int.random(in: 0..<3, using: &random) == 0 {
      let day = today.adding(days: offset)
      guard rule.contains(day, from: anchor), day >= series.openFrom ?? anchor else { continue }
      let kinds: [OccurrenceException] = [
        .done, .dropped, .moved(day.adding(days: .random(in: -4...12, using: &random))),
      ]
      series.exceptions[day] = kinds.randomElement(using: &random)
    }
    return series
  }

  /// Every open occurrence in a stretch of days around today, one by one.
  static func oracle(_ series: Task, today: CivilDate) -> [SeriesDay] {
    guard let rule = series.repeatRule, let anchor = series.day else { return [] }
    return (-120...400).compactMap { offset -> SeriesDay? in
      let day = today.adding(days: offset)
      guard rule.contains(day, from: anchor), day >= series.openFrom ?? anchor else { return nil }
      switch series.exceptions[day] {
      case nil: return SeriesDay(rule: day, shown: day)
      case .moved(let shown): return SeriesDay(rule: day, shown: shown)
      case .done, .dropped: return nil
      }
    }
  }

  @Test("what is open, missed and next agrees with a look at every day", arguments: 0..<210)
  func naive(seed: Int) throws {
    let today = try #require(CivilDate("2026-11-30"))
    let series = Self.randomSeries(seed: seed, today: today)
    let all = Self.oracle(series, today: today)
    let missed = all.filter { $0.shown < today }
    #expect(series.missedCount(before: today) == missed.count)
    #expect(series.latestMissed(before: today)?.shown == missed.map(\.shown).max())
    #expect(series.earliestMissed(before: today)?.shown == missed.map(\.shown).min())
    for offset in 0...40 {
      let day = today.adding(days: offset)
      #expect(Set(series.openOccurrences(on: day)) == Set(all.filter { $0.shown == day }), "\(day)")
      let next = all.filter { $0.shown >= day }.map(\.shown).min()
      #expect(series.nextOccurrence(onOrAfter: day)?.shown == next, "\(day)")
    }
  }

  @Test("settling takes what was missed and nothing else", arguments: 0..<210)
  func settle(seed: Int) throws {
    let today = try #require(CivilDate("2026-11-30"))
    let series = Self.randomSeries(seed: seed, today: today)
    let ahead = Set(Self.oracle(series, today: today).filter { $0.shown >= today })
    var settled = series
    settled.settle(before: today)
    settled.exceptions = settled.exceptions.filter { $0.key >= settled.openFrom ?? $0.key }
    #expect(settled.missedCount(before: today) == 0)
    #expect(Set(Self.oracle(settled, today: today).filter { $0.shown >= today }) == ahead)
    var shorter = series
    shorter.forgetLongAgo(today: today)
    shorter.exceptions = shorter.exceptions.filter { $0.key >= shorter.openFrom ?? $0.key }
    #expect(Set(Self.oracle(shorter, today: today)) == Set(Self.oracle(series, today: today)))
  }

  @Test("a series that is ticked every day does not grow, and the ticks of a month can be taken back")
  func bounded() throws {
    let session = Session(language: "en")
    let first = try #require(CivilDate("2026-01-01"))
    session.now = "\(first)T08:00"
    session.run("add", "stretch daily 5min")
    for offset in 0..<60 {
      session.now = "\(first.adding(days: offset))T08:00"
      #expect(session.run("done", "stretch").status == 0)
    }
    let series = try #require(try TaskStore(folder: session.store).read().series().first)
    #expect(series.exceptions.count == 32 && series.exceptions.values.allSatisfy { $0 == .done })
    let today = try #require(CivilDate("2026-03-01"))
    #expect(today == first.adding(days: 59))
    #expect(series.missedCount(before: today) == 0)
    #expect(series.nextOccurrence(onOrAfter: today)?.shown == today.adding(days: 1))
  }

  @Test("a daily series from 2010 costs what one day costs: nothing is walked through")
  func longAgo() throws {
    var series = Task(preview: "pills", created: 0)
    series.day = CivilDate("2010-01-01")
    series.repeatRule = RepeatRule(unit: .day)
    let today = try #require(CivilDate("2026-11-30"))
    #expect(series.missedCount(before: today) == 6_177)
    #expect(series.latestMissed(before: today)?.shown == today.adding(days: -1))
    series.settle(before: today)
    #expect(series.openFrom == today && series.exceptions.isEmpty)
  }
}
