import DayBudget

/// Records that are damaged where no command has looked for a while.
extension TaskStore {
  /// What is damaged in the store, as the last write through this value found it; nil where nothing is known of.
  package var damage: StoreFailure? { written.damage }

  /// Keeps the store as it was before the first write of a day, and returns what is damaged in it.
  ///
  /// That write reads every record to its last field, which others do not. Where something is damaged the copy gets
  /// a name that says so, and every write looks again until all is sound: only then is there a sound copy of the day.
  func keepBackup(of original: Original, today: CivilDate) throws(StoreFailure) -> StoreFailure? {
    if backups.isKept(of: today) { return nil }
    let damage = original.document.damage
    try backups.keep(original.document.bytes, of: today, isDamaged: damage != nil)
    return damage
  }
}

extension Document {
  /// The first thing that is wrong with any record or setting; nil where all can be read.
  fileprivate var damage: StoreFailure? {
    do throws(StoreFailure) {
      _ = try settings()
      try requireReadable()
      return nil
    } catch {
      return error
    }
  }
}
