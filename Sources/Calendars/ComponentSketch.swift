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

  /// Takes note of one of its lines.
  mutating func note(_ property: PropertyLine) {
    let value = property.content
    if property.isTooLong { mustBeRead = true }
    switch property.name {
    case .start: start = start ?? day(value)
    case .finish:
      if let day = day(value) { end = end ?? day } else { mustBeRead = true }
    case .duration:
      if let given = EventLength(duration: value) { length = given.daysAtMost } else { mustBeRead = true }
    case .uid: uidHash = hash(value)
    case .rule: noteRule(value)
    case .date, .freeBusy: mustBeRead = true
    case .recurrenceID:
      // One that changes all that follow can move them from any day to any other.
      if property.parameter("RANGE") != nil { mustBeRead = true }
    default: break
    }
  }

  /// The days it could touch on its own wall clock; nil when it must be read to know.
  var days: ClosedRange<Int>? {
    guard !mustBeRead, let start else { return nil }
    let end = max(start + length, end ?? start)
    guard isSeries else { return start...end }
    guard until != Int.max else { return start...Int.max }
    return start...max(end, until + end - start)
  }

  private mutating func noteRule(_ value: ArraySlice<UInt8>) {
    // Of several rules the one that goes on longest counts, and telling which is not worth it here.
    let limit = isSeries ? nil : untilDay(value)
    until = limit ?? Int.max
    isSeries = true
  }

  private func untilDay(_ rule: ArraySlice<UInt8>) -> Int? {
    let name = Array("UNTIL=".utf8)
    var index = rule.startIndex
    while index + name.count < rule.endIndex {
      if rule[index..<index + name.count].lazy.map(uppercased).elementsEqual(name) {
        return day(rule[(index + name.count)...])
      }
      guard let semicolon = rule[index...].firstIndex(of: UInt8(ascii: ";")) else { return nil }
      index = semicolon + 1
    }
    return nil
  }

  private func day(_ value: ArraySlice<UInt8>) -> Int? {
    TimeText.date(value)?.daysSinceEpoch
  }

  /// FNV-1a, never 0.
  private func hash(_ value: ArraySlice<UInt8>) -> UInt64 {
    guard !value.isEmpty else { return 0 }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in value { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash == 0 ? 1 : hash
  }
}
