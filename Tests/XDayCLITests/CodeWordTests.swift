import Testing

@testable import CommandTable
@testable import Parser
@testable import Store
@testable import Wording
@testable import XDayCLI

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

  @Test("no command and no short name can be a code")
  func noCommand() {
    for command in CommandTableBuilder.commandSet(Language.english.commandWords).commands {
      for word in [command.name] + command.shortNames {
        // Codes have two letters or more, none of them a vowel.
        let isPossible = word.count > 1 && word.allSatisfy { Self.letters.contains(String($0)) }
        #expect(!isPossible || CodeBook.isWord(word), "\(word)")
      }
    }
  }
}
