import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("The reader of JSON")
struct JSONCursorTests {
  @Test(
    "Valid JSON is read",
    arguments: [
      "{}", "[]", " [ ] \r\n\t", "null", "true", "false", "0", "-0", "-1.5e+10", "1E3", "\"\"",
      #""\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00""#, "\"é日😀\u{7F}\"", #"{"a": {"a": [1, {"b": null}]}, "A": 2}"#,
      #"{"ä": 1, "a\u0308": 2}"#,
    ])
  func valid(text: String) throws {
    try read(Array(text.utf8))
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
  }

  @Test(
    "What is not valid is refused at its place",
    arguments: [
      ("", 0, .truncated), ("{", 1, .truncated), ("\"ab", 3, .truncated), ("[1,]", 3, .unexpectedByte(0x5D)),
      (#"{"a":1,}"#, 7, .unexpectedByte(0x7D)), ("[1 2]", 3, .unexpectedByte(0x32)),
      ("{a: 1}", 1, .unexpectedByte(0x61)), ("nul", 3, .truncated), ("trux", 3, .unexpectedByte(0x78)),
      ("01", 0, .badNumber), ("1.", 0, .badNumber), ("1e", 0, .badNumber), ("-", 1, .truncated),
      (".5", 0, .unexpectedByte(0x2E)), ("+1", 0, .unexpectedByte(0x2B)), ("NaN", 0, .unexpectedByte(0x4E)),
      ("\"a\nb\"", 2, .controlCharacter), (#""a\x""#, 2, .badEscape), (#""\u12g4""#, 1, .badEscape),
      (#""\ud83d""#, 1, .badEscape), (#""\ude00""#, 1, .badEscape), (#""\ud83d\u0041""#, 1, .badEscape),
      ("1 1", 2, .unexpectedByte(0x31)), ("'a'", 0, .unexpectedByte(0x27)),
      ("// x", 0, .unexpectedByte(0x2F)),
      (#"{"a": 1, "b": 2, "a": 3}"#, 17, .duplicateKey("a")),
      (#"{"a": 1, "\u0061": 3}"#, 9, .duplicateKey("a")),
      (#"{"\u00e4": 1, "a\u0308": 2, "ä": 3}"#, 28, .duplicateKey("ä")),
      (#"[{"x": {"k": 1, "k": 1}}]"#, 16, .duplicateKey("k")),
    ] as [(String, Int, Damage)])
  func invalid(text: String, offset: Int, damage: Damage) {
    let fault = #expect(throws: JSONFault.self) { try read(Array(text.utf8)) }
    #expect(fault?.offset == offset)
    #expect(fault?.damage == damage)
  }

  @Test(
    "Bytes that are no UTF-8 are refused",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xE2, 0x82, 0x28], [0xFF],
      [0xF0, 0x9F, 0x98, 0x28],
    ] as [[UInt8]])
  func noUTF8(bytes: [UInt8]) {
    let fault = #expect(throws: JSONFault.self) { try read([0x22] + bytes + [0x22, 0x22, 0x22]) }
    #expect(fault?.offset == 1)
    #expect(fault?.damage == .notUTF8)
  }

  @Test("Depth is limited, so that no input exhausts the stack")
  func depth() throws {
    try read(Array((String(repeating: "[", count: 64) + String(repeating: "]", count: 64)).utf8))
    let fault = #expect(throws: JSONFault.self) {
      try read(Array(String(repeating: "[", count: 100_000).utf8))
    }
    #expect(fault?.damage == .tooDeep)
  }

  @Test("A key twice among thousands is found, and thousands of keys are no burden")
  func manyKeys() throws {
    let keys = (0..<5_000).map { "\"key\($0)\": \($0)" }
    try read(Array("{\(keys.joined(separator: ","))}".utf8))
    let fault = #expect(throws: JSONFault.self) {
      try read(Array("{\((keys + ["\"key77\": 1"]).joined(separator: ","))}".utf8))
    }
    #expect(fault?.damage == .duplicateKey("key77"))
  }

  @Test("Keys that have to be looked at closely, level within level, are no burden")
  func nestedKeys() throws {
    let open = String(repeating: #"{"\u0061": 1, "b": "#, count: 60)
    try read(Array((open + "2" + String(repeating: "}", count: 60)).utf8))
    let fault = #expect(throws: JSONFault.self) {
      try read(Array((open + #"{"c": 1, "c": 2}"# + String(repeating: "}", count: 60)).utf8))
    }
    #expect(fault?.damage == .duplicateKey("c"))
  }

  @Test("What lies inside of such objects is walked over once")
  func largeNestedKeys() throws {
    let open = String(repeating: #"{"\u0061": 1, "b": "#, count: 60)
    let large = "\"\(String(repeating: "x", count: 1_000_000))\""
    try read(Array((open + large + String(repeating: "}", count: 60)).utf8))
  }

  @Test(
    "Keys of one kind of object look different, so that none has to be looked at closely",
    arguments: [
      Field.allCases.map(\.rawValue), ["unit", "every", "weekdays", "ordinal", "monthDay", "until"],
      ["budget", "language", "me", "dayStart", "edited"], Weekday.allCases.map(\.code) + ["edited"],
      ["name", "path", "allDay", "tentative", "unanswered"], ["command", "text", "at", "changes"],
      ["id", "part", "before", "after"], ["format", "undone", "commands"],
      // A task and a deletion look alike: only tombstones of blocks are looked at closely.
      BlockField.allCases.filter { $0 != .deleted }.map(\.rawValue),
      ["format", "tasks", "deleted", "blocks", "deletedBlocks", "leaving", "settled", "timed"]
        + Part.allCases.map(\.rawValue),
    ])
  func looks(keys: [String]) {
    var seen = SeenKeys()
    for key in keys.map({ Array($0.utf8) }) {
      key.withUnsafeBufferPointer { seen.note($0, 0..<key.count, isPlain: true) }
      #expect(!seen.mayRepeat, "\(String(decoding: key, as: UTF8.self))")
    }
    Array(keys[0].utf8).withUnsafeBufferPointer { seen.note($0, 0..<$0.count, isPlain: true) }
    #expect(seen.mayRepeat)
  }

  @Test(
    "Every string that is written is read again and is plain on any terminal",
    arguments: 1...300 as ClosedRange<UInt64>)
  func stringRoundTrip(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...20, using: &dice) {
      let limit: UInt32 = Bool.random(using: &dice) ? 0x100 : 0x11_0000
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &dice)) { scalars.append(scalar) }
    }
    let bytes = JSONText.string(String(scalars))
    #expect(
      try value(bytes) { cursor throws(JSONFault) in try cursor.string() }.map { Array($0.utf8) }
        == Array(String(scalars).utf8))
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    #expect(
      try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) as? String
        == String(scalars))
  }

  @Test(
    "Instants are seconds of UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-30T09:12:05Z", 1_796_029_925), ("1969-12-31T23:59:59Z", -1),
      ("2026-02-29T00:00:00Z", nil), ("2026-11-30T24:00:00Z", nil), ("2026-11-30T09:60:00Z", nil),
      ("2026-11-30T09:12:60Z", nil), ("2026-11-30T09:12:05+01:00", nil), ("2026-11-30 09:12:05Z", nil),
      ("", nil),
    ] as [(String, Int?)])
  func instants(text: String, seconds: Int?) throws {
    let bytes = Array("\"\(text)\"".utf8)
    #expect(try value(bytes) { cursor throws(JSONFault) in try cursor.instant() } == seconds)
    if let seconds { #expect(JSONText.instant(seconds) == bytes) }
  }

  private func read(_ bytes: [UInt8]) throws(JSONFault) {
    try value(bytes) { cursor throws(JSONFault) in
      cursor.skipSpace()
      try cursor.skipValue()
      try cursor.expectEnd()
    }
  }

  private func value<Value>(
    _ bytes: [UInt8], _ read: (inout JSONCursor) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      return try read(&cursor)
    }
  }
}
