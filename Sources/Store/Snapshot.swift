package import DayBudget

/// The store as it was at one moment: what is open, what was completed today, and the settings.
///
/// Tasks are decoded when they are asked for, so that one day of a large store costs what that day holds.
package struct Snapshot: Sendable {
  let document: Document
  /// What the person set.
  package let settings: Settings

  var codes: CodeBook { CodeBook(document.heads) }

  init(_ document: Document) throws(StoreFailure) {
    self.init(document: document, settings: try document.settings())
  }

  private init(document: Document, settings: Settings) {
    self.document = document
    self.settings = settings
  }

  /// The open plain tasks planned for a day, in the order of the list; nil asks for those without a day.
  package func open(on day: CivilDate?) throws(StoreFailure) -> [Task] {
    try inOrder { $0.isOpen && !$0.repeats && $0.day == day }
  }

  /// The open plain tasks of so many days from one on, day by day, each in the order of the list.
  ///
  /// One look at the store, however many days.
  package func open(from first: CivilDate, days count: Int) throws(StoreFailure) -> [[Task]] {
    var places = [[RankedPlace]](repeating: [], count: count)
    for (index, head) in document.heads.enumerated() where head.isOpen && !head.repeats {
      guard let day = head.day?.days(since: first), day >= 0, day < count else { continue }
      places[day].append(RankedPlace(rank: document.rank(head), index: index))
    }
    var days: [[Task]] = []
    for places in places { days.append(try tasks(inOrder: places)) }
    return days
  }

  /// All open tasks, series too, in the order of the list.
  package func open() throws(StoreFailure) -> [Task] {
    try inOrder(\.isOpen)
  }

  /// The open series, in the order of the list; their occurrences are computed from their rules.
  package func series() throws(StoreFailure) -> [Task] {
    try inOrder { $0.isOpen && $0.repeats }
  }

  /// Whether any open plain task has a due day.
  package var hasDue: Bool {
    document.heads.contains { $0.due != nil && $0.isOpen && !$0.repeats }
  }

  /// The open plain tasks that must be done by a day, in the order of the list; nil asks for all that have a due day.
  package func due(through last: CivilDate?) throws(StoreFailure) -> [Task] {
    try inOrder { head in
      guard let due = head.due, head.isOpen, !head.repeats else { return false }
      return last.map { due <= $0 } ?? true
    }
  }

  /// The open plain tasks whose day is before this one, in the order of the list.
  package func leftovers(before today: CivilDate) throws(StoreFailure) -> [Task] {
    try inOrder { head in head.isOpen && !head.repeats && (head.day.map { $0 < today } ?? false) }
  }

  /// The tasks completed on a day that have not gone into history yet, in the order of their completion.
  package func completed(on day: CivilDate) throws(StoreFailure) -> [Task] {
    try completed().filter { $0.completedDay == day }
  }

  /// Whether history may hold tasks that were completed on a day: it does of days that are over, and of others
  /// where a command was given under a clock that was ahead.
  package func mayBeInHistory(_ day: CivilDate) -> Bool {
    document.settled.map { day < $0 } ?? false
  }

  /// All completed tasks that have not gone into history yet, in the order of their completion.
  package func completed() throws(StoreFailure) -> [Task] {
    try document.tasks(document.heads.lazy.filter { $0.isCompleted && $0.deleted == nil })
      .sorted { ($0.completed ?? 0, $0.id) < ($1.completed ?? 0, $1.id) }
  }

  /// The task with this id, open or completed; nil when it is deleted, in history or unknown.
  package func task(_ id: TaskID) throws(StoreFailure) -> Task? {
    guard let head = document.head(id), head.deleted == nil else { return nil }
    return try document.tasks([head]).first
  }

  private func inOrder(_ isAskedFor: (RecordHead) -> Bool) throws(StoreFailure) -> [Task] {
    try tasks(inOrder: places(isAskedFor))
  }

  private func places(_ isAskedFor: (RecordHead) -> Bool) -> [RankedPlace] {
    var places: [RankedPlace] = []
    for (index, head) in document.heads.enumerated() where isAskedFor(head) {
      places.append(RankedPlace(rank: document.rank(head), index: index))
    }
    return places
  }

  private func tasks(inOrder places: [RankedPlace]) throws(StoreFailure) -> [Task] {
    try document.tasks(sorted(places).lazy.map { document.heads[$0.index] })
  }

  /// The places in the order of the list.
  ///
  /// They are small things to sort, which tasks are not.
  private func sorted(_ places: [RankedPlace]) -> [RankedPlace] {
    let heads = document.heads
    // Heads stand in the order of their ids, which decides between equal ranks.
    return places.sorted { left, right in
      if left.beginning != right.beginning { return left.beginning < right.beginning }
      let (first, second) = (document.rank(heads[left.index]), document.rank(heads[right.index]))
      return first.elementsEqual(second) ? left.index < right.index : first.lexicographicallyPrecedes(second)
    }
  }
}

