import DayBudget

/// A DATE or DATE-TIME as it is written, before a zone is known (RFC 5545 §3.3.4, §3.3.5).
struct TimeText: Equatable {
  /// The three forms.
  enum Form {
    case date
    case local
    case utc
  }

  /// The date, and the time of day; midnight for a date.
  let civil: CivilDateTime
  /// Which form it had.
  let form: Form

  /// The date or time that exactly fills the bytes; nil for anything else, also for one that does not exist.
  ///
  /// 24:00:00 is the next midnight; a leap second counts as the second before it.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let date = TimeText.date(bytes) else { return nil }
    let time = bytes.dropFirst(8)
    guard let mark = time.first else {
      self.init(civil: CivilDateTime(date: date, secondOfDay: 0), form: .date)
      return
    }
    let digits = time.dropFirst()
    let isUTC = digits.count == 7 && uppercased(digits[digits.endIndex - 1]) == UInt8(ascii: "Z")
    guard uppercased(mark) == UInt8(ascii: "T"), digits.count == 6 || isUTC,
      let hour = digitsValue(digits.prefix(2)), let minute = digitsValue(digits.dropFirst(2).prefix(2)),
      let second = digitsValue(digits.dropFirst(4).prefix(2)), minute < 60, second <= 60,
      hour < 24 || hour == 24 && minute == 0 && second == 0
    else { return nil }
    self.init(
      civil: CivilDateTime(date: date, secondOfDay: hour * 3600 + minute * 60 + min(second, 59)),
      form: isUTC ? .utc : .local)
  }

  private init(civil: CivilDateTime, form: Form) {
    self.civil = civil
    self.form = form
  }

  /// The date with which the bytes begin: eight digits that name a day that exists.
  static func date(_ bytes: ArraySlice<UInt8>) -> CivilDate? {
    guard bytes.count >= 8, let digits = digitsValue(bytes.prefix(8)) else { return nil }
    return CivilDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }
}

/// The number that ASCII digits spell; nil for no digits, other bytes, or more than nine digits.
func digitsValue(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard (1...9).contains(bytes.count) else { return nil }
  var value = 0
  for byte in bytes {
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}

/// The number that eight ASCII digits spell, the first in the lowest byte; nil for other bytes.
func eightDigits(_ word: UInt64) -> Int? {
  let digits = word &- 0x3030_3030_3030_3030
  // A byte over 9 shows in its highest bit, by itself or with 118 added.
  guard (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 == 0 else { return nil }
  // Two neighbours at a time become one number, in the lower of their places.
  let pairs = (digits &* 10 &+ (digits >> 8)) & 0x00FF_00FF_00FF_00FF
  let fours = (pairs &* 100 &+ (pairs >> 16)) & 0x0000_FFFF_0000_FFFF
  return Int((fours &* 10_000 &+ (fours >> 32)) & 0xFFFF_FFFF)
}
