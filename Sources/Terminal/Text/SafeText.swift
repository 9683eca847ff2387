/// Text from outside as it stands in a row: on one line, as wide as it is measured.
///
/// Nothing depends on it for safety, which is the gate's business (`Gate`); but a row whose title has line breaks
/// or invisible characters in it would not line up.
package enum SafeText {
  /// The text on one line, with control characters and bidirectional controls shown as `�`.
  package static func shown(_ text: String) -> String {
    guard !text.isPlain, text.unicodeScalars.contains(where: { $0 == "\n" || Harmful.contains($0) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        result.append(" ")
      } else {
        result.append(Harmful.contains(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}
