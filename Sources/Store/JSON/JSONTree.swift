/// A JSON value with all that is in it, for documents of other programs that are read once.
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

  /// The most values in one element: a task of another program has dozens.
  private static let mostValues = 100_000

  /// Hands out the elements of an array one after the other, so that only one is there at a time, until `visit` says
  /// that it wants no more; whether the document is an array.
  ///
  /// Throws `StoreFailure.damaged` with line and column, also where an element has more values than any program writes.
  package static func elements(
    of bytes: [UInt8], _ visit: (JSONTree) -> Bool
  ) throws(StoreFailure) -> Bool {
    var isStopped = false
    do throws(StoreFailure) {
      return try StoreFailure.locating(in: bytes, of: "") { buffer throws(JSONFault) in
        var cursor = JSONCursor(buffer)
        var lines = LineCount()
        cursor.skipSpace()
        let isArray = cursor.peek == UInt8(ascii: "[")
        guard isArray else {
          try cursor.skipValue()
          try cursor.expectEnd()
          return false
        }
        try cursor.elements { cursor throws(JSONFault) in
          lines.values = 0
          isStopped = !visit(try JSONTree(reading: &cursor, &lines))
          // Leaving is the only way to stop a walk.
          if isStopped { throw JSONFault(offset: 0, damage: .truncated) }
        }
        try cursor.expectEnd()
        return true
      }
    } catch {
      if isStopped { return true }
      throw error
    }
  }

  private init(reading cursor: inout JSONCursor, _ lines: inout LineCount) throws(JSONFault) {
    lines.values += 1
    if lines.values > JSONTree.mostValues { throw JSONFault(offset: cursor.offset, damage: .tooDeep) }
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

  /// The members of an object; nil for any other value.
  package var members: [String: JSONTree]? {
    if case .object(let members, _) = self { members } else { nil }
  }
}

/// Tells on which line places are that come one after the other, and counts the values of an element.
private struct LineCount {
  var values = 0
  private var line = 1
  private var counted = 0

  mutating func line(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    line += bytes[counted..<offset].count { $0 == UInt8(ascii: "\n") }
    counted = offset
    return line
  }
}
