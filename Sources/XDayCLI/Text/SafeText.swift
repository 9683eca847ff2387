/// Text from outside, made harmless before it reaches a terminal.
enum SafeText {
  /// The text on one line, with control characters and bidirectional controls shown as `�`.
  ///
  /// A title that came by import or a hand edit could otherwise move the cursor, rename the window or turn
  /// the rest of the line around.
  static func shown(_ text: String) -> String {
    guard !text.isPlain, text.unicodeScalars.contains(where: isDangerous) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        result.append(" ")
      } else {
        result.append(isDangerous(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
