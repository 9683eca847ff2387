internal import Paths

/// Text from outside, made harmless before it reaches a terminal.
enum SafeText {
  /// The text on one line, with control characters and bidirectional controls shown as `�`, and bytes of a path
  /// that are no UTF-8 as `\xE9`.
  ///
  /// A title that came by import or a hand edit could otherwise move the cursor, rename the window or turn
  /// the rest of the line around.
  static func shown(_ text: String) -> String {
    guard !text.isPlain, text.unicodeScalars.contains(where: isDangerous) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        result.append(" ")
      } else if PathText.isMark(scalar) {
        result.append(contentsOf: hexadecimal(scalar).unicodeScalars)
      } else {
        result.append(isDangerous(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// A byte of a path that is no UTF-8, as shells and C write it.
  private static func hexadecimal(_ mark: Unicode.Scalar) -> String {
    "\\x" + String(mark.value & 0xFF, radix: 16, uppercase: true)
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: PathText.isMark(scalar)
    }
  }
}
