/// The lines of a text, without their breaks: LF, CR LF, CR and those that only Unicode knows.
///
/// They are looked for among scalars. To a reader of characters a letter and ten megabytes of accents are one character.
package struct TextLines: Sequence, IteratorProtocol {
  private let text: Substring
  private var place: String.Index?

  /// The lines of a text; behind its last break stands one more, which may be empty.
  package init(_ text: some StringProtocol) {
    self.text = Substring(text)
    place = self.text.startIndex
  }

  /// The next line; nil behind the last.
  package mutating func next() -> Substring? {
    guard let start = place else { return nil }
    let scalars = text.unicodeScalars
    guard let end = scalars[start...].firstIndex(where: TextLines.isBreak) else {
      place = nil
      return text[start...]
    }
    var next = scalars.index(after: end)
    if scalars[end] == "\r", next < scalars.endIndex, scalars[next] == "\n" {
      next = scalars.index(after: next)
    }
    place = next
    return Substring(scalars[start..<end])
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
