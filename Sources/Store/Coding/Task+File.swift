extension Task {
  /// A task that comes from outside, with what the store alone keeps track of otherwise.
  ///
  /// - Parameters:
  ///   - codeLength: The length of its code, 2…16.
  ///   - modified: Not before `created`.
  ///   - edited: When each field that changed after creation last did so, by the field's name in the file.
  package init(
    id: TaskID, title: String, rank: Rank, codeLength: Int, created: Int, modified: Int, edited: [String: Int]
  ) {
    self.init(id: id, title: title, rank: rank, created: created)
    self.codeLength = codeLength
    self.modified = modified
    self.edited = edited
  }

  /// A store's own file with these records, sorted by id, as `TaskStore.importing` takes it in.
  package static func file(of tasks: [Task]) -> [UInt8] {
    var text = DocumentText(capacity: tasks.count * 256)
    text.add("tasks", lines: tasks.sorted { $0.id < $1.id }.map(\.record), always: true)
    return text.finished()
  }
}
