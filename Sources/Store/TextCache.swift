#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What was made of texts that come again and again, by their bytes.
///
/// Of fixed size: a text that falls on another's place takes it, and the other is made anew when it comes again.
struct TextCache<Value> {
  private struct Slot {
    var key: [UInt8]
    var value: Value
  }

  private static var size: Int { 512 }
  private var slots: [Slot]

  /// A cache of texts; `empty` is what the empty one makes.
  init(empty: Value) {
    slots = Array(repeating: Slot(key: [], value: empty), count: Self.size)
  }

  /// What is made of the bytes of a place; `make` makes it where it is not there.
  @inline(__always)
  mutating func value(of bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>, make: () -> Value) -> Value {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in place { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    let slot = Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(Self.size - 1))
    if slots[slot].key.isSame(as: bytes, place) { return slots[slot].value }
    let value = make()
    slots[slot] = Slot(key: Array(bytes[place]), value: value)
    return value
  }
}

extension [UInt8] {
  /// Whether these are the bytes of a place among others.
  @inline(__always)
  func isSame(as bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>) -> Bool {
    guard count == place.count else { return false }
    return withUnsafeBufferPointer { own in
      guard let left = own.baseAddress, let right = bytes.baseAddress else { return isEmpty }
      return memcmp(left, right + place.lowerBound, count) == 0
    }
  }
}
