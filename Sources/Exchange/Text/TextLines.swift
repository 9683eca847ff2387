/// The lines of a text, without their breaks: LF, CR LF, CR and those that only Unicode knows.
///
/// They are looked for among bytes. To a reader of characters a letter and ten megabytes of accents are one character.
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
    let bytes = text.utf8
    var end = start
    while end != bytes.endIndex {
      if let next = TextLines.end(ofBreakAt: end, in: bytes) {
        place = next
        return text[start..<end]
      }
      bytes.formIndex(after: &end)
    }
    place = nil
    return text[start...]
  }

  /// Where the break ends that begins here; nil where none does.
  private static func end(ofBreakAt place: String.Index, in bytes: Substring.UTF8View) -> String.Index? {
    let byte = bytes[place]
    // Most bytes of most texts.
    if byte > 0x0D && byte < 0xC2 || byte < 0x0A { return nil }
    switch byte {
    case 0x0A...0x0C: return bytes.index(after: place)
    case 0x0D:
      let next = bytes.index(after: place)
      return next != bytes.endIndex && bytes[next] == 0x0A ? bytes.index(after: next) : next
    case 0xC2: return bytes[place...].starts(with: [0xC2, 0x85]) ? bytes.index(place, offsetBy: 2) : nil
    case 0xE2:
      let isBreak =
        bytes[place...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[place...].starts(with: [0xE2, 0x80, 0xA9])
      return isBreak ? bytes.index(place, offsetBy: 3) : nil
    default: return nil
    }
  }
}
