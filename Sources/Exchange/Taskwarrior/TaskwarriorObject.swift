/// A value in an export of Taskwarrior: what it says as text, and what lies in it.
package indirect enum TaskwarriorValue: Hashable, Sendable {
  /// A string, a number as it was written, `true` or `false`.
  case text(String)
  /// An array.
  case list([TaskwarriorValue])
  /// An object.
  case members([String: TaskwarriorValue])

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
  var elements: [TaskwarriorValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The text of a member of an object; nil where there is none.
  func text(of key: String) -> String? {
    if case .members(let members) = self { members[key]?.text } else { nil }
  }
}

/// A task as it stands in an export: its attributes, those that are `null` left out, and the line on which it
/// begins, counted from 1.
package struct TaskwarriorObject: Sendable {
  let attributes: [String: TaskwarriorValue]
  let line: Int?

  /// Nil for an object that is no task: without a description and a uuid.
  package init?(_ attributes: [String: TaskwarriorValue], line: Int?) {
    guard attributes["description"] != nil || attributes["uuid"] != nil else { return nil }
    self.attributes = attributes
    self.line = line
  }
}
