package import Exchange
package import Store

/// What an import did, or would do.
package struct ImportOutcome {
  /// The path as it was given.
  package let path: String
  /// What was read.
  package let format: ImportFormat
  /// Whether nothing was stored.
  package let isDryRun: Bool
  /// How many tasks came new.
  package private(set) var added = 0
  /// How many were here and are not as they were.
  package private(set) var changed = 0
  /// How many were here and are as they were.
  package var kept = 0
  /// The blocks of time that came, or were here.
  package private(set) var blocks = ImportResult.Counts()
  /// Whether anything is not as it was.
  package var isChange: Bool { added + changed + blocks.added + blocks.changed > 0 }
  /// Tasks that were deleted on one side and edited later on the other.
  package private(set) var revived: [TaskID] = []
  /// The copy of the store as it was before.
  package private(set) var backup: String?
  /// What cannot be carried over.
  package var losses = Losses()

  /// An import of which nothing has happened yet.
  package init(path: String, format: ImportFormat, isDryRun: Bool) {
    self.path = path
    self.format = format
    self.isDryRun = isDryRun
  }

  /// Enters so many blocks that are here already and stay as they are.
  package mutating func keep(blocks count: Int) { blocks.kept += count }

  /// Enters what the store has made of it.
  package mutating func add(_ result: ImportResult) {
    added += result.added
    changed += result.changed
    kept += result.kept
    blocks.add(result.blocks)
    revived += result.revived
    backup = result.backup
  }
}
