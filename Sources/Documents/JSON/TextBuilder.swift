/// A text that is put together from many small pieces: bytes take them several times as fast as a `String`.
struct TextBuilder {
  private var bytes: [UInt8] = []

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a piece.
  static func += (builder: inout TextBuilder, piece: String) {
    builder.bytes.append(contentsOf: piece.utf8)
  }

  /// Appends a byte of ASCII.
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }
}
