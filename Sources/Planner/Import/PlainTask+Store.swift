package import Exchange
package import Store

extension PlainTask {
  /// A task of the store in plain values.
  package init(_ task: Task) {
    self.init(.own(task.id.description), title: task.title)
    (day, time, durationMinutes) = (task.day, task.time, task.durationMinutes)
    due = task.due
    isUrgent = task.isUrgent
    for tag in task.tags { add(tag: tag) }
    repeatRule = task.repeatRule
    exceptions = task.exceptions.mapValues(Fate.init)
    openFrom = task.openFrom
    series = task.series.map { (.own($0.id.description), $0.day) }
    notes = task.notes
    (created, modified) = (task.created, task.modified)
    (completed, completedDay) = (task.completed, task.completedDay)
    rank = task.rank.text
    edited = task.edited
  }

  /// Its place in xday's list; nil where it says none, or none that a rank can be.
  var placeInList: Rank? {
    // A rank of a hundred digits has been moved a hundred times into one gap.
    rank.flatMap { $0.utf8.count <= 100 ? Rank($0) : nil }
  }

  /// The series of which it was an occurrence, as the store has it.
  var occurrence: Occurrence? {
    series.map { Occurrence(id: TaskID(of: $0.name), day: $0.day) }
  }
}

extension PlainTask.Fate {
  /// What became of an occurrence in the store.
  init(_ exception: OccurrenceException) {
    self =
      switch exception {
      case .done: .done
      case .dropped: .dropped
      case .moved(let day): .moved(day)
      }
  }
}

extension OccurrenceException {
  /// What became of an occurrence in another store.
  init(_ fate: PlainTask.Fate) {
    self =
      switch fate {
      case .done: .done
      case .dropped: .dropped
      case .moved(let day): .moved(day)
      }
  }
}

extension TaskID {
  private static let letters = Array("bcdfghjklmnpqrstvwxz")

  /// The id of a task by its name: the same at every import, so that nothing comes in twice.
  init(of name: PlainTask.Name) {
    switch name {
    case .own(let text): self = TaskID(text) ?? TaskID(naming: "xday:" + text)
    case .foreign(let text): self = TaskID(naming: text)
    }
  }

  private init(naming name: String) {
    // FNV-1a of the name, then one draw of SplitMix64 a letter.
    var state = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let drawn = (0..<TaskID.length).map { _ -> Character in
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return TaskID.letters[Int((value ^ (value >> 31)) % 20)]
    }
    guard let id = TaskID(String(drawn)) else { preconditionFailure("16 of its letters spell an id") }
    self = id
  }
}
