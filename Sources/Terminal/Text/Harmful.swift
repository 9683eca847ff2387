/// The scalars that do something to a terminal, or to the order in which a line is read, instead of being shown.
///
/// Control characters (C0 but for the line break, DEL, C1), line and paragraph separators, and the controls of
/// bidirectional text (Unicode's property Bidi_Control).
package enum Harmful {
  /// Whether a scalar is one of them; a line break is not.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// How many bytes of UTF-8 at an index are one of them; 0 where none is, as for a line break.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 { return byte < 0x20 && byte != 0x0A || byte == 0x7F ? 1 : 0 }
    guard byte == 0xC2 || byte == 0xD8 || byte == 0xE2, index + 1 < bytes.count else { return 0 }
    let second = bytes[index + 1]
    switch byte {
    // U+0080…U+009F
    case 0xC2: return second < 0xA0 ? 2 : 0
    // U+061C
    case 0xD8: return second == 0x9C ? 2 : 0
    default: break
    }
    guard index + 2 < bytes.count else { return 0 }
    switch (second, bytes[index + 2]) {
    // U+200E, U+200F, U+2028…U+202E, U+2066…U+2069
    case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
    default: return 0
    }
  }
}
