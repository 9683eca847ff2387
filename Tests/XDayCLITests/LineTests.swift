import Foundation
import Terminal
import TestSupport
import Testing

@testable import XDayCLI

/// What is typed after a question stands there as it was typed, whatever keys it took.
@Suite("A line that is typed")
struct LineTests {
  static let keys =
    Array("abzüö日 \u{7F}\u{7F}\u{1}\u{5}\u{8}").map(String.init)
    + ["\u{1B}[D", "\u{1B}[C", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{17}", "\u{15}", "\u{1B}[1;5D"]

  /// The line that these keys make.
  static func line(_ keys: String) -> String {
    var decoder = KeyDecoder()
    var editor = LineEditor()
    for event in decoder.read(Array(keys.utf8)) + decoder.settle() { _ = editor.take(event) }
    return editor.text
  }

  @Test(
    "the terminal shows the question and the line, and nothing of what stood there before", arguments: 0..<20)
  func shown(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let typed = (0..<Int.random(in: 1...24, using: &random)).map { _ in
      Self.keys.randomElement(using: &random) ?? ""
    }
    // No day is read from it, so that it is asked again.
    let keys = typed.joined() + "\u{1B}[Fxx"
    for (width, language, question) in [(80, "en", "Which day?"), (40, "de", "Welcher Tag?")] {
      let session = DialogueTests.session(language: language, keys: "a" + keys + "\nq")
      session.terminalWidth = width
      let rows = Screen(session.run("morning").out, columns: width).rows
      let asked = rows.filter { $0.hasPrefix("   " + question) }
      #expect(asked.first == "   \(question) \(Self.line(keys))", "\(keys.debugDescription)")
      #expect(asked.count == 2 && asked.last == "   \(question) q", "\(rows)")
    }
  }

  @Test(
    "a question longer than the line stands there once, and what is typed behind it",
    arguments: [80, 60, 40, 24])
  func long(width: Int) {
    for language in ["de", "en"] {
      let session = DialogueTests.session(language: language, keys: "resst\u{7F}\u{7F}et\n")
      session.terminalWidth = width
      let result = session.run("reset")
      #expect(result.status == 0, "\(result)")
      let text = Screen(result.out, columns: width).rows.joined(separator: " ")
      let question = language.hasPrefix("de") ? "Alle Aufgaben und" : "Delete all tasks"
      #expect(text.hasPrefix(question) && text.components(separatedBy: question).count == 2, "\(text)")
      #expect(text.contains(language == "de" ? "tippen: reset " : "confirm: reset "), "\(text)")
    }
  }
}
