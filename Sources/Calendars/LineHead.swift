/// The first eight bytes of a line, or of a word, as one number: so names are compared at once.
struct LineHead {
  private let word: UInt64

  /// What lies at a place of some bytes, also past the end of the line.
  @inline(__always)
  init(_ bytes: Bytes, at index: Int) {
    word = bytes.word(at: index, before: bytes.count)
  }

  /// The first byte, a letter as a small one; some other bytes are changed too, but none into a letter.
  @inline(__always)
  var letter: UInt8 { UInt8(truncatingIfNeeded: word) | 0x20 }

  /// Whether the line has this name of up to seven letters: it is followed by a colon or a semicolon.
  @inline(__always)
  func isNamed(_ name: StaticString) -> Bool {
    assert(name.utf8CodeUnitCount < 8)
    return begins(with: name)
      && UInt8(truncatingIfNeeded: word >> (8 * name.utf8CodeUnitCount)) | 1 == UInt8(ascii: ";")
  }

  /// Whether the line begins with a word of up to eight letters, given in capitals, in any case.
  ///
  /// The word is known when this is compiled, so that a single comparison is all that remains of it.
  @inline(__always)
  func begins(with text: StaticString) -> Bool {
    var letters: UInt64 = 0
    var anyCase: UInt64 = 0
    var mask: UInt64 = 0
    for index in 0..<min(8, text.utf8CodeUnitCount) {
      letters |= UInt64(text.utf8Start[index] | 0x20) << (8 * index)
      anyCase |= 0x20 << (8 * index)
      mask |= 0xFF << (8 * index)
    }
    return (word | anyCase) & mask == letters
  }
}
