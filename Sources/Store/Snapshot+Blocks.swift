/// What the store's own file knows of time that was spent.
extension Snapshot {
  /// Whether there may be blocks: one stands in the store's own file, or some month has had one.
  package var hasTime: Bool { document.timed != nil || !document.blocks.isEmpty }

  /// The block that has no end yet; nil where none runs.
  package func running() throws(StoreFailure) -> TimeBlock? {
    guard let head = document.blocks.first(where: \.isOpen) else { return nil }
    return try document.blocks(CollectionOfOne(head)).first
  }
}
