/// One content line of a file as it lies there: its bytes without the last line break, folds included.
struct ContentLine {
  /// Where it lies in the file.
  let range: Range<Int>
  /// Whether there are folds inside.
  let isFolded: Bool
  /// The number of its first physical line, counted from 1.
  let number: Int

  /// The most bytes of a line that is read; longer ones are attachments or attacks.
  static let longest = 1 << 20

  /// Whether it is longer than what is read.
  var isTooLong: Bool { range.count > ContentLine.longest }

  /// The bytes with the folds taken out: each a line break and one space or tab.
  ///
  /// Bytes, not characters: a fold may lie inside a UTF-8 sequence (RFC 5545 §3.1). Of a line that is too
  /// long only the beginning is given.
  func unfolded(in bytes: Bytes, prefix longest: Int = ContentLine.longest) -> [UInt8] {
    let range = range.prefix(longest)
    guard isFolded else { return Array(Bytes(rebasing: bytes[range])) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if isLineBreak(bytes[index]) {
        while index < range.upperBound, isLineBreak(bytes[index]) { index += 1 }
      } else {
        result.append(bytes[index])
      }
      index += 1
    }
    return result
  }

  /// Its name, found without copying the line unless a fold cuts the name in two; nil when the name means
  /// nothing here.
  func name(in bytes: Bytes) -> PropertyName? {
    if let name = PropertyName(beginning: bytes, range) { return name }
    return isFolded ? foldedName(in: bytes) : nil
  }

  private func foldedName(in bytes: Bytes) -> PropertyName? {
    let head = range.prefix(PropertyName.longest + 1)
    guard bytes.lineBreak(from: head.lowerBound, to: head.upperBound) < head.upperBound else { return nil }
    // Four times the length leaves room for the folds themselves.
    return unfolded(in: bytes, prefix: 4 * PropertyName.longest).withUnsafeBufferPointer {
      PropertyName(beginning: $0, $0.indices)
    }
  }
}
