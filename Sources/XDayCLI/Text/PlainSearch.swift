extension String {
  /// The text with another in the place of every occurrence of a part, which is not empty.
  ///
  /// The standard library's own comes with all of its regular expressions, a megabyte of a static program.
  func replacing(_ part: String, with other: String) -> String {
    let sought = Array(part.utf8)
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while !rest.isEmpty {
      if rest.starts(with: sought) {
        bytes += other.utf8
        rest = rest.dropFirst(sought.count)
      } else {
        bytes.append(rest.removeFirst())
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

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
