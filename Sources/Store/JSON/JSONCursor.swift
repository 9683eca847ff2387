/// A strict reader of JSON (RFC 8259) that walks over bytes once and makes values only where asked to.
///
/// It refuses what lenient readers let pass: duplicate keys, a trailing comma, a byte order mark, bytes that
/// are no UTF-8, unpaired surrogates. Every fault carries its offset in the bytes.
struct JSONCursor {
  /// Deeper nesting is refused, so that no input can exhaust the stack.
  private static let depthLimit = 64

  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  private var depth = 0
  /// The keys of the objects that are open, outermost first.
  private var keys: [Range<Int>] = []
  /// How many escapes have been read, by which a key that holds one is noticed.
  var escapes = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The byte under the cursor, nil at the end.
  @inline(__always)
  var peek: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// The fault of finding the byte under the cursor, or the end, where something else has to stand.
  var unexpected: JSONFault {
    guard let byte = peek else { return JSONFault(offset: offset, damage: .truncated) }
    return JSONFault(offset: offset, damage: .unexpectedByte(byte))
  }

  /// Steps over space, tab, line feed and carriage return.
  @inline(__always)
  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// Steps over exactly this byte.
  @inline(__always)
  mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard peek == byte else { throw unexpected }
    offset += 1
  }

  /// Steps over white space up to the end of the bytes, where nothing else may stand.
  mutating func expectEnd() throws(JSONFault) {
    skipSpace()
    if peek != nil { throw unexpected }
  }

  /// Steps over one value of any kind and returns where it stands.
  @discardableResult
  mutating func skipValue() throws(JSONFault) -> Range<Int> {
    let start = offset
    switch peek {
    case UInt8(ascii: "\""): _ = try skipString()
    case UInt8(ascii: "{"): try members { cursor, _ throws(JSONFault) in try cursor.skipValue() }
    case UInt8(ascii: "["): try elements { cursor throws(JSONFault) in try cursor.skipValue() }
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try skipNumber()
    }
    return start..<offset
  }

  /// Walks over an object; `visit` gets each key's place (without quotes) and has to step over the value.
  mutating func members(
    _ visit: (inout JSONCursor, Range<Int>) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    let first = keys.count
    var areKeysPlain = true
    try sequence(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { cursor throws(JSONFault) in
      guard cursor.peek == UInt8(ascii: "\"") else { throw cursor.unexpected }
      let escapesBefore = cursor.escapes
      let key = try cursor.skipString()
      areKeysPlain = areKeysPlain && cursor.escapes == escapesBefore
      cursor.keys.append(key)
      cursor.skipSpace()
      try cursor.expect(UInt8(ascii: ":"))
      cursor.skipSpace()
      try visit(&cursor, key)
    }
    try refuseDuplicates(from: first, areKeysPlain: areKeysPlain)
    keys.removeLast(keys.count - first)
  }

  /// Walks over an array; `visit` has to step over one element.
  mutating func elements(_ visit: (inout JSONCursor) throws(JSONFault) -> Void) throws(JSONFault) {
    try sequence(from: UInt8(ascii: "["), to: UInt8(ascii: "]"), visit)
  }

  /// Whether the bytes of a place spell this name.
  @inline(__always)
  func spells(_ place: Range<Int>, _ name: StaticString) -> Bool {
    guard place.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<place.count where bytes[place.lowerBound + index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func sequence(
    from open: UInt8, to close: UInt8, _ visit: (inout JSONCursor) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    depth += 1
    guard depth <= JSONCursor.depthLimit else { throw JSONFault(offset: offset, damage: .tooDeep) }
    try expect(open)
    skipSpace()
    if peek != close {
      while true {
        try visit(&self)
        skipSpace()
        guard peek == UInt8(ascii: ",") else { break }
        offset += 1
        skipSpace()
      }
    }
    try expect(close)
    depth -= 1
  }

  private mutating func word(_ word: StaticString) throws(JSONFault) {
    for index in 0..<word.utf8CodeUnitCount {
      try expect(word.utf8Start[index])
    }
  }

  private mutating func skipNumber() throws(JSONFault) {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let whole = offset
    guard skipDigits() > 0 else { throw unexpected }
    guard offset - whole == 1 || bytes[whole] != UInt8(ascii: "0") else {
      throw JSONFault(offset: start, damage: .badNumber)
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits() > 0 else { throw JSONFault(offset: start, damage: .badNumber) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw JSONFault(offset: start, damage: .badNumber) }
    }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
    return offset - start
  }
}

extension JSONCursor {
  /// Objects up to this size are compared pair by pair, which needs no memory; larger ones are sorted.
  private static let smallObject = 16

  private func refuseDuplicates(from first: Int, areKeysPlain: Bool) throws(JSONFault) {
    if areKeysPlain, keys.count - first <= JSONCursor.smallObject {
      for index in first..<keys.count {
        for earlier in first..<index where isSame(keys[earlier], keys[index]) {
          throw duplicate(keys[index])
        }
      }
      return
    }
    // By bytes, since texts that differ only in their normal form are different keys.
    let sorted = keys[first...].map { (bytes: Array(text(of: $0).utf8), place: $0) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    for (left, right) in zip(sorted, sorted.dropFirst()) where left.bytes == right.bytes {
      throw duplicate(left.place.lowerBound < right.place.lowerBound ? right.place : left.place)
    }
  }

  private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { bytes[$0] == bytes[$1] }
  }

  private func duplicate(_ key: Range<Int>) -> JSONFault {
    JSONFault(offset: key.lowerBound - 1, damage: .duplicateKey(text(of: key)))
  }
}
