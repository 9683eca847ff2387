/// Bytes of a file as they lie in memory, for as long as the file is being read.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Whether a range of bytes is this text, which is given in capitals, in any case.
func matches(_ text: StaticString, _ bytes: Bytes, _ range: Range<Int>) -> Bool {
  guard range.count == text.utf8CodeUnitCount else { return false }
  for index in 0..<range.count
  where uppercased(bytes[range.lowerBound + index]) != text.utf8Start[index] { return false }
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
func trimmed(_ range: Range<Int>, in bytes: Bytes) -> Range<Int> {
  var start = range.lowerBound
  var end = range.upperBound
  while start < end, isBlank(bytes[start]) { start += 1 }
  while end > start, isBlank(bytes[end - 1]) { end -= 1 }
  return start..<end
}
