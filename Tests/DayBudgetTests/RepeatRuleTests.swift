import DayBudget
import TestSupport
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

  /// A rule of any kind.
  static func randomRule(using random: inout SeededGenerator) -> RepeatRule {
    let unit = RepeatRule.Unit.allCases.randomElement(using: &random) ?? .day
    let weekdays = Weekday.allCases.shuffled(using: &random)
    switch (unit, Int.random(in: 0..<3, using: &random)) {
    case (.week, 0...1):
      return RepeatRule(
        unit: .week, every: .random(in: 1...4, using: &random),
        weekdays: Array(weekdays.prefix(.random(in: 1...7, using: &random))))
    case (.month, 0):
      return RepeatRule(
        unit: .month, every: .random(in: 1...5, using: &random), weekdays: [weekdays[0]],
        ordinal: [1, 2, 3, 4, 5, -1].randomElement(using: &random))
    case (.month, 1):
      let monthDay = Int.random(in: 0...31, using: &random)
      return RepeatRule(
        unit: .month, every: .random(in: 1...5, using: &random), monthDay: monthDay == 0 ? -1 : monthDay)
    default:
      return RepeatRule(unit: unit, every: .random(in: 1...9, using: &random))
    }
  }

  @Test("occurrences agree with a look at every day", arguments: 0..<300)
  func naive(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let rule = Self.randomRule(using: &random)
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

  @Test("a series on the 31st begins in a month that has one")
  func firstOfTheMonth() throws {
    for (monthDay, from, first) in [
      (31, "2026-11-25", "2026-12-31"), (30, "2027-02-01", "2027-03-30"), (29, "2027-02-01", "2027-03-29"),
      (29, "2028-02-01", "2028-02-29"), (-1, "2026-11-25", "2026-11-30"), (28, "2027-02-01", "2027-02-28"),
    ] {
      let rule = RepeatRule(unit: .month, monthDay: monthDay)
      #expect(rule.first(onOrAfter: try day(from)) == (try day(first)), "\(monthDay) from \(from)")
    }
  }

  @Test("a fifth weekday in a rule that skips months is found or never comes, without end")
  func rare() throws {
    let rule = RepeatRule(unit: .month, every: 12, weekdays: [.monday], ordinal: 5)
    let anchor = try day("2027-02-01")
    #expect(rule.next(onOrAfter: anchor, from: anchor) == (try day("2044-02-29")))
  }

  @Test("looked at backwards and counted, a rule has the same days", arguments: 0..<200)
  func backwards(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let rule = Self.randomRule(using: &random)
    let anchor = rule.first(
      onOrAfter: try day("2024-01-01").adding(days: .random(in: 0..<900, using: &random)))
    var last: CivilDate?
    var count = 0
    for offset in -3...900 {
      let date = anchor.adding(days: offset)
      #expect(rule.count(in: anchor..<max(date, anchor), from: anchor) == count, "\(date)")
      if Self.oracle(rule, anchor: anchor, day: date) {
        last = date
        count += 1
      }
      #expect(rule.last(onOrBefore: date, from: anchor) == last, "\(date)")
    }
    let half = anchor.adding(days: 400)
    let whole = rule.count(in: anchor..<anchor.adding(days: 901), from: anchor)
    #expect(whole == count)
    #expect(
      rule.count(in: anchor..<half, from: anchor)
        + rule.count(in: half..<anchor.adding(days: 901), from: anchor) == whole)
  }

  @Test("a rule with a last day has the days of the endless one up to it, and none after", arguments: 0..<150)
  func lastDay(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let endless = Self.randomRule(using: &random)
    let anchor = endless.first(
      onOrAfter: try day("2024-01-01").adding(days: .random(in: 0..<900, using: &random)))
    var rule = endless
    let until = anchor.adding(days: .random(in: -5...400, using: &random))
    rule.until = until
    for offset in -3...500 {
      let date = anchor.adding(days: offset)
      let next = endless.next(onOrAfter: date, from: anchor)
      #expect(rule.next(onOrAfter: date, from: anchor) == next.flatMap { $0 <= until ? $0 : nil }, "\(date)")
      #expect(
        rule.last(onOrBefore: date, from: anchor) == endless.last(onOrBefore: min(date, until), from: anchor))
      let end = max(anchor, min(date, until.adding(days: 1)))
      #expect(
        rule.count(in: anchor..<max(date, anchor), from: anchor)
          == endless.count(in: anchor..<end, from: anchor))
    }
  }

  @Test("what one occurrence moves to, the rule has", arguments: 0..<200)
  func moved(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let rule = Self.randomRule(using: &random)
    let anchor = rule.first(
      onOrAfter: try day("2024-01-01").adding(days: .random(in: 0..<900, using: &random)))
    let new = anchor.adding(days: .random(in: -10...40, using: &random))
    let moved = rule.moved(from: anchor, to: new)
    #expect(moved.contains(new, from: new), "\(rule) from \(anchor) to \(new)")
    #expect(moved.unit == rule.unit && moved.every == rule.every)
    #expect(rule.moved(from: anchor, to: anchor).contains(anchor, from: anchor))
  }

  @Test("a weekday, a day of the month, the last day and the last weekday move as they are named")
  func movedByName() throws {
    let monday = try day("2026-11-30")
    let twice = RepeatRule(unit: .week, weekdays: [.monday, .thursday])
    #expect(twice.moved(from: monday, to: try day("2026-12-01")).weekdays == [.tuesday, .thursday])
    let lastDay = RepeatRule(unit: .month, monthDay: -1)
    #expect(lastDay.moved(from: monday, to: try day("2026-12-31")).monthDay == -1)
    #expect(lastDay.moved(from: monday, to: try day("2026-12-30")).monthDay == 30)
    let lastMonday = RepeatRule(unit: .month, weekdays: [.monday], ordinal: -1)
    let friday = lastMonday.moved(from: monday, to: try day("2026-12-25"))
    #expect(friday.ordinal == -1 && friday.weekdays == [.friday])
    #expect(lastMonday.moved(from: monday, to: try day("2026-12-04")).ordinal == 1)
  }
}
