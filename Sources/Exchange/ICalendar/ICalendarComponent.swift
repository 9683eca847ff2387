/// A component of an iCalendar object, `BEGIN:VTODO` to `END:VTODO`, with its properties as they stand.
struct ICalendarComponent {
  /// A property: its name and parameters in capitals, its value with escapes as they stand.
  struct Property {
    let name: String
    let parameters: [String: String]
    let value: String
    /// The line at which it begins, counted from 1.
    let line: Int

    /// The value of type TEXT with its escapes resolved.
    var text: String { ICalendarComponent.unescaped(value) }

    /// The values of a list of texts, cut at the commas that are not escaped.
    var texts: [String] {
      var parts = [String.UnicodeScalarView()]
      var isEscaped = false
      for scalar in value.unicodeScalars {
        if scalar == "," && !isEscaped {
          parts.append(String.UnicodeScalarView())
        } else {
          parts[parts.count - 1].append(scalar)
        }
        isEscaped = scalar == "\\" && !isEscaped
      }
      return parts.map { ICalendarComponent.unescaped(String($0)) }
    }
  }

  /// Its name in capitals.
  let name: String
  /// The line at which it begins.
  let line: Int
  /// Its properties in their order.
  var properties: [Property] = []
  /// What lies inside it.
  var components: [ICalendarComponent] = []

  /// The first property of a name.
  func property(_ name: String) -> Property? {
    properties.first { $0.name == name }
  }

  /// A VALARM in a VTODO in a VCALENDAR in a text is four deep; nothing that anyone writes is twice that.
  private static let depthLimit = 8

  /// The outermost components of a text; throws the line at which they do not fit into one another, or lie
  /// deeper in one another than any program writes them.
  static func all(in text: String) throws(ExchangeFault) -> [ICalendarComponent] {
    var stack = [ICalendarComponent(name: "", line: 0)]
    for (number, content) in lines(of: text) {
      guard let property = Property(content, line: number) else {
        throw ExchangeFault(line: number, kind: .noContentLine)
      }
      switch property.name {
      case "BEGIN":
        guard stack.count < depthLimit else { throw ExchangeFault(line: number, kind: .tooDeep) }
        stack.append(ICalendarComponent(name: Title.trimmed(property.value).uppercased(), line: number))
      case "END":
        guard stack.count > 1, let closed = stack.popLast(),
          closed.name == Title.trimmed(property.value).uppercased()
        else {
          throw ExchangeFault(line: number, kind: .unclosed)
        }
        stack[stack.count - 1].components.append(closed)
      default: stack[stack.count - 1].properties.append(property)
      }
    }
    if let open = stack.dropFirst().last { throw ExchangeFault(line: open.line, kind: .unclosed) }
    return stack[0].components
  }

  /// The content lines with the number of their first line, folds taken out.
  ///
  /// A fold may lie inside a character, so it is taken out of the bytes.
  private static func lines(of text: String) -> [(number: Int, content: String)] {
    var lines: [(number: Int, bytes: [UInt8])] = []
    let rows = text.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
    for (index, row) in rows.enumerated() {
      let content = row.last == UInt8(ascii: "\r") ? row.dropLast() : row
      if let first = content.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !lines.isEmpty
      {
        lines[lines.count - 1].bytes += content.dropFirst()
      } else if !content.isEmpty {
        lines.append((index + 1, Array(content)))
      }
    }
    return lines.map { ($0.number, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension ICalendarComponent.Property {
  /// Reads `NAME;PARAMETER="value":value`; nil for a line without a colon or a name.
  fileprivate init?(_ content: String, line: Int) {
    let scalars = content.unicodeScalars
    var pieces = [String.UnicodeScalarView()]
    var isQuoted = false
    var colon: String.Index?
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == ":" && !isQuoted {
        colon = index
        break
      }
      if scalar == ";" && !isQuoted {
        pieces.append(String.UnicodeScalarView())
      } else {
        pieces[pieces.count - 1].append(scalar)
      }
    }
    guard let colon, !pieces[0].isEmpty else { return nil }
    var parameters: [String: String] = [:]
    for piece in pieces.dropFirst() {
      let pair = String(piece).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { continue }
      parameters[pair[0].uppercased()] = String(pair[1].filter { $0 != "\"" })
    }
    name = String(pieces[0]).uppercased()
    self.parameters = parameters
    value = String(scalars[scalars.index(after: colon)...])
    self.line = line
  }
}
