/// Text is asked again and again how wide it is and whether it is harmless; most of it is ASCII, where bytes tell.
extension String {
  /// Whether it is ASCII only.
  package var isASCII: Bool { hasOnly { $0 < 0x80 } }

  /// Whether it is printable ASCII only: a byte is a cell, and none does anything to a terminal.
  package var isPlain: Bool { hasOnly { $0 >= 0x20 && $0 < 0x7F } }

  /// Whether all bytes of its UTF-8 are such ones.
  func hasOnly(_ isAllowed: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isAllowed) } ?? utf8.allSatisfy(isAllowed)
  }

  /// So many spaces, none for a negative number.
  package static func spaces(_ count: Int) -> String {
    if count <= 0 { return "" }
    return String(unsafeUninitializedCapacity: count) { buffer in
      buffer.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}
