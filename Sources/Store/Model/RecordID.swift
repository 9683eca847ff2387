/// The id of a task: 16 random letters out of the 20 consonants without y.
///
/// Without vowels no word comes about by accident; 20¹⁶ ids never meet, on however many devices they are drawn.
package typealias TaskID = RecordID

/// The id of a block of time: 12 random digits, so that a code of letters is a task's and one of digits a block's.
package typealias BlockID = RecordID

/// What a record is, whatever becomes of it: a task by 16 letters, or a block of time by 12 digits.
package struct RecordID: Hashable, Comparable, Sendable {
  /// The number of letters of a task's id.
  package static let length = 16
  /// The number of digits of a block's id.
  package static let digitCount = 12

  private static let letters = Array("bcdfghjklmnpqrstvwxz".utf8)

  /// The first and the last eight letters, zeros behind fewer than sixteen, the foremost in the highest byte, so that
  /// order is alphabetical.
  private let high: UInt64
  private let low: UInt64

  /// The first id of all in alphabetical order, for places that are filled later.
  static let lowest = RecordID(high: 0x6262_6262_6262_6262, low: 0x6262_6262_6262_6262)

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The id that a text spells; nil unless it is 16 lower-case consonants without y.
  package init?(_ text: some StringProtocol) {
    self.init(bytes: text.utf8)
  }

  /// The id of a block that a text spells; nil unless it is 12 digits.
  package init?(digits text: some StringProtocol) {
    self.init(digits: text.utf8)
  }

  init?(digits bytes: some Collection<UInt8>) {
    guard bytes.count == RecordID.digitCount else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      halves = (halves.high << 8 | halves.low >> 56, halves.low << 8 | UInt64(byte))
    }
    // Twelve digits stand where the last twelve of sixteen letters would.
    (high, low) = (halves.high << 32 | halves.low >> 32, halves.low << 32)
  }

  /// The id of any record that a text spells.
  static func any(_ text: String) -> RecordID? {
    RecordID(text) ?? RecordID(digits: text)
  }

  /// Whether it is that of a block.
  package var isBlock: Bool { high >> 56 <= 0x39 }

  /// A new random id of a task.
  package init(using generator: inout some RandomNumberGenerator) {
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for _ in 0..<RecordID.length {
      let letter = RecordID.letters[Int.random(in: 0..<RecordID.letters.count, using: &generator)]
      halves = (halves.high << 8 | halves.low >> 56, halves.low << 8 | UInt64(letter))
    }
    (high, low) = halves
  }

  /// A new random id of a block.
  static func block(using generator: inout some RandomNumberGenerator) -> BlockID {
    let digits = (0..<digitCount).map { _ in
      UInt8(ascii: "0") + UInt8(Int.random(in: 0..<10, using: &generator))
    }
    let id = BlockID(digits: digits)
    return id ?? .lowest
  }

  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == RecordID.length else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for byte in bytes {
      guard RecordID.isLetter(byte) else { return nil }
      halves = (halves.high << 8 | halves.low >> 56, halves.low << 8 | UInt64(byte))
    }
    (high, low) = halves
  }

  /// The number of letters that the ids of two tasks have in common at their beginning, 0…16.
  package func commonPrefix(with other: RecordID) -> Int {
    let difference = high ^ other.high
    if difference != 0 { return difference.leadingZeroBitCount / 8 }
    return 8 + (low ^ other.low).leadingZeroBitCount / 8
  }

  /// The first letters.
  package func prefix(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: RecordID.length) { buffer in
      for index in 0..<min(count, RecordID.length) {
        let half = index < 8 ? high : low
        buffer[index] = UInt8(truncatingIfNeeded: half >> UInt64(56 - index % 8 * 8))
      }
      return min(count, RecordID.length)
    }
  }

  /// Which of the 400 first two letters it has, 0…399: only ids within such a block can share a code.
  var block: Int {
    let (first, second) = (UInt8(truncatingIfNeeded: high >> 56), UInt8(truncatingIfNeeded: high >> 48))
    return RecordID.position(first) * RecordID.letters.count + RecordID.position(second)
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
  package static func < (left: RecordID, right: RecordID) -> Bool {
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

extension RecordID: CustomStringConvertible {
  /// The 16 letters or the 12 digits.
  package var description: String { prefix(isBlock ? RecordID.digitCount : RecordID.length) }
}
