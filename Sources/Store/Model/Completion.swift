package import DayBudget

/// A completed task, of whose record only what looking back asks for was read.
package struct Completion: Sendable {
  /// Its id.
  package fileprivate(set) var id = TaskID.lowest
  /// Its title.
  package fileprivate(set) var title = ""
  /// When it was completed, in seconds since the epoch.
  package fileprivate(set) var completed = 0
  /// The civil day to which the completion belongs.
  package fileprivate(set) var day = CivilDate(daysSinceEpoch: 0)
  /// The estimate in whole minutes, 1…1440; nil is unknown.
  package fileprivate(set) var durationMinutes: Int?
  /// Its tags without the number sign, in the order given.
  package fileprivate(set) var tags: [String] = []
  /// The series of which it was an occurrence.
  package fileprivate(set) var series: Occurrence?
  /// The months, as `2026-11`, in whose files blocks of time were spent on it.
  package fileprivate(set) var worked: [String] = []
  /// When a field of it last changed: of a record that stands in two months the later counts.
  fileprivate(set) var modified = 0
  /// Whether it is one: no tombstone, and nothing that is open.
  fileprivate(set) var isCompleted = false
}

extension Completion {
  /// Reads the record under the cursor; fields that are not asked for are stepped over.
  init(reading cursor: inout JSONCursor) throws(JSONFault) {
    var created = 0
    var (instant, day, isDeleted) = (Int?.none, CivilDate?.none, false)
    try cursor.members { cursor, key throws(JSONFault) in
      let start = cursor.offset
      if try cursor.takeNull() { return }
      var isGood = true
      switch Field(key, in: cursor) {
      case .id:
        let id = try cursor.stringPlace().flatMap { TaskID(bytes: cursor.bytes[$0]) }
        isGood = id != nil
        self.id = id ?? .lowest
      case .title:
        let title = try cursor.title()
        isGood = title != nil
        self.title = title ?? ""
      case .durationMinutes:
        durationMinutes = try cursor.integer(in: 1...1_440)
        isGood = durationMinutes != nil
      case .tags:
        let tags = try cursor.strings()
        isGood = tags != nil
        self.tags = tags ?? []
      case .series:
        series = try Occurrence(reading: &cursor)
        isGood = series != nil
      case .worked:
        let worked = try cursor.strings()
        isGood = worked != nil
        self.worked = worked ?? []
      case .created:
        created = try cursor.instant() ?? 0
      case .modified:
        modified = try cursor.instant() ?? 0
      case .completed:
        instant = try cursor.instant()
        isGood = instant != nil
      case .completedDay:
        day = try cursor.day()
        isGood = day != nil
      case .deleted:
        isDeleted = true
        try cursor.skipValue()
      default: try cursor.skipValue()
      }
      if !isGood {
        throw JSONFault(offset: start, damage: .badValue(cursor.text(of: key)))
      }
    }
    modified = max(modified, created)
    guard let instant else { return }
    (completed, isCompleted) = (instant, !isDeleted)
    self.day = day ?? CivilDateTime(secondsAsUTC: instant).date
  }
}

extension TaskStore {
  /// What was completed on a day or later, by day and instant of completion, and why more is missing.
  ///
  /// Of history only the months from that day's on are read, and one that is damaged costs itself and nothing else.
  ///
  /// - Parameters:
  ///   - first: The first day of completion; nil asks for all.
  ///   - snapshot: The store's own file as it was read.
  package func completions(
    from first: CivilDate?, _ snapshot: Snapshot
  ) -> (completions: [Completion], failures: [StoreFailure]) {
    let own = snapshot.document
    let gone = Set(own.leaving)
    var found: [Completion] = []
    var failures: [StoreFailure] = []
    for head in own.heads where head.isCompleted && head.deleted == nil {
      do throws(StoreFailure) {
        try own.completions(CollectionOfOne(head)) { found.append($0) }
      } catch {
        failures.append(error)
      }
    }
    var places: [TaskID: Int] = [:]
    do throws(StoreFailure) {
      let least = first.map(RecordHead.month) ?? ""
      for month in try history.months where month >= least {
        do throws(StoreFailure) {
          let document = try history.document(of: month)
          let heads = document.heads.filter { own.head($0.id) == nil && !gone.contains($0.id) }
          var read: [Completion] = []
          read.reserveCapacity(heads.count)
          try document.completions(heads) { read.append($0) }
          for completion in read {
            if let place = places[completion.id] {
              if completion.modified > found[place].modified { found[place] = completion }
            } else {
              places[completion.id] = found.count
              found.append(completion)
            }
          }
        } catch {
          failures.append(error)
        }
      }
    } catch {
      failures.append(error)
    }
    found.removeAll { completion in !completion.isCompleted || (first.map { completion.day < $0 } ?? false) }
    found.sort { ($0.day, $0.completed, $0.id) < ($1.day, $1.completed, $1.id) }
    return (found, failures)
  }
}

extension TaskStore {
  /// Whether something was completed before a day, as far as it can be read.
  package func hasCompletions(before day: CivilDate, _ snapshot: Snapshot) -> Bool {
    func isEarlier(_ head: RecordHead) -> Bool {
      head.isCompleted && head.deleted == nil && (head.completedDay ?? head.day).map { $0 < day } ?? false
    }
    let own = snapshot.document
    if own.heads.contains(where: isEarlier) { return true }
    let last = RecordHead.month(of: day)
    // Mostly the oldest month has one, and no other is looked at.
    for month in (try? history.months) ?? [] where month <= last {
      guard let document = try? history.document(of: month) else { continue }
      if document.heads.contains(where: { isEarlier($0) && own.head($0.id) == nil }) { return true }
    }
    return false
  }
}

extension Document {
  /// Reads of the records of some heads what looking back asks for.
  fileprivate func completions(
    _ heads: some Sequence<RecordHead>, _ body: (Completion) -> Void
  ) throws(StoreFailure) {
    try StoreFailure.locating(in: bytes, of: file) { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      for head in heads {
        cursor.offset = head.place.lowerBound
        body(try Completion(reading: &cursor))
      }
    }
  }
}

extension Snapshot {
  /// How many open plain tasks are planned for each of some days; days without any are missing.
  package func openCounts(from first: CivilDate, through last: CivilDate) -> [CivilDate: Int] {
    var counts: [CivilDate: Int] = [:]
    for head in document.heads where head.isOpen && !head.repeats {
      if let day = head.day, day >= first, day <= last { counts[day, default: 0] += 1 }
    }
    return counts
  }
}
