package import DayBudget

/// A completed task, of whose record only what looking back asks for was read.
package struct Completion: Sendable {
  /// Its id.
  package internal(set) var id = TaskID.lowest
  /// Its title.
  package internal(set) var title = ""
  /// When it was completed, in seconds since the epoch.
  package internal(set) var completed = 0
  /// The civil day to which the completion belongs.
  package internal(set) var day = CivilDate(daysSinceEpoch: 0)
  /// The estimate in whole minutes, 1…1440; nil is unknown.
  package internal(set) var durationMinutes: Int?
  /// Its tags without the number sign, in the order given.
  package internal(set) var tags: [String] = []
  /// The series of which it was an occurrence.
  package internal(set) var series: Occurrence?
  /// The months, as `2026-11`, in whose files blocks of time were spent on it.
  package internal(set) var worked: [String] = []
  /// When a field of it last changed: of a record that stands in two months the later counts.
  var modified = 0
  /// Whether it is one: no tombstone, and nothing that is open.
  var isCompleted = false
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
    let reader = CompletionReader()
    var found: [Completion] = []
    var failures: [StoreFailure] = []
    for head in own.heads where head.isCompleted && head.deleted == nil {
      do throws(StoreFailure) {
        found += try own.completions(CollectionOfOne(head), reader)
      } catch {
        failures.append(error)
      }
    }
    var places: [TaskID: Int] = [:]
    do throws(StoreFailure) {
      let least = first.map(RecordHead.month) ?? ""
      for month in try history.months where month >= least {
        do throws(StoreFailure) {
          for completion in try completions(of: month, reader)
          where own.head(completion.id) == nil && !gone.contains(completion.id) {
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
    return (inOrder(found), failures)
  }

  /// By day, instant and id.
  private func inOrder(_ completions: [Completion]) -> [Completion] {
    // Whole records are many times as dear to move as what they are compared by.
    let keys = completions.indices.map { (completions[$0].day, completions[$0].completed, $0) }
    return keys.sorted { left, right in
      if left.0 != right.0 { return left.0 < right.0 }
      return left.1 == right.1 ? completions[left.2].id < completions[right.2].id : left.1 < right.1
    }.map { completions[$0.2] }
  }
}

extension TaskStore {
  /// The records of a month of history.
  private func completions(
    of month: String, _ reader: CompletionReader
  ) throws(StoreFailure) -> [Completion] {
    if let contents = try? history.file(of: month).read(),
      let completions = try? reader.read(contents.bytes)
    {
      return completions
    }
    // The longer way says what is wrong with the month, or that there is none.
    let document = try history.document(of: month)
    return try document.completions(document.heads, reader)
  }

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
    _ heads: some Sequence<RecordHead>, _ reader: CompletionReader
  ) throws(StoreFailure) -> [Completion] {
    try StoreFailure.locating(in: bytes, of: file) { buffer throws(JSONFault) in
      var cursor = JSONCursor(buffer)
      var read: [Completion] = []
      for head in heads {
        cursor.offset = head.place.lowerBound
        read.append(try reader.completion(&cursor).completion)
      }
      return read
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
