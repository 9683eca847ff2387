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
  /// How many tasks and blocks came new.
  package private(set) var added = 0
  /// How many were here and are not as they were.
  package private(set) var changed = 0
  /// How many were here and are as they were.
  package var kept = 0
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

  /// Enters what the store has made of it.
  package mutating func add(_ result: ImportResult) {
    added += result.tasks.added + result.blocks.added
    changed += result.tasks.changed + result.blocks.changed
    kept += result.tasks.kept + result.blocks.kept
    revived += result.revived
    backup = result.backup
  }
}
