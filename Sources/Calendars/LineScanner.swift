/// Cuts a file into content lines, each byte looked at once.
///
/// Lines end with CR LF, LF or CR; empty ones are skipped. A line that begins with a space or a tab goes on
/// from the one before.
struct LineScanner {
  private let bytes: Bytes
  private let end: Int
  private var position: Int
  /// The number of the physical line that comes next.
  private(set) var lineNumber: Int

  /// A scanner of a part of a file, which begins at a known line.
  init(_ bytes: Bytes, range: Range<Int>, firstLine: Int = 1) {
    self.bytes = bytes
    end = range.upperBound
    position = range.lowerBound
    lineNumber = firstLine
  }

  /// The next content line, nil at the end.
  mutating func next() -> ContentLine? {
    skipLineBreaks()
    return position < end ? line() : nil
  }

  /// The next content line of which the beginning is wanted, nil at the end.
  ///
  /// Of the others only the end is looked for. Blanks and line breaks cannot be wanted: so what goes on from a
  /// line that was passed over is passed over too.
  @inline(__always)
  mutating func next(where isWanted: (LineHead) -> Bool) -> ContentLine? {
    while position < end {
      if isWanted(LineHead(bytes, at: position)) { return line() }
      position = bytes.lineBreak(from: position, to: end)
      skipLineBreak()
    }
    return nil
  }

  /// The content line that begins here.
  @inline(__always)
  private mutating func line() -> ContentLine {
    let start = position
    let number = lineNumber
    let firstEnd = bytes.lineBreak(from: start, to: end)
    position = firstEnd
    skipLineBreak()
    // Mostly a letter follows, so that this is all of the line.
    let isAll = position >= end || bytes[position] > UInt8(ascii: " ")
    let stop = isAll ? firstEnd : foldsEnd(from: firstEnd)
    return ContentLine(range: start..<stop, isFolded: stop > firstEnd, number: number)
  }

  /// The end of the line after all that goes on from it.
  private mutating func foldsEnd(from firstEnd: Int) -> Int {
    var stop = firstEnd
    skipLineBreaks()
    while position < end, isBlank(bytes[position]) {
      stop = bytes.lineBreak(from: position, to: end)
      position = stop
      skipLineBreaks()
    }
    return stop
  }

  @inline(__always)
  private mutating func skipLineBreaks() {
    while position < end, isLineBreak(bytes[position]) { skipLineBreak() }
  }

  /// Goes past the line break that begins here, if any.
  @inline(__always)
  private mutating func skipLineBreak() {
    guard position < end else { return }
    position &+= bytes.hasPair("\r", "\n", at: position, before: end) ? 2 : 1
    lineNumber &+= 1
  }
}
