import DayBudget

/// Rules of series at a time before the day's start.
///
/// xday counts such an occurrence to the day on which it was begun, the wall clock to the next date: «Mondays
/// at 02:00», with days from 04:00, is a rule of Tuesdays in every other program.
enum RuleShift {
  /// The rule whose occurrences lie one date later than those of a rule; nil where no rule's do.
  ///
  /// The first day moves too: what the rule leaves to it moves with it.
  static func later(_ rule: RepeatRule, from anchor: CivilDate) -> RepeatRule? {
    endlessLater(rule, from: anchor)?.until(rule.until?.adding(days: 1))
  }

  /// The rule whose occurrences lie one date earlier than those of a rule that begins on `anchor`; nil where
  /// no rule's do.
  static func earlier(_ rule: RepeatRule, from anchor: CivilDate) -> RepeatRule? {
    endlessEarlier(rule, from: anchor)?.until(rule.until?.adding(days: -1))
  }

  private static func endlessLater(_ rule: RepeatRule, from anchor: CivilDate) -> RepeatRule? {
    switch rule.unit {
    case .day: return rule
    case .week: return shifted(rule, by: 1, over: .sunday)
    case .month:
      if rule.ordinal != nil { return nil }
      if rule.monthDay == -1 { return RepeatRule(unit: .month, every: rule.every, monthDay: 1) }
      // The day after the 28th is in February sometimes the 29th and sometimes 1 March.
      guard (rule.monthDay ?? anchor.day) <= 27 else { return nil }
      return RepeatRule(unit: .month, every: rule.every, monthDay: rule.monthDay.map { $0 + 1 })
    case .year: return anchor.month == 2 && anchor.day >= 28 ? nil : rule
    }
  }

  private static func endlessEarlier(_ rule: RepeatRule, from anchor: CivilDate) -> RepeatRule? {
    switch rule.unit {
    case .day: return rule
    case .week: return shifted(rule, by: -1, over: .monday)
    case .month:
      let day = rule.monthDay ?? anchor.day
      if rule.ordinal != nil || day == -1 || day > 28 { return nil }
      if day == 1 { return RepeatRule(unit: .month, every: rule.every, monthDay: -1) }
      return RepeatRule(unit: .month, every: rule.every, monthDay: rule.monthDay.map { $0 - 1 })
    case .year:
      let isLeapDay = anchor.month == 2 && anchor.day == 29 || anchor.month == 3 && anchor.day == 1
      return isLeapDay ? nil : rule
    }
  }

  private static func shifted(_ rule: RepeatRule, by days: Int, over edge: Weekday) -> RepeatRule? {
    // Of every second week, the day that leaves its week would count in the other ones.
    if rule.every > 1, rule.weekdays.count > 1, rule.weekdays.contains(edge) { return nil }
    let weekdays = rule.weekdays.map { weekday in
      Weekday.allCases[(weekday.rawValue - 1 + days + 7) % 7]
    }
    return RepeatRule(unit: .week, every: rule.every, weekdays: weekdays)
  }
}
