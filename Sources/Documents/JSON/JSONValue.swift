/// A JSON document that keeps the order of its keys, so that `schema` stands first and diffs stay small.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number of so many decimals, as a whole number of the last of them.
  case decimal(Int, places: Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// An object with these members in this order.
  package static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { ($0.key, $0.value) })
  }

  /// The text, or null.
  package static func text(_ value: (some CustomStringConvertible)?) -> JSONValue {
    value.map { .string($0.description) } ?? .null
  }

  /// The number, or null.
  package static func number(_ value: Int?) -> JSONValue {
    value.map(JSONValue.int) ?? .null
  }

  /// Whether both are the same document with the same order of keys.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.document == right.document
  }

  /// The document as one line of UTF-8 text without a line break at the end.
  package var document: String {
    var text = TextBuilder()
    write(to: &text)
    return text.text
  }

  private func write(to text: inout TextBuilder) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .decimal(let value, let places): text += JSONValue.decimal(value, places)
    case .string(let value): JSONValue.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        JSONValue.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// `0.58` of 5800 ten-thousandths; for numbers that are not negative.
  private static func decimal(_ value: Int, _ places: Int) -> String {
    var digits = String(value)
    digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func write(_ string: String, to text: inout TextBuilder) {
    text.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy({ $0 < 0x7F && !isEscaped(UInt32($0)) }) {
      text += string
    } else {
      for scalar in string.unicodeScalars {
        text += isEscaped(scalar.value) ? escape(scalar) : String(scalar)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// Quotes and backslashes; control characters, line separators and bidirectional controls too: valid inside a
  /// JSON string or not, a terminal that shows the document should not act on them.
  private static func isEscaped(_ value: UInt32) -> Bool {
    switch value {
    case 0x22, 0x5C: true
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A string, written as a literal.
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}
