import TestSupport
import Testing

@testable import Terminal

@Suite("Keys")
struct KeyTests {
  /// The events of bytes after which nothing comes for a while.
  static func events(_ text: String) -> [ConsoleEvent] {
    var decoder = KeyDecoder()
    return decoder.read(Array(text.utf8)) + decoder.settle()
  }

  static func key(_ key: Key, _ modifiers: Modifiers = []) -> ConsoleEvent { .key(KeyPress(key, modifiers)) }

  static func typed(_ text: String) -> [ConsoleEvent] {
    text.unicodeScalars.map { key(.character(Character($0))) }
  }

  static let keys: [(String, ConsoleEvent)] = [
    ("t", key(.character("t"))), ("ü", key(.character("ü"))), ("日", key(.character("日"))),
    ("🍞", key(.character("🍞"))),
    ("\r", key(.enter)), ("\n", key(.enter)), ("\t", key(.tab)), ("\u{7F}", key(.backspace)),
    ("\u{8}", key(.backspace)),
    ("\u{1B}", key(.escape)), ("\u{1}", key(.character("a"), .control)),
    ("\u{1A}", key(.character("z"), .control)),
    ("\0", key(.character(" "), .control)), ("\u{1F}", key(.character("_"), .control)),
    ("\u{3}", .interrupted),
    ("\u{1B}x", key(.character("x"), .alt)), ("\u{1B}ü", key(.character("ü"), .alt)),
    ("\u{1B}\u{7F}", key(.backspace, .alt)), ("\u{1B}\r", key(.enter, .alt)),
    ("\u{1B}O", key(.character("O"), .alt)),
    ("\u{1B}P", key(.character("P"), .alt)), ("\u{1B}]", key(.character("]"), .alt)),
    ("\u{1B}[A", key(.up)), ("\u{1B}[B", key(.down)), ("\u{1B}[C", key(.right)), ("\u{1B}[D", key(.left)),
    ("\u{1B}[H", key(.home)), ("\u{1B}[F", key(.end)), ("\u{1B}[1~", key(.home)), ("\u{1B}[7~", key(.home)),
    ("\u{1B}[4~", key(.end)), ("\u{1B}[8~", key(.end)), ("\u{1B}[2~", key(.insert)),
    ("\u{1B}[3~", key(.delete)),
    ("\u{1B}[5~", key(.pageUp)), ("\u{1B}[6~", key(.pageDown)), ("\u{1B}[Z", key(.tab, .shift)),
    ("\u{1B}OA", key(.up)), ("\u{1B}OH", key(.home)), ("\u{1B}OF", key(.end)), ("\u{1B}OM", key(.enter)),
    ("\u{1B}OP", key(.function(1))), ("\u{1B}OS", key(.function(4))), ("\u{1B}[15~", key(.function(5))),
    ("\u{1B}[17~", key(.function(6))), ("\u{1B}[21~", key(.function(10))), ("\u{1B}[24~", key(.function(12))),
    ("\u{1B}[1;2A", key(.up, .shift)), ("\u{1B}[1;5C", key(.right, .control)),
    ("\u{1B}[1;3D", key(.left, .alt)),
    ("\u{1B}[1;6B", key(.down, [.shift, .control])), ("\u{1B}[3;5~", key(.delete, .control)),
    ("\u{1B}[1;2P", key(.function(1), .shift)), ("\u{1B}O5A", key(.up, .control)),
    ("\u{1B}O1;2A", key(.up, .shift)),
    ("\u{1B}\u{1B}[A", key(.up, .alt)), ("\u{1B}[27;5;13~", key(.enter, .control)),
    ("\u{1B}[97;5u", key(.character("a"), .control)), ("\u{1B}[27u", key(.escape)),
    ("\u{1B}[200~q\nrm x\u{1B}[A\u{1B}[201~", .paste("q\nrm x\u{1B}[A")),
    ("\u{1B}[200~\u{1B}[201~", .paste("")),
    ("\u{1B}[<0;5;3M", .mouse(MouseAction(.press(0), column: 4, row: 2))),
    ("\u{1B}[<0;5;3m", .mouse(MouseAction(.release(0), column: 4, row: 2))),
    ("\u{1B}[<32;5;3M", .mouse(MouseAction(.drag(0), column: 4, row: 2))),
    ("\u{1B}[<64;1;1M", .mouse(MouseAction(.wheelUp, column: 0, row: 0))),
    ("\u{1B}[<65;223;300M", .mouse(MouseAction(.wheelDown, column: 222, row: 299))),
    ("\u{1B}[<18;1;1M", .mouse(MouseAction(.press(2), column: 0, row: 0, modifiers: .control))),
  ]

