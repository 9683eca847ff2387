/// What single characters are to the lexer.
extension Lexer {
  /// The UTF-8 of a text with newlines and tabs as spaces and without other control characters.
  static func cleaned(_ utf8: String.UTF8View) -> [UInt8] {
    var cleaned: [UInt8] = []
    cleaned.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte < 0x20 {
        if (0x09...0x0D).contains(byte) { cleaned.append(UInt8(ascii: " ")) }
      } else if byte == 0x7F {
        continue
      } else {
        cleaned.append(byte)
        foldControlAtEnd(of: &cleaned)
      }
    }
    return cleaned
  }

  /// Replaces U+0080…U+009F and the line and paragraph separators, which take more than one byte.
  private static func foldControlAtEnd(of bytes: inout [UInt8]) {
    guard let last = bytes.last, last >= 0x80, last < 0xC0 else { return }
    if last < 0xA0, bytes.count >= 2, bytes[bytes.count - 2] == 0xC2 {
      bytes.removeLast(2)
      if last == 0x85 { bytes.append(UInt8(ascii: " ")) }
    } else if last == 0xA8 || last == 0xA9, bytes.suffix(3).starts(with: [0xE2, 0x80]) {
      bytes.removeLast(3)
      bytes.append(UInt8(ascii: " "))
    }
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar.value >= 0x80 && scalar.properties.isWhitespace
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Letters of any script with their marks, digits other than ASCII, and what has no shape of its own.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
    }
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .format: return true
    default: return false
    }
  }

  /// Appends the form in which keywords are compared: lower case, umlauts written out, nothing invisible.
  static func fold(_ scalar: Unicode.Scalar, _ utf8: ArraySlice<UInt8>, into folded: inout [UInt8]) {
    switch scalar {
    case "A"..."Z": folded.append(UInt8(scalar.value) | 0x20)
    case "ä", "Ä": folded.append(contentsOf: "ae".utf8)
    case "ö", "Ö": folded.append(contentsOf: "oe".utf8)
    case "ü", "Ü": folded.append(contentsOf: "ue".utf8)
    case "ß", "ẞ": folded.append(contentsOf: "ss".utf8)
    default:
      if scalar.isASCII || scalar.properties.generalCategory != .format { folded.append(contentsOf: utf8) }
    }
  }
}
