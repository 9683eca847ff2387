import DayBudget

extension RepeatRule {
  /// Reads a rule; nil when a part is missing or names what does not exist.
  init?(reading cursor: inout JSONCursor) throws(JSONFault) {
    guard cursor.peek == UInt8(ascii: "{") else {
      try cursor.skipValue()
      return nil
    }
    var unit: Unit?
    var every: Int? = 1
    var weekdays: [Weekday?] = []
    var ordinal: Int??
    var monthDay: Int??
    var until: CivilDate??
    try cursor.members { cursor, key throws(JSONFault) in
      if try cursor.takeNull() { return }
      switch cursor.text(of: key) {
      case "unit": unit = try cursor.string().flatMap { Unit(rawValue: $0) }
      case "every": every = try cursor.integer(in: RepeatRule.intervals)
      case "weekdays": weekdays = try cursor.strings().map { $0.map { Weekday(code: $0) } } ?? [nil]
      case "ordinal": ordinal = .some(try cursor.integer())
      case "monthDay": monthDay = .some(try cursor.integer())
      case "until": until = .some(try cursor.day())
      default: try cursor.skipValue()
      }
    }
    if case .some(nil) = until { return nil }
    guard let unit, let every, !weekdays.contains(nil),
      RepeatRule.isGood(ordinal, in: 1...5), RepeatRule.isGood(monthDay, in: 1...31)
    else { return nil }
    self.init(
      unit: unit, every: every, weekdays: weekdays.compactMap(\.self), ordinal: ordinal ?? nil,
      monthDay: monthDay ?? nil, until: until ?? nil)
  }

  /// The rule as an object, what it does not name left out.
  var json: [UInt8] {
    var members = [
      Member(name: "unit", value: JSONText.string(unit.rawValue)),
      Member(name: "every", value: JSONText.plain(every)),
    ]
    if !weekdays.isEmpty {
      members.append(Member(name: "weekdays", value: JSONText.strings(weekdays.map(\.code))))
    }
    if let ordinal { members.append(Member(name: "ordinal", value: JSONText.plain(ordinal))) }
    if let monthDay { members.append(Member(name: "monthDay", value: JSONText.plain(monthDay))) }
    if let until { members.append(Member(name: "until", value: JSONText.string(until.description))) }
    return JSONText.object(members)
  }

  /// Whether a number that was named at all is in its range or −1, which means the last.
  private static func isGood(_ number: Int??, in range: ClosedRange<Int>) -> Bool {
    guard let number else { return true }
    guard let number else { return false }
    return number == -1 || range.contains(number)
  }
}
