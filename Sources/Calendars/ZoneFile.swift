/// A zone as the zone database of the machine keeps it: a TZif file (RFC 9636).
///
/// It holds the changes of the past one by one, and a rule for those to come.
struct ZoneFile {
  private let table: OffsetTable
  /// The rule after the last change of the table.
  private let rule: ZoneRule?

  /// Reads a file; nil for bytes that are no TZif file, are cut off, have a rule that is none, or count leap
  /// seconds, which civil time as RFC 5545 means it does not.
  init?(_ bytes: Bytes) {
    guard var block = Block(bytes, at: 0, timeSize: 4) else { return nil }
    var rule: ZoneRule?
    if block.version >= UInt8(ascii: "2") {
      // The first block is for readers that know no more than 32 bits.
      guard let wide = Block(bytes, at: block.end, timeSize: 8) else { return nil }
      block = wide
      // Between two line breaks stands the rule, or nothing where the last change holds for ever.
      let footer = bytes[block.end...]
      guard footer.first == UInt8(ascii: "\n"),
        let end = footer.dropFirst().firstIndex(of: UInt8(ascii: "\n"))
      else { return nil }
      let text = footer[(block.end + 1)..<end]
      rule = ZoneRule(text)
      if rule == nil && !text.isEmpty { return nil }
    }
    guard block.leapSeconds == 0, let table = block.table(bytes) else { return nil }
    self.table = table
    self.rule = rule
  }

  /// The offset in force at an instant, in seconds east of UTC.
  func offset(at instant: Int) -> Int {
    if let rule, instant >= table.instants.last ?? .min { return rule.offset(at: instant) }
    return table.offset(at: instant)
  }
}

/// A header and the data behind it (RFC 9636 §3.1, §3.2).
private struct Block {
  private static let headerSize = 44
  private static let typeSize = 6

  let version: UInt8
  let leapSeconds: Int
  /// The place behind the block.
  let end: Int
  private let changes: Int
  private let types: Int
  private let timeSize: Int
  /// Where the instants of the changes stand; their types follow, then what the types are.
  private let start: Int

  /// The block at a place; nil where none begins there or not all of it is there.
  init?(_ bytes: Bytes, at place: Int, timeSize: Int) {
    guard place + Block.headerSize <= bytes.count, bytes[place...].starts(with: "TZif".utf8) else {
      return nil
    }
    // Of UT/local indicators, standard/wall indicators, leap seconds, transitions, types and abbreviations.
    func count(_ index: Int) -> Int { bytes.bigEndian(at: place + 20 + 4 * index, size: 4) }
    let counts = (0..<6).map(count)
    guard counts.allSatisfy({ $0 >= 0 && $0 <= bytes.count }) else { return nil }
    version = bytes[place + 4]
    (leapSeconds, changes, types) = (counts[2], counts[3], counts[4])
    self.timeSize = timeSize
    start = place + Block.headerSize
    end =
      start + changes * (timeSize + 1) + types * Block.typeSize + counts[5] + leapSeconds * (timeSize + 4)
      + counts[1] + counts[0]
    guard end <= bytes.count, types > 0 else { return nil }
  }

  /// The changes; nil when one names a type that is not there, or they are not in order, or an offset is a day or more.
  func table(_ bytes: Bytes) -> OffsetTable? {
    let typesStart = start + changes * (timeSize + 1)
    var instants: [Int] = []
    var offsets: [Int] = []
    for index in 0..<changes {
      let instant = bytes.bigEndian(at: start + index * timeSize, size: timeSize)
      let type = Int(bytes[start + changes * timeSize + index])
      guard type < types, instants.last.map({ $0 < instant }) ?? true else { return nil }
      instants.append(instant)
      offsets.append(bytes.bigEndian(at: typesStart + type * Block.typeSize, size: 4))
    }
    let first = bytes.bigEndian(at: typesStart, size: 4)
    guard ZoneRule.isOffset(first), offsets.allSatisfy(ZoneRule.isOffset) else { return nil }
    return OffsetTable(first: first, instants: instants, offsets: offsets)
  }
}

extension Bytes {
  /// A signed whole number of 4 or 8 bytes, the highest first.
  fileprivate func bigEndian(at place: Int, size: Int) -> Int {
    let bits = self[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Int(Int32(truncatingIfNeeded: bits)) : Int(Int64(bitPattern: bits))
  }
}
