import DayBudget

@testable import Calendars

/// A rule expanded the slow way, made differently from what it checks.
///
/// Every period's whole set is made, and the parts are applied one after the other, each expanding or
/// limiting as the table of RFC 5545 §3.3.10 says.
struct NaiveRule {
  let rule: RecurrenceRule
  let start: CivilDateTime

  /// The instances up to a day, the start always the first.
  func instances(through last: CivilDate) -> [CivilDateTime] {
    var found = [start]
    var index = 0
    while let period = period(index, through: last) {
      for instance in chosen(period) where instance > start && instance.date <= last {
        if let until = rule.until?.civil, instance > until { return found }
        if let count = rule.count, found.count == count { return found }
        found.append(instance)
      }
      index += rule.interval
    }
    return found
  }

  /// All instances of a period before BYSETPOS, nil when the period begins after the last day.
  private func period(_ index: Int, through last: CivilDate) -> [CivilDateTime]? {
    switch rule.frequency {
    case .minutely, .hourly:
      let length = rule.frequency == .hourly ? 3600 : 60
      let begin = CivilDateTime(
        secondsAsUTC: start.secondsAsUTC - start.secondsAsUTC % length + index * length)
      guard begin.date <= last else { return nil }
      return isDayAllowed(begin.date) ? timesInPeriod(begin) : []
    case .daily:
      let day = start.date.adding(days: index)
      guard day <= last else { return nil }
      return isDayAllowed(day) ? times(on: [day]) : []
    case .weekly:
      let first = weekBegin(start.date).adding(days: index * 7)
      guard first <= last else { return nil }
      let wanted = rule.days.isEmpty ? [start.date.weekday] : rule.days.map(\.weekday)
      return times(
        on: (0..<7).map { first.adding(days: $0) }.filter {
          wanted.contains($0.weekday) && isMonthAllowed($0)
        })
    case .monthly:
      let first = start.date.adding(days: 1 - start.date.day).adding(months: index)
      guard first <= last else { return nil }
      return isMonthAllowed(first) ? times(on: daysOfMonth(first)) : []
    case .yearly:
      guard let first = CivilDate(year: start.date.year + index, month: 1, day: 1), first <= last else {
        return nil
      }
      return times(on: daysOfYear(first))
    }
  }

  private func chosen(_ set: [CivilDateTime]) -> [CivilDateTime] {
    guard !rule.positions.isEmpty else { return set }
    return set.enumerated().filter { offset, _ in
      rule.positions.contains(offset + 1) || rule.positions.contains(offset - set.count)
    }.map(\.element)
  }

  // MARK: Days

  /// The limits of a rule of days, hours or minutes.
  private func isDayAllowed(_ day: CivilDate) -> Bool {
    isMonthAllowed(day)
      && (rule.yearDays.isEmpty || rule.yearDays.contains { dayNumber($0, inYearOf: day) == day })
      && (rule.monthDays.isEmpty || rule.monthDays.contains { monthDay($0, inMonthOf: day) == day })
      && (rule.days.isEmpty || rule.days.contains { $0.weekday == day.weekday })
  }

  private func isMonthAllowed(_ day: CivilDate) -> Bool {
    rule.months.isEmpty || rule.months.contains(day.month)
  }

  private func daysOfMonth(_ first: CivilDate) -> [CivilDate] {
    if !rule.monthDays.isEmpty {
      let days = Set(rule.monthDays.compactMap { monthDay($0, inMonthOf: first) })
      // BYDAY limits where BYMONTHDAY is there; an ordinal then still counts in the month.
      return days.intersection(rule.days.isEmpty ? days : weekdays(inMonth: first)).sorted()
    }
    if !rule.days.isEmpty { return weekdays(inMonth: first).sorted() }
    return [monthDay(start.date.day, inMonthOf: first)].compactMap(\.self)
  }

