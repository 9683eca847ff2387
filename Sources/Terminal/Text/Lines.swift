extension String {
  /// The text without spaces at its end, which a terminal would only select.
  package var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
