/// Titles as `add` would have them: one line, at most so many characters.
enum Title {
  /// How many characters a title has at most, as in an entry.
  static let limit = 500
  /// How many Unicode scalars: a letter and all accents of the world are one character.
  private static let scalarLimit = 10 * limit

  /// The text on one line: line breaks and other control characters become spaces.
  static func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isBreak) else { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        // CR LF is one line break.
        if !(previous == "\r" && scalar == "\n") { result.append(" ") }
      } else {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// The text without spaces around it.
  static func trimmed(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    while rest.first?.properties.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.properties.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }

  /// Whether there is anything to see in a text.
  static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .format && $0.properties.generalCategory != .control
    }
  }

  /// Cuts a title that is too long; nil for one that is not.
  static func cut(_ title: String) -> String? {
    if title.utf8.count <= limit { return nil }
    let head = String(title.unicodeScalars.prefix(scalarLimit))
    if head.utf8.count == title.utf8.count, head.count <= limit { return nil }
    return String(String(head.unicodeScalars.dropLast()).prefix(limit - 1)) + "…"
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension PlainTask {
  /// Cuts a title that is longer than a title can be, and keeps the whole of it in the notes; whether it did.
  mutating func cutTitle() -> Bool {
    guard let cut = Title.cut(title) else { return false }
    notes = [title, notes].compactMap(\.self).joined(separator: "\n\n")
    title = cut
    return true
  }
}
