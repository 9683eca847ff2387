extension StringProtocol {
  /// Whether another text is part of this one, byte for byte.
  ///
  /// The standard library's own comes with all of its regular expressions, a megabyte of a static program.
  func contains(_ part: String) -> Bool {
    let sought = Array(part.utf8)
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: sought) }
  }
}
