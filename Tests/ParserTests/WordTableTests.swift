import TestSupport
import Testing

@testable import Parser

@Suite("The table of words")
struct WordTableTests {
  @Test("It finds what a dictionary finds", arguments: 0..<10)
  func words(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var table = WordTable()
    var oracle: [String: UInt64] = [:]
    for _ in 0..<400 {
      let names = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Self.name(&generator) }
      let role: UInt64 = 1 << UInt64.random(in: 0..<64, using: &generator)
      table.add(names.joined(separator: " "), Word.Roles(rawValue: role))
      for name in names { oracle[name, default: 0] |= role }
    }
    for name in oracle.keys.sorted() + (0..<400).map({ _ in Self.name(&generator) }) {
      #expect(table[Array(name.utf8)]?.roles.rawValue == oracle[name])
    }
    #expect(table.longest == oracle.keys.map(\.utf8.count).max())
    #expect(table[[]] == nil)
  }

  @Test("A word that is named again means both")
  func both() {
    var table = WordTable()
    table.add("am an") { $0.unit = .day }
    table.add("an", .on)
    #expect(table[Array("an".utf8)]?.unit == .day)
    #expect(table[Array("an".utf8)]?.roles == .on)
    #expect(table[Array("am".utf8)]?.roles == [])
  }

  /// Few letters, so that many words are alike.
  private static func name(_ generator: inout SeededGenerator) -> String {
    let letters = Array("abcde")
    return String(
      (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        letters[Int.random(in: 0..<5, using: &generator)]
      })
  }
}
