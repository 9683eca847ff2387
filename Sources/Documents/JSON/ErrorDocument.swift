extension JSONValue {
  /// `xday.error/1`: why a command stopped, in English whatever the person's language.
  ///
  /// - Parameters:
  ///   - kind: The word for scripts.
  ///   - hint: What to do; null where it is empty.
  ///   - line: The line in that file, or of the input.
  package static func error(
    _ kind: String, message: String, hint: String, file: String?, line: Int?
  ) -> JSONValue {
    .members([
      "schema": "xday.error/1",
      "kind": .string(kind),
      "message": .string(message),
      "hint": hint.isEmpty ? .null : .string(hint),
      "file": .text(file),
      "line": .number(line),
    ])
  }
}
