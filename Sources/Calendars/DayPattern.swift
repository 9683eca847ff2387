import DayBudget

/// The days on which a rule has instances, as a question that can be asked of any day.
///
/// Every part of a rule that speaks of days narrows down one and the same set: the days of every so many
/// periods. RFC 5545 §3.3.10 says of each part whether it expands or limits; as a set of days, the result
/// is the same.
struct DayPattern {
  /// The period, a day for rules of hours and minutes.
  private let unit: RecurrenceRule.Frequency
  private let interval: Int
  private let anchor: CivilDate
  private let weekStart: Weekday
  /// Bit m for month m; all of them where none is named.
  private let months: UInt16
  // Sorted sets: what is looked up for every day must not take longer the longer a list is.
  private let monthDays: [Int]
  private let yearDays: [Int]
  private let weekNumbers: [Int]
  /// Bit w for weekday w, those with an ordinal left out.
  private let weekdays: UInt8
  private let ordinals: [RecurrenceRule.Day]
  /// Bit w for weekday w, where it has an ordinal.
  private let ordinalWeekdays: UInt8
  /// What it costs to look at a day: the more, the more parts of the rule speak of days.
  private let cost: Int
  /// Whether an ordinal counts in the month, or else in the year.
  private let countsInMonth: Bool

  /// The days of a rule whose series begins on the anchor; what the rule leaves open the anchor decides.
  init(_ rule: RecurrenceRule, anchor: CivilDate) {
    let unit = max(rule.frequency, .daily)
    var months = rule.months
    var monthDays = rule.monthDays
    var days = rule.days
    if monthDays.isEmpty && rule.yearDays.isEmpty && days.isEmpty {
      if unit == .weekly || unit > .weekly && !rule.weekNumbers.isEmpty {
        days = [RecurrenceRule.Day(weekday: anchor.weekday, ordinal: nil)]
      } else if unit > .weekly {
        monthDays = [anchor.day]
        if unit == .yearly && months.isEmpty { months = [anchor.month] }
      }
    }
    // Only a month or a year has a second Tuesday; elsewhere the ordinal says nothing.
    let hasOrdinals = unit >= .monthly
    self.unit = unit
    self.interval = rule.frequency < .daily ? 1 : rule.interval
    self.anchor = anchor
    self.weekStart = rule.weekStart
    self.months = months.isEmpty ? .max : months.reduce(0) { $0 | 1 << UInt16($1) }
    self.monthDays = monthDays.asSortedSet
    yearDays = rule.yearDays.asSortedSet
    weekNumbers = rule.weekNumbers.asSortedSet
    ordinals = hasOrdinals ? days.filter { $0.ordinal != nil }.asSortedSet : []
    weekdays = DayPattern.mask(hasOrdinals ? days.filter { $0.ordinal == nil } : days)
    ordinalWeekdays = DayPattern.mask(ordinals)
    cost =
      1 + (monthDays.isEmpty ? 0 : 1) + (ordinals.isEmpty ? 0 : 2) + (yearDays.isEmpty ? 0 : 2)
      + (weekNumbers.isEmpty ? 0 : 4)
    countsInMonth = unit == .monthly || !rule.months.isEmpty
  }

  /// The first day of the pattern from a day on and not after the last; nil where there is none.
  ///
  /// Periods and months without one are stepped over as a whole. Each step is taken from the budget, and
  /// the search ends when that is spent.
  func next(onOrAfter first: CivilDate, through last: CivilDate, budget: inout WorkBudget) -> CivilDate? {
    var day = first
    while day <= last, !budget.isSpent {
      budget.spend(cost)
      if interval > 1 {
        let index = periodIndex(of: day)
        let rest = CivilDate.floorRemainder(index, interval)
        if rest != 0 {
          day = periodStart(index - rest + interval)
          continue
        }
      }
      let (year, month, dayOfMonth) = day.components
      if months & 1 << UInt16(month) == 0 {
        // Not straight to a match: the first of a later month can lie in a period that does not count.
        let later = (months >> UInt16(month)) << UInt16(month)
        let next = later == 0 ? 13 : later.trailingZeroBitCount
        day = day.adding(days: 1 - dayOfMonth).adding(months: next - month)
        continue
      }
      if matches(day, year: year, month: month, dayOfMonth: dayOfMonth) { return day }
      day = day.adding(days: 1)
    }
    return nil
  }

  private func matches(_ day: CivilDate, year: Int, month: Int, dayOfMonth: Int) -> Bool {
    if !monthDays.isEmpty {
      let length = CivilDate.daysInMonth(year: year, month: month)
      guard contains(monthDays, dayOfMonth, of: length) else { return false }
    }
    if weekdays != 0 || !ordinals.isEmpty {
      guard isOnWeekday(day, year: year, month: month, dayOfMonth: dayOfMonth) else { return false }
    }
    if !yearDays.isEmpty {
      let length = CivilDate.isLeap(year) ? 366 : 365
      guard contains(yearDays, DayPattern.dayOfYear(day, year), of: length) else { return false }
    }
    guard !weekNumbers.isEmpty else { return true }
    let (week, weeks) = weekNumber(of: day)
    return contains(weekNumbers, week, of: weeks)
  }

