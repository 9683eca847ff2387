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
      offsets = rule.frequency < .daily ? TimePattern.pick(rule.positions, of: all) : all
    }
  }

  /// The times in a period of the rule that BYHOUR, BYMINUTE and BYSECOND give, sorted, each once.
  private static func times(_ rule: RecurrenceRule, anchor: CivilDateTime) -> [Int] {
    let own = anchor.secondOfDay
    let length = rule.frequency >= .daily ? 86_400 : rule.frequency == .hourly ? 3_600 : 60
    if rule.hours.isEmpty && rule.minutes.isEmpty && rule.seconds.isEmpty { return [own % length] }
    let hours = length < 86_400 ? [0] : rule.hours.isEmpty ? [own / 3_600] : rule.hours
    let minutes = length < 3_600 ? [0] : rule.minutes.isEmpty ? [own / 60 % 60] : rule.minutes
    let seconds = rule.seconds.isEmpty ? [own % 60] : rule.seconds
    let times = hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { hour * 3_600 + minute * 60 + $0 } }
    }
    return Set(times).sorted()
  }

  /// The instances on a day of the rule: seconds after midnight, sorted, each once.
  func seconds(on day: CivilDate) -> [Int] {
    switch frequency {
    case .daily, .weekly, .monthly, .yearly:
      return offsets
    case .hourly:
      return periods(on: day, perDay: 24).flatMap { hour -> [Int] in
        guard hours & 1 << UInt32(hour) != 0 else { return [] }
        return offsets.map { hour * 3600 + $0 }
      }
    case .minutely:
      return periods(on: day, perDay: 1440).flatMap { minute -> [Int] in
        guard hours & 1 << UInt32(minute / 60) != 0, minutes & 1 << UInt64(minute % 60) != 0 else {
          return []
        }
        return offsets.map { minute * 60 + $0 }
      }
    }
  }

  /// How many instances there are on every day of the rule, where that is always the same number.
  var countPerDay: Int? { frequency >= .daily ? offsets.count : nil }

  /// How many instances a day can have at most.
  var mostPerDay: Int {
    switch frequency {
    case .daily, .weekly, .monthly, .yearly: offsets.count
    case .hourly: offsets.count * (23 / interval + 1)
    case .minutely: offsets.count * (1439 / interval + 1)
    }
  }

  /// The hours or minutes of a day that are a multiple of the interval away from the anchor's.
  private func periods(on day: CivilDate, perDay: Int) -> StrideTo<Int> {
    let anchorPeriod = anchor.secondOfDay / (86_400 / perDay)
    let passed = day.days(since: anchor.date) * perDay - anchorPeriod
    return stride(from: CivilDate.floorRemainder(-passed, interval), to: perDay, by: interval)
  }

  /// The items at places counted from 1, or from the end when negative; all of them without places.
  static func pick<Item: Comparable & Hashable>(_ positions: [Int], of items: [Item]) -> [Item] {
    guard !positions.isEmpty else { return items }
    let picked = positions.compactMap { position -> Item? in
      let index = position > 0 ? position - 1 : items.count + position
      return items.indices.contains(index) ? items[index] : nil
    }
    return Set(picked).sorted()
  }
}
