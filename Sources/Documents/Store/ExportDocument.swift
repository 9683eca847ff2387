extension JSONValue {
  /// `xday.exported/1`: an export in another program's format, as a text or as the file that it was written to.
  package static func exported(_ format: String, tasks: Int, blocks: Int, file: String?, text: String)
    -> JSONValue
  {
    .members([
      "schema": "xday.exported/1",
      "format": .string(format),
      "tasks": .int(tasks),
      "blocks": .int(blocks),
      "file": .text(file),
      "text": file == nil ? .string(text) : .null,
    ])
  }
}
