import DayBudget

/// Repeat rules as RFC 5545 §3.3.10 writes them.
///
/// xday puts the 31st on the last day of a shorter month, iCalendar leaves that month out; so days after the
/// 28th are written as «the last of 28, 29, 30, 31», which every program counts the same way.
enum RuleText {
  /// What a rule says in the words of iCalendar, for a series that begins on a day, at this time where it has one.
  static func text(_ rule: RepeatRule, from anchor: CivilDate, at time: ClockTime? = nil) -> String {
    var parts = ["FREQ=\(frequency(rule.unit))"]
    if rule.every > 1 { parts.append("INTERVAL=\(rule.every)") }
    switch rule.unit {
    case .day: break
    case .week:
      if !rule.weekdays.isEmpty { parts.append("BYDAY=" + rule.weekdays.map(weekday).joined(separator: ",")) }
    case .month:
      if let ordinal = rule.ordinal, let day = rule.weekdays.first {
        parts.append("BYDAY=\(ordinal)\(weekday(day))")
      } else {
        parts += monthDays(rule.monthDay, from: anchor)
      }
    case .year:
      if anchor.month == 2 && anchor.day == 29 {
        parts += ["BYMONTH=2", "BYMONTHDAY=28,29", "BYSETPOS=-1"]
      }
    }
    // The last day is of the kind of the first one (§3.3.10): a date, or a time.
    if let until = rule.until {
      parts.append("UNTIL=" + (time.map { ICalendarText.local(until, $0) } ?? ICalendarText.date(until)))
    }
    return parts.joined(separator: ";")
  }

  /// Whether the day of the month comes from the first day alone, though the text has to name it.
  static func isAnchored(_ rule: RepeatRule, from anchor: CivilDate) -> Bool {
    rule.unit == .month && rule.ordinal == nil && rule.monthDay == nil && anchor.day > 28
  }

  /// What a text says of a series.
  enum Reading: Equatable {
    /// A rule that counts the same days.
    case exact(RepeatRule)
    /// A rule that has the last day of months (or Februaries) which iCalendar leaves out.
    case clamped(RepeatRule)
    /// An interval that is none of `RepeatRule.intervals`.
    case outOfRange
    /// xday has no such rule.
    case none
  }

  /// What a text says of a series that begins on a day; `lastDay` reads the value of UNTIL.
  static func reading(
    _ text: String, from anchor: CivilDate, lastDay: (String) -> CivilDate? = { _ in nil }
  ) -> Reading {
    var parts = RuleParts(text)
    guard let until = parts.take("UNTIL") else { return reading(&parts, from: anchor) }
    guard let last = lastDay(until) else { return .none }
    switch reading(&parts, from: anchor) {
    case .exact(let rule): return .exact(rule.until(last))
    case .clamped(let rule): return .clamped(rule.until(last))
    case let other: return other
    }
  }

