internal import Terminal

/// Text as it is typed at a shell.
enum ShellText {
  /// One word, in single quotes where a shell would cut or change it.
  static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+:@%".unicodeScalars.contains(scalar)
    }
    if isPlain && !text.isEmpty { return text }
    return "'" + SafeText.shown(text).replacing("'", with: "'\\''") + "'"
  }
}
