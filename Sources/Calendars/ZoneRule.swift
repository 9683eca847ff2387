import DayBudget

/// The rule of a zone for all years to come, `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX TZ, with the hours of
/// RFC 9636 §3.3.1).
struct ZoneRule {
  /// The offset in winter, or always, in seconds east of UTC.
  private let standard: Int
  private let daylight: Daylight?

  private struct Daylight {
    let offset: Int
    let start: YearlyMoment
    let end: YearlyMoment
  }

  /// Reads a rule; nil for any other text.
  init?(_ text: some Sequence<UInt8>) {
    var reader = RuleReader(Array(text))
    guard reader.skipName(), let west = reader.time(), ZoneRule.isOffset(west) else {
      return nil
    }
    standard = -west
    if reader.isAtEnd {
      daylight = nil
      return
    }
    guard reader.skipName() else { return nil }
    let offset = reader.isAt(",") ? standard + 3_600 : reader.time().map { -$0 }
    guard let offset, ZoneRule.isOffset(offset), let start = YearlyMoment(&reader),
      let end = YearlyMoment(&reader), reader.isAtEnd
    else { return nil }
    daylight = Daylight(offset: offset, start: start, end: end)
  }

  /// Whether a number of seconds can be an offset from UTC: less than a day, since RFC 3339 writes no more.
  static func isOffset(_ seconds: Int) -> Bool { -86_400 < seconds && seconds < 86_400 }

  /// The offset in force at an instant, in seconds east of UTC.
  func offset(at instant: Int) -> Int {
    guard let daylight else { return standard }
    // Within a day of the last year the next one may have begun by standard time.
    let year = min(max(CivilDateTime(secondsAsUTC: instant + standard).date.year, 1), 9_999)
    // The clock shows standard time when daylight saving begins, and its own when it ends.
    guard let start = daylight.start.secondsAsUTC(in: year).map({ $0 - standard }),
      let end = daylight.end.secondsAsUTC(in: year).map({ $0 - daylight.offset })
    else { return standard }
    let isDaylight = start < end ? instant >= start && instant < end : instant >= start || instant < end
    return isDaylight ? daylight.offset : standard
  }
}

/// A moment that comes once a year: `M3.5.0/2` (the last Sunday of March), `J60` or `59`, at two unless told.
private struct YearlyMoment {
  private enum Day {
    case weekday(month: Int, week: Int, weekday: Int)
    /// 1…365, 29 February never counted.
    case day(Int)
    /// 0…365, 29 February counted.
    case dayFromZero(Int)
  }

  private let day: Day
  /// Seconds after midnight, up to a week before and after.
  private let seconds: Int

  init?(_ reader: inout RuleReader) {
    guard reader.skip(",") else { return nil }
    if reader.skip("M") {
      guard let month = reader.number(in: 1...12), reader.skip("."), let week = reader.number(in: 1...5),
        reader.skip("."), let weekday = reader.number(in: 0...6)
      else { return nil }
      day = .weekday(month: month, week: week, weekday: weekday)
    } else if reader.skip("J") {
      guard let number = reader.number(in: 1...365) else { return nil }
      day = .day(number)
    } else {
      guard let number = reader.number(in: 0...365) else { return nil }
      day = .dayFromZero(number)
    }
    guard reader.skip("/") else {
      seconds = 2 * 3_600
      return
    }
    guard let time = reader.time() else { return nil }
    seconds = time
  }

  /// The moment on the clock of a year, as if that were UTC; nil outside the years of `CivilDate`.
  func secondsAsUTC(in year: Int) -> Int? {
    guard let newYear = CivilDate(year: year, month: 1, day: 1) else { return nil }
    return (newYear.daysSinceEpoch + daysAfter(newYear)) * 86_400 + seconds
  }

  private func daysAfter(_ newYear: CivilDate) -> Int {
    switch day {
    case .dayFromZero(let number): return number
    case .day(let number):
      return number - 1 + (CivilDate.isLeap(newYear.year) && number >= 60 ? 1 : 0)
    case .weekday(let month, let week, let weekday):
      let first = newYear.adding(months: month - 1)
      let next = first.adding(months: 1)
      // Sunday is 0 here and 7 in ISO 8601.
      let day = first.adding(days: (weekday + 7 - first.weekday.rawValue % 7) % 7 + 7 * (week - 1))
      return (day < next ? day : day.adding(days: -7)).days(since: newYear)
    }
  }
}

/// Walks over the text of a rule.
private struct RuleReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  func isAt(_ character: Unicode.Scalar) -> Bool {
    rest.first == UInt8(ascii: character)
  }

  /// Steps over a character; false when another one stands there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Steps over an abbreviation, `CET` or `<+03>`.
  mutating func skipName() -> Bool {
    let isQuoted = skip("<")
    let name = rest.prefix { byte in
      isQuoted
        ? byte != UInt8(ascii: ">") : (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(uppercased(byte))
    }
    rest = rest[name.endIndex...]
    return name.count >= 3 && (!isQuoted || skip(">"))
  }

  /// A number without a sign.
  mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { byte in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }.prefix(4)
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(value) ? value : nil
  }

  /// Hours up to a week, minutes and seconds, `-2`, `3:30`, `+00:19:32`, in seconds.
  mutating func time() -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(in: 0...167) else { return nil }
    var seconds = hours * 3_600
    for unit in [60, 1] where skip(":") {
      guard let value = number(in: 0...59) else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }
}
