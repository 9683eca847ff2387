/// What a task is, whatever becomes of it: 16 random letters out of the 20 consonants without y.
///
/// Without vowels no word comes about by accident; 20¹⁶ ids never meet, on however many devices they are drawn.
package struct TaskID: Hashable, Comparable, Sendable {
  /// The number of letters of an id.
  package static let length = 16

  private static let letters = Array("bcdfghjklmnpqrstvwxz".utf8)

  /// The first and the last eight letters, the foremost in the highest byte, so that order is alphabetical.
  private let high: UInt64
  private let low: UInt64

  /// The first id of all in alphabetical order, for places that are filled later.
  static let lowest = TaskID(high: 0x6262_6262_6262_6262, low: 0x6262_6262_6262_6262)

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The id that a text spells; nil unless it is 16 lower-case consonants without y.
  package init?(_ text: some StringProtocol) {
    self.init(bytes: text.utf8)
  }

  /// A new random id.
  package init(using generator: inout some RandomNumberGenerator) {
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for _ in 0..<TaskID.length {
      let letter = TaskID.letters[Int.random(in: 0..<TaskID.letters.count, using: &generator)]
      halves = (halves.high << 8 | halves.low >> 56, halves.low << 8 | UInt64(letter))
    }
    (high, low) = halves
  }

  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == TaskID.length else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for byte in bytes {
      guard TaskID.isLetter(byte) else { return nil }
      halves = (halves.high << 8 | halves.low >> 56, halves.low << 8 | UInt64(byte))
    }
    (high, low) = halves
  }

  /// The number of letters that two ids have in common at their beginning, 0…16.
  func commonPrefix(with other: TaskID) -> Int {
    let difference = high ^ other.high
    if difference != 0 { return difference.leadingZeroBitCount / 8 }
    return 8 + (low ^ other.low).leadingZeroBitCount / 8
  }

  /// The first letters.
  package func prefix(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: TaskID.length) { buffer in
      for index in 0..<min(count, TaskID.length) {
        let half = index < 8 ? high : low
        buffer[index] = UInt8(truncatingIfNeeded: half >> UInt64(56 - index % 8 * 8))
      }
      return min(count, TaskID.length)
    }
  }

  /// Which of the 400 first two letters it has, 0…399: only ids within such a block can share a code.
  var block: Int {
    let (first, second) = (UInt8(truncatingIfNeeded: high >> 56), UInt8(truncatingIfNeeded: high >> 48))
    return TaskID.position(first) * TaskID.letters.count + TaskID.position(second)
  }

  /// The block of the ids that begin as a text does; nil when no id can.
  static func block(of text: String) -> Int? {
    let first = Array(text.utf8.prefix(2))
    guard first.count == 2, first.allSatisfy(isLetter) else { return nil }
    return position(first[0]) * letters.count + position(first[1])
  }

  /// The number of blocks.
  static let blockCount = 400

  /// Alphabetical.
  package static func < (left: TaskID, right: TaskID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  /// The letters of ids as bits, `a` the lowest: all but a, e, i, o, u and y.
  private static let letterBits: UInt32 = 0x2EF_BEEE

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && letterBits >> UInt32(byte - UInt8(ascii: "a")) & 1 == 1
  }

  private static func position(_ letter: UInt8) -> Int {
    letters.firstIndex(of: letter) ?? 0
  }
}

extension TaskID: CustomStringConvertible {
  /// The 16 letters.
  package var description: String { prefix(TaskID.length) }
}
