#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
  /// Whether the string that was stepped over last holds an escape.
  var hasEscape = false
  /// Where the outermost object begins whose keys have to be looked at closely.
  private var doubt: Int?

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
    while offset < bytes.count, bytes[offset] <= 0x20 {
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
  ///
  /// Inlined, like everything that is done for each member: a store of ten thousand tasks has a hundred thousand.
  @inline(__always)
  mutating func members(
    _ visit: (inout JSONCursor, Range<Int>) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    let start = offset
    var seen = SeenKeys()
    try walkMembers { cursor, key throws(JSONFault) in
      seen.note(cursor.bytes, key, isPlain: !cursor.hasEscape)
      try visit(&cursor, key)
    }
    // What lies around an object in doubt may be so too, and is then looked at in the same walk: but in
    // the outer levels, which hold most of a file, at once.
    if seen.mayRepeat { doubt = start }
    if let start = doubt, depth <= JSONCursor.outerLevels {
      doubt = nil
      try refuseDuplicates(from: start)
    }
  }

  /// Walks over an array; `visit` has to step over one element.
  @inline(__always)
  mutating func elements(_ visit: (inout JSONCursor) throws(JSONFault) -> Void) throws(JSONFault) {
    try sequence(from: UInt8(ascii: "["), to: UInt8(ascii: "]"), visit)
  }

  /// Whether the bytes of a place spell this name.
  @inline(__always)
  func spells(_ place: Range<Int>, _ name: StaticString) -> Bool {
    guard place.count == name.utf8CodeUnitCount, let start = bytes.baseAddress else { return false }
    return memcmp(start + place.lowerBound, name.utf8Start, name.utf8CodeUnitCount) == 0
  }

  /// Walks over an object without a look at its keys.
  @inline(__always)
  private mutating func walkMembers(
    _ visit: (inout JSONCursor, Range<Int>) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try sequence(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { cursor throws(JSONFault) in
      guard cursor.peek == UInt8(ascii: "\"") else { throw cursor.unexpected }
      let key = try cursor.skipString()
      cursor.skipSpace()
      try cursor.expect(UInt8(ascii: ":"))
      cursor.skipSpace()
      try visit(&cursor, key)
    }
  }

  @inline(__always)
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
  /// How many levels are looked at closely each by itself: a file, its list, a record.
  private static let outerLevels = 3

  /// Looks closely at all keys of the object that begins at a place, those of the objects inside too.
  private func refuseDuplicates(from start: Int) throws(JSONFault) {
    var cursor = JSONCursor(bytes, at: start)
    try cursor.lookClosely()
  }

  private mutating func lookClosely() throws(JSONFault) {
    switch peek {
    case UInt8(ascii: "["): try elements { cursor throws(JSONFault) in try cursor.lookClosely() }
    case UInt8(ascii: "{"):
      var keys: [Key] = []
      try walkMembers { cursor, key throws(JSONFault) in
        keys.append(Key(bytes: Array(cursor.text(of: key).utf8), place: key.lowerBound - 1))
        try cursor.lookClosely()
      }
      keys.sort { $0.bytes == $1.bytes ? $0.place < $1.place : $0.bytes.lexicographicallyPrecedes($1.bytes) }
      for (left, right) in zip(keys, keys.dropFirst()) where left.bytes == right.bytes {
        throw JSONFault(
          offset: right.place, damage: .duplicateKey(String(decoding: right.bytes, as: UTF8.self)))
      }
    default: try skipValue()
    }
  }

  /// A key by its bytes, since texts that differ only in their normal form are different keys.
  private struct Key {
    let bytes: [UInt8]
    let place: Int
  }
}

/// Which keys of an object were met, roughly: two different keys may look alike, two equal ones always do.
struct SeenKeys {
  private var bits: UInt64 = 0
  /// Whether a key may be there twice.
  private(set) var mayRepeat = false

  /// Notes a key; one with an escape may spell any other.
  @inline(__always)
  mutating func note(_ bytes: UnsafeBufferPointer<UInt8>, _ key: Range<Int>, isPlain: Bool) {
    let bit: UInt64 =
      1 << (key.isEmpty ? 0 : SeenKeys.look(bytes[key.lowerBound], bytes[key.upperBound - 1], key.count))
    if bits & bit != 0 || !isPlain { mayRepeat = true }
    bits |= bit
  }

  /// What a key looks like, 0…63: chosen so that no two keys of one kind of object in xday's files look alike.
  @inline(__always)
  static func look(_ first: UInt8, _ last: UInt8, _ count: Int) -> UInt64 {
    UInt64((Int(first) * 4 + Int(last) * 19 + count * 6) & 63)
  }
}
