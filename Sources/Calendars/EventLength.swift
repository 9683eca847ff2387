import DayBudget

/// How long an event lasts.
enum EventLength: Equatable {
  /// So many whole days, of an event of whole days.
  case days(Int)
  /// So many days on the wall clock and then so many seconds that pass (RFC 5545 §3.3.6).
  case nominal(days: Int, seconds: Int)

  /// So many seconds that pass, whatever the clocks do.
  static func exact(_ seconds: Int) -> EventLength { .nominal(days: 0, seconds: seconds) }

  /// The instant at which an event ends that starts at an instant, when the clock of a zone shows a time.
  func end(from start: Int, _ civil: CivilDateTime, in zone: Zone) -> Int {
    switch self {
    case .days(let days):
      return zone.instant(of: CivilDateTime(date: civil.date.adding(days: days), secondOfDay: 0))
    case .nominal(0, let seconds):
      return start + seconds
    case .nominal(let days, let seconds):
      let day = CivilDateTime(date: civil.date.adding(days: days), secondOfDay: civil.secondOfDay)
      return zone.instant(of: day) + seconds
    }
  }

  /// From a start to an end: whole days for an event of whole days, else the exact time that passes.
  ///
  /// An end on the day of such a start means that one day (RFC 5545 §3.6.1). Nil for an end before the start.
  init?(from start: EventTime, to end: EventTime) {
    if start.isDate {
      let days = end.civil.date.days(since: start.civil.date)
      guard days >= 0 else { return nil }
      self = .days(max(1, days))
    } else {
      let seconds = end.instant(beside: start) - start.instant
      guard seconds >= 0 else { return nil }
      self = .exact(seconds)
    }
  }

  /// The length itself, nil when it runs backwards.
  var ifForward: EventLength? {
    guard case .nominal(let days, let seconds) = self else { return self }
    return days >= 0 && seconds >= 0 ? self : nil
  }

  /// The whole days that an event of whole days covers, at least one; nil when it runs backwards.
  var wholeDays: EventLength? {
    guard case .nominal(let days, let seconds) = self else { return self }
    return days >= 0 && seconds >= 0 ? .days(max(1, days + (seconds + 86_399) / 86_400)) : nil
  }

  /// Whole days that are certainly not shorter than this.
  var daysAtMost: Int {
    switch self {
    case .days(let days): days
    case .nominal(let days, let seconds): days + seconds / 86_400 + 1
    }
  }
}

extension EventLength {
  /// The longest that is believed, in days: from the first year to the last.
  static let mostDays = 3_660_000

  /// A DURATION value, `PT45M`, `P1DT12H`, `P2W`, `-PT15M`; nil for anything else.
  ///
  /// Weeks and days are nominal, hours, minutes and seconds exact. A negative one has negative parts.
  init?(duration bytes: ArraySlice<UInt8>) {
    var rest = bytes
    var sign = 1
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      rest.removeFirst()
    }
    guard let mark = rest.popFirst(), uppercased(mark) == UInt8(ascii: "P") else { return nil }
    var days = 0
    var seconds = 0
    var isTime = false
    var isEmpty = true
    while let byte = rest.first {
      if uppercased(byte) == UInt8(ascii: "T"), !isTime {
        isTime = true
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      rest = rest.dropFirst(digits.count)
      guard let number = digitsValue(digits), let unit = rest.popFirst() else { return nil }
      switch (uppercased(unit), isTime) {
      case (UInt8(ascii: "W"), false): days += number * 7
      case (UInt8(ascii: "D"), false): days += number
      case (UInt8(ascii: "H"), true): seconds += number * 3600
      case (UInt8(ascii: "M"), true): seconds += number * 60
      case (UInt8(ascii: "S"), true): seconds += number
      default: return nil
      }
      isEmpty = false
    }
    guard !isEmpty, days + seconds / 86_400 <= EventLength.mostDays else { return nil }
    self = .nominal(days: sign * days, seconds: sign * seconds)
  }
}
