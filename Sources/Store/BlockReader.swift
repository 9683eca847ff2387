package import DayBudget

/// The blocks of a store, of which each month is read when it is asked for, and once.
///
/// What the store's own file says of a block counts; of one that stands in two months, since a command was interrupted,
/// what was modified later.
struct BlockReader {
  let months: Months
  let own: Document
  private var read: [String: Document] = [:]
  private var names: [String]?

  init(_ months: Months, _ own: Document) {
    self.months = months
    self.own = own
  }

  /// A month as it was read; one that there is not is empty.
  mutating func document(of month: String) throws(StoreFailure) -> Document {
    if let document = read[month] { return document }
    let document = try months.document(of: month)
    read[month] = document
    return document
  }

  /// The heads of the blocks of some months and of the store's own file, with the file in which each stands, tombstones
  /// too; one that stands in several files once.
  ///
  /// - Throws: what is wrong with a month, which is then named and never written over.
  mutating func heads(of months: some Sequence<String>) throws(StoreFailure) -> [(
    head: RecordHead, file: Document
  )] {
    var heads = own.blocks.map { ($0, own) }
    let gone = Set(own.leaving)
    for month in Set(months).sorted() {
      let document = try document(of: month)
      for head in document.blocks where own.head(head.id) == nil && !gone.contains(head.id) {
        heads.append((head, document))
      }
    }
    return heads
  }

  /// The record of a block, looked for in the newest month first; nil where there is none.
  ///
  /// A month that cannot be read is a failure only where no other has the record.
  mutating func record(_ id: BlockID) throws(StoreFailure) -> [UInt8]? {
    if let head = own.head(id) { return Array(own.record(head)) }
    if own.leaving.contains(id) { return nil }
    if names == nil { names = try months.months }
    var failure: StoreFailure?
    for month in (names ?? []).reversed() {
      do throws(StoreFailure) {
        let document = try document(of: month)
        if let head = document.head(id) { return Array(document.record(head)) }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }
}

extension TaskStore {
  /// The blocks of some days as they were filed, and why others cannot be read; by day and start.
  ///
  /// - Parameters:
  ///   - first: The first day; blocks that were filed under days before it are not among them.
  ///   - last: The last day.
  ///   - snapshot: The store's own file as it was read; the running block is among its blocks whatever its day is.
  package func blocks(
    from first: CivilDate, through last: CivilDate, _ snapshot: Snapshot
  ) -> (blocks: [TimeBlock], failures: [StoreFailure]) {
    let names = snapshot.document.timed == nil ? [] : Months.names(from: first, through: last)
    let found = blocks(of: names, snapshot)
    return (found.blocks.filter { $0.isRunning || $0.day >= first && $0.day <= last }, found.failures)
  }

  /// The months, as `2026-11`, from one day's to another's, in order.
  package static func months(from first: CivilDate, through last: CivilDate) -> [String] {
    Months.names(from: first, through: last)
  }

  /// All blocks that can be read, and why the others cannot; by day and start.
  package func allBlocks(_ snapshot: Snapshot) -> (blocks: [TimeBlock], failures: [StoreFailure]) {
    do throws(StoreFailure) {
      return blocks(of: try time.months, snapshot)
    } catch {
      return ([], [error])
    }
  }

  /// The blocks that stand in some months or in the store's own file, by day and start.
  package func blocks(
    of months: [String], _ snapshot: Snapshot
  ) -> (blocks: [TimeBlock], failures: [StoreFailure]) {
    let own = snapshot.document
    var found: (blocks: [TimeBlock], failures: [StoreFailure]) = ([], [])
    do throws(StoreFailure) {
      found.blocks = try own.blocks(own.blocks.filter { $0.deleted == nil })
    } catch {
      found.failures.append(error)
    }
    for month in months {
      let other = blocks(of: month, without: own)
      found.blocks += other.blocks
      found.failures += other.failures
    }
    return (found.blocks.sorted(by: TimeBlock.inOrder), found.failures)
  }

  /// The blocks of a month that do not stand in the store's own file, or why they cannot be read.
  func blocks(of month: String, without own: Document) -> (blocks: [TimeBlock], failures: [StoreFailure]) {
    let gone = Set(own.leaving)
    do throws(StoreFailure) {
      let document = try time.document(of: month)
      let heads = document.blocks.filter {
        $0.deleted == nil && own.head($0.id) == nil && !gone.contains($0.id)
      }
      return (try document.blocks(heads), [])
    } catch {
      return ([], [error])
    }
  }
}

extension Months {
  /// The names of the months from one day to another.
  static func names(from first: CivilDate, through last: CivilDate) -> [String] {
    var names: [String] = []
    var day = first
    while day <= last {
      names.append(RecordHead.month(of: day))
      day = day.firstOfNextMonth
    }
    return names
  }
}

extension CivilDate {
  /// The first day of the month after this day's.
  fileprivate var firstOfNextMonth: CivilDate {
    let later = adding(days: 32 - day)
    return later.adding(days: 1 - later.day)
  }
}

extension TimeBlock {
  /// By day and start, placeless ones first on theirs.
  package static func inOrder(_ left: TimeBlock, _ right: TimeBlock) -> Bool {
    (left.day, left.start ?? .min, left.id) < (right.day, right.start ?? .min, right.id)
  }
}
