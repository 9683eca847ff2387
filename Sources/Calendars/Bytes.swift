/// Bytes of a file as they lie in memory, for as long as the file is being read.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension Bytes {
  /// The place of the first line break from a place on, the end where there is none.
  @inline(__always)
  func lineBreak(from start: Int, to end: Int) -> Int {
    let feed = SIMD16(repeating: UInt8(ascii: "\n"))
    let carriageReturn = SIMD16(repeating: UInt8(ascii: "\r"))
    var index = start
    while index &+ 16 <= end {
      let block = block(at: index)
      let found = Bytes.bits((block .== feed) .| (block .== carriageReturn))
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 16
    }
    while index < end, !isLineBreak(self[index]) { index &+= 1 }
    return index
  }

  /// The place of the last byte of this value in a range; nil where there is none.
  @inline(__always)
  func last(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index - 16 >= range.lowerBound {
      let found = Bytes.bits(block(at: index - 16) .== SIMD16(repeating: byte))
      if found != 0 { return index - 1 - found.leadingZeroBitCount / 8 }
      index -= 16
    }
    while index > range.lowerBound {
      index -= 1
      if self[index] == byte { return index }
    }
    return nil
  }

  /// Whether two bytes follow each other at a place before the end of a range.
  @inline(__always)
  func hasPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at index: Int, before end: Int) -> Bool {
    self[index] == UInt8(ascii: first) && index &+ 1 < end && self[index &+ 1] == UInt8(ascii: second)
  }

  /// The eight bytes at a place as one number, the first the lowest; past the end of a range they are 0.
  @inline(__always)
  func word(at index: Int, before end: Int) -> UInt64 {
    index &+ 8 <= end
      ? UInt64(littleEndian: load(UInt64.self, at: index)) : lastWord(at: index, before: end)
  }

  private func lastWord(at index: Int, before end: Int) -> UInt64 {
    // Where eight bytes end here, they are read, and those before the place pushed out.
    if index < end, end >= 8 {
      return UInt64(littleEndian: load(UInt64.self, at: end - 8)) >> (8 * (8 - (end - index)))
    }
    var word: UInt64 = 0
    for place in index..<Swift.max(index, end) { word |= UInt64(self[place]) << (8 * (place - index)) }
    return word
  }

  /// Sixteen bytes, which must be there.
  @inline(__always)
  private func block(at index: Int) -> SIMD16<UInt8> {
    load(SIMD16<UInt8>.self, at: index)
  }

  @inline(__always)
  private func load<Value: BitwiseCopyable>(_ type: Value.Type, at index: Int) -> Value {
    UnsafeRawPointer(baseAddress.unsafelyUnwrapped).loadUnaligned(fromByteOffset: index, as: type)
  }

  /// A mask of sixteen bytes as one number, the first byte the lowest.
  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD16<Int8>>) -> UInt128 {
    UInt128(littleEndian: unsafeBitCast(mask, to: UInt128.self))
  }
}

/// Whether a range of bytes is this text, which is given in capitals, in any case.
@inline(__always)
func matches(_ text: StaticString, _ bytes: Bytes, _ range: Range<Int>) -> Bool {
  guard range.count == text.utf8CodeUnitCount else { return false }
  for index in 0..<range.count {
    let byte = bytes[range.lowerBound + index]
    guard byte == text.utf8Start[index] || uppercased(byte) == text.utf8Start[index] else { return false }
  }
  return true
}

/// Whether some bytes are this text, which is given in capitals, in any case.
func matches(_ text: [UInt8], _ bytes: ArraySlice<UInt8>) -> Bool {
  guard bytes.count == text.count else { return false }
  for index in text.indices where uppercased(bytes[bytes.startIndex + index]) != text[index] { return false }
  return true
}

/// The ASCII capital of a letter, any other byte unchanged.
func uppercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte
}

/// Whether the byte is CR or LF.
func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// Whether the byte is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

/// The range without blanks at its ends.
@inline(__always)
func trimmed(_ range: Range<Int>, in bytes: Bytes) -> Range<Int> {
  var start = range.lowerBound
  var end = range.upperBound
  while start < end, isBlank(bytes[start]) { start += 1 }
  while end > start, isBlank(bytes[end - 1]) { end -= 1 }
  return start..<end
}
