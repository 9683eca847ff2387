/// A text cut into tokens, and questions about single ones; a place past the end answers no to all of them.
struct Line: Sendable {
  /// The text in UTF-8, without control characters.
  let bytes: [UInt8]
  /// The tokens in order.
  let tokens: [Token]

  /// How many tokens there are.
  var count: Int { tokens.count }

  /// The meaning of the word at this place, an empty one elsewhere.
  func word(_ index: Int) -> Word {
    tokens.indices.contains(index) ? tokens[index].word : Word()
  }

  /// Whether the word at this place can play a role.
  func has(_ index: Int, _ role: Word.Roles) -> Bool {
    !word(index).roles.isDisjoint(with: role)
  }

  /// Whether a symbol stands at this place.
  func isSymbol(_ index: Int, _ symbol: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].symbol == symbol
  }

  /// Whether one of these symbols stands at this place.
  func isSymbol(_ index: Int, in symbols: [Unicode.Scalar]) -> Bool {
    guard tokens.indices.contains(index), let symbol = tokens[index].symbol else { return false }
    return symbols.contains(symbol)
  }

  /// Whether the token at this place follows the one before it without white space.
  func touches(_ index: Int) -> Bool {
    index > 0 && index < count && !tokens[index].hasSpaceBefore
  }

  /// The value of the number at this place when it has this many digits.
  func number(_ index: Int, digits: ClosedRange<Int>) -> Int? {
    guard tokens.indices.contains(index), digits.contains(tokens[index].digits) else { return nil }
    return tokens[index].value
  }

  /// The value of the number that follows the token before it without white space.
  func touchingNumber(_ index: Int, digits: ClosedRange<Int>) -> Int? {
    touches(index) ? number(index, digits: digits) : nil
  }

  /// Whether a number stands at this place.
  func isNumber(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .number
  }

  /// Whether a word that begins with a capital letter stands at this place.
  func isCapitalised(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isCapitalised
  }

  /// Whether a word of more than one letter stands at this place that is all capitals.
  func isUpperCase(_ index: Int) -> Bool {
    guard isCapitalised(index) else { return false }
    return bytes[tokens[index].bytes].count > 1
      && !bytes[tokens[index].bytes].contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Whether the token at this place is exactly this ASCII text, whatever its case.
  func spells(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].bytes.count == text.utf8CodeUnitCount else {
      return false
    }
    return text.withUTF8Buffer { wanted in
      zip(bytes[tokens[index].bytes], wanted).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 >= 0x61 }
    }
  }

  /// The place after a full stop that touches the token before this place.
  func pastDot(_ index: Int) -> Int {
    touches(index) && isSymbol(index, ".") ? index + 1 : index
  }

  /// The place after one comma.
  func pastComma(_ index: Int) -> Int {
    isSymbol(index, ",") ? index + 1 : index
  }

  /// The place after one comma or opening bracket.
  func pastOpening(_ index: Int) -> Int {
    isSymbol(index, ",") || isSymbol(index, "(") ? index + 1 : index
  }

  /// The text of some tokens as written.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(
      decoding: bytes[tokens[first].bytes.lowerBound..<tokens[last].bytes.upperBound], as: UTF8.self)
  }
}

extension Line {
  private static let opening: [Unicode.Scalar] = ["(", "[", "{"]
  private static let closing: [Unicode.Scalar] = [
    ".", ":", "!", "?", "…", ")", "]", "}", ",", ";", "-", "–", "—",
  ]

  /// Whether a part can begin here: after white space, an opening bracket or a comma that separates.
  func canBegin(_ index: Int) -> Bool {
    guard touches(index) else { return true }
    if isSymbol(index - 1, in: Line.opening) { return true }
    return isSeparatingComma(index - 1)
  }

  /// Whether a part can end before this place: at white space, or at punctuation that white space follows.
  func canEnd(_ index: Int) -> Bool {
    var index = index
    while touches(index) {
      guard isSymbol(index, in: Line.closing) else { return false }
      if isSeparatingComma(index) { return true }
      index += 1
    }
    return true
  }

  /// A comma or semicolon, unless it stands between digits as in «1,5».
  private func isSeparatingComma(_ index: Int) -> Bool {
    guard isSymbol(index, ",") || isSymbol(index, ";") else { return false }
    return !(touches(index + 1) && isNumber(index + 1) && isNumber(index - 1))
  }
}
