/// A content line whose name means something here, unfolded, with its parameters and its value.
struct PropertyLine {
  /// Its name.
  let name: PropertyName
  /// The number of its first physical line in the file.
  let number: Int
  /// The bytes in which the line lies: the file itself, or the line alone where it had to be unfolded.
  let bytes: [UInt8]
  /// What stands between the name and the value: empty, or parameters each led by a semicolon.
  let parameters: Range<Int>
  /// What stands after the colon, without blanks around it.
  let value: Range<Int>
  /// Whether the line is longer than what is read; its value is then only the beginning.
  let isTooLong: Bool

  /// The most bytes of a line that is read; longer ones are attachments or attacks.
  static let longest = 1 << 20

  /// The property in a content line; nil when its name means nothing here or it has no value.
  init?(_ line: ContentLine, in file: [UInt8]) {
    guard let name = PropertyLine.name(of: line, in: file) else { return nil }
    self.name = name
    number = line.number
    // Of a line that is too long the beginning is enough to say so.
    isTooLong = line.range.count > PropertyLine.longest
    let range: Range<Int>
    if line.isFolded && !isTooLong {
      bytes = Array(line.unfolded(in: file))
      range = bytes.indices
    } else {
      bytes = file
      range = isTooLong ? line.range.prefix(PropertyLine.longest) : line.range
    }
    guard let colon = PropertyLine.colon(in: bytes, range: range, isTime: name.isTime) else { return nil }
    parameters = range.lowerBound + name.rawValue.utf8.count..<colon
    value = trimmed(colon + 1..<range.upperBound, in: bytes)
  }

  /// The name of a content line, read without copying the line unless a fold cuts the name in two.
  private static func name(of line: ContentLine, in file: [UInt8]) -> PropertyName? {
    let range = line.range
    let limit = min(range.upperBound, range.lowerBound + PropertyName.longest + 1)
    var index = range.lowerBound
    while index < limit {
      switch file[index] {
      case UInt8(ascii: ":"), UInt8(ascii: ";"):
        return PropertyName(file, range.lowerBound..<index)
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        // Three times the length leaves room for the folds themselves.
        let head = ContentLine(
          range: range.prefix(3 * PropertyName.longest), isFolded: true, number: line.number)
        let start = Array(head.unfolded(in: file))
        guard let end = start.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") })
        else { return nil }
        return PropertyName(start, 0..<end)
      default:
        index += 1
      }
    }
    return nil
  }

  /// The colon before the value: the first outside quotes.
  ///
  /// Times never hold a colon, and programs exist that do not quote one in a TZID, so theirs is the last.
  private static func colon(in bytes: [UInt8], range: Range<Int>, isTime: Bool) -> Int? {
    if isTime { return bytes[range].lastIndex(of: UInt8(ascii: ":")) }
    var isQuoted = false
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ":") where !isQuoted: return index
      default: break
      }
    }
    // A quotation mark that never closes: better the first colon than none.
    return bytes[range].firstIndex(of: UInt8(ascii: ":"))
  }

  /// The bytes of the value.
  var content: ArraySlice<UInt8> { bytes[value] }

  /// The value as it stands, decoded as UTF-8.
  var text: String { String(decoding: content, as: UTF8.self) }

  /// The value in capitals, for words whose case does not matter.
  var word: String { String(decoding: content.map(uppercased), as: UTF8.self) }

  /// The value of type TEXT with its escapes resolved, each once (RFC 5545 §3.3.11).
  var unescapedText: String { unescaped(content) }

  /// The value of a parameter without its quotes and with its ^-escapes resolved (RFC 6868).
  ///
  /// The name is given in capitals; of several the first counts.
  func parameter(_ name: String) -> String? {
    var isQuoted = false
    var start = parameters.lowerBound
    for index in parameters {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard bytes[index] == UInt8(ascii: ";"), !isQuoted else { continue }
      if let found = parameter(name, in: start..<index) { return found }
      start = index + 1
    }
    return parameter(name, in: start..<parameters.upperBound)
  }

  private func parameter(_ name: String, in range: Range<Int>) -> String? {
    guard let equals = bytes[range].firstIndex(of: UInt8(ascii: "=")),
      bytes[range.lowerBound..<equals].lazy.map(uppercased).elementsEqual(name.utf8)
    else { return nil }
    var value = trimmed(equals + 1..<range.upperBound, in: bytes)
    if value.count >= 2, bytes[value.lowerBound] == UInt8(ascii: "\""),
      bytes[value.upperBound - 1] == UInt8(ascii: "\"")
    {
      value = value.lowerBound + 1..<value.upperBound - 1
    }
    return caretUnescaped(bytes[value])
  }
}

extension PropertyName {
  /// Whether the value is made of dates, times and periods, which hold no colon.
  var isTime: Bool {
    switch self {
    case .start, .finish, .recurrenceID, .date, .exceptionDate, .freeBusy: true
    default: false
    }
  }
}

/// The range without blanks at its ends.
func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
  var start = range.lowerBound
  var end = range.upperBound
  while start < end, isBlank(bytes[start]) { start += 1 }
  while end > start, isBlank(bytes[end - 1]) { end -= 1 }
  return start..<end
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
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
