import DayBudget

/// The times of day at which a rule has instances.
struct TimePattern {
  private let frequency: RecurrenceRule.Frequency
  private let interval: Int
  private let anchor: CivilDateTime
  /// Bit h for hour h, bit m for minute m.
  private let hours: UInt32
  private let minutes: UInt64
  /// The instances in each period of the rule that has any: seconds after the start of the day, of the hour
  /// or of the minute; sorted, each once.
  private let offsets: [Int]

  /// The times of a rule whose series begins at the anchor; what the rule leaves open the anchor decides.
  ///
  /// On an event of whole days there is no time, so the parts that name one say nothing (RFC 5545 §3.3.10).
  init(_ rule: RecurrenceRule, anchor: CivilDateTime, isDate: Bool) {
    frequency = rule.frequency
    interval = rule.interval
    self.anchor = anchor
    hours = rule.hours.isEmpty ? .max : rule.hours.reduce(0) { $0 | 1 << UInt32($1) }
    minutes = rule.minutes.isEmpty ? .max : rule.minutes.reduce(0) { $0 | 1 << UInt64($1) }
    if isDate {
      offsets = [0]
    } else {
      let all = TimePattern.times(rule, anchor: anchor)
      // BYSETPOS of longer periods chooses among days too, so not here.
      offsets = rule.frequency < .daily ? TimePattern.pick(rule.positions.asSortedSet, of: all) : all
    }
  }

  /// The times in a period of the rule that BYHOUR, BYMINUTE and BYSECOND give, sorted, each once.
  private static func times(_ rule: RecurrenceRule, anchor: CivilDateTime) -> [Int] {
    let own = anchor.secondOfDay
    let length = rule.frequency.seconds
    if rule.hours.isEmpty && rule.minutes.isEmpty && rule.seconds.isEmpty { return [own % length] }
    let hours = length < 86_400 ? [0] : rule.hours.isEmpty ? [own / 3_600] : rule.hours
    let minutes = length < 3_600 ? [0] : rule.minutes.isEmpty ? [own / 60 % 60] : rule.minutes
    let seconds = rule.seconds.isEmpty ? [own % 60] : rule.seconds
    let times = hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { hour * 3_600 + minute * 60 + $0 } }
    }
    return times.asSortedSet
  }

  /// The instances on a day of the rule: seconds after midnight, sorted, each once.
  func seconds(on day: CivilDate, budget: inout WorkBudget) -> [Int] {
    if frequency >= .daily { return offsets }
    let perDay = 86_400 / frequency.seconds
    var seconds: [Int] = []
    for period in periods(on: day, perDay: perDay) {
      budget.spend(1)
      let (hour, minute) = (period * 24 / perDay, frequency == .minutely ? period % 60 : 0)
      guard hours & 1 << UInt32(hour) != 0, frequency == .hourly || minutes & 1 << UInt64(minute) != 0 else {
        continue
      }
      for offset in offsets { seconds.append(period * frequency.seconds + offset) }
    }
    return seconds
  }

  /// How many times are kept.
  var size: Int { offsets.count }

  /// How many instances there are on every day of the rule, where that is always the same number.
  var countPerDay: Int? { frequency >= .daily ? offsets.count : nil }

  /// The hours or minutes of a day that are a multiple of the interval away from the anchor's.
  private func periods(on day: CivilDate, perDay: Int) -> StrideTo<Int> {
    let anchorPeriod = anchor.secondOfDay / (86_400 / perDay)
    let passed = day.days(since: anchor.date) * perDay - anchorPeriod
    return stride(from: CivilDate.floorRemainder(-passed, interval), to: perDay, by: interval)
  }

  /// The items at places counted from 1, or from the end when negative; all of them without places.
  ///
  /// The places are a sorted set, and only those that lie among the items are looked at.
  static func pick<Item: Comparable>(_ positions: [Int], of items: [Item]) -> [Item] {
    guard !positions.isEmpty else { return items }
    let among = positions[positions.countUp(to: -items.count - 1)..<positions.countUp(to: items.count)]
    return among.map { $0 > 0 ? items[$0 - 1] : items[items.count + $0] }.asSortedSet
  }
}

extension RecurrenceRule.Frequency {
  /// How long a period of the rule lasts on one day.
  fileprivate var seconds: Int {
    switch self {
    case .minutely: 60
    case .hourly: 3_600
    case .daily, .weekly, .monthly, .yearly: 86_400
    }
  }
}

extension RecurrenceRule {
  /// How many instances a day can have at most: counted, before any is made.
  var mostPerDay: Int {
    let periods = (86_400 / frequency.seconds - 1) / interval + 1
    var each = max(1, seconds.count)
    if frequency >= .hourly { each *= max(1, minutes.count) }
    if frequency >= .daily { return each * max(1, hours.count) }
    return periods * (positions.isEmpty ? each : min(each, positions.count))
  }
}
