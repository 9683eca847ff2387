/// Reads a short text of ASCII piece by piece: durations, dates, rules.
struct TextCursor {
  private var rest: Substring

  /// A cursor at the beginning of a text.
  init(_ text: some StringProtocol) {
    rest = Substring(text)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Steps over this text, in any case, if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard rest.prefix(text.count).uppercased() == text.uppercased() else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// The digits that come next as a number, up to so many; nil when none comes, or more than nine.
  mutating func number(upTo count: Int = 9) -> Int? {
    let digits = rest.prefix(count).prefix { ("0"..."9").contains($0) }
    guard let value = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value
  }
}
