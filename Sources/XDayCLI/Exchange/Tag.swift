/// Tags as they can be typed: a letter, then letters, digits, `-` and `_`.
enum Tag {
  /// The tag that comes closest to a name of another program; empty when no letter is in it.
  ///
  /// `Haus.Garten` becomes `haus-garten`.
  static func name(_ text: String) -> String {
    var name = ""
    for character in text.normalised.lowercased() {
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
}
