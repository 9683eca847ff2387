/// A task as it stands in an export: its attributes, those that are `null` left out, and the line on which it
/// begins, counted from 1.
package struct TaskwarriorObject: Sendable {
  let attributes: [String: ForeignValue]
  let line: Int?

  /// Nil for an object that is no task: without a description and a uuid.
  package init?(_ attributes: [String: ForeignValue], line: Int?) {
    guard attributes["description"] != nil || attributes["uuid"] != nil else { return nil }
    self.attributes = attributes
    self.line = line
  }
}
