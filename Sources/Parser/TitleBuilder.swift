/// Puts together the title from the tokens that no part has taken.
struct TitleBuilder {
  private let line: Line
  /// For each token whether a part has taken it.
  private var isTaken: [Bool]
  /// For each token whether it is punctuation left over where a part was taken.
  private var isDropped: [Bool]

  /// The title, and the bytes of the line that it is made of, piece by piece.
  struct Title {
    var text = ""
    var pieces: [ArraySlice<UInt8>] = []
    /// The tokens of the line that it is made of.
    var tokens: [Int] = []
  }

  /// A builder for a line of which some parts were taken.
  init(line: Line, taken: [Reading]) {
    self.line = line
    isTaken = Array(repeating: false, count: line.count)
    isDropped = isTaken
    for part in taken {
      for index in part.tokens { isTaken[index] = true }
    }
    for part in taken { dropSeams(around: part.tokens) }
    dropBrackets()
    keepColons()
  }

  /// The rest of the tokens with single spaces.
  func title() -> Title {
    let kept = line.tokens.indices.filter(isKept)
    if kept.count == 1, let only = kept.first, let quoted = line.tokens[only].quoted {
      return Title(text: TitleBuilder.trimmed(line.bytes[quoted]), pieces: [line.bytes[quoted]], tokens: kept)
    }
    var bytes: [UInt8] = []
    var pieces: [ArraySlice<UInt8>] = []
    var previous: Int?
    for index in kept {
      if let previous {
        if hasSpace(between: previous, and: index) { bytes.append(UInt8(ascii: " ")) }
      } else if index > 0, line.isExclamation(index), line.touches(index) {
        continue
      }
      let piece = line.bytes[line.tokens[index].bytes]
      bytes.append(contentsOf: piece)
      pieces.append(piece)
      previous = index
    }
    return Title(text: String(decoding: bytes, as: UTF8.self), pieces: pieces, tokens: kept)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") }
    let rest = bytes.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) } ?? rest.startIndex - 1
    return String(decoding: rest[rest.startIndex..<end + 1], as: UTF8.self)
  }

  private func isKept(_ index: Int) -> Bool {
    !isTaken[index] && !isDropped[index]
  }

  private func hasSpace(between previous: Int, and index: Int) -> Bool {
    if index == previous + 1 { return line.tokens[index].hasSpaceBefore }
    if line.isSymbol(previous, in: TitleBuilder.opening), line.touches(previous + 1) { return false }
    return !(line.isSymbol(index, in: TitleBuilder.closing) && line.touches(index))
  }

  private static let opening: [Unicode.Scalar] = ["(", "[", "{"]
  private static let closing: [Unicode.Scalar] = ["!", "?", ")", "]", "}", "…", ".", ",", ":", ";"]

  /// The bracket that a closing one closes; nil for any other symbol.
  private static func partner(of symbol: Unicode.Scalar) -> Unicode.Scalar? {
    switch symbol {
    case ")": "("
    case "]": "["
    case "}": "{"
    default: nil
    }
  }
}

/// Punctuation at the seams.
extension TitleBuilder {
  /// A colon stays with the word of the title that it follows, as long as the title goes on after it.
  private mutating func keepColons() {
    var hasMore = false
    for index in line.tokens.indices.reversed() {
      if hasMore, isDropped[index], line.isSymbol(index, ":"), line.touches(index), isKept(index - 1) {
        isDropped[index] = false
      }
      if isKept(index), line.tokens[index].kind != .symbol { hasMore = true }
    }
  }

  private mutating func dropSeams(around range: Range<Int>) {
    var after = range.upperBound
    while after < line.count, !isTaken[after], isSeamAfter(after) {
      isDropped[after] = true
      after += 1
    }
    var before = range.lowerBound - 1
    while before >= 0, !isTaken[before], isSeamBefore(before) {
      isDropped[before] = true
      before -= 1
    }
  }

  private static let dashes: [Unicode.Scalar] = ["-", "–", "—", "/", "|"]
  private static let marks: [Unicode.Scalar] = [",", ":", ";", ".", "·", "-", "–", "—", "/", "|"]

  /// Punctuation after a part goes, except dots in a row and a dash that belongs to what follows.
  private func isSeamAfter(_ index: Int) -> Bool {
    guard line.isSymbol(index, in: TitleBuilder.marks) else { return false }
    if isDash(index) { return line.touches(index) || !line.touches(index + 1) }
    return !isEllipsis(index) && !isFace(index)
  }

  /// Punctuation before a part goes, except the dot of an ordinal, dots in a row and a dash within a word.
  private func isSeamBefore(_ index: Int) -> Bool {
    guard line.isSymbol(index, in: TitleBuilder.marks) else { return false }
    if isDash(index) { return !line.touches(index) }
    if isEllipsis(index) { return false }
    return !(line.isSymbol(index, ".") && line.touches(index) && line.isNumber(index - 1))
  }

  /// Whether a sign stands here that can also belong to a word.
  private func isDash(_ index: Int) -> Bool {
    line.isSymbol(index, in: TitleBuilder.dashes)
  }

  /// Whether the sign here is the eyes of a face such as «:)».
  private func isFace(_ index: Int) -> Bool {
    !line.touches(index) && line.touches(index + 1) && line.isSymbol(index + 1, in: ["(", ")"])
  }

  private func isEllipsis(_ index: Int) -> Bool {
    guard line.isSymbol(index, ".") else { return false }
    return line.touches(index) && line.isSymbol(index - 1, ".")
      || line.touches(index + 1) && line.isSymbol(index + 1, ".")
  }

  /// Drops the pairs of brackets from which parts were taken and in which nothing is left.
  private mutating func dropBrackets() {
    var open: [(index: Int, hasKept: Bool, hasTaken: Bool)] = []
    for index in line.tokens.indices {
      if isTaken[index] {
        if !open.isEmpty { open[open.count - 1].hasTaken = true }
      } else if line.isSymbol(index, in: TitleBuilder.opening) {
        open.append((index, false, false))
      } else if let symbol = line.tokens[index].symbol, let partner = TitleBuilder.partner(of: symbol),
        let last = open.last, line.isSymbol(last.index, partner)
      {
        open.removeLast()
        let isEmpty = last.hasTaken && !last.hasKept
        if isEmpty { dropPair(last.index, index) }
        guard !open.isEmpty else { continue }
        if isEmpty { open[open.count - 1].hasTaken = true } else { open[open.count - 1].hasKept = true }
      } else if !isDropped[index], !open.isEmpty {
        open[open.count - 1].hasKept = true
      }
    }
  }

  private mutating func dropPair(_ opening: Int, _ closing: Int) {
    isDropped[opening] = true
    isDropped[closing] = true
    dropSeams(around: opening..<closing + 1)
  }
}
