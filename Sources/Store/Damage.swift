/// What is wrong at one place of a file that should be a store.
package enum Damage: Hashable, Sendable {
  /// The file ends inside a value.
  case truncated
  /// A byte that cannot stand here, among them a comma after the last element.
  case unexpectedByte(UInt8)
  /// Bytes that are no UTF-8.
  case notUTF8
  /// The file begins with a byte order mark, which JSON does not allow (RFC 8259 §8.1).
  case byteOrderMark
  /// An unescaped control character in a string.
  case controlCharacter
  /// An escape that JSON does not know, or half of a surrogate pair.
  case badEscape
  /// A number that JSON does not know, such as 01 or 1.
  case badNumber
  /// Values nested more deeply than any store needs.
  case tooDeep
  /// The same key twice in one object.
  case duplicateKey(String)
  /// The same record twice in one file.
  case duplicateID(TaskID)
  /// A record without a field that each one has.
  case missingField(String)
  /// A field whose value is of the wrong type or names what does not exist, such as 31 February.
  case badValue(String)
}

/// A damaged place: an offset in bytes and what is wrong there.
struct JSONFault: Error {
  let offset: Int
  let damage: Damage
}
