import DayBudget

/// The few properties of a component from which one can tell which days it could touch.
///
/// Nothing is judged here: whatever is odd makes the component one that must be read.
struct ComponentSketch {
  private var start: Int?
  private var end: Int?
  private var length = 0
  private var isSeries = false
  private var until = Int.max
  private var mustBeRead = false
  private(set) var uidHash: UInt64 = 0

  /// Takes note of one of its lines, of which the folds are taken out.
  mutating func note(_ name: PropertyName, _ bytes: Bytes, _ line: Range<Int>) {
    switch name {
    case .start: start = start ?? time(bytes, line)
    case .finish:
      if let day = time(bytes, line) { end = end ?? day } else { mustBeRead = true }
    case .duration:
      let given = value(bytes, line).flatMap { EventLength(duration: ArraySlice(bytes[$0])) }
      if let given { length = given.daysAtMost } else { mustBeRead = true }
    case .uid: uidHash = value(bytes, line).map { hash(bytes[$0]) } ?? 0
    case .rule: noteRule(bytes, line)
    case .date, .freeBusy: mustBeRead = true
    case .recurrenceID:
      // One that changes all that follow (RANGE) can move them from any day to any other.
      if bytes[line].lazy.map(uppercased).contains(UInt8(ascii: "G")) { mustBeRead = true }
    default: break
    }
  }

  /// Takes note of a line that is longer than what is read.
  mutating func noteTooLong() {
    mustBeRead = true
  }

  /// The days it could touch on its own wall clock; nil when it must be read to know.
  var days: ClosedRange<Int>? {
    guard !mustBeRead, let start else { return nil }
    let end = max(start + length, end ?? start)
    guard isSeries else { return start...end }
    guard until != Int.max else { return start...Int.max }
    return start...max(end, until + end - start)
  }

  private mutating func noteRule(_ bytes: Bytes, _ line: Range<Int>) {
    // Of several rules the one that goes on longest counts, and telling which is not worth it here.
    let limit = isSeries ? nil : untilDay(bytes, line)
    until = limit ?? Int.max
    isSeries = true
  }

  private func untilDay(_ bytes: Bytes, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    while index + 6 < line.upperBound {
      if matches("UNTIL=", bytes, index..<index + 6) { return day(bytes, index + 6..<line.upperBound) }
      index += 1
    }
    return nil
  }

  /// The value of a line without parameters, or of one whose parameters hold no colon.
  private func value(_ bytes: Bytes, _ line: Range<Int>) -> Range<Int>? {
    bytes[line].firstIndex(of: UInt8(ascii: ":")).map { trimmed($0 + 1..<line.upperBound, in: bytes) }
  }

  /// The day of a time, which stands behind the last colon.
  private func time(_ bytes: Bytes, _ line: Range<Int>) -> Int? {
    var index = line.upperBound - 1
    while index >= line.lowerBound, bytes[index] != UInt8(ascii: ":") { index -= 1 }
    return day(bytes, trimmed(index + 1..<line.upperBound, in: bytes))
  }

  private func day(_ bytes: Bytes, _ range: Range<Int>) -> Int? {
    guard range.count >= 8 else { return nil }
    var digits = 0
    for index in range.lowerBound..<range.lowerBound + 8 {
      let digit = Int(bytes[index]) - Int(UInt8(ascii: "0"))
      guard digit >= 0, digit <= 9 else { return nil }
      digits = digits * 10 + digit
    }
    return CivilDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)?.daysSinceEpoch
  }

  /// FNV-1a, never 0 but for no bytes.
  private func hash(_ value: Slice<Bytes>) -> UInt64 {
    guard !value.isEmpty else { return 0 }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in value { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash == 0 ? 1 : hash
  }
}
