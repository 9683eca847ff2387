import DayBudget

/// The value of an entry of klog: `1h30m`, `-45m`, `9:00 - 10:15`, `<23:00 - 0:30`, `22:00 - 0:30>`, `9:00 - ?`.
enum KlogValue: Hashable {
  /// So many minutes, perhaps less than none.
  case minutes(Int)
  /// From so many minutes after the midnight at which the day begins to so many; nil while it is open.
  case range(Int, Int?)

  /// Reads the value at the beginning of a text, and gives what stands behind it.
  static func read(_ text: Substring) -> (value: KlogValue, written: Substring, rest: Substring)? {
    for read in [range, minutes] {
      var rest = text
      guard let value = read(&rest), rest.isEmpty || rest.first == " " || rest.first == "\t" else { continue }
      let written = text[..<rest.startIndex]
      return (value, written, rest.drop { $0 == " " || $0 == "\t" })
    }
    return nil
  }

  private static func range(_ rest: inout Substring) -> KlogValue? {
    guard let start = time(&rest) else { return nil }
    rest = rest.drop { $0 == " " }
    guard rest.first == "-" else { return nil }
    rest = rest.dropFirst().drop { $0 == " " }
    if rest.first == "?" {
      rest = rest.drop { $0 == "?" }
      return .range(start, nil)
    }
    return time(&rest).map { .range(start, $0) }
  }

  /// Minutes after midnight, of the day before less than none.
  private static func time(_ rest: inout Substring) -> Int? {
    var shift = 0
    if rest.first == "<" {
      shift = -1_440
      rest = rest.dropFirst()
    }
    guard var hour = number(&rest, digits: 1...2), take(":", &rest),
      let minute = number(&rest, digits: 2...2),
      minute < 60
    else { return nil }
    if take("am", &rest) {
      guard (1...12).contains(hour) else { return nil }
      hour %= 12
    } else if take("pm", &rest) {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + 12
    }
    guard hour < 24 || hour == 24 && minute == 0 else { return nil }
    if rest.first == ">" {
      guard shift == 0 else { return nil }
      shift = 1_440
      rest = rest.dropFirst()
    }
    return shift + hour * 60 + minute
  }

  private static func minutes(_ rest: inout Substring) -> KlogValue? {
    var sign = 1
    if rest.first == "-" || rest.first == "+" {
      sign = rest.first == "-" ? -1 : 1
      rest = rest.dropFirst()
    }
    guard let first = number(&rest, digits: 1...6) else { return nil }
    if take("m", &rest) { return .minutes(sign * first) }
    guard take("h", &rest) else { return nil }
    var after = rest
    guard let second = number(&after, digits: 1...2), second < 60, take("m", &after) else {
      return .minutes(sign * first * 60)
    }
    rest = after
    return .minutes(sign * (first * 60 + second))
  }

  private static func number(_ rest: inout Substring, digits: ClosedRange<Int>) -> Int? {
    let text = rest.prefix { ("0"..."9").contains($0) }
    guard digits.contains(text.utf8.count), let value = Int(text) else { return nil }
    rest = rest.dropFirst(text.count)
    return value
  }

  private static func take(_ text: String, _ rest: inout Substring) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}

/// A summary of klog: its words, and the tags among them.
struct KlogSummary {
  /// A tag as it stands there.
  struct Tag {
    let name: String
    let value: String?
    let written: String
  }

  /// The words without the tags at their ends; a tag amid them leaves its name.
  private(set) var title = ""
  /// The tags in order.
  private(set) var tags: [Tag] = []

  /// Reads one line; a word that begins with # and whose name has a letter is a tag.
  init(_ line: some StringProtocol) {
    var words: [(text: String, isTag: Bool)] = []
    var rest = Substring(line)
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      if rest.isEmpty { break }
      if let (tag, after) = KlogSummary.tag(rest) {
        tags.append(tag)
        let tail = after.prefix { $0 != " " && $0 != "\t" }
        words.append((tag.name + tail, true))
        rest = after.dropFirst(tail.count)
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" }
        words.append((String(word), false))
        rest = rest.dropFirst(word.count)
      }
    }
    let first = words.firstIndex { !$0.isTag } ?? words.endIndex
    let last = words.lastIndex { !$0.isTag } ?? words.startIndex - 1
    if first <= last { title = words[first...last].map(\.text).joined(separator: " ") }
  }

  /// `#name`, `#name=value`, `#name="some value"`.
  private static func tag(_ text: Substring) -> (Tag, rest: Substring)? {
    guard text.first == "#" else { return nil }
    var rest = text.dropFirst()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard name.contains(where: \.isLetter) else { return nil }
    rest = rest[name.endIndex...]
    var value: String?
    if rest.first == "=" {
      let after = rest.dropFirst()
      if let quote = after.first, quote == "\"" || quote == "'",
        let end = after.dropFirst().firstIndex(of: quote)
      {
        value = String(after.dropFirst()[..<end])
        rest = after[after.index(after: end)...]
      } else {
        let plain = after.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        if !plain.isEmpty {
          value = String(plain)
          rest = after[plain.endIndex...]
        }
      }
    }
    return (Tag(name: String(name), value: value, written: String(text[..<rest.startIndex])), rest)
  }
}