  private static func reading(_ parts: inout RuleParts, from anchor: CivilDate) -> Reading {
    guard let unit = parts.take("FREQ").flatMap(unit) else { return .none }
    // More digits than a number can have are a number out of range, too.
    guard let interval = parts.take("INTERVAL") else { return reading(unit, 1, &parts, anchor) }
    guard !interval.isEmpty, interval.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return .none }
    guard let every = Int(interval), RepeatRule.intervals.contains(every) else { return .outOfRange }
    return reading(unit, every, &parts, anchor)
  }

  private static func reading(
    _ unit: RepeatRule.Unit, _ every: Int, _ parts: inout RuleParts, _ anchor: CivilDate
  ) -> Reading {
    guard let rule = rule(unit, every, &parts, anchor) else { return .none }
    switch unit {
    case .month where rule.isNamed: return .clamped(rule.rule)
    case .month where rule.rule.monthDay == nil && rule.rule.ordinal == nil && anchor.day > 28:
      return .clamped(rule.rule)
    case .year where anchor.month == 2 && anchor.day == 29 && rule.isNamed: return .clamped(rule.rule)
    default: return .exact(rule.rule)
    }
  }

  /// A rule, and whether a day after the 28th is named by itself, so that shorter months have none.
  private static func rule(
    _ unit: RepeatRule.Unit, _ every: Int, _ parts: inout RuleParts, _ anchor: CivilDate
  ) -> (rule: RepeatRule, isNamed: Bool)? {
    let days = parts.list("BYDAY")
    let monthDays = parts.list("BYMONTHDAY").map { Int($0) }
    if monthDays.count > 31 { return nil }
    let position = parts.take("BYSETPOS")
    let month = parts.take("BYMONTH")
    let start = parts.take("WKST")
    // Where more than every first week counts, a week that begins on another day counts otherwise.
    guard parts.isEmpty, start == nil || start == "MO" || unit != .week || every == 1 else { return nil }
    switch unit {
    case .day where days.isEmpty && monthDays.isEmpty && month == nil && position == nil:
      return (RepeatRule(unit: .day, every: every), false)
    case .week where monthDays.isEmpty && month == nil && position == nil:
      let weekdays = days.compactMap(weekday(named:))
      guard weekdays.count == days.count else { return nil }
      return (RepeatRule(unit: .week, every: every, weekdays: weekdays), false)
    case .month where month == nil:
      return monthly(every, days, monthDays, position).map { rule in
        (rule, position == nil && (29...31).contains(rule.monthDay ?? 0))
      }
    case .year:
      return yearly(every, days, monthDays, position, month, anchor).map { ($0, position == nil) }
    default: return nil
    }
  }

  private static func monthDays(_ named: Int?, from anchor: CivilDate) -> [String] {
    guard let day = named ?? (anchor.day > 28 ? anchor.day : nil) else { return [] }
    guard day > 28 else { return ["BYMONTHDAY=\(day)"] }
    return ["BYMONTHDAY=" + (28...day).map(String.init).joined(separator: ","), "BYSETPOS=-1"]
  }

  private static func monthly(
    _ every: Int, _ days: [String], _ monthDays: [Int?], _ position: String?
  ) -> RepeatRule? {
    if days.count == 1, monthDays.isEmpty {
      // `2TU`, or `TU` with the position by itself.
      let name = days[0].suffix(2)
      let text = days[0].count > 2 ? String(days[0].dropLast(2)) : position ?? ""
      guard let ordinal = Int(text), ordinal == -1 || (1...5).contains(ordinal),
        let weekday = weekday(named: String(name)), days[0].count == 2 || position == nil
      else { return nil }
      return RepeatRule(unit: .month, every: every, weekdays: [weekday], ordinal: ordinal)
    }
    guard days.isEmpty else { return nil }
    if monthDays.isEmpty { return position == nil ? RepeatRule(unit: .month, every: every) : nil }
    if let last = monthDays.last ?? nil, monthDays == lastDays(upTo: last), position == "-1" {
      return RepeatRule(unit: .month, every: every, monthDay: last)
    }
    guard monthDays.count == 1, let day = monthDays[0], position == nil, day == -1 || (1...31).contains(day)
    else { return nil }
    return RepeatRule(unit: .month, every: every, monthDay: day)
  }

  private static func yearly(
    _ every: Int, _ days: [String], _ monthDays: [Int?], _ position: String?, _ month: String?,
    _ anchor: CivilDate
  ) -> RepeatRule? {
    let rule = RepeatRule(unit: .year, every: every)
    guard days.isEmpty else { return nil }
    if anchor.month == 2 && anchor.day == 29 {
      if month == "2" && monthDays == [28, 29] && position == "-1" { return rule }
    }
    let isItsMonth = month == nil || month == String(anchor.month)
    let isItsDay = monthDays.isEmpty || month != nil && monthDays == [anchor.day]
    return isItsMonth && isItsDay && position == nil ? rule : nil
  }

  private static func lastDays(upTo last: Int) -> [Int?] {
    (29...31).contains(last) ? Array(28...last) : []
  }

  private static func frequency(_ unit: RepeatRule.Unit) -> String {
    switch unit {
    case .day: "DAILY"
    case .week: "WEEKLY"
    case .month: "MONTHLY"
    case .year: "YEARLY"
    }
  }

  private static func unit(_ frequency: String) -> RepeatRule.Unit? {
    RepeatRule.Unit.allCases.first { self.frequency($0) == frequency }
  }

  private static func weekday(_ day: Weekday) -> String { day.code.prefix(2).uppercased() }

  private static func weekday(named name: String) -> Weekday? {
    Weekday.allCases.first { weekday($0) == name }
  }
}

extension RepeatRule {
  /// The same with this last day.
  func until(_ day: CivilDate?) -> RepeatRule {
    var rule = self
    rule.until = day
    return rule
  }
}

/// The parts of a rule, `FREQ=WEEKLY;BYDAY=MO`, as they are taken from it one by one.
private struct RuleParts {
  private var parts: [String: String] = [:]
  private var isGood = true

  init(_ text: String) {
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2, parts.updateValue(pair[1], forKey: pair[0]) == nil else {
        isGood = false
        return
      }
    }
  }

  /// Whether everything was taken; a text that is no rule never counts as taken.
  var isEmpty: Bool { parts.isEmpty && isGood }

  mutating func take(_ name: String) -> String? { parts.removeValue(forKey: name) }

  mutating func list(_ name: String) -> [String] {
    take(name)?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
  }
}