/// For commands that only look: a damaged record costs itself and nothing else, and what is wrong with it is told.
extension Snapshot {
  /// The open tasks, series too, that can be read, in the order of the list, and why the others cannot.
  package func readableOpen() -> (tasks: [Task], failures: [StoreFailure]) {
    readable(\.isOpen)
  }

  /// The open plain tasks without a day that can be read, in the order of the list, and why the others cannot.
  package func readableList() -> (tasks: [Task], failures: [StoreFailure]) {
    readable { $0.isOpen && !$0.repeats && $0.day == nil }
  }

  /// The open series that can be read, in the order of the list, and why the others cannot.
  package func readableSeries() -> (tasks: [Task], failures: [StoreFailure]) {
    readable { $0.isOpen && $0.repeats }
  }

  /// The completed tasks that have not gone into history yet and can be read, in the order of their completion,
  /// and why the others cannot.
  package func readableCompleted() -> (tasks: [Task], failures: [StoreFailure]) {
    let found = readable { $0.isCompleted && $0.deleted == nil }
    let tasks = found.tasks.sorted { ($0.completed ?? 0, $0.id) < ($1.completed ?? 0, $1.id) }
    return (tasks, found.failures)
  }

  /// The store without the records that cannot be read, only to be looked at, and why they cannot.
  package func withoutDamage() -> (snapshot: Snapshot, failures: [StoreFailure]) {
    var heads: [RecordHead] = []
    var failures: [StoreFailure] = []
    for head in document.heads {
      do throws(StoreFailure) {
        _ = try document.tasks(CollectionOfOne(head))
        heads.append(head)
      } catch {
        failures.append(error)
      }
    }
    return (Snapshot(document: document.showing(heads), settings: settings), failures)
  }

  private func readable(_ isAskedFor: (RecordHead) -> Bool) -> (tasks: [Task], failures: [StoreFailure]) {
    var tasks: [Task] = []
    var failures: [StoreFailure] = []
    for place in sorted(places(isAskedFor)) {
      do throws(StoreFailure) {
        tasks += try document.tasks(CollectionOfOne(document.heads[place.index]))
      } catch {
        failures.append(error)
      }
    }
    return (tasks, failures)
  }
}

/// A head by its place among the heads, with the beginning of its rank, which mostly decides alone.
private struct RankedPlace {
  /// The first eight bytes, the foremost in the highest, zeros behind a shorter rank: so its order is theirs.
  let beginning: UInt64
  let index: Int

  init(rank: ArraySlice<UInt8>, index: Int) {
    var beginning: UInt64 = 0
    for byte in rank.prefix(8) { beginning = beginning << 8 | UInt64(byte) }
    self.beginning = beginning << UInt64(8 * (8 - min(8, rank.count)))
    self.index = index
  }
}

/// Whom a typed code means.
package enum CodeMatch: Hashable, Sendable {
  /// No task begins like that.
  case none
  /// This open task.
  case open(TaskID)
  /// No open task, but these, completed or deleted lately, do.
  case closed([TaskID])
  /// More than one open task, in alphabetical order.
  case several([TaskID])
}

extension Snapshot {
  /// The code of an open task, with which it is named as long as it is open.
  package func code(of id: TaskID) -> String {
    codes.code(of: id)
  }

  /// Whom a typed text of two letters or more means: a code, or the beginning of one id.
  ///
  /// An exact code comes first, so that `bk` stays one task also when a newer one has the code `bkw`.
  package func resolve(_ text: String) -> CodeMatch {
    codes.resolve(text)
  }
}

extension CodeBook {
  /// Whom a typed text means; exact codes come before beginnings, open tasks before closed ones.
  func resolve(_ text: String) -> CodeMatch {
    let (open, closed) = ids(beginningWith: text)
    if let exact = open.first(where: { code(of: $0) == text.lowercased() }) { return .open(exact) }
    if open.count > 1 { return .several(open) }
    if let only = open.first { return .open(only) }
    return closed.isEmpty ? .none : .closed(closed)
  }
}
