#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Cuts a file into content lines, each byte looked at once.
///
/// Lines end with CR LF, LF or CR; empty ones are skipped. A line that begins with a space or a tab goes on
/// from the one before.
struct LineScanner {
  private let bytes: Bytes
  private let end: Int
  private var position: Int
  private var lineNumber: Int
  private var nextLineFeed: Int
  private var nextReturn: Int

  /// A scanner of a part of a file, which begins at a known line.
  init(_ bytes: Bytes, range: Range<Int>, firstLine: Int = 1) {
    self.bytes = bytes
    end = range.upperBound
    position = range.lowerBound
    lineNumber = firstLine
    // Before the range, so that the first search finds the real ones.
    nextLineFeed = range.lowerBound - 1
    nextReturn = range.lowerBound - 1
    skipLineBreaks()
  }

  /// The next content line, nil at the end.
  mutating func next() -> ContentLine? {
    guard position < end else { return nil }
    let start = position
    let number = lineNumber
    var stop = lineEnd(from: start)
    position = stop
    skipLineBreaks()
    var isFolded = false
    while position < end, isBlank(bytes[position]) {
      isFolded = true
      stop = lineEnd(from: position)
      position = stop
      skipLineBreaks()
    }
    return ContentLine(range: start..<stop, isFolded: isFolded, number: number)
  }

  /// The place of the first line break from here on.
  private mutating func lineEnd(from start: Int) -> Int {
    // Each is searched again only when it was passed: a file without CR must not be searched line by line.
    if nextLineFeed < start { nextLineFeed = place(of: UInt8(ascii: "\n"), from: start) }
    if nextReturn < start { nextReturn = place(of: UInt8(ascii: "\r"), from: start) }
    return min(nextLineFeed, nextReturn)
  }

  private func place(of byte: UInt8, from start: Int) -> Int {
    guard let base = bytes.baseAddress, start < end,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return end }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }

  private mutating func skipLineBreaks() {
    while position < end, isLineBreak(bytes[position]) {
      let isPair =
        bytes[position] == UInt8(ascii: "\r") && position + 1 < end
        && bytes[position + 1] == UInt8(ascii: "\n")
      position += isPair ? 2 : 1
      lineNumber += 1
    }
  }
}
