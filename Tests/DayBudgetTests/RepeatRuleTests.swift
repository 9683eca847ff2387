import DayBudget
import Testing

@Suite("Repeating tasks")
struct RepeatRuleTests {
  /// Every day looked at by itself: the meaning of a rule, spelled out.
  static func oracle(_ rule: RepeatRule, anchor: CivilDate, day: CivilDate) -> Bool {
    guard day >= anchor else { return false }
    let months = (day.year - anchor.year) * 12 + day.month - anchor.month
    let length = CivilDate.daysInMonth(year: day.year, month: day.month)
    switch rule.unit {
    case .day:
      return day.days(since: anchor) % rule.every == 0
    case .week:
      let weeks = day.monday.days(since: anchor.monday) / 7
      let days = rule.weekdays.isEmpty ? [anchor.weekday] : rule.weekdays
      return weeks % rule.every == 0 && days.contains(day.weekday)
    case .month:
      guard months % rule.every == 0 else { return false }
      if let ordinal = rule.ordinal, let weekday = rule.weekdays.first {
        guard day.weekday == weekday else { return false }
        return ordinal == -1 ? day.day + 7 > length : (day.day - 1) / 7 + 1 == ordinal
      }
      let wanted = rule.monthDay ?? anchor.day
      return day.day == (wanted == -1 ? length : min(wanted, length))
    case .year:
      return months % (12 * rule.every) == 0 && day.day == min(anchor.day, length)
    }
  }

  @Test("occurrences agree with a look at every day", arguments: 0..<300)
  func naive(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let unit = RepeatRule.Unit.allCases.randomElement(using: &random) ?? .day
    let weekdays = Weekday.allCases.shuffled(using: &random)
    let rule: RepeatRule
    switch (unit, Int.random(in: 0..<3, using: &random)) {
    case (.week, 0...1):
      rule = RepeatRule(
        unit: .week, every: .random(in: 1...4, using: &random),
        weekdays: Array(weekdays.prefix(.random(in: 1...7, using: &random))))
    case (.month, 0):
      rule = RepeatRule(
        unit: .month, every: .random(in: 1...5, using: &random), weekdays: [weekdays[0]],
        ordinal: [1, 2, 3, 4, 5, -1].randomElement(using: &random))
    case (.month, 1):
      let monthDay = Int.random(in: 0...31, using: &random)
      rule = RepeatRule(
        unit: .month, every: .random(in: 1...5, using: &random), monthDay: monthDay == 0 ? -1 : monthDay)
    default:
      rule = RepeatRule(unit: unit, every: .random(in: 1...9, using: &random))
    }
    let start = try day("2020-01-01").adding(days: .random(in: 0..<4_000, using: &random))
    let anchor = rule.first(onOrAfter: start)
    #expect(anchor >= start)
    var expected: CivilDate?
    for offset in stride(from: 1_500, through: -3, by: -1) {
      let date = anchor.adding(days: offset)
      if Self.oracle(rule, anchor: anchor, day: date) { expected = date }
      #expect(rule.contains(date, from: anchor) == Self.oracle(rule, anchor: anchor, day: date), "\(date)")
      if let expected { #expect(rule.next(onOrAfter: date, from: anchor) == expected, "\(date)") }
    }
  }

  @Test("the 31st is each month's end and does not wander; 29 February is the 28th in other years")
  func monthEnds() throws {
    let monthly = RepeatRule(unit: .month)
    let anchor = try day("2026-01-31")
    var found: [String] = []
    var date = anchor
    while found.count < 4, let next = monthly.next(onOrAfter: date, from: anchor) {
      found.append(next.description)
      date = next.adding(days: 1)
    }
    #expect(found == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])
    let leap = try day("2024-02-29")
    let yearly = RepeatRule(unit: .year)
    #expect(yearly.contains(try day("2025-02-28"), from: leap))
    #expect(yearly.contains(try day("2028-02-29"), from: leap))
    #expect(!yearly.contains(try day("2028-02-28"), from: leap))
  }

  @Test("a fifth weekday in a rule that skips months is found or never comes, without end")
  func rare() throws {
    let rule = RepeatRule(unit: .month, every: 12, weekdays: [.monday], ordinal: 5)
    let anchor = try day("2027-02-01")
    #expect(rule.next(onOrAfter: anchor, from: anchor) == (try day("2044-02-29")))
  }
}
