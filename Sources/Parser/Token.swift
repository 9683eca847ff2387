/// A piece of the text: a word, a number, one symbol, or words to be taken letter for letter.
struct Token: Sendable {
  /// What a token is made of.
  enum Kind: Sendable {
    case word
    case number
    case symbol
    case literal
  }

  /// What it is made of.
  let kind: Kind
  /// Where its text stands in the line, in bytes; a backslash before it is left out.
  let bytes: Range<Int>
  /// Whether white space stands before it; true for the first token.
  let hasSpaceBefore: Bool
  /// What the word means; empty for all but words of the vocabulary.
  var word = Word()
  /// The value of a number of up to nine digits.
  var value: Int?
  /// The symbol.
  var symbol: Unicode.Scalar?
  /// Whether a word begins with a capital letter.
  var isCapitalised = false
  /// What stands between the quotation marks of a quotation, in bytes.
  var quoted: Range<Int>?

  /// How many digits a number has.
  var digits: Int { kind == .number ? bytes.count : 0 }
}
