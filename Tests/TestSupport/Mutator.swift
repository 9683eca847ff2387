/// Breaks texts as transport, editors and enemies do, from a seed.
package struct Mutator {
  private var generator: SeededGenerator

  /// What stands where nobody expects it: numbers beyond all ranges, marks of every format, characters that are
  /// no text.
  private static let odd = [
    "999999999999999999", "99999999999999999999999", "-1", "0", "9999-12-31", "0000-00-00",
    "99991231T235959Z",
    "18000101", "", " ", ":", ";", ",", "=", "\"", "\\", "\\n", "\r\n", "{", "}", "[", "]", "BEGIN:VTODO\r\n",
    "END:VTODO\r\n", "null", "true", "\u{0}", "\u{1B}[2J", "\u{202E}", "\u{301}", "x ", "(A) ",
    "rec:9999999d",
    "INTERVAL=999999999999999999", "X-XDAY-EDITED:\r\n", "PT9999999H9999999M",
  ]

  /// A mutator for a seed.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The bytes with one to six things wrong.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) { mutate(&bytes) }
    return bytes
  }

  /// A number from 0 up to this one.
  package mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = number(below: bytes.count)
    let odd = Array((Mutator.odd.randomElement(using: &generator) ?? "").utf8)
    switch number(below: 9) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(contentsOf: odd, at: place)
    case 4: bytes.replaceSubrange(number(at: place, in: bytes), with: odd)
    case 5: bytes.removeSubrange(place..<min(bytes.count, place + number(below: 60)))
    case 6: bytes.removeLast(number(below: bytes.count / 4 + 1))
    default: moveLine(at: place, in: &bytes)
    }
  }

  /// The digits at or after a place.
  private func number(at place: Int, in bytes: [UInt8]) -> Range<Int> {
    let isDigit = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 }
    let start = bytes[place...].firstIndex(where: isDigit) ?? place
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    return start..<end
  }

  /// Takes a line away, doubles it or puts it elsewhere.
  private mutating func moveLine(at place: Int, in bytes: inout [UInt8]) {
    let feed = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: feed).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: feed).map { $0 + 1 } ?? bytes.count
    let line = Array(bytes[start..<end])
    if number(below: 2) == 0 { bytes.removeSubrange(start..<end) }
    let other = bytes[..<number(below: bytes.count + 1)].lastIndex(of: feed).map { $0 + 1 } ?? 0
    if number(below: 2) == 0 { bytes.insert(contentsOf: line, at: other) }
  }
}
