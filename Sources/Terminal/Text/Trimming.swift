extension StringProtocol {
  /// The text without white space at either end.
  package var trimmed: String {
    trimming(\.isWhitespace)
  }

  /// The text without such characters at either end.
  package func trimming(_ isLeftOut: (Character) -> Bool) -> String {
    var text = self[...]
    while text.first.map(isLeftOut) ?? false { text.removeFirst() }
    while text.last.map(isLeftOut) ?? false { text.removeLast() }
    return String(text)
  }
}
