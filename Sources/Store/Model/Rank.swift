/// A place in the order of the list: between any two ranks lies another, so moving a task rewrites one task.
///
/// A rank is a number in base 62: a letter that says how long the whole part is (`a` two characters,
/// `b` three … and downwards `Z` two, `Y` three …), the whole part, and a fraction without trailing zeros.
/// So ranks at either end grow with the logarithm of their number, and byte order is their order.
package struct Rank: Hashable, Comparable, Sendable {
  /// The rank as it stands in the file.
  package let text: String

  private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// The lowest whole part, which is no rank by itself, since nothing could come before it.
  private static let floor = Array("A".utf8) + Array(repeating: UInt8(ascii: "0"), count: 26)

  /// The rank of the first task of all.
  package static let middle = Rank(whole: Array("a0".utf8), fraction: [])

  /// Nil unless the text is a rank in its only spelling.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let head = bytes.first, let length = Rank.wholeLength(head), bytes.count >= length,
      bytes.allSatisfy(Rank.isDigit),
      bytes.count == length || bytes.last != UInt8(ascii: "0"), bytes != Rank.floor
    else { return nil }
    self.text = text
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// A rank strictly between two others, nil meaning no bound on that side; nil unless `lower` < `upper`.
  package static func between(_ lower: Rank?, _ upper: Rank?) -> Rank? {
    switch (lower, upper) {
    case (nil, nil):
      return middle
    case (nil, let upper?):
      if let before = step(upper.whole, up: false) { return Rank(whole: before, fraction: []) }
      // The lowest whole part has no rank of its own, but all the fractions above it.
      return Rank(whole: floor, fraction: middle([], upper.whole == floor ? upper.fraction : nil))
    case (let lower?, nil):
      if let after = step(lower.whole, up: true) { return Rank(whole: after, fraction: []) }
      return Rank(whole: lower.whole, fraction: middle(lower.fraction, nil))
    case (let lower?, let upper?):
      guard lower < upper else { return nil }
      if lower.whole == upper.whole {
        return Rank(whole: lower.whole, fraction: middle(lower.fraction, upper.fraction))
      }
      if let after = step(lower.whole, up: true).map({ Rank(whole: $0, fraction: []) }), after < upper {
        return after
      }
      return Rank(whole: lower.whole, fraction: middle(lower.fraction, nil))
    }
  }

  /// Byte order.
  package static func < (left: Rank, right: Rank) -> Bool {
    left.text < right.text
  }

  private init(whole: [UInt8], fraction: [UInt8]) {
    text = String(decoding: whole + fraction, as: UTF8.self)
  }

  private var whole: [UInt8] {
    let bytes = Array(text.utf8)
    return Array(bytes.prefix(Rank.wholeLength(bytes[0]) ?? bytes.count))
  }

  private var fraction: [UInt8] {
    Array(text.utf8.dropFirst(whole.count))
  }

  /// The length of the whole part that begins with this letter, 2…27.
  private static func wholeLength(_ head: UInt8) -> Int? {
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head - UInt8(ascii: "a")) + 2
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - head) + 2
    default: nil
    }
  }

  /// The next whole part up or down, nil where there is none: after 62²⁶ steps.
  private static func step(_ whole: [UInt8], up: Bool) -> [UInt8]? {
    var result = whole
    let (edge, start) = up ? (digits[61], digits[0]) : (digits[0], digits[61])
    for index in result.indices.dropFirst().reversed() {
      if result[index] != edge {
        result[index] = digits[value(result[index]) + (up ? 1 : -1)]
        return result == floor ? nil : result
      }
      result[index] = start
    }
    switch (whole[0], up) {
    case (UInt8(ascii: "z"), true), (UInt8(ascii: "A"), false): return nil
    case (UInt8(ascii: "Z"), true): return Array("a0".utf8)
    case (UInt8(ascii: "a"), false): return Array("Zz".utf8)
    default:
      let head = up ? whole[0] + 1 : whole[0] - 1
      let length = wholeLength(head) ?? 2
      return [head] + Array(repeating: start, count: length - 1)
    }
  }

  /// A fraction strictly between two others, without a trailing zero; nil as upper bound is one.
  private static func middle(_ lower: [UInt8], _ upper: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var upper = upper
    var index = 0
    while true {
      let low = index < lower.count ? value(lower[index]) : 0
      let high = upper.map { index < $0.count ? value($0[index]) : 0 } ?? 62
      if high - low > 1 {
        result.append(digits[(low + high) / 2])
        return result
      }
      result.append(digits[low])
      // One digit below the upper bound everything that follows is below it too.
      if high > low { upper = nil }
      index += 1
    }
  }

  private static func value(_ digit: UInt8) -> Int {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A")) + 10
    default: Int(digit - UInt8(ascii: "a")) + 36
    }
  }
}
