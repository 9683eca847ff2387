import DayBudget

/// The few properties of a component from which one can tell which days it could touch.
///
/// Nothing is judged here: whatever is odd makes the component one that must be read.
struct ComponentSketch {
  private var start: Int?
  private var startDigits: UInt64 = 0
  private var end: Int?
  private var length = 0
  private var isSeries = false
  private var until = Int.max
  private var mustBeRead = false
  private(set) var uidHash: UInt64 = 0

  /// Takes note of one of its lines, of which the folds are taken out.
  mutating func note(_ name: PropertyName, _ bytes: Bytes, _ line: Range<Int>) {
    switch name {
    case .start: noteStart(bytes, line)
    case .finish: noteEnd(bytes, line)
    case .duration:
      let given = value(bytes, line).flatMap { EventLength(duration: ArraySlice(bytes[$0])) }
      if let given { length = given.daysAtMost } else { mustBeRead = true }
    case .uid: uidHash = value(bytes, line).map { hash(bytes, $0) } ?? 0
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

  /// The days it could touch on its own wall clock; all days when it must be read to know.
  var days: ClosedRange<Int32> {
    guard !mustBeRead, let start else { return .min ... .max }
    // An end before the start, or a length below nothing, is judged when the component is read.
    let end = max(start, start + length, end ?? start)
    guard isSeries else { return Int32(start)...Int32(end) }
    guard until != Int.max else { return Int32(start) ... .max }
    return Int32(start)...Int32(max(end, until + end - start))
  }

  private mutating func noteStart(_ bytes: Bytes, _ line: Range<Int>) {
    guard start == nil else { return }
    startDigits = digits(bytes, line)
    start = ComponentSketch.day(startDigits)
  }

  private mutating func noteEnd(_ bytes: Bytes, _ line: Range<Int>) {
    let digits = digits(bytes, line)
    // Mostly the day of the start, of which the number is known.
    let day = digits == startDigits ? start : ComponentSketch.day(digits)
    if let day { end = end ?? day } else { mustBeRead = true }
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
      if LineHead(bytes, at: index).begins(with: "UNTIL=") {
        return ComponentSketch.day(bytes.word(at: index + 6, before: line.upperBound))
      }
      index += 1
    }
    return nil
  }

  /// The value of a line without parameters, or of one whose parameters hold no colon.
  private func value(_ bytes: Bytes, _ line: Range<Int>) -> Range<Int>? {
    var colon = line.lowerBound
    while colon < line.upperBound, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    return colon < line.upperBound ? trimmed(colon + 1..<line.upperBound, in: bytes) : nil
  }

  /// The first eight bytes of a time, which stands behind the last colon.
  private func digits(_ bytes: Bytes, _ line: Range<Int>) -> UInt64 {
    let colon = bytes.last(UInt8(ascii: ":"), in: line) ?? line.lowerBound - 1
    let value = trimmed(colon + 1..<line.upperBound, in: bytes)
    return bytes.word(at: value.lowerBound, before: value.upperBound)
  }

  /// The day that eight digits name.
  private static func day(_ word: UInt64) -> Int? {
    eightDigits(word).flatMap { digits in
      CivilDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)?.daysSinceEpoch
    }
  }

  /// A hash in the way of FNV-1a, eight bytes at a time; never 0 but for no bytes.
  private func hash(_ bytes: Bytes, _ value: Range<Int>) -> UInt64 {
    guard !value.isEmpty else { return 0 }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in stride(from: value.lowerBound, to: value.upperBound, by: 8) {
      hash = (hash ^ bytes.word(at: index, before: value.upperBound)) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 32
    }
    return hash == 0 ? 1 : hash
  }
}
