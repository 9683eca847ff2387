extension JSONCursor {
  /// Steps over a string and returns the place between its quotes.
  mutating func skipString() throws(JSONFault) -> Range<Int> {
    try expect(UInt8(ascii: "\""))
    hasEscape = false
    let start = offset
    while true {
      offset = endOfPlainText(from: offset)
      guard let byte = peek else { throw unexpected }
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return start..<(offset - 1)
      case UInt8(ascii: "\\"): _ = try escape()
      case 0x80...: offset += try sequenceLength(at: offset)
      default: throw JSONFault(offset: offset, damage: .controlCharacter)
      }
    }
  }

  /// The first place from `start` on that is no ASCII character standing for itself.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count {
      let special = special(amongEightBytesAt: index)
      if special != 0 { return index + special.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      index += 1
    }
    return index
  }

  /// Marks, by its highest bit, the first of eight bytes that is no ASCII, a control character, a quote or a
  /// backslash; what is marked above it means nothing.
  ///
  /// All eight are looked at in one word: a byte minus a bound borrows into its own highest bit exactly when
  /// it is below the bound, as long as no lower byte has borrowed, and then that one is what is looked for.
  @inline(__always)
  private func special(amongEightBytesAt index: Int) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let found = word | (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones)
    return found & (ones &* 0x80)
  }

  /// The text that stands at the place of a string that was stepped over.
  func text(of place: Range<Int>) -> String {
    guard bytes[place].contains(UInt8(ascii: "\\")) else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[place]), as: UTF8.self)
    }
    var reader = JSONCursor(bytes, at: place.lowerBound)
    var text = String.UnicodeScalarView()
    while reader.offset < place.upperBound {
      let byte = bytes[reader.offset]
      if byte == UInt8(ascii: "\\"), let scalar = try? reader.escape() {
        text.append(scalar)
      } else {
        let plain = reader.plainRun(upTo: place.upperBound)
        text.append(contentsOf: String(decoding: bytes[plain], as: UTF8.self).unicodeScalars)
      }
    }
    return String(text)
  }

  /// Steps over the bytes up to the next backslash.
  private mutating func plainRun(upTo end: Int) -> Range<Int> {
    let start = offset
    while offset < end, bytes[offset] != UInt8(ascii: "\\") { offset += 1 }
    return start..<offset
  }

  /// Steps over an escape, a surrogate pair being one, and returns what it stands for.
  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let fault = JSONFault(offset: offset, damage: .badEscape)
    hasEscape = true
    offset += 1
    guard let letter = peek else { throw unexpected }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexUnit(orElse: fault)
      guard (0xD800..<0xDC00).contains(unit) else {
        guard let scalar = Unicode.Scalar(unit) else { throw fault }
        return scalar
      }
      guard peek == UInt8(ascii: "\\") else { throw fault }
      offset += 1
      guard peek == UInt8(ascii: "u") else { throw fault }
      offset += 1
      let low = try hexUnit(orElse: fault)
      guard (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { throw fault }
      return scalar
    default:
      throw fault
    }
  }

  private mutating func hexUnit(orElse fault: JSONFault) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw unexpected }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { throw fault }
      unit = unit << 4 + UInt32(digit)
      offset += 1
    }
    return unit
  }

  /// The length of the multi-byte UTF-8 sequence that begins here (Unicode 16, table 3-7).
  private func sequenceLength(at start: Int) throws(JSONFault) -> Int {
    let fault = JSONFault(offset: start, damage: .notUTF8)
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[start] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw fault
    }
    guard start + length <= bytes.count else { throw JSONFault(offset: bytes.count, damage: .truncated) }
    guard second.contains(bytes[start + 1]) else { throw fault }
    for index in 2..<max(length, 2) where bytes[start + index] & 0xC0 != 0x80 {
      throw fault
    }
    return length
  }
}
