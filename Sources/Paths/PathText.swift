/// Paths as text that can be turned back into their bytes, whatever these are.
///
/// To the system a path is bytes; in a program, in xday.json and on the screen it is text. A byte that is no UTF-8
/// becomes one scalar of U+EF80…U+EFFF, a private area, so that the text is valid everywhere; those scalars
/// themselves become three of them, a byte each. So different bytes are different texts, and a path of UTF-8 is
/// what it always was.
///
/// ```swift
/// let folder = PathText.text(of: getenv("XDAY_HOME"))    // where bytes come in: environment, readdir, readlink
/// let file = folder + "/xday.json"                       // in between it is a string like any other
/// let descriptor = file.withSystemPath { open($0, O_RDONLY) }   // where they go out: every system call
/// ```
///
/// A path that was passed to a call as a `String` of itself, or decoded with `String(cString:)`, leads elsewhere
/// where it is no UTF-8.
package enum PathText {
  /// The text of a path that ends with a zero byte.
  package static func text(of path: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: path), !hasMarks(text) { return text }
    var bytes: [UInt8] = []
    var next = path
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return text(of: bytes)
  }

  /// The text of a path, or of a part of one between slashes.
  package static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !hasMarks(text) { return text }
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      let length: Int
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return String(text)
      case .error(let count): length = count
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        length = encoded.count
        if !isMark(scalar) {
          text.append(scalar)
          place += length
          continue
        }
      }
      for byte in bytes[place..<place + length] {
        if let mark = Unicode.Scalar(0xEF00 + UInt32(byte)) { text.append(mark) }
      }
      place += length
    }
  }

  /// The bytes of a path, without a zero byte at the end.
  package static func bytes(of text: String) -> [UInt8] {
    guard hasMarks(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if isMark(scalar) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    return bytes
  }

  /// Whether a text holds what stands for a byte that is no UTF-8.
  package static func hasMarks(_ text: String) -> Bool {
    // In UTF-8 the marks begin with this byte, as little else does.
    let mayHaveMarks = text.utf8.withContiguousStorageIfAvailable { $0.contains(0xEE) } ?? true
    return mayHaveMarks && text.unicodeScalars.contains(where: isMark)
  }

  /// Whether a scalar stands for a byte that is no UTF-8.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0xEF80...0xEFFF).contains(scalar.value)
  }
}

extension String {
  /// Calls a body with the bytes of this path, a zero byte behind them, as system calls want it.
  ///
  /// The bytes are there only while the body runs; errno is as the body left it.
  package func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard PathText.hasMarks(self) else { return withCString(body) }
    let terminated = PathText.bytes(of: self).map { CChar(bitPattern: $0) } + [0]
    return terminated.withUnsafeBufferPointer { buffer in buffer.baseAddress.map(body) ?? withCString(body) }
  }
}
