import Testing

@testable import Parser
@testable import Store

@Suite("Codes and words")
struct CodeWordTests {
  private static let letters = "bcdfghjklmnpqrstvwxz".map(String.init)

  @Test("no new code is a word of the grammar", arguments: letters)
  func noWord(first: String) {
    let pairs = Self.letters.map { first + $0 }
    for code in pairs + pairs.flatMap({ pair in Self.letters.map { pair + $0 } }) where Vocabulary.has(code) {
      #expect(CodeBook.isWord(code), "\(code)")
    }
  }
}
