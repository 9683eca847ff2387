/// Cuts a text into tokens in one pass.
struct Lexer {
  private let bytes: [UInt8]
  private var tokens: [Token] = []
  private var position = 0
  private var spaceBefore = true
  /// Opening marks for which no closing one is left in the text.
  private var unpaired: [Unicode.Scalar] = []

  /// The tokens of a text; newlines and tabs count as spaces, other control characters are dropped.
  static func line(_ text: String) -> Line {
    var lexer = Lexer(bytes: cleaned(text.utf8))
    lexer.run()
    return Line(bytes: lexer.bytes, tokens: lexer.tokens)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    while position < bytes.count {
      let (scalar, length) = scalar(at: position)
      if Lexer.isSpace(scalar) {
        position += length
        spaceBefore = true
        continue
      }
      let isFirstOfChunk = spaceBefore
      if let token = literal(scalar, length: length) ?? (isFirstOfChunk ? address() : nil) {
        append(token)
      } else if Lexer.isDigit(bytes[position]) {
        append(number())
      } else if Lexer.isWordScalar(scalar) {
        append(word())
      } else {
        append(
          Token(
            kind: .symbol, bytes: position..<position + length, hasSpaceBefore: spaceBefore, symbol: scalar))
        position += length
      }
    }
  }

  private mutating func append(_ token: Token) {
    tokens.append(token)
    spaceBefore = false
  }

  private mutating func number() -> Token {
    let start = position
    while position < bytes.count, Lexer.isDigit(bytes[position]) { position += 1 }
    let digits = bytes[start..<position]
    let value = digits.count > 9 ? nil : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return Token(kind: .number, bytes: start..<position, hasSpaceBefore: spaceBefore, value: value)
  }

  private mutating func word() -> Token {
    let start = position
    let isCapitalised = scalar(at: position).scalar.properties.isUppercase
    var folded: [UInt8] = []
    folded.reserveCapacity(Vocabulary.longest + 4)
    while position < bytes.count {
      let (scalar, length) = scalar(at: position)
      guard Lexer.isWordScalar(scalar) else { break }
      if folded.count <= Vocabulary.longest {
        Lexer.fold(scalar, bytes[position..<position + length], into: &folded)
      }
      position += length
    }
    return Token(
      kind: .word, bytes: start..<position, hasSpaceBefore: spaceBefore, word: Vocabulary.word(folded),
      isCapitalised: isCapitalised)
  }
}

/// Text that is taken letter for letter.
extension Lexer {
  /// The marks that end a quotation; none where the mark begins no quotation.
  private static func closingMarks(of opening: Unicode.Scalar) -> [Unicode.Scalar] {
    switch opening {
    case "\"": ["\""]
    case "„": ["“", "”", "\""]
    case "“": ["”"]
    case "«": ["»"]
    case "»": ["«"]
    default: []
    }
  }

  /// A quotation, or the word after a backslash.
  private mutating func literal(_ scalar: Unicode.Scalar, length: Int) -> Token? {
    guard spaceBefore || tokens.last?.symbol == "(" || tokens.last?.symbol == "[" else { return nil }
    if scalar == "\\" {
      let start = position + 1
      let end = chunkEnd(from: start)
      guard start < end else { return nil }
      position = end
      return Token(kind: .literal, bytes: start..<end, hasSpaceBefore: spaceBefore)
    }
    let closing = Lexer.closingMarks(of: scalar)
    guard !closing.isEmpty, !unpaired.contains(scalar) else { return nil }
    let start = position
    var index = position + length
    while index < bytes.count {
      let (candidate, size) = self.scalar(at: index)
      if closing.contains(candidate) {
        position = index + size
        return Token(
          kind: .literal, bytes: start..<position, hasSpaceBefore: spaceBefore, quoted: start + length..<index
        )
      }
      index += size
    }
    unpaired.append(scalar)
    return nil
  }

  /// An address with `://`.
  private mutating func address() -> Token? {
    let end = chunkEnd(from: position)
    let chunk = bytes[position..<end]
    guard
      let colon = chunk.firstIndex(of: UInt8(ascii: ":")), chunk[colon...].starts(with: "://".utf8)
    else { return nil }
    defer { position = end }
    return Token(kind: .literal, bytes: position..<end, hasSpaceBefore: spaceBefore)
  }

  /// The end of what stands together from here to the next white space, without a separator at its end.
  private func chunkEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let (scalar, length) = scalar(at: end)
      guard !Lexer.isSpace(scalar) else { break }
      end += length
    }
    while end > start + 1, ",;:)]}".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The scalar whose UTF-8 form begins at this byte.
  private func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = bytes[index]
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