  @Test("bytes are keys, pastes and the mouse", arguments: keys)
  func meaning(bytes: String, event: ConsoleEvent) {
    #expect(Self.events(bytes) == [event], "\(bytes.debugDescription)")
    // What follows is read for itself.
    #expect(Self.events(bytes + "\u{1B}[F") == [event, Self.key(.end)] || bytes.hasPrefix("\u{1B}"))
  }

  /// Sequences that are no key: replies of the terminal, keys of other terminals, what is broken.
  static let nothing: [String] = [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[24;80R", "\u{1B}[?1;2c", "\u{1B}[?2026;1$y", "\u{1B}[0n", "\u{1B}[201~",
    "\u{1B}[999~", "\u{1B}[;;;;;A", "\u{1B}[1;999A", "\u{1B}[1;2;3A", "\u{1B}[[A", "\u{1B}[M !!", "\u{1B}[3$",
    "\u{1B}[<0;0;1M",
    "\u{1B}[<35;2;2M", "\u{1B}[99999999999999999999~", "\u{1B}[1:2A", "\u{1B}Oz",
    "\u{1B}OI",
    "\u{1B}]0;title q\u{7}", "\u{1B}]11;rgb:1/2/3\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}^q\u{1B}\\", "\u{1B}Xq\u{18}", "\u{1B}[1 q", "\u{1B}[" + String(repeating: "1", count: 500) + "A",
    "\u{9B}",
  ]

  @Test("a sequence that means nothing does nothing, and what follows is read for itself", arguments: nothing)
  func meaningless(bytes: String) {
    #expect(Self.events(bytes + "xy") == Self.typed("xy"), "\(bytes.debugDescription)")
  }

  @Test("bytes that are no UTF-8 are no key")
  func invalid() {
    var decoder = KeyDecoder()
    for bytes: [UInt8] in [
      [0x80], [0xC3], [0xFF, 0xFE], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] {
      #expect(decoder.read(bytes + [0x61]) == Self.typed("a"), "\(bytes)")
    }
  }

  @Test("a lone Esc is a key once nothing follows for a while, and not before")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.read([0x1B]).isEmpty && decoder.isUndecided)
    #expect(decoder.settle() == [Self.key(.escape)] && !decoder.isUndecided)
    #expect(decoder.read([0x1B]).isEmpty)
    #expect(decoder.read(Array("[A".utf8)) == [Self.key(.up)])
    // The beginning of a sequence that is late is still no key.
    #expect(decoder.read(Array("\u{1B}[".utf8)).isEmpty)
    #expect(decoder.settle().isEmpty)
    #expect(decoder.read([0x41]) == [Self.key(.up)])
    #expect(decoder.settle().isEmpty)
  }

  @Test("Ctrl-C comes through whatever was begun")
  func interrupt() {
    for begun in [
      "", "\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]0;title", "\u{1B}Pabc", "\u{1B}[M",
    ] {
      #expect(Self.events(begun + "\u{3}x") == [.interrupted] + Self.typed("x"), "\(begun.debugDescription)")
    }
  }

  @Test("where the bytes are cut between two reads makes no difference")
  func cuts() {
    var random = SeededGenerator(seed: 17)
    let pieces =
      Self.keys.map(\.0).filter { $0 != "\u{1B}" && !["\u{1B}O", "\u{1B}P", "\u{1B}]"].contains($0) }
      + Self.nothing
    for _ in 0..<500 {
      let bytes = (0..<6).flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
      var whole = KeyDecoder()
      let expected = whole.read(bytes)
      var cut = KeyDecoder()
      var events: [ConsoleEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = min(rest.count, Int.random(in: 1...4, using: &random))
        events += cut.read(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(events == expected, "\(bytes)")
    }
  }

  @Test("any bytes are read, and after a Ctrl-C and a pause a key is a key again")
  func anything() {
    var random = SeededGenerator(seed: 18)
    let interesting: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x3B, 0x3C, 0x32, 0x30, 0x7E, 0x4D, 0x24, 0x5D, 0x5C, 0xC3, 0xF0,
    ]
    for _ in 0..<3_000 {
      var decoder = KeyDecoder()
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        Bool.random(using: &random)
          ? interesting.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.read(bytes)
      _ = decoder.settle()
      _ = decoder.read(Array("\u{1B}[201~\u{3}".utf8))
      #expect(decoder.read([0x71]) == Self.typed("q"), "\(bytes)")
    }
  }

  @Test("a paste that is too long is cut off, and ends where it ends")
  func longPaste() throws {
    let text = String(repeating: "x", count: 1 << 20) + "yyyy"
    let events = Self.events("\u{1B}[200~" + text + "\u{1B}[201~z")
    guard case .paste(let kept) = try #require(events.first) else { return #expect(Bool(false)) }
    #expect(
      kept.utf8.count < text.utf8.count + 8 && kept.hasPrefix("xxx")
        && events.last == Self.key(.character("z")))
  }
}

@Suite("The line that is typed")
struct LineEditorTests {
  static let lines: [(String, String, String)] = [
    ("fri", "fri", ""), ("frx\u{7F}i", "fri", ""), ("one two\u{17}x", "one x", ""),
    ("one two\u{15}x", "x", ""),
    ("abc\u{1}x", "x", "abc"), ("abc\u{1}\u{6}x", "ax", "bc"), ("abc\u{2}\u{2}\u{B}", "a", ""),
    ("abc\u{1}\u{4}", "", "bc"),
    ("ab cd\u{1B}bx", "ab x", "cd"), ("ab cd\u{1}\u{1B}fx", "abx", " cd"), ("ab cd\u{1B}\u{7F}", "ab ", ""),
    ("abc\u{1B}[D\u{1B}[Dx", "ax", "bc"), ("abc\u{1B}[Hx\u{1B}[Fy", "xabcy", ""),
    ("ab cd\u{1B}[1;5D", "ab ", "cd"),
    ("abc\u{1}\u{1B}[3~", "", "bc"), ("u\u{308}\u{7F}x", "x", ""), ("日本\u{7F}", "日", ""), ("👨‍👩‍👧\u{7F}", "", ""),
    ("a\u{1B}[200~b\nc\u{1B}[31m\u{202E}\n\u{1B}[201~d", "ab c[31md", ""),
    ("\u{7F}\u{1B}[D\u{1B}[3~", "", ""),
    ("a\tb\u{1B}xq", "abq", ""),
  ]

  @Test("it is edited as at a shell", arguments: lines)
  func editing(keys: String, before: String, after: String) {
    var editor = LineEditor()
    for event in KeyTests.events(keys) { #expect(editor.take(event) == .editing) }
    #expect(editor.before == before && editor.after == after, "\(editor)")
  }

  @Test("Enter completes it, Esc leaves it, and Ctrl-D where it is empty")
  func outcomes() {
    func last(_ keys: String) -> LineEditor.Outcome {
      var editor = LineEditor()
      return KeyTests.events(keys).map { editor.take($0) }.last ?? .editing
    }
    #expect(last("fri\n") == .done && last("\r") == .done)
    #expect(last("fri\u{1B}") == .cancelled && last("\u{4}") == .cancelled)
    #expect(last("f\u{4}") == .editing && last("\u{1B}[200~fri\n\u{1B}[201~") == .editing)
  }
}
