/// A JSON value with all that is in it, for documents of other programs that are read once and as a whole.
///
/// Read as strictly as the store's own files (RFC 8259); a key twice in one object is a fault.
package indirect enum JSONTree: Sendable {
  case string(String)
  /// A number as it was written.
  case number(String)
  case boolean(Bool)
  case null
  case array([JSONTree])
  /// Members by their keys, and the line, from 1, on which the object begins.
  case object([String: JSONTree], line: Int)

  /// Reads a document; throws `StoreFailure.damaged` with line and column.
  package init(_ bytes: [UInt8]) throws(StoreFailure) {
    self = try StoreFailure.locating(in: bytes, of: "") { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      var lines = LineCount()
      cursor.skipSpace()
      let tree = try JSONTree(reading: &cursor, &lines)
      try cursor.expectEnd()
      return tree
    }
  }

  private init(reading cursor: inout JSONCursor, _ lines: inout LineCount) throws(JSONFault) {
    switch cursor.peek {
    case UInt8(ascii: "\""): self = .string(cursor.text(of: try cursor.skipString()))
    case UInt8(ascii: "["):
      var elements: [JSONTree] = []
      try cursor.elements { cursor throws(JSONFault) in
        elements.append(try JSONTree(reading: &cursor, &lines))
      }
      self = .array(elements)
    case UInt8(ascii: "{"):
      let line = lines.line(at: cursor.offset, in: cursor.bytes)
      var members: [String: JSONTree] = [:]
      try cursor.members { cursor, key throws(JSONFault) in
        members[cursor.text(of: key)] = try JSONTree(reading: &cursor, &lines)
      }
      self = .object(members, line: line)
    default:
      let text = cursor.text(of: try cursor.skipValue())
      switch text {
      case "true", "false": self = .boolean(text == "true")
      case "null": self = .null
      default: self = .number(text)
      }
    }
  }
}

extension JSONTree {
  /// The text of a string; nil for any other value.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; nil for any other value.
  package var array: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object; nil for any other value.
  package var members: [String: JSONTree]? {
    if case .object(let members, _) = self { members } else { nil }
  }
}

/// Tells on which line places are that come one after the other.
private struct LineCount {
  private var line = 1
  private var counted = 0

  mutating func line(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    line += bytes[counted..<offset].count { $0 == UInt8(ascii: "\n") }
    counted = offset
    return line
  }
}
