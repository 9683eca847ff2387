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

  /// The properties that name a task, or are a name in it.
  private static let names: Set<String> = ["SUMMARY", "UID", "CREATED", "CATEGORIES"]

  /// The outermost components of a text; throws the line at which they do not fit into one another, or lie
  /// deeper in one another than any program writes them, or there are more tasks than are taken in at once.
  static func all(in text: String) throws(ExchangeFault) -> [ICalendarComponent] {
    var stack = [ICalendarComponent(name: "", line: 0)]
    var lines = ICalendarLines(text)
    var tasks = 0
    while let (number, content) = lines.next() {
      guard let property = Property(content, line: number) else {
        throw ExchangeFault(line: number, kind: .noContentLine)
      }
      if names.contains(property.name) { try ImportLimits.check(detail: property.value, line: number) }
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
        if closed.name == "VTODO" { tasks += 1 }
        if tasks > ImportLimits.tasks { throw ExchangeFault(kind: .tooManyTasks) }
        stack[stack.count - 1].components.append(closed)
      default: stack[stack.count - 1].properties.append(property)
      }
    }
    if let open = stack.dropFirst().last { throw ExchangeFault(line: open.line, kind: .unclosed) }
    return stack[0].components
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
  fileprivate init?(_ content: ArraySlice<UInt8>, line: Int) {
    var pieces: [ArraySlice<UInt8>] = []
    var start = content.startIndex
    var isQuoted = false
    var colon: Int?
    for index in content.indices {
      switch content[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ":") where !isQuoted: colon = index
      case UInt8(ascii: ";") where !isQuoted:
        pieces.append(content[start..<index])
        start = index + 1
      default: break
      }
      if colon != nil { break }
    }
    guard let colon else { return nil }
    pieces.append(content[start..<colon])
    guard !pieces[0].isEmpty else { return nil }
    var parameters: [String: String] = [:]
    for piece in pieces.dropFirst() {
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let value = piece[(equals + 1)...].filter { $0 != UInt8(ascii: "\"") }
      parameters[String(decoding: piece[..<equals], as: UTF8.self).uppercased()] =
        String(decoding: value, as: UTF8.self)
    }
    name = String(decoding: pieces[0], as: UTF8.self).uppercased()
    self.parameters = parameters
    value = String(decoding: content[(colon + 1)...], as: UTF8.self)
    self.line = line
  }
}
