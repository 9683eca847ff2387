/// A value in another program's JSON: what it says as text, and what lies in it.
package indirect enum ForeignValue: Hashable, Sendable {
  /// A string, a number as it was written, `true` or `false`.
  case text(String)
  /// An array.
  case list([ForeignValue])
  /// An object.
  case members([String: ForeignValue])

  /// The value as people read it.
  var text: String {
    switch self {
    case .text(let text): text
    case .list(let elements): elements.map(\.text).joined(separator: ",")
    case .members(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// The elements of an array, of any other value none.
  var elements: [ForeignValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The text of a member of an object; nil where there is none.
  func text(of key: String) -> String? {
    if case .members(let members) = self { members[key]?.text } else { nil }
  }
}

/// An object in another program's JSON, members that are `null` left out, with the line on which it begins, counted from
/// 1.
package struct ForeignObject: Sendable {
  let members: [String: ForeignValue]
  let line: Int?

  /// An object of these members.
  package init(_ members: [String: ForeignValue], line: Int?) {
    self.members = members
    self.line = line
  }
}
