import DayBudget

/// Makes the bytes of JSON values, on one line each.
enum JSONText {
  /// A string in quotes: UTF-8 as it is, but escapes for what could break a line, a terminal or a script.
  ///
  /// Escaped are quote, backslash, control characters (C0, DEL, C1), the line and paragraph separators and
  /// the bidirectional controls.
  static func string(_ text: String) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    // Nearly every text is plain ASCII, of which nothing has to be looked at scalar by scalar.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != quote && $0 != UInt8(ascii: "\\") }) {
      return [quote] + text.utf8 + [quote]
    }
    var bytes = [quote]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += Array("\\\"".utf8)
      case "\\": bytes += Array("\\\\".utf8)
      case "\n": bytes += Array("\\n".utf8)
      case "\r": bytes += Array("\\r".utf8)
      case "\t": bytes += Array("\\t".utf8)
      case _ where isUnsafe(scalar): bytes += escape(scalar.value)
      default: bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(quote)
    return bytes
  }

  /// An array of strings.
  static func strings(_ texts: [String]) -> [UInt8] {
    array(texts.map(string))
  }

  /// An array of values.
  static func array(_ values: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    for (index, value) in values.enumerated() {
      if index > 0 { bytes += Array(", ".utf8) }
      bytes += value
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// An object with its members in the order given.
  static func object(_ members: [Member]) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() {
      if index > 0 { bytes += Array(", ".utf8) }
      bytes += string(member.name) + Array(": ".utf8) + member.value
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  /// A whole number, `true` or `false`: what prints as JSON spells it.
  static func plain(_ value: some CustomStringConvertible) -> [UInt8] {
    Array(value.description.utf8)
  }

  /// An instant as `2026-11-30T08:12:00Z`, from seconds since the epoch (RFC 3339).
  ///
  /// What a clock says is written so that it can be read again: before and after `CivilDate.years` it is their first
  /// or last instant.
  static func instant(_ seconds: Int) -> [UInt8] {
    let moment = CivilDateTime(secondsAsUTC: min(max(seconds, CivilDate.firstInstant), CivilDate.lastInstant))
    let (year, month, day) = moment.date.components
    var bytes: [UInt8] = []
    bytes.reserveCapacity(22)
    func add(_ number: Int, _ sign: Unicode.Scalar) {
      bytes.append(UInt8(ascii: "0") + UInt8(number / 10))
      bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
      bytes.append(UInt8(ascii: sign))
    }
    bytes.append(UInt8(ascii: "\""))
    // The first two digits of the year have no sign behind them.
    add(year / 100, "-")
    bytes.removeLast()
    add(year % 100, "-")
    add(month, "-")
    add(day, "T")
    add(moment.secondOfDay / 3_600, ":")
    add(moment.secondOfDay / 60 % 60, ":")
    add(moment.secondOfDay % 60, "Z")
    bytes.append(UInt8(ascii: "\""))
    return bytes
  }

  /// Turns the line breaks between the parts of a value into spaces; a string cannot hold one.
  static func onOneLine(_ value: some Collection<UInt8>) -> [UInt8] {
    guard value.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return Array(value) }
    return value.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func escape(_ unit: UInt32) -> [UInt8] {
    let digits = String(unit, radix: 16)
    return Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.utf8.count).utf8)
      + Array(digits.utf8)
  }
}

/// A member of a JSON object whose value stays in its own bytes.
package struct Member: Hashable, Sendable {
  /// The key, unescaped.
  package let name: String
  /// The value as it stands in the file.
  package let value: [UInt8]
}