  private func daysOfYear(_ first: CivilDate) -> [CivilDate] {
    let months = (0..<12).map { first.adding(months: $0) }.filter(isMonthAllowed)
    let year = (0..<(CivilDate.isLeap(first.year) ? 366 : 365)).map { first.adding(days: $0) }
    var sets: [Set<CivilDate>] = []
    if !rule.weekNumbers.isEmpty { sets.append(Set(year.filter(isWeekAllowed))) }
    if !rule.yearDays.isEmpty {
      sets.append(Set(rule.yearDays.compactMap { dayNumber($0, inYearOf: first) }))
    }
    if !rule.monthDays.isEmpty {
      sets.append(
        Set(months.flatMap { month in rule.monthDays.compactMap { monthDay($0, inMonthOf: month) } }))
    }
    if !rule.days.isEmpty {
      let inMonths = months.reduce(into: Set<CivilDate>()) { $0.formUnion(weekdays(inMonth: $1)) }
      sets.append(rule.months.isEmpty ? weekdays(inYear: year) : inMonths)
    } else if sets.isEmpty {
      let own = rule.months.isEmpty ? [first.adding(months: start.date.month - 1)] : months
      sets.append(Set(own.compactMap { monthDay(start.date.day, inMonthOf: $0) }))
    } else if rule.yearDays.isEmpty && rule.monthDays.isEmpty {
      sets.append(Set(year.filter { $0.weekday == start.date.weekday }))
    }
    return sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }.filter(isMonthAllowed).sorted()
  }

  private func monthDay(_ number: Int, inMonthOf day: CivilDate) -> CivilDate? {
    let length = CivilDate.daysInMonth(year: day.year, month: day.month)
    return CivilDate(year: day.year, month: day.month, day: number > 0 ? number : length + 1 + number)
  }

  private func dayNumber(_ number: Int, inYearOf day: CivilDate) -> CivilDate? {
    let found =
      number > 0
      ? CivilDate(year: day.year, month: 1, day: 1)?.adding(days: number - 1)
      : CivilDate(year: day.year, month: 12, day: 31)?.adding(days: number + 1)
    return found.flatMap { $0.year == day.year ? $0 : nil }
  }

  private func weekdays(inMonth first: CivilDate) -> Set<CivilDate> {
    let length = CivilDate.daysInMonth(year: first.year, month: first.month)
    return weekdays(among: (0..<length).map { first.adding(days: $0) })
  }

  private func weekdays(inYear days: [CivilDate]) -> Set<CivilDate> {
    weekdays(among: days)
  }

  private func weekdays(among days: [CivilDate]) -> Set<CivilDate> {
    var found: Set<CivilDate> = []
    for wanted in rule.days {
      let same = days.filter { $0.weekday == wanted.weekday }
      guard let ordinal = wanted.ordinal else {
        found.formUnion(same)
        continue
      }
      let index = ordinal > 0 ? ordinal - 1 : same.count + ordinal
      if same.indices.contains(index) { found.insert(same[index]) }
    }
    return found
  }

  // MARK: Weeks

  private func weekBegin(_ day: CivilDate) -> CivilDate {
    var day = day
    while day.weekday != rule.weekStart { day = day.adding(days: -1) }
    return day
  }

  /// The first day of week 1 of a year: the first week with four days in it.
  private func firstWeek(_ year: Int) -> CivilDate? {
    guard let newYear = CivilDate(year: year, month: 1, day: 1) else { return nil }
    let begin = weekBegin(newYear)
    return newYear.days(since: begin) <= 3 ? begin : begin.adding(days: 7)
  }

  private func isWeekAllowed(_ day: CivilDate) -> Bool {
    (day.year - 1...day.year + 1).contains { year in
      guard let first = firstWeek(year), let next = firstWeek(year + 1), first <= day, day < next else {
        return false
      }
      let week = day.days(since: first) / 7 + 1
      let weeks = next.days(since: first) / 7
      return rule.weekNumbers.contains { $0 == week || $0 == week - weeks - 1 }
    }
  }

  // MARK: Times

  private func times(on days: [CivilDate]) -> [CivilDateTime] {
    let hours = rule.hours.isEmpty ? [start.secondOfDay / 3600] : rule.hours
    let minutes = rule.minutes.isEmpty ? [start.secondOfDay / 60 % 60] : rule.minutes
    let times = Set(hours.flatMap { hour in minutes.map { hour * 3600 + $0 * 60 } }).sorted()
    return days.flatMap { day in
      times.map { CivilDateTime(date: day, secondOfDay: $0 + start.secondOfDay % 60) }
    }
  }

  private func timesInPeriod(_ begin: CivilDateTime) -> [CivilDateTime] {
    guard rule.hours.isEmpty || rule.hours.contains(begin.secondOfDay / 3600) else { return [] }
    if rule.frequency == .minutely {
      guard rule.minutes.isEmpty || rule.minutes.contains(begin.secondOfDay / 60 % 60) else { return [] }
      return [begin.adding(seconds: start.secondOfDay % 60)]
    }
    let minutes = rule.minutes.isEmpty ? [start.secondOfDay / 60 % 60] : Set(rule.minutes).sorted()
    return minutes.map { begin.adding(seconds: $0 * 60 + start.secondOfDay % 60) }
  }
}
