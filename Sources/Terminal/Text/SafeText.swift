internal import Paths

/// Text from outside as it stands in a row: on one line, as wide as it is measured.
///
/// Nothing depends on it for safety, which is the gate's business (`Gate`); but a row whose title has line breaks
/// or invisible characters in it would not line up.
package enum SafeText {
  /// The text on one line, with control characters and bidirectional controls shown as `�`, and bytes of a path that
  /// are no UTF-8 as `\xE9`.
  package static func shown(_ text: String) -> String {
    guard !text.isPlain,
      text.unicodeScalars.contains(where: { $0 == "\n" || Harmful.contains($0) || PathText.isMark($0) })
    else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        result.append(" ")
      } else if PathText.isMark(scalar) {
        result.append(contentsOf: hexadecimal(scalar).unicodeScalars)
      } else {
        result.append(Harmful.contains(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// A byte of a path that is no UTF-8, as shells and C write it.
  private static func hexadecimal(_ mark: Unicode.Scalar) -> String {
    "\\x" + String(mark.value & 0xFF, radix: 16, uppercase: true)
  }
}
