/// Reads the bytes that a terminal sends: characters, keys and mouse as sequences, pastes between brackets.
///
/// A pure function of the bytes and of when nothing came for a while, which alone tells Esc from the beginning of a
/// sequence. A sequence that means nothing here does nothing, and none of its bytes is taken for a key.
/// Sources: ECMA-48 §5.4; xterm's control sequences (modified keys, SGR mouse, bracketed paste).
package struct KeyDecoder {
  /// Where in a sequence the next byte stands.
  private enum State: Equatable {
    case ground
    /// After Esc.
    case escape
    /// After Esc [, with what came since.
    case control([UInt8])
    /// After Esc O, with what came since.
    case singleShift([UInt8])
    /// In a string for a device (Esc P, ], X, ^, _): how many bytes of it came, and whether the last was an Esc.
    case string(introducer: UInt8, count: Int, isEscaped: Bool)
    /// So many bytes are still to be left out.
    case skipping(Int)
    /// Between the brackets of a paste.
    case paste
  }

  private var state = State.ground
  /// Whether the sequence came after a second Esc, as some terminals send Alt with a key.
  private var isAlt = false
  /// The bytes of a character that is not complete.
  private var partial: [UInt8] = []
  /// What was pasted so far.
  private var pasted: [UInt8] = []
  private var events: [ConsoleEvent] = []

  /// The longest sequence that is read; what is longer means nothing.
  private static let longestSequence = 64
  /// The longest paste that is kept, in bytes.
  private static let longestPaste = 1 << 20
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// A decoder at the beginning of what is typed.
  package init() {}

  /// Whether what came last means one thing if nothing follows, and another if something does.
  package var isUndecided: Bool {
    switch state {
    case .escape, .singleShift([]), .string(_, 0, _): true
    default: false
    }
  }

  /// Reads bytes and returns what they complete.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [ConsoleEvent] {
    for byte in bytes { read(byte) }
    defer { events = [] }
    return events
  }

  /// Nothing came for a while: what is undecided was typed as it stands.
  package mutating func settle() -> [ConsoleEvent] {
    guard isUndecided else { return [] }
    switch state {
    case .escape: press(.escape)
    case .singleShift: press(.character("O"), .alt)
    case .string(let introducer, _, _): press(.character(Character(Unicode.Scalar(introducer))), .alt)
    default: break
    }
    returnToGround()
    defer { events = [] }
    return events
  }

  private mutating func read(_ byte: UInt8) {
    if state == .paste { return readPaste(byte) }
    if byte == 0x03 {
      // Ctrl-C is never part of anything.
      returnToGround()
      return events.append(.interrupted)
    }
    switch state {
    case .ground: readGround(byte)
    case .escape: readEscape(byte)
    case .control(let sequence): readControl(byte, sequence)
    case .singleShift(let sequence): readSingleShift(byte, sequence)
    case .string(let introducer, let count, let isEscaped):
      readString(byte, introducer, count: count, isEscaped: isEscaped)
    case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
    case .paste: break
    }
  }

  private mutating func returnToGround() {
    state = .ground
    isAlt = false
    partial = []
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    events.append(.key(KeyPress(key, isAlt ? modifiers.union(.alt) : modifiers)))
  }

  private mutating func readGround(_ byte: UInt8) {
    if byte == 0x1B {
      partial = []
      state = .escape
      return
    }
    if byte < 0x20 || byte == 0x7F {
      partial = []
      readControlCharacter(byte)
    } else if byte < 0x80 {
      partial = []
      press(.character(Character(Unicode.Scalar(byte))))
    } else {
      readPartial(byte)
    }
    if partial.isEmpty { isAlt = false }
  }

  /// A byte of a character of several; what is no UTF-8 means nothing.
  private mutating func readPartial(_ byte: UInt8) {
    if byte >= 0xC0 { partial = [] } else if partial.isEmpty { return }
    partial.append(byte)
    let length = partial[0] < 0xE0 ? 2 : partial[0] < 0xF0 ? 3 : 4
    guard partial.count == length else { return }
    if let text = String(validating: partial, as: UTF8.self), let scalar = text.unicodeScalars.first,
      !(0x80..<0xA0).contains(scalar.value)
    {
      press(.character(Character(scalar)))
    }
    partial = []
  }

  private mutating func readControlCharacter(_ byte: UInt8) {
    switch byte {
    case 0x09: press(.tab)
    case 0x0A, 0x0D: press(.enter)
    case 0x08, 0x7F: press(.backspace)
    case 0x00: press(.character(" "), .control)
    case 0x01...0x1A: press(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    default: press(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    }
  }

  private mutating func readEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      // Alt with a key that is itself a sequence, or Esc twice.
      if isAlt { press(.escape) }
      isAlt = true
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .singleShift([])
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(introducer: byte, count: 0, isEscaped: false)
    default:
      isAlt = true
      state = .ground
      readGround(byte)
    }
  }

  private mutating func readControl(_ byte: UInt8, _ sequence: [UInt8]) {
    switch byte {
    case 0x1B: abandon()
    // The Linux console's F1…F5 are Esc [ [ A…E; X10's mouse is Esc [ M and three bytes.
    case UInt8(ascii: "[") where sequence.isEmpty: skip(1)
    case UInt8(ascii: "M") where sequence.isEmpty: skip(3)
    // rxvt ends keys with a dollar, which elsewhere never ends a sequence without a question mark.
    case UInt8(ascii: "$")
    where sequence.last.map { (0x30...0x39).contains($0) } ?? false && sequence[0] != 0x3F:
      returnToGround()
    case 0x20...0x3F:
      state = sequence.count < KeyDecoder.longestSequence ? .control(sequence + [byte]) : .control(sequence)
    case 0x40...0x7E:
      let isPaste = sequence == Array("200".utf8) && byte == UInt8(ascii: "~")
      if !isPaste { finish(ControlSequence(sequence, final: byte)) }
      returnToGround()
      if isPaste { state = .paste }
    case 0..<0x20:
      // A control character inside a sequence acts as if it stood before it; only Ctrl-C does here.
      break
    default: returnToGround()
    }
  }

  /// A sequence that another one cuts off.
  private mutating func abandon() {
    returnToGround()
    state = .escape
  }

  private mutating func skip(_ count: Int) {
    returnToGround()
    state = .skipping(count)
  }

  private mutating func finish(_ sequence: ControlSequence) {
    switch sequence.event {
    case .key(let press): self.press(press.key, press.modifiers)
    case let event?: events.append(event)
    case nil: break
    }
  }

  private mutating func readSingleShift(_ byte: UInt8, _ sequence: [UInt8]) {
    if byte == 0x1B { return abandon() }
    if (0x30...0x3B).contains(byte), sequence.count < KeyDecoder.longestSequence {
      state = .singleShift(sequence + [byte])
      return
    }
    finish(ControlSequence(singleShift: sequence, final: byte))
    returnToGround()
  }

  private mutating func readString(_ byte: UInt8, _ introducer: UInt8, count: Int, isEscaped: Bool) {
    switch byte {
    // BEL, CAN and SUB end it; so does ST, which is Esc and a backslash.
    case 0x07, 0x18, 0x1A: returnToGround()
    case UInt8(ascii: "\\") where isEscaped: returnToGround()
    case _ where isEscaped && byte != 0x1B:
      // Any other sequence cuts it off.
      abandon()
      readEscape(byte)
    default: state = .string(introducer: introducer, count: count + 1, isEscaped: byte == 0x1B)
    }
  }

  private mutating func readPaste(_ byte: UInt8) {
    pasted.append(byte)
    let end = KeyDecoder.endOfPaste
    if byte == end.last, pasted.suffix(end.count).elementsEqual(end) {
      events.append(.paste(String(decoding: pasted.dropLast(end.count), as: UTF8.self)))
      pasted = []
      state = .ground
    } else if pasted.count > KeyDecoder.longestPaste + end.count {
      // What is too long is left out, but for the bytes that may begin its end.
      pasted.remove(at: KeyDecoder.longestPaste)
    }
  }
}
