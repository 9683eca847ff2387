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
    self.init(frequency: .daily)
    var taken: [Part] = []
    for piece in text.split(separator: UInt8(ascii: ";")) {
      let equals = piece.firstIndex(of: UInt8(ascii: "=")) ?? piece.endIndex
      guard let part = Part(piece[..<equals]) else {
        let name = String(decoding: piece[..<equals].prefix(80).map(uppercased), as: UTF8.self)
        if name.hasPrefix("X-") { continue }
        throw RuleFailure(fault: .part(name))
      }
      guard !taken.contains(part), equals < piece.endIndex else {
        throw RuleFailure(fault: .part(part.rawValue))
      }
      taken.append(part)
      try take(part, piece[(equals + 1)...])
    }
    guard taken.contains(.frequency) else { throw RuleFailure(fault: .frequency) }
  }

  /// The parts that a rule can have.
  private enum Part: String, CaseIterable {
    case frequency = "FREQ"
    case interval = "INTERVAL"
    case count = "COUNT"
    case until = "UNTIL"
    case weekStart = "WKST"
    case days = "BYDAY"
    case months = "BYMONTH"
    case weekNumbers = "BYWEEKNO"
    case yearDays = "BYYEARDAY"
    case monthDays = "BYMONTHDAY"
    case hours = "BYHOUR"
    case minutes = "BYMINUTE"
    case seconds = "BYSECOND"
    case positions = "BYSETPOS"

    init?(_ name: ArraySlice<UInt8>) {
      let same = Part.all.first { matches($0.name, name) }
      guard let same else { return nil }
      self = same.part
    }

    private static let all = allCases.map { (part: $0, name: Array($0.rawValue.utf8)) }
  }

  /// Takes over one part; throws where its value does not exist.
  private mutating func take(_ part: Part, _ value: ArraySlice<UInt8>) throws(RuleFailure) {
    let isGood: Bool
    switch part {
    case .frequency:
      frequency = try RecurrenceRule.frequency(value)
      isGood = true
    case .interval:
      interval = digitsValue(value) ?? 0
      isGood = interval > 0
    case .count:
      count = digitsValue(value)
      isGood = count.map { $0 > 0 } ?? false
    case .until:
      until = TimeText(value)
      isGood = until != nil
    case .weekStart:
      let weekday = RecurrenceRule.weekday(value)
      weekStart = weekday ?? .monday
      isGood = weekday != nil
    case .days:
      isGood = RecurrenceRule.take(value, into: &days, RecurrenceRule.day)
    case .months: isGood = RecurrenceRule.take(value, 1...12, signed: false, into: &months)
    case .weekNumbers: isGood = RecurrenceRule.take(value, 1...53, signed: true, into: &weekNumbers)
    case .yearDays: isGood = RecurrenceRule.take(value, 1...366, signed: true, into: &yearDays)
    case .monthDays: isGood = RecurrenceRule.take(value, 1...31, signed: true, into: &monthDays)
    case .hours: isGood = RecurrenceRule.take(value, 0...23, signed: false, into: &hours)
    case .minutes: isGood = RecurrenceRule.take(value, 0...59, signed: false, into: &minutes)
    case .seconds:
      isGood = RecurrenceRule.take(value, 0...60, signed: false, into: &seconds)
      seconds = seconds.map { min($0, 59) }.asSortedSet
    case .positions: isGood = RecurrenceRule.take(value, 1...366, signed: true, into: &positions)
    }
    guard isGood else { throw RuleFailure(fault: .part(part.rawValue)) }
  }

  private static func frequency(_ value: ArraySlice<UInt8>) throws(RuleFailure) -> Frequency {
    let word = String(decoding: value.map(uppercased), as: UTF8.self)
    if word == "SECONDLY" { throw RuleFailure(fault: .secondly) }
    guard let frequency = Frequency(rawValue: word) else { throw RuleFailure(fault: .frequency) }
    return frequency
  }

  private static func take(
    _ value: ArraySlice<UInt8>, _ bounds: ClosedRange<Int>, signed: Bool, into list: inout [Int]
  ) -> Bool {
    take(value, into: &list) { item in
      signedNumber(item, isSigned: signed).flatMap { bounds.contains(abs($0)) ? $0 : nil }
    }
  }

  /// Reads a list as the set that it means: sorted, each item once, however long it is written.
  private static func take<Item: Comparable>(
    _ value: ArraySlice<UInt8>, into list: inout [Item], _ read: (ArraySlice<UInt8>) -> Item?
  ) -> Bool {
    var items: [Item] = []
    for text in value.split(separator: UInt8(ascii: ",")) {
      guard let item = read(text) else { return false }
      items.append(item)
    }
    list = items.asSortedSet
    return !list.isEmpty
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
    guard bytes.count == 2, let first = bytes.first, let last = bytes.last else { return nil }
    return switch (uppercased(first), uppercased(last)) {
    case (UInt8(ascii: "M"), UInt8(ascii: "O")): .monday
    case (UInt8(ascii: "T"), UInt8(ascii: "U")): .tuesday
    case (UInt8(ascii: "W"), UInt8(ascii: "E")): .wednesday
    case (UInt8(ascii: "T"), UInt8(ascii: "H")): .thursday
    case (UInt8(ascii: "F"), UInt8(ascii: "R")): .friday
    case (UInt8(ascii: "S"), UInt8(ascii: "A")): .saturday
    case (UInt8(ascii: "S"), UInt8(ascii: "U")): .sunday
    default: nil
    }
  }
}
