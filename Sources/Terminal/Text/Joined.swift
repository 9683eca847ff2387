extension [String] {
  /// The texts as one, as the standard library joins them; for that generic one the runtime would look through
  /// all conformances of the program.
  package func joined(separator: String = "") -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}
