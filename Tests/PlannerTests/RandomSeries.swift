import DayBudget
import Store

@testable import Planner

/// Series with a past, and every open occurrence of a series looked up day by day.
enum RandomSeries {
  /// The day on which the stores of these tests are looked at.
  static let day = CivilDate(year: 2026, month: 11, day: 30) ?? CivilDate(daysSinceEpoch: 0)

  static let rules = [
    RepeatRule(unit: .day), RepeatRule(unit: .day, every: 3), RepeatRule(unit: .week, weekdays: [.monday]),
    RepeatRule(unit: .week, every: 2, weekdays: [.tuesday, .friday]), RepeatRule(unit: .month, monthDay: -1),
    RepeatRule(unit: .month, weekdays: [.wednesday], ordinal: 1), RepeatRule(unit: .month),
  ]

  /// Turns a new task into a series: with ticks, skipped days, moved ones, some of it settled, some with an end.
  static func fill(_ series: inout Task, today: CivilDate, using random: inout some RandomNumberGenerator) {
    var rule = rules.randomElement(using: &random) ?? rules[0]
    let anchor = rule.first(onOrAfter: today.adding(days: -.random(in: -5...70, using: &random)))
    if Int.random(in: 0..<3, using: &random) == 0 {
      rule.until = today.adding(days: .random(in: -3...60, using: &random))
    }
    series.day = anchor
    series.repeatRule = rule
    if Int.random(in: 0..<2, using: &random) == 0 {
      series.openFrom = today.adding(days: .random(in: -30...0, using: &random))
    }
    for offset in -75...30 where Int.random(in: 0..<3, using: &random) == 0 {
      let day = today.adding(days: offset)
      guard rule.contains(day, from: anchor), day >= series.openFrom ?? anchor else { continue }
      let kinds: [OccurrenceException] = [
        .done, .dropped, .moved(day.adding(days: .random(in: -9...12, using: &random))),
      ]
      series.exceptions[day] = kinds.randomElement(using: &random)
    }
  }

  /// Every open occurrence in a stretch of days, one by one.
  static func open(_ series: Task, around today: CivilDate) -> Set<SeriesDay> {
    guard let rule = series.repeatRule, let anchor = series.day else { return [] }
    var found: Set<SeriesDay> = []
    for offset in -120...300 {
      let day = today.adding(days: offset)
      switch series.exceptions[day] {
      case .moved(let shown)?: found.insert(SeriesDay(rule: day, shown: shown))
      case .done?, .dropped?: break
      case nil:
        let isOpen = rule.contains(day, from: anchor) && day >= series.openFrom ?? anchor
        if isOpen { found.insert(SeriesDay(rule: day, shown: day)) }
      }
    }
    return found
  }

  /// Whether two tasks say the same, whenever they were edited: undo is an edit too.
  static func isSame(_ left: Task, as right: Task) -> Bool {
    left.id == right.id && left.title == right.title && left.day == right.day && left.time == right.time
      && left.durationMinutes == right.durationMinutes && left.isUrgent == right.isUrgent
      && left.repeatRule == right.repeatRule && left.exceptions == right.exceptions
      && left.openFrom == right.openFrom && left.rank == right.rank
  }
}
