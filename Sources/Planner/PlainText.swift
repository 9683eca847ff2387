extension [String] {
  /// The texts as one, as the standard library joins them; for that generic one the runtime would look through
  /// all conformances of the program.
  func joined(separator: String) -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}

extension StringProtocol {
  /// Whether another text, which is not empty, is part of this one, byte for byte.
  ///
  /// The standard library's own comes with all of its regular expressions, a megabyte of a static program.
  func contains(_ part: String) -> Bool {
    let sought = Array(part.utf8)
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: sought) }
  }
}

extension [String] {
  /// Whether all of the tags that are asked for, which come in lower case, are among these.
  func hasAll(of asked: [String]) -> Bool {
    asked.allSatisfy { tag in contains { $0.lowercased() == tag } }
  }
}
