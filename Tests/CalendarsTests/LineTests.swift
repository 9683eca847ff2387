import TestSupport
import Testing

@testable import Calendars

@Suite("Lines, looked at several bytes at a time")
struct LineTests {
  @Test("Every name is recognised by its text, in any case, before a colon or a semicolon")
  func names() {
    for name in PropertyName.allCases {
      for text in ["\(name.text)", "\(name.text)".lowercased()] {
        #expect(found("\(text):x") == name)
        #expect(found("\(text);X=1:x") == name)
        #expect(found("\(text):") == name)
        #expect(found("\(text)") == nil)
        #expect(found("\(text)X:x") == nil)
        #expect(found("\(text.dropLast()):x") == nil)
        #expect(found("\(text)\r:x") == nil)
      }
    }
  }

  @Test("A fold may cut a name anywhere but before its first letter")
  func foldedNames() {
    for name in PropertyName.allCases {
      let bytes = Array("\(name.text):x".utf8)
      for place in 1..<bytes.count {
        let folded = bytes[..<place] + Array("\r\n ".utf8) + bytes[place...]
        let found = Array(folded).withUnsafeBufferPointer { bytes in
          var lines = LineScanner(bytes, range: bytes.indices)
          return lines.next()?.name(in: bytes)
        }
        #expect(found == name)
      }
    }
  }

  @Test("Line breaks and colons are found wherever they lie", arguments: 0..<20)
  func places(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let count = Int.random(in: 0...70, using: &generator)
      var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: count)
      for _ in 0..<Int.random(in: 0...3, using: &generator) where count > 0 {
        bytes[Int.random(in: 0..<count, using: &generator)] = Array("\r\n:\u{B}\u{C}\0".utf8).randomElement(
          using: &generator)!
      }
      let start = Int.random(in: 0...count, using: &generator)
      let end = Int.random(in: start...count, using: &generator)
      bytes.withUnsafeBufferPointer { buffer in
        let lineBreak = (start..<end).first { isLineBreak(bytes[$0]) } ?? end
        #expect(buffer.lineBreak(from: start, to: end) == lineBreak)
        let colon = (start..<end).last { bytes[$0] == UInt8(ascii: ":") }
        #expect(buffer.last(UInt8(ascii: ":"), in: start..<end) == colon)
      }
    }
  }

  @Test("Eight digits are read as any other digits are, and nothing else is", arguments: 0..<20)
  func digits(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      let count = Int.random(in: 6...10, using: &generator)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0x30...0x39, using: &generator) }
      if generator.chance(2) {
        bytes[Int.random(in: 0..<count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let word = bytes.withUnsafeBufferPointer { $0.word(at: 0, before: count) }
      #expect(eightDigits(word) == (count < 8 ? nil : digitsValue(bytes[..<8])))
    }
  }

  private func found(_ line: String) -> PropertyName? {
    Array(line.utf8).withUnsafeBufferPointer { PropertyName(beginning: $0, $0.indices) }
  }
}
