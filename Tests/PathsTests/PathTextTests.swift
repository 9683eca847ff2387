import Paths
import TestSupport
import Testing

@Suite("Paths as text")
struct PathTextTests {
  @Test(
    "Each is turned back into its bytes",
    arguments: [
      ("", []), ("/home/anna", []), ("/tmp/Grüße 🦊", []), ("caf", [0xE9]), ("", [0xFF, 0xFE]),
      // A scalar that begins and does not end, an encoded surrogate, one beyond the last, a longer form than needed.
      ("a", [0xE2, 0x82]), ("a", [0xED, 0xA0, 0x80]), ("a", [0xF4, 0x90, 0x80, 0x80]), ("a", [0xC0, 0xAF]),
      // The scalars that stand for bytes, and their neighbours.
      ("\u{EF80}", []), ("\u{EFFF}x", []), ("\u{EF7F}\u{F000}", []), ("\u{EFA0}", [0xA0]),
    ] as [(String, [UInt8])])
  func roundTrip(beginning: String, end: [UInt8]) {
    let bytes = Array(beginning.utf8) + end
    let text = PathText.text(of: bytes)
    #expect(PathText.bytes(of: text) == bytes)
    #expect(bytes.map { CChar(bitPattern: $0) }.withTerminator { PathText.text(of: $0) } == text)
    #expect(text.systemBytes == bytes)
  }

  @Test("What is UTF-8 stays as it is")
  func plain() {
    for text in ["/tmp/Grüße 🦊", "", "\u{E000}", "ﻀ\u{EE7F}"] {
      #expect(PathText.text(of: Array(text.utf8)) == text)
    }
    #expect(PathText.text(of: [0x61, 0xE9]).unicodeScalars.map(\.value) == [0x61, 0xEFE9])
  }

  @Test("Different bytes are different texts", arguments: 1...3 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Bytes that make up scalars more often than chance would, the marks' own among them.
    let likely: [UInt8] = [0xEE, 0xBE, 0xBF, 0x80, 0xAF, 0xE9, 0xC3, 0xF0, 0x9F, 0x61, 0x2F, 0xED]
    var seen: [String: [UInt8]] = [:]
    for _ in 0..<4_000 {
      let length = Int.random(in: 0...7, using: &generator)
      let bytes = (0..<length).map { _ in likely.randomElement(using: &generator) ?? 0x61 }
      let text = PathText.text(of: bytes)
      #expect(PathText.bytes(of: text) == bytes)
      #expect(text.systemBytes == bytes)
      #expect(seen[text, default: bytes] == bytes)
      seen[text] = bytes
    }
  }
}

extension String {
  /// What a system call would see.
  fileprivate var systemBytes: [UInt8] {
    withSystemPath { path in
      var bytes: [UInt8] = []
      var next = path
      while next.pointee != 0 {
        bytes.append(UInt8(bitPattern: next.pointee))
        next += 1
      }
      return bytes
    }
  }
}

extension [CChar] {
  fileprivate func withTerminator<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    (self + [0]).withUnsafeBufferPointer { $0.baseAddress.map(body) }
  }
}
