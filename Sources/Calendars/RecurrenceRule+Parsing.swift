import DayBudget

/// Why the text of a rule cannot be followed.
struct RuleFailure: Error, Equatable {
  let fault: CalendarProblem.RuleFault
}

extension RecurrenceRule {
  /// Reads the value of an RRULE or EXRULE.
  ///
  /// Names and values may have any case and parts any order; parts of private extensions (`X-…`) are skipped.
  init(parsing text: ArraySlice<UInt8>) throws(RuleFailure) {
    var parts: [(name: String, value: ArraySlice<UInt8>)] = []
    for part in text.split(separator: UInt8(ascii: ";")) {
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let name = String(decoding: part[..<equals].map(uppercased), as: UTF8.self)
      guard equals < part.endIndex, !parts.contains(where: { $0.name == name }) else {
        throw RuleFailure(fault: .part(name))
      }
      parts.append((name, part[(equals + 1)...]))
    }
    guard let frequency = parts.first(where: { $0.name == "FREQ" }) else {
      throw RuleFailure(fault: .frequency)
    }
    self.init(frequency: try RecurrenceRule.frequency(frequency.value))
    for part in parts where part.name != "FREQ" && !part.name.hasPrefix("X-") {
      guard take(part.name, part.value) else { throw RuleFailure(fault: .part(part.name)) }
    }
  }

  private static func frequency(_ value: ArraySlice<UInt8>) throws(RuleFailure) -> Frequency {
    let word = String(decoding: value.map(uppercased), as: UTF8.self)
    if word == "SECONDLY" { throw RuleFailure(fault: .secondly) }
    guard let frequency = Frequency(rawValue: word) else { throw RuleFailure(fault: .frequency) }
    return frequency
  }

  /// Takes over one part; false where its name or its value does not exist.
  private mutating func take(_ name: String, _ value: ArraySlice<UInt8>) -> Bool {
    switch name {
    case "INTERVAL":
      guard let number = digitsValue(value), number > 0 else { return false }
      interval = number
    case "COUNT":
      guard let number = digitsValue(value), number > 0 else { return false }
      count = number
    case "UNTIL":
      until = TimeText(value)
      return until != nil
    case "WKST":
      guard let weekday = RecurrenceRule.weekday(value) else { return false }
      weekStart = weekday
    case "BYDAY":
      let list = value.split(separator: UInt8(ascii: ",")).map(RecurrenceRule.day)
      days = list.compactMap(\.self)
      return !list.isEmpty && days.count == list.count
    case "BYMONTH": return RecurrenceRule.take(value, 1...12, signed: false, into: &months)
    case "BYWEEKNO": return RecurrenceRule.take(value, 1...53, signed: true, into: &weekNumbers)
    case "BYYEARDAY": return RecurrenceRule.take(value, 1...366, signed: true, into: &yearDays)
    case "BYMONTHDAY": return RecurrenceRule.take(value, 1...31, signed: true, into: &monthDays)
    case "BYHOUR": return RecurrenceRule.take(value, 0...23, signed: false, into: &hours)
    case "BYMINUTE": return RecurrenceRule.take(value, 0...59, signed: false, into: &minutes)
    case "BYSECOND":
      let isGood = RecurrenceRule.take(value, 0...60, signed: false, into: &seconds)
      seconds = seconds.map { min($0, 59) }
      return isGood
    case "BYSETPOS": return RecurrenceRule.take(value, 1...366, signed: true, into: &positions)
    default: return false
    }
    return true
  }

  private static func take(
    _ value: ArraySlice<UInt8>, _ bounds: ClosedRange<Int>, signed: Bool, into list: inout [Int]
  ) -> Bool {
    let items = value.split(separator: UInt8(ascii: ",")).map { signedNumber($0, isSigned: signed) }
    list = items.compactMap(\.self)
    return !list.isEmpty && list.count == items.count && list.allSatisfy { bounds.contains(abs($0)) }
  }

  private static func signedNumber(_ bytes: ArraySlice<UInt8>, isSigned: Bool) -> Int? {
    guard isSigned, let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return digitsValue(bytes)
    }
    return digitsValue(bytes.dropFirst()).map { sign == UInt8(ascii: "-") ? -$0 : $0 }
  }

  /// `MO`, `2TU`, `-1FR`.
  private static func day(_ bytes: ArraySlice<UInt8>) -> Day? {
    guard let weekday = weekday(bytes.suffix(2)) else { return nil }
    let number = bytes.dropLast(2)
    if number.isEmpty { return Day(weekday: weekday, ordinal: nil) }
    guard let ordinal = signedNumber(number, isSigned: true), (1...53).contains(abs(ordinal)) else {
      return nil
    }
    return Day(weekday: weekday, ordinal: ordinal)
  }

  private static func weekday(_ bytes: ArraySlice<UInt8>) -> Weekday? {
    switch String(decoding: bytes.map(uppercased), as: UTF8.self) {
    case "MO": .monday
    case "TU": .tuesday
    case "WE": .wednesday
    case "TH": .thursday
    case "FR": .friday
    case "SA": .saturday
    case "SU": .sunday
    default: nil
    }
  }
}
