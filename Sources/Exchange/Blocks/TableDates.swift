import DayBudget

/// Dates and times as the tables of other programs have them, in whichever form their owner has chosen.
struct TableDates {
  /// Whether 11/27/2026 stands for the 27th: where a column has a second number above 12, and where nothing tells.
  let isMonthFirst: Bool
  /// Whether nothing tells.
  let isGuess: Bool

  /// The form of all dates of a column.
  init(_ texts: some Sequence<String>) {
    var (isFirstDay, isSecondDay, isAny) = (false, false, false)
    for text in texts {
      guard let (first, second, _) = TableDates.slashed(text) else { continue }
      isAny = true
      if first > 12 { isFirstDay = true }
      if second > 12 { isSecondDay = true }
    }
    isMonthFirst = isAny && !isFirstDay
    isGuess = isAny && !isFirstDay && !isSecondDay
  }

  /// The day of `2026-11-27`, `27.11.2026`, `11/27/2026`; nil for anything else.
  func day(_ text: String) -> CivilDate? {
    if let day = CivilDate(text) { return day.isInRange ? day : nil }
    let day: CivilDate?
    if let (first, second, year) = TableDates.slashed(text) {
      day = CivilDate(year: year, month: isMonthFirst ? first : second, day: isMonthFirst ? second : first)
    } else if let (first, second, year) = TableDates.parts(text, sign: ".")
      ?? TableDates.parts(text, sign: "-")
    {
      day = CivilDate(year: year, month: second, day: first)
    } else {
      day = nil
    }
    return day.flatMap { $0.isInRange ? $0 : nil }
  }

  private static func slashed(_ text: String) -> (Int, Int, Int)? { parts(text, sign: "/") }

  private static func parts(_ text: String, sign: String) -> (Int, Int, Int)? {
    var cursor = TextCursor(text)
    guard let first = cursor.number(upTo: 2), cursor.take(sign), let second = cursor.number(upTo: 2),
      cursor.take(sign), let year = cursor.number(upTo: 4), cursor.isAtEnd, year > 99
    else { return nil }
    return (first, second, year)
  }

  /// Seconds after midnight of `09:00`, `09:00:30`, `09:00:30 AM`, `9:00 pm`; nil for anything else.
  static func second(_ text: String) -> Int? {
    var cursor = TextCursor(text)
    guard var hour = cursor.number(upTo: 2), cursor.take(":"), let minute = cursor.number(upTo: 2) else {
      return nil
    }
    var second = 0
    if cursor.take(":") {
      guard let number = cursor.number(upTo: 2) else { return nil }
      second = number
    }
    _ = cursor.take("\u{202F}") || cursor.take(" ")
    if cursor.take("AM") {
      guard (1...12).contains(hour) else { return nil }
      hour %= 12
    } else if cursor.take("PM") {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + 12
    }
    guard cursor.isAtEnd, hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// Seconds of `01:15:30`, `1:15`; nil for anything else.
  static func seconds(_ text: String) -> Int? {
    var cursor = TextCursor(text)
    guard let hours = cursor.number(upTo: 5), cursor.take(":"), let minutes = cursor.number(upTo: 2) else {
      return nil
    }
    var seconds = 0
    if cursor.take(":") {
      guard let number = cursor.number(upTo: 2) else { return nil }
      seconds = number
    }
    return cursor.isAtEnd && minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : nil
  }
}

extension Zone {
  /// The instants of two times on the wall clock; of those that a repeated hour has twice the ones between which so many
  /// seconds lie, where that is said.
  func span(from start: CivilDateTime, to end: CivilDateTime, lasting seconds: Int?) -> (start: Int, end: Int)
  {
    if let seconds {
      for start in instants(of: start) where civil(at: start + seconds) == end {
        return (start, start + seconds)
      }
    }
    return (instant(of: start), instant(of: end))
  }

  /// The instants at which the wall clock shows what it shows at a time: two in an hour that it repeats.
  func instants(of start: CivilDateTime) -> [Int] {
    let first = instant(of: start)
    // Clocks are put back by an hour, or by half of one.
    return [first, first + 3600, first + 1800].filter { civil(at: $0) == civil(at: first) }
  }
}
