/// Durations as ISO 8601 and RFC 5545 §3.3.6 write them: `PT45M`, `P1DT2H`, `P2W`.
enum DurationText {
  /// Whole minutes as `PT1H30M`.
  static func text(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "PT\(rest)M" }
    return rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
  }

  /// The minutes that a duration says, seconds rounded up; nil for a text that is none, or a negative one.
  static func minutes(_ text: some StringProtocol) -> Int? {
    var cursor = TextCursor(text)
    _ = cursor.take("+")
    guard cursor.take("P") else { return nil }
    var seconds = 0
    var isTime = false
    var parts = 0
    while !cursor.isAtEnd {
      if !isTime, cursor.take("T") {
        isTime = true
        continue
      }
      guard let number = cursor.number(upTo: 7), let unit = unit(&cursor, isTime) else { return nil }
      seconds += number * unit
      parts += 1
      // A real one has a unit of each kind at most; a longer text could count beyond all numbers.
      if parts > 5 { return nil }
    }
    return parts == 0 ? nil : (seconds + 59) / 60
  }

  private static func unit(_ cursor: inout TextCursor, _ isTime: Bool) -> Int? {
    let units = isTime ? [("H", 3_600), ("M", 60), ("S", 1)] : [("W", 604_800), ("D", 86_400)]
    return units.first { cursor.take($0.0) }?.1
  }
}
