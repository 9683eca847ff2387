/// A whole control sequence of a terminal, and the key or the mouse's action that it stands for.
struct ControlSequence {
  /// What it stands for; nil where it means nothing here.
  let event: ConsoleEvent?

  /// Esc [, parameters, a final byte.
  init(_ sequence: [UInt8], final: UInt8) {
    if sequence.first == UInt8(ascii: "<") {
      event = ControlSequence.mouse(ControlSequence.numbers(sequence.dropFirst()), final)
      return
    }
    guard sequence.allSatisfy({ (0x30...0x3B).contains($0) }) else {
      event = nil
      return
    }
    let numbers = ControlSequence.numbers(sequence[...])
    guard let key = ControlSequence.key(numbers, final),
      let modifiers = ControlSequence.modifiers(numbers, final)
    else {
      event = nil
      return
    }
    event = .key(KeyPress(key.key, modifiers.union(key.modifiers)))
  }

  /// Esc O, modifiers perhaps, a final byte.
  init(singleShift sequence: [UInt8], final: UInt8) {
    let numbers = ControlSequence.numbers(sequence[...])
    let key = final == UInt8(ascii: "M") ? .enter : ControlSequence.letters(final)
    guard let key, let modifiers = ControlSequence.modifiers(1, numbers.last ?? 1) else {
      event = nil
      return
    }
    event = .key(KeyPress(key, modifiers))
  }

  /// The parameters, 1 for one that is left out; a sub-parameter (after a colon) makes it one that means nothing.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      if digits.isEmpty { return 1 }
      guard digits.count <= 7 else { return -1 }
      var number = 0
      for digit in digits {
        guard (0x30...0x39).contains(digit) else { return -1 }
        number = number * 10 + Int(digit) - 0x30
      }
      return number
    }
  }

  private static func key(_ numbers: [Int], _ final: UInt8) -> KeyPress? {
    switch final {
    case UInt8(ascii: "~") where numbers.first == 27:
      return numbers.count == 3 ? character(numbers[2]).map { KeyPress($0) } : nil
    case UInt8(ascii: "~"): return numbers.count <= 2 ? tilde(numbers[0]).map { KeyPress($0) } : nil
    case UInt8(ascii: "u"): return numbers.count <= 2 ? character(numbers[0]).map { KeyPress($0) } : nil
    case UInt8(ascii: "Z"): return numbers.count <= 1 ? KeyPress(.tab, .shift) : nil
    // Esc [ 1 R is where the cursor is as well as a key.
    case UInt8(ascii: "R"): return nil
    default: return numbers.count <= 2 && numbers[0] == 1 ? letters(final).map { KeyPress($0) } : nil
    }
  }

  private static func modifiers(_ numbers: [Int], _ final: UInt8) -> Modifiers? {
    modifiers(numbers.count, numbers.count > 1 ? numbers[1] : 1)
  }

  /// One more than the bits; those beyond Control (Super, Caps Lock …) are not told.
  private static func modifiers(_ count: Int, _ number: Int) -> Modifiers? {
    (1...256).contains(number) ? Modifiers(rawValue: (number - 1) & 7) : nil
  }

  private static func letters(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  private static func tilde(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }

  /// A key by the code of its character.
  private static func character(_ code: Int) -> Key? {
    switch code {
    case 9: return .tab
    case 13: return .enter
    case 27: return .escape
    case 8, 127: return .backspace
    case 0x20..<0x7F, 0xA0..<0xE000:
      return Unicode.Scalar(UInt32(code)).map { .character(Character($0)) }
    default: return nil
    }
  }

  /// xterm's SGR mouse: button, column, line, and whether it went down (M) or up (m).
  private static func mouse(_ numbers: [Int], _ final: UInt8) -> ConsoleEvent? {
    let isRelease = final == UInt8(ascii: "m")
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0, isRelease || final == UInt8(ascii: "M"),
      let kind = mouseKind(numbers[0], isRelease: isRelease)
    else { return nil }
    var modifiers: Modifiers = []
    if numbers[0] & 4 != 0 { modifiers.insert(.shift) }
    if numbers[0] & 8 != 0 { modifiers.insert(.alt) }
    if numbers[0] & 16 != 0 { modifiers.insert(.control) }
    return .mouse(MouseAction(kind, column: numbers[1] - 1, row: numbers[2] - 1, modifiers: modifiers))
  }

  private static func mouseKind(_ number: Int, isRelease: Bool) -> MouseAction.Kind? {
    switch (number & ~28, number & 3) {
    case (0..<3, let button): isRelease ? .release(button) : .press(button)
    case (32..<35, let button): .drag(button)
    case (64, _): .wheelUp
    case (65, _): .wheelDown
    default: nil
    }
  }
}
