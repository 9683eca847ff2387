/// What an output consists of, and so what becomes of a character that a terminal would act on.
package enum TextForm: Sendable {
  /// Words for a person: it is shown as `�`.
  case text
  /// A JSON document: it is escaped, so that nothing is lost.
  case document
  /// A file of another program: at a terminal as text; in a pipe tabs, the ends of lines and the marks that some
  /// scripts are written with stay as they are, and only what would act on a terminal is shown as `�`.
  case interchange
}

/// The one gate for everything that leaves for a terminal or a pipe: what comes out of it are printable characters,
/// line breaks, and the controls that the program itself has put there.
///
/// It stands behind every output (`TextOutput`), so that no caller can go around it or forget it.
enum Gate {
  /// The bytes to write.
  static func bytes(of text: StyledText, as form: TextForm, isTerminal: Bool) -> [UInt8] {
    text.bytes.withUnsafeBufferPointer { bytes in
      // Most answers pass as they are.
      guard let first = firstHarm(in: bytes, from: 0) else { return text.bytes }
      let isData = form == .interchange && !isTerminal
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + 64)
      var (done, next) = (0, Optional(first))
      while let index = next {
        result.append(contentsOf: bytes[done..<index])
        if bytes[index] == StyledText.mark {
          done = index + StyledText.controlLength(bytes[index + 1])
          append(control: bytes[(index + 1)..<done], to: &result)
        } else if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A {
          if isData { result.append(0x0D) }
          done = index + 1
        } else {
          done = index + Harmful.length(in: bytes, at: index)
          let harm = bytes[index..<done]
          if isData && (harm.first == 0x09 || harm.first != 0xC2 && harm.count > 1) {
            result.append(contentsOf: harm)
          } else {
            append(harm: harm, as: form, to: &result)
          }
        }
        next = firstHarm(in: bytes, from: done)
      }
      result.append(contentsOf: bytes[done...])
      return result
    }
  }

  private static func firstHarm(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A {
        index += 1
      } else if byte == StyledText.mark || Harmful.length(in: bytes, at: index) > 0 {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  private static func append(
    control bytes: Slice<UnsafeBufferPointer<UInt8>>, to result: inout [UInt8]
  ) {
    if bytes.count == 5 {
      let digits = bytes.dropFirst().map { Int($0) }
      result += Control.move(row: digits[0] << 7 | digits[1], column: digits[2] << 7 | digits[3]).utf8
      return
    }
    guard let number = bytes.first, let control = Control(rawValue: number) else { return }
    control.sequence.withUTF8Buffer { result.append(contentsOf: $0) }
  }

  private static func append(
    harm: Slice<UnsafeBufferPointer<UInt8>>, as form: TextForm, to result: inout [UInt8]
  ) {
    if form == .document {
      let scalar = String(decoding: harm, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
      let digits = String(scalar, radix: 16)
      result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
    } else if harm.first == 0x09 {
      result.append(0x20)
    } else {
      result.append(contentsOf: "\u{FFFD}".utf8)
    }
  }
}
