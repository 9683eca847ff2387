/// Tags as they can be typed: a letter, then letters, digits, `-` and `_`.
enum Tag {
  /// The tag that comes closest to a name of another program; empty when no letter is in it.
  ///
  /// The text is in composed form; `Haus.Garten` becomes `haus-garten`.
  static func name(_ text: String) -> String {
    if isTag(text) { return text }
    var name = ""
    for character in text.lowercased() {
      if character.isLetter || ("0"..."9").contains(character) && !name.isEmpty {
        name.append(character)
      } else if !name.isEmpty, character == "-" || character == "_" {
        name.append(character)
      } else if !name.isEmpty, name.last != "-" {
        name.append("-")
      }
    }
    while name.last == "-" { name.removeLast() }
    return name
  }

  /// Whether a text is a tag as it stands.
  private static func isTag(_ text: String) -> Bool {
    text.first?.isLetter ?? false && text == text.lowercased()
      && text.allSatisfy { $0.isLetter || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" }
  }
}
