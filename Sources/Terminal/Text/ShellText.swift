internal import Paths

/// Text as it is typed at a shell.
package enum ShellText {
  /// One word, in single quotes where a shell would cut or change it.
  package static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+:@%".unicodeScalars.contains(scalar)
    }
    if isPlain && !text.isEmpty { return text }
    // A byte that is no UTF-8 can be typed in these quotes alone; the text as it is shown has it in their form.
    if PathText.hasMarks(text) {
      let escaped = text.unicodeScalars.map { "\\'".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }
      return "$'" + SafeText.shown(escaped.joined()) + "'"
    }
    let escaped = SafeText.shown(text).unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }
    return "'" + escaped.joined() + "'"
  }
}
