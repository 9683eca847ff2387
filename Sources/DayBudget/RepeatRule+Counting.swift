/// A rule looked at backwards, counted and moved; all without walking through the days between.
extension RepeatRule {
  /// The last occurrence on or before `day` of a series that began on `anchor`; nil before the anchor.
  ///
  /// - Complexity: constant; the distance between the two does not matter.
  package func last(onOrBefore day: CivilDate, from anchor: CivilDate) -> CivilDate? {
    let day = until.map { min($0, day) } ?? day
    guard day >= anchor else { return nil }
    switch unit {
    case .day:
      return anchor.adding(days: day.days(since: anchor) / every * every)
    case .week:
      return lastInWeeks(onOrBefore: day, from: anchor)
    case .month:
      return lastInMonths(onOrBefore: day, from: anchor, step: every)
    case .year:
      return lastInMonths(onOrBefore: day, from: anchor, step: every * 12)
    }
  }

  /// How many occurrences lie in a range of days, of a series that began on `anchor`.
  ///
  /// - Complexity: constant for days and weeks, else linear in the months since the anchor.
  package func count(in days: Range<CivilDate>, from anchor: CivilDate) -> Int {
    let end = until.map { $0.adding(days: 1) } ?? days.upperBound
    return count(before: min(days.upperBound, end), from: anchor)
      - count(before: min(days.lowerBound, end), from: anchor)
  }

  /// The rule of a series of which one occurrence moves to another day, and all others with it.
  ///
  /// A weekday or a day of the month that the rule names becomes that of the new day; what the rule leaves
  /// to the anchor stays so, and so does its last day. `Monday and Thursday`, moved from a Monday to a Tuesday, is Tuesday and Thursday.
  package func moved(from old: CivilDate, to new: CivilDate) -> RepeatRule {
    let length = CivilDate.daysInMonth(year: new.year, month: new.month)
    let weekdays = weekdays.map { $0 == old.weekday ? new.weekday : $0 }
    let isInLastWeek = new.day > length - 7
    return RepeatRule(
      unit: unit, every: every, weekdays: weekdays,
      ordinal: ordinal.map { $0 == -1 && isInLastWeek ? -1 : (new.day - 1) / 7 + 1 },
      monthDay: monthDay.map { $0 == -1 && new.day == length ? -1 : new.day }, until: until)
  }

  private func lastInWeeks(onOrBefore day: CivilDate, from anchor: CivilDate) -> CivilDate? {
    let weeks = day.monday.days(since: anchor.monday) / 7
    let lastWeek = weeks / every * every
    for week in [lastWeek, lastWeek - every] where week >= 0 {
      for weekday in weekdaysInForce(anchor).reversed() {
        let candidate = anchor.monday.adding(days: week * 7 + weekday.rawValue - 1)
        if candidate <= day, candidate >= anchor { return candidate }
      }
    }
    return nil
  }

  private func lastInMonths(onOrBefore day: CivilDate, from anchor: CivilDate, step: Int) -> CivilDate? {
    let months = (day.year - anchor.year) * 12 + day.month - anchor.month
    let last = months / step * step
    for offset in stride(from: last, through: max(0, last - 28 * step), by: -step) {
      if let found = occurrence(inMonth: offset, after: anchor), found <= day, found >= anchor {
        return found
      }
    }
    return nil
  }

  /// How many occurrences lie before a day.
  private func count(before day: CivilDate, from anchor: CivilDate) -> Int {
    guard day > anchor else { return 0 }
    switch unit {
    case .day: return (day.days(since: anchor) + every - 1) / every
    case .week: return countInWeeks(before: day, from: anchor)
    case .month: return countInMonths(before: day, from: anchor, step: every)
    case .year: return countInMonths(before: day, from: anchor, step: every * 12)
    }
  }

  private func countInWeeks(before day: CivilDate, from anchor: CivilDate) -> Int {
    let weekdays = weekdaysInForce(anchor)
    let weeks = day.monday.days(since: anchor.monday) / 7
    // Whole weeks that count, then those of the week of the day itself, less what lies before the anchor.
    let whole = (weeks + every - 1) / every * weekdays.count
    let last = weeks % every == 0 ? weekdays.count { $0 < day.weekday } : 0
    return whole + last - weekdays.count { $0 < anchor.weekday }
  }

  private func countInMonths(before day: CivilDate, from anchor: CivilDate, step: Int) -> Int {
    let months = (day.year - anchor.year) * 12 + day.month - anchor.month
    return stride(from: 0, through: months, by: step).count { offset in
      occurrence(inMonth: offset, after: anchor).map { $0 >= anchor && $0 < day } ?? false
    }
  }
}
