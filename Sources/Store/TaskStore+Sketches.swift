package import DayBudget

extension TaskStore {
  /// What sums need of the blocks of some days as they were filed, of all without a first day, and why others cannot be
  /// read; by day and start.
  ///
  /// - Parameter snapshot: The store's own file as it was read; the running block is among them whatever its day is.
  package func sketches(
    from first: CivilDate?, through last: CivilDate, _ snapshot: Snapshot
  ) -> (blocks: [BlockSketch], failures: [StoreFailure]) {
    guard let first else {
      do throws(StoreFailure) {
        return sketches(of: try time.months, snapshot)
      } catch {
        return ([], [error])
      }
    }
    let names = snapshot.document.timed == nil ? [] : Months.names(from: first, through: last)
    var found = sketches(of: names, snapshot)
    found.blocks.removeAll { !$0.isRunning && ($0.day < first || $0.day > last) }
    return found
  }

  /// As `blocks(of:_:)`, of which only what sums need is read.
  package func sketches(
    of months: [String], _ snapshot: Snapshot
  ) -> (blocks: [BlockSketch], failures: [StoreFailure]) {
    let document = snapshot.document
    var (whole, failures) = blocks(of: [], snapshot)
    let reader = SketchReader()
    let gone = Set(document.leaving)
    let isMeant: ((RecordID) -> Bool)? =
      document.blocks.isEmpty && gone.isEmpty ? nil : { document.head($0) == nil && !gone.contains($0) }
    for month in months {
      do {
        guard let contents = try time.file(of: month).read() else {
          throw JSONFault(offset: 0, damage: .truncated)
        }
        try reader.read(contents.bytes, where: isMeant)
      } catch {
        // The longer way says what is wrong with the month, or that there is none.
        let found = blocks(of: month, without: document)
        whole += found.blocks
        failures += found.failures
      }
    }
    var blocks = reader.sketches
    blocks += whole.map { BlockSketch($0) }
    let later = min(1, blocks.count)..<blocks.count
    if later.contains(where: { BlockSketch.isBefore(blocks[$0], blocks[$0 - 1]) }) {
      blocks.sort(by: BlockSketch.isBefore)
    }
    return (blocks, failures)
  }

  /// Whether there is a block that is not deleted, or may be one in a month that cannot be read.
  package func hasBlocks(_ snapshot: Snapshot) -> Bool {
    if snapshot.document.blocks.contains(where: { $0.deleted == nil }) { return true }
    guard let months = try? time.months else { return true }
    return months.reversed().contains { month in
      let found = sketches(of: [month], snapshot)
      return !found.blocks.isEmpty || !found.failures.isEmpty
    }
  }
}