  /// Whether a place counted from 1 is among numbers of which the negative ones count from the end.
  private func contains(_ numbers: [Int], _ place: Int, of length: Int) -> Bool {
    numbers.containsSorted(place) || numbers.containsSorted(place - length - 1)
  }

  private func isOnWeekday(_ day: CivilDate, year: Int, month: Int, dayOfMonth: Int) -> Bool {
    let weekday = day.weekday
    if weekdays & 1 << UInt8(weekday.rawValue) != 0 { return true }
    guard ordinalWeekdays & 1 << UInt8(weekday.rawValue) != 0 else { return false }
    let place = countsInMonth ? dayOfMonth : DayPattern.dayOfYear(day, year)
    let length =
      countsInMonth
      ? CivilDate.daysInMonth(year: year, month: month) : CivilDate.isLeap(year) ? 366 : 365
    let fromStart = (place - 1) / 7 + 1
    let fromEnd = -((length - place) / 7 + 1)
    return [fromStart, fromEnd].contains {
      ordinals.containsSorted(RecurrenceRule.Day(weekday: weekday, ordinal: $0))
    }
  }

  private static func mask(_ days: [RecurrenceRule.Day]) -> UInt8 {
    days.reduce(0) { $0 | 1 << UInt8($1.weekday.rawValue) }
  }
}

// MARK: - Weeks and periods

extension DayPattern {
  /// Which period a day lies in, counted from the anchor's, negative before it.
  func periodIndex(of day: CivilDate) -> Int {
    switch unit {
    case .weekly: return startOfWeek(day).days(since: startOfWeek(anchor)) / 7
    case .monthly: return (day.year - anchor.year) * 12 + day.month - anchor.month
    case .yearly: return day.year - anchor.year
    case .daily, .hourly, .minutely: return day.days(since: anchor)
    }
  }

  /// The first day of a period, counted from the anchor's.
  func periodStart(_ index: Int) -> CivilDate {
    switch unit {
    case .weekly: return startOfWeek(anchor).adding(days: index * 7)
    case .monthly: return anchor.adding(days: 1 - anchor.day).adding(months: index)
    case .yearly: return DayPattern.newYear(anchor).adding(months: index * 12)
    case .daily, .hourly, .minutely: return anchor.adding(days: index)
    }
  }

  /// How many days each period has that counts, where that is always the same number and so need not be
  /// counted; nil otherwise.
  var daysPerPeriod: Int? {
    guard yearDays.isEmpty, weekNumbers.isEmpty, ordinals.isEmpty else { return nil }
    let isEveryMonth = months == .max
    switch unit {
    case .daily where isEveryMonth && monthDays.isEmpty && weekdays == 0:
      return 1
    case .weekly where isEveryMonth && monthDays.isEmpty:
      return weekdays.nonzeroBitCount
    case .monthly where isEveryMonth && weekdays == 0 && monthDays.allSatisfy((1...28).contains):
      return monthDays.count
    case .yearly where !isEveryMonth && weekdays == 0 && monthDays.allSatisfy((1...28).contains):
      return monthDays.isEmpty ? nil : monthDays.count * months.nonzeroBitCount
    default:
      return nil
    }
  }

  /// How many periods lie between two that count.
  var step: Int { interval }

  private func startOfWeek(_ day: CivilDate) -> CivilDate {
    day.adding(days: -CivilDate.floorRemainder(day.weekday.rawValue - weekStart.rawValue, 7))
  }

  /// The week of a day and the number of weeks in its year; the first week is the first that has four days
  /// of the year in it, whatever day weeks begin with.
  private func weekNumber(of day: CivilDate) -> (week: Int, weeks: Int) {
    // The fourth day of a week lies in the year to which the week belongs.
    let middle = startOfWeek(day).adding(days: 3)
    let newYear = DayPattern.newYear(middle)
    let lastWeek = startOfWeek(newYear.adding(months: 11).adding(days: 27)).adding(days: 3)
    return (middle.days(since: newYear) / 7 + 1, lastWeek.days(since: newYear) / 7 + 1)
  }

  private static func dayOfYear(_ day: CivilDate, _ year: Int) -> Int {
    day.days(since: newYear(day)) + 1
  }

  private static func newYear(_ day: CivilDate) -> CivilDate {
    let (_, month, dayOfMonth) = day.components
    return day.adding(days: 1 - dayOfMonth).adding(months: 1 - month)
  }
}
