import TestSupport
import Testing

@testable import Terminal

@Suite("The gate")
struct GateTests {
  /// Keeps what is written to it.
  final class Kept: Sink {
    var bytes: [UInt8] = []
    let isTerminal: Bool
    let columns: Int? = nil

    init(isTerminal: Bool) { self.isTerminal = isTerminal }

    func write(_ bytes: [UInt8]) throws(WriteFailure) { self.bytes += bytes }
  }

  static func written(_ text: StyledText, as form: TextForm = .text, isTerminal: Bool = false) -> String {
    let kept = Kept(isTerminal: isTerminal)
    try? TextOutput(kept).write(text, as: form)
    return String(decoding: kept.bytes, as: UTF8.self)
  }

  static let texts: [(String, String)] = [
    ("plain", "plain"), ("Grüße · «–» 日本 👨‍👩‍👧", "Grüße · «–» 日本 👨‍👩‍👧"), ("", ""), ("a\nb\n", "a\nb\n"),
    ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("\u{7}", "\u{FFFD}"), ("\0", "\u{FFFD}"), ("\u{7F}x", "\u{FFFD}x"),
    ("\u{9B}2J", "\u{FFFD}2J"), ("x\u{85}y", "x\u{FFFD}y"), ("a\tb", "a b"), ("a\r\nb", "a\nb"),
    ("a\rb", "a\u{FFFD}b"), ("\u{202E}abc", "\u{FFFD}abc"), ("a\u{2066}", "a\u{FFFD}"),
    ("\u{2028}", "\u{FFFD}"),
    ("\u{61C}\u{200E}\u{200F}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("\u{A0}Â\u{200D}", "\u{A0}Â\u{200D}"),
  ]

  @Test("what a terminal would act on is shown as a mark, everything else passes as it is", arguments: texts)
  func text(text: String, shown: String) {
    #expect(Self.written(StyledText(text)) == shown)
  }

  @Test("a document is escaped instead, and loses nothing")
  func document() {
    #expect(
      Self.written(StyledText("\"\u{1B}\u{202E}\u{7F}\u{9B}ü\""), as: .document)
        == #""\u001b\u202e\u007f\u009bü""#)
  }

  @Test("a file of another program keeps its texts in a pipe, but for what would act on a terminal")
  func interchange() {
    let text = StyledText("a;\u{1B}\u{9B}\u{7F}\r\nb\rc\t\u{200F}\r\n")
    #expect(Self.written(text, as: .interchange) == "a;\u{FFFD}\u{FFFD}\u{FFFD}\r\nb\u{FFFD}c\t\u{200F}\r\n")
    #expect(
      Self.written(text, as: .interchange, isTerminal: true)
        == "a;\u{FFFD}\u{FFFD}\u{FFFD}\nb\u{FFFD}c \u{FFFD}\n")
  }

  @Test("controls are the program's own, whatever the text beside them holds")
  func controls() {
    let style = Style(isOn: true)
    #expect(
      Self.written("\u{1B}[2m" + style.dim("\u{1B}x") + "y") == "\u{FFFD}[2m\u{1B}[2m\u{FFFD}x\u{1B}[22my")
    #expect(style.dim("").isEmpty && Style(isOn: false).dim("x") == StyledText("x"))
    for control in Control.allCases {
      let sequence = control.sequence.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      #expect(Self.written("a" + StyledText(control) + "b") == "a" + sequence + "b")
      #expect(("a" + StyledText(control) + "b").text == "ab")
    }
  }

  @Test("bytes and scalars agree on every scalar there is")
  func everyScalar() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let length = bytes.withUnsafeBufferPointer { Harmful.length(in: $0, at: 0) }
      guard length == (Harmful.contains(scalar) ? bytes.count : 0) else {
        Issue.record("U+\(String(value, radix: 16))")
        return
      }
    }
  }

  @Test("of random text nothing harmful is left, and nothing harmless is lost")
  func random() {
    var random = SeededGenerator(seed: 21)
    let alphabet: [Unicode.Scalar] = [
      "a", "ü", "日", "\n", "\t", "\r", "\u{1B}", "\u{9B}", "\u{7F}", "\u{202E}", "\u{2029}", "\u{2010}",
      "\u{C2}", "–",
    ]
    for _ in 0..<2_000 {
      var text = StyledText()
      var harmless = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if Bool.random(using: &random) { text.append(Control.allCases.randomElement(using: &random) ?? .dim) }
        let scalar = alphabet.randomElement(using: &random) ?? "a"
        text += String(scalar)
        if !Harmful.contains(scalar) { harmless.unicodeScalars.append(scalar) }
      }
      let plain = Self.written(StyledText(text.text))
      #expect(!plain.unicodeScalars.contains(where: Harmful.contains))
      let kept = plain.unicodeScalars.filter { $0 != "\u{FFFD}" && $0 != " " }
      #expect(Array(kept) == Array(harmless.unicodeScalars))
    }
  }
}
