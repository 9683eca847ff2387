/// How much is taken in at once: more than any program writes, and little enough that no file costs more than it is worth.
package enum ImportLimits {
  /// The bytes of all files of another program together.
  package static let bytes = 32 << 20
  /// The bytes of a document of xday's own: whatever went out comes in again.
  package static let ownBytes = 256 << 20
  /// The bytes of a todo.txt: a hundred thousand lines of forty.
  package static let todoTxtBytes = 4 << 20
  /// The tasks, those among them that are left out for what they are (deleted, without a title).
  package static let tasks = 100_000
  /// The bytes of what becomes a title, a tag or a name: a line of todo.txt, a SUMMARY.
  package static let detailBytes = 100_000

  /// How many bytes are read of a file that begins so.
  package static func bytes(beginning bytes: some Collection<UInt8>) -> Int {
    let beginning = String(decoding: bytes.prefix(8_192), as: UTF8.self)
    return ImportFormat.detected(in: beginning, named: "") == .json ? ownBytes : ImportLimits.bytes
  }

  /// Throws the line of a text that is longer than `detailBytes`.
  static func check(detail text: String, line: Int?) throws(ExchangeFault) {
    if text.utf8.count > detailBytes { throw ExchangeFault(line: line, kind: .detailTooLong) }
  }
}
