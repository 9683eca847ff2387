extension Snapshot {
  /// A store in which nothing is.
  package static let empty = Snapshot(emptyFile: "")

  /// Whether there is no store yet: nothing was ever written.
  package var isNew: Bool { document.bytes.isEmpty }

  private init(emptyFile file: String) {
    document = Document(emptyFile: file)
    settings = Settings()
  }
}

extension Task {
  /// A task that is only shown and never stored; its id means nothing.
  package init(preview title: String, created: Int) {
    self.init(id: .lowest, title: title, rank: .middle, created: created)
  }
}
