/// A text that is put together from many small pieces: bytes take them several times as fast as a `String`.
struct TextBuilder {
  private var bytes: [UInt8] = []

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins anew in the same place.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends a piece.
  static func += (builder: inout TextBuilder, piece: String) {
    builder.bytes.append(contentsOf: piece.utf8)
  }

  /// Appends a byte of ASCII.
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends spaces, none for a negative number.
  mutating func append(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
  }

  /// Appends a cell and the spaces after it up to a width; a wider one stays as it is.
  mutating func append(_ cell: Cell, to width: Int) {
    self += cell.text
    append(spaces: width - cell.width)
  }
}
