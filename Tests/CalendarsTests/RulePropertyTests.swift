import DayBudget
import TestSupport
import Testing

@testable import Calendars

/// Random rules, the same in every run.
struct RandomRule {
  let rule: RecurrenceRule
  let start: CivilDateTime

  init(_ generator: inout SeededGenerator) {
    let frequencies: [RecurrenceRule.Frequency] = [
      .daily, .weekly, .monthly, .yearly, .yearly, .hourly, .minutely,
    ]
    var rule = RecurrenceRule(frequency: frequencies.randomElement(using: &generator) ?? .daily)
    let isOften = rule.frequency < .daily
    start = CivilDateTime(
      date: CivilDate(daysSinceEpoch: Int.random(in: 9_000...13_000, using: &generator)),
      secondOfDay: Int.random(in: 0..<1440, using: &generator) * 60)
    if generator.chance(2) {
      rule.interval = Int.random(in: 2...(isOften ? 400 : 7), using: &generator)
    } else if rule.frequency == .minutely {
      rule.interval = Int.random(in: 5...90, using: &generator)
    }
    if generator.chance(3) { rule.months = generator.numbers(1...12, most: 4) }
    // The RFC allows no days of the month in a rule of weeks.
    if generator.chance(4), rule.frequency != .weekly {
      rule.monthDays = generator.numbers(1...31, most: 4, signed: true)
    }
    if generator.chance(3) {
      rule.days = generator.days(withOrdinals: rule.frequency >= .monthly, yearly: rule.frequency == .yearly)
    }
    if generator.chance(6), rule.frequency == .yearly || isOften {
      rule.yearDays = generator.numbers(1...366, most: 5, signed: true)
    }
    if generator.chance(5), rule.frequency == .yearly {
      rule.weekNumbers = generator.numbers(1...53, most: 3, signed: true)
      rule.days = rule.days.map { RecurrenceRule.Day(weekday: $0.weekday, ordinal: nil) }
    }
    if generator.chance(4) { rule.hours = generator.numbers(0...23, most: 3) }
    if generator.chance(4) { rule.minutes = generator.numbers(0...59, most: 3) }
    if generator.chance(4) { rule.positions = generator.numbers(1...6, most: 2, signed: true) }
    if generator.chance(2) { rule.weekStart = Weekday.allCases.randomElement(using: &generator) ?? .monday }
    if generator.chance(3) {
      rule.count = Int.random(in: 1...40, using: &generator)
    } else if generator.chance(4) {
      let days = Int.random(in: 0...1_500, using: &generator)
      let until = start.adding(seconds: days * 86_400 + Int.random(in: 0..<1440, using: &generator) * 60)
      rule.until = TimeText(ArraySlice(RandomRule.text(until).utf8))
    }
    self.rule = rule
  }

  private static func text(_ time: CivilDateTime) -> String {
    let date = time.date.description.filter { $0 != "-" }
    let clock = time.time.description.filter { $0 != ":" }
    return "\(date)T\(clock)00"
  }
}

extension SeededGenerator {
  /// True once in so many times.
  mutating func chance(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }

  fileprivate mutating func numbers(_ range: ClosedRange<Int>, most: Int, signed: Bool = false) -> [Int] {
    (0..<Int.random(in: 1...most, using: &self)).map { _ in
      let number = Int.random(in: range, using: &self)
      return signed && chance(3) ? -number : number
    }
  }

  fileprivate mutating func days(withOrdinals: Bool, yearly: Bool) -> [RecurrenceRule.Day] {
    (0..<Int.random(in: 1...3, using: &self)).compactMap { _ in
      let weekday = Weekday.allCases.randomElement(using: &self) ?? .monday
      guard withOrdinals, chance(2) else { return RecurrenceRule.Day(weekday: weekday, ordinal: nil) }
      let ordinal = Int.random(in: 1...(yearly && chance(2) ? 53 : 5), using: &self)
      return RecurrenceRule.Day(weekday: weekday, ordinal: chance(3) ? -ordinal : ordinal)
    }
  }
}

@Suite("Random rules against a naive expansion")
struct RulePropertyTests {
  @Test("The instances are those of the naive expansion, in every window", arguments: 0..<20)
  func windows(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let random = RandomRule(&generator)
      let isOften = random.rule.frequency < .daily
      let length = isOften ? 40 : 1_200
      let last = random.start.date.adding(days: length)
      let all = NaiveRule(rule: random.rule, start: random.start).instances(through: last)
      for _ in 0..<4 {
        let first = random.start.date.adding(days: Int.random(in: -20..<length, using: &generator))
        let end = min(last, first.adding(days: Int.random(in: 0..<(isOften ? 15 : 400), using: &generator)))
        let expected = all.filter { $0.date >= first && $0.date <= end }
        let found = instances(random, in: first...end)
        guard found != expected else { continue }
        Issue.record("\(random) in \(first)…\(end): \(found.prefix(5)) for \(expected.prefix(5))")
        return
      }
    }
  }

  /// What the engine gives, with the start and UNTIL as a series adds them.
  private func instances(_ random: RandomRule, in window: ClosedRange<CivilDate>) -> [CivilDateTime] {
    var budget = WorkBudget(steps: .max)
    var found = RuleInstances(random.rule, anchor: random.start, isDate: false)
      .instances(in: window, anchorCounts: true, budget: &budget)
      .filter { random.rule.allows($0, in: .utc, isDate: false) }
    if window.contains(random.start.date), found.first != random.start { found.insert(random.start, at: 0) }
    return found
  }
}
