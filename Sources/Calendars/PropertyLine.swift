/// A content line whose name means something here, unfolded, with its parameters and its value.
struct PropertyLine {
  /// Its name.
  let name: PropertyName
  /// The number of its first physical line in the file.
  let number: Int
  /// The bytes of the line, its folds taken out.
  let bytes: [UInt8]
  /// What stands between the name and the value: empty, or parameters each led by a semicolon.
  let parameters: Range<Int>
  /// What stands after the colon, without blanks around it.
  let value: Range<Int>
  /// Whether the line is longer than what is read; its value is then only the beginning.
  let isTooLong: Bool

  /// The property of this name in a content line of a file; nil when it has no value.
  init?(_ name: PropertyName, _ line: ContentLine, in file: Bytes) {
    self.name = name
    number = line.number
    isTooLong = line.isTooLong
    bytes = line.unfolded(in: file)
    guard let colon = PropertyLine.colon(in: bytes, isTime: name.isTime) else { return nil }
    parameters = name.text.utf8CodeUnitCount..<colon
    value = bytes.withUnsafeBufferPointer { trimmed(colon + 1..<$0.count, in: $0) }
  }

  /// The colon before the value: the first outside quotes.
  ///
  /// Times hold no colon, and programs exist that do not quote one in a TZID, so before a time it is the last.
  private static func colon(in bytes: [UInt8], isTime: Bool) -> Int? {
    if isTime, let last = bytes.lastIndex(of: UInt8(ascii: ":")),
      TimeText.date(bytes[(last + 1)...].drop(while: isBlank)) != nil
    {
      return last
    }
    var isQuoted = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ":") where !isQuoted: return index
      default: break
      }
    }
    // A quotation mark that never closes: better the first colon than none.
    return bytes.firstIndex(of: UInt8(ascii: ":"))
  }

  /// The bytes of the value.
  var content: ArraySlice<UInt8> { bytes[value] }

  /// The bytes of the value without the blanks that some programs put into lists and rules.
  var contentWithoutBlanks: ArraySlice<UInt8> {
    content.contains(where: isBlank) ? ArraySlice(content.filter { !isBlank($0) }) : content
  }

  /// The value as it stands, decoded as UTF-8.
  var text: String { String(decoding: content, as: UTF8.self) }

  /// The value in capitals, for words whose case does not matter.
  var word: String { String(decoding: content.map(uppercased), as: UTF8.self) }

  /// The value of type TEXT with its escapes resolved, each once (RFC 5545 §3.3.11).
  var unescapedText: String { unescaped(content) }

  /// The value of a parameter without its quotes and with its ^-escapes resolved (RFC 6868).
  ///
  /// The name is given in capitals; of several the first counts.
  func parameter(_ name: StaticString) -> String? {
    bytes.withUnsafeBufferPointer { buffer in
      var start = parameters.lowerBound
      var isQuoted = false
      for index in parameters.lowerBound...parameters.upperBound {
        if index < parameters.upperBound {
          if buffer[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
          guard buffer[index] == UInt8(ascii: ";"), !isQuoted else { continue }
        }
        if let value = PropertyLine.value(of: name, in: buffer, start..<index) { return value }
        start = index + 1
      }
      return nil
    }
  }

  /// The value of one parameter, nil when it has another name.
  private static func value(of name: StaticString, in bytes: Bytes, _ range: Range<Int>) -> String? {
    let equals = range.lowerBound + name.utf8CodeUnitCount
    guard equals < range.upperBound, bytes[equals] == UInt8(ascii: "="),
      matches(name, bytes, range.lowerBound..<equals)
    else { return nil }
    var value = trimmed(equals + 1..<range.upperBound, in: bytes)
    if value.count >= 2, bytes[value.lowerBound] == UInt8(ascii: "\""),
      bytes[value.upperBound - 1] == UInt8(ascii: "\"")
    {
      value = value.lowerBound + 1..<value.upperBound - 1
    }
    return caretUnescaped(ArraySlice(Bytes(rebasing: bytes[value])))
  }
}

/// TEXT with `\n`, `\,`, `\;` and `\\` resolved; a backslash before anything else stays.
func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
  resolving(UInt8(ascii: "\\"), in: bytes) { next in
    switch next {
    case UInt8(ascii: "n"), UInt8(ascii: "N"): UInt8(ascii: "\n")
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"): next
    default: nil
    }
  }
}

/// A parameter value with `^n`, `^'` and `^^` resolved.
private func caretUnescaped(_ bytes: ArraySlice<UInt8>) -> String {
  resolving(UInt8(ascii: "^"), in: bytes) { next in
    switch next {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "'"): UInt8(ascii: "\"")
    case UInt8(ascii: "^"): next
    default: nil
    }
  }
}

/// Replaces each escape and its following byte by what the two stand for, from left to right.
private func resolving(
  _ escape: UInt8, in bytes: ArraySlice<UInt8>, _ meaning: (UInt8) -> UInt8?
) -> String {
  guard bytes.contains(escape) else { return String(decoding: bytes, as: UTF8.self) }
  var result: [UInt8] = []
  var index = bytes.startIndex
  while index < bytes.endIndex {
    if bytes[index] == escape, index + 1 < bytes.endIndex, let byte = meaning(bytes[index + 1]) {
      result.append(byte)
      index += 2
    } else {
      result.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: result, as: UTF8.self)
}
