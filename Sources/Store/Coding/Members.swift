/// Records and settings as members whose values stay in their own bytes, so that nothing is lost of them.
enum Members {
  /// The members of an object.
  static func read(_ object: [UInt8]) throws(JSONFault) -> [Member] {
    try object.withUnsafeBufferPointer { buffer throws(JSONFault) in try read(buffer) }
  }

  /// The members of an object.
  static func read(_ object: UnsafeBufferPointer<UInt8>) throws(JSONFault) -> [Member] {
    var cursor = JSONCursor(object)
    var members: [Member] = []
    try cursor.members { cursor, key throws(JSONFault) in
      let name = cursor.text(of: key)
      members.append(Member(name: name, value: Array(object[try cursor.skipValue()])))
    }
    return members
  }

  /// The elements of an array, each in its bytes.
  static func elements(of array: UnsafeBufferPointer<UInt8>) throws(JSONFault) -> [[UInt8]] {
    var cursor = JSONCursor(array)
    var elements: [[UInt8]] = []
    try cursor.elements { cursor throws(JSONFault) in elements.append(Array(array[try cursor.skipValue()])) }
    return elements
  }

  /// The values of members by their names.
  static func values(_ members: [Member]) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
  }

  /// The instants of edits that the members of an object name.
  static func edits(in members: [Member]) throws(JSONFault) -> [String: Int] {
    guard let edited = members.first(where: { $0.name == Field.edited.rawValue }) else { return [:] }
    return try edited.value.withUnsafeBufferPointer { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      return try cursor.edits() ?? [:]
    }
  }

  /// Old members with those replaced, added or (nil) taken away that a writer names.
  ///
  /// First come the members in the writer's order, then, as they stood, those that it does not know.
  static func patch(_ old: [Member], with new: [String: [UInt8]?], order: [String]) -> [Member] {
    var values = Dictionary(uniqueKeysWithValues: old.map { ($0.name, $0.value) })
    for (name, value) in new {
      values[name] = value
    }
    let known = order.compactMap { name in values[name].map { Member(name: name, value: $0) } }
    return known + old.filter { !order.contains($0.name) && values[$0.name] != nil }
  }
}
