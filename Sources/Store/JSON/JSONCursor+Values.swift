import DayBudget

/// Values of the kinds that records hold; each is nil, with the value stepped over, when it is another kind.
extension JSONCursor {
  /// Steps over a `null`, which stands for a field that is left out.
  mutating func takeNull() throws(JSONFault) -> Bool {
    guard peek == UInt8(ascii: "n") else { return false }
    try skipValue()
    return true
  }

  /// A string.
  mutating func string() throws(JSONFault) -> String? {
    try stringPlace().map { text(of: $0) }
  }

  /// A title; nil also for one that is longer than any that can be typed: 500 characters, and 5 000 Unicode scalars.
  mutating func title() throws(JSONFault) -> String? {
    try stringPlace().flatMap { place in
      let title = text(of: place)
      return title.utf8.count <= 20_000 ? title : nil
    }
  }

  /// The place of a string between its quotes.
  mutating func stringPlace() throws(JSONFault) -> Range<Int>? {
    guard peek == UInt8(ascii: "\"") else {
      try skipValue()
      return nil
    }
    return try skipString()
  }

  /// A whole number of up to eighteen digits, without fraction and exponent.
  mutating func integer() throws(JSONFault) -> Int? {
    let place = try skipValue()
    let isNegative = !place.isEmpty && bytes[place.lowerBound] == UInt8(ascii: "-")
    let digits = place.lowerBound + (isNegative ? 1 : 0)..<place.upperBound
    // Eighteen digits fit into every Int.
    guard (1...18).contains(digits.count), let value = self.digits(digits.count, at: digits.lowerBound) else {
      return nil
    }
    return isNegative ? -value : value
  }

  /// A whole number in a range.
  mutating func integer(in range: ClosedRange<Int>) throws(JSONFault) -> Int? {
    try integer().flatMap { range.contains($0) ? $0 : nil }
  }

  /// True or false.
  mutating func boolean() throws(JSONFault) -> Bool? {
    let place = try skipValue()
    if spells(place, "true") { return true }
    return spells(place, "false") ? false : nil
  }

  /// An array of strings.
  mutating func strings() throws(JSONFault) -> [String]? {
    guard peek == UInt8(ascii: "[") else {
      try skipValue()
      return nil
    }
    var texts: [String?] = []
    try elements { cursor throws(JSONFault) in texts.append(try cursor.string()) }
    let known = texts.compactMap(\.self)
    return known.count == texts.count ? known : nil
  }

  /// A day as `2026-11-30`, in `CivilDate.years`.
  mutating func day() throws(JSONFault) -> CivilDate? {
    try stringPlace().flatMap { civilDate(at: $0) }
  }

  /// A time of a day as `14:00`; 24:00, which ends a window, is none.
  mutating func time() throws(JSONFault) -> ClockTime? {
    try string().flatMap { ClockTime($0) }.flatMap { $0 < .endOfDay ? $0 : nil }
  }

  /// An instant as `2026-11-30T08:12:00Z`, in `CivilDate.years`; in seconds since the epoch.
  mutating func instant() throws(JSONFault) -> Int? {
    guard let place = try stringPlace(), place.count == 20,
      let date = civilDate(at: place.lowerBound..<(place.lowerBound + 10)),
      bytes[place.lowerBound + 10] == UInt8(ascii: "T"), bytes[place.lowerBound + 13] == UInt8(ascii: ":"),
      bytes[place.lowerBound + 16] == UInt8(ascii: ":"), bytes[place.lowerBound + 19] == UInt8(ascii: "Z"),
      let hour = digits(2, at: place.lowerBound + 11), hour < 24,
      let minute = digits(2, at: place.lowerBound + 14), minute < 60,
      let second = digits(2, at: place.lowerBound + 17), second < 60
    else { return nil }
    return date.daysSinceEpoch * 86_400 + hour * 3_600 + minute * 60 + second
  }

  private func civilDate(at place: Range<Int>) -> CivilDate? {
    guard place.count == 10, bytes[place.lowerBound + 4] == UInt8(ascii: "-"),
      bytes[place.lowerBound + 7] == UInt8(ascii: "-"),
      let year = digits(4, at: place.lowerBound), let month = digits(2, at: place.lowerBound + 5),
      let day = digits(2, at: place.lowerBound + 8)
    else { return nil }
    return CivilDate(year: year, month: month, day: day).flatMap { $0.isInRange ? $0 : nil }
  }

  @inline(__always)
  private func digits(_ count: Int, at start: Int) -> Int? {
    var value = 0
    for index in start..<(start + count) {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
