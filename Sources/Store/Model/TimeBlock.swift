package import DayBudget

/// Time that was spent, on a task or on something named freely.
///
/// *Clocked* it has a start, and an end once it no longer runs; *placeless* it has a day and minutes alone. Its instants
/// are whole minutes in seconds since the epoch. Its wall times and its day are those of its own zone for ever.
package struct TimeBlock: Hashable, Sendable {
  /// The greatest number of minutes that a block can have: those of a leap year.
  package static let longest = 366 * 1_440

  /// What it is, for ever.
  package internal(set) var id: BlockID
  /// The length of its code, 2…12: the first so many digits of the id.
  package internal(set) var codeLength = 2
  /// What was done; empty where tags alone say it.
  package var title: String
  /// The day that it belonged to when it was last written, and so the month whose file holds it.
  package var day: CivilDate
  /// When it began; nil for a placeless one.
  package var start: Int?
  /// When it ended, later than its start; nil for a placeless one and for the one that runs.
  package var end: Int?
  /// The minutes of a placeless one, 1…`longest`; nil for a clocked one.
  package var placelessMinutes: Int?
  /// The task on which the time was spent.
  package var task: TaskID?
  /// The occurrence of that task where it is a series: the day on which the rule has it.
  package var occurrence: CivilDate?
  /// Its own tags without the number sign, each once, in the order given.
  package var tags: [String] = []
  /// Free text of any number of lines.
  package var note: String?
  /// How it felt, 1…5.
  package var mood: Int?
  /// The identifier of the zone in which it was written.
  package var zone: String
  /// When it should end, of one that runs and was begun for so long.
  package var endsAt: Int?
  /// When it was written first.
  package var created: Int
  /// When a field of it last changed; never decreases, also under a clock that jumps back.
  package internal(set) var modified: Int
  /// When it was deleted; nil for every block but a tombstone.
  package internal(set) var deleted: Int?
  /// When each field that changed after creation last did so, by the field's name in the file.
  package internal(set) var edited: [String: Int] = [:]

  init(id: BlockID, title: String, day: CivilDate, zone: String, created: Int) {
    self.id = id
    self.title = title
    self.day = day
    self.zone = zone
    self.created = created
    modified = created
  }

  /// What names it: two digits or more, for ever the same.
  package var code: String { id.prefix(codeLength) }

  /// Whether it has no end yet.
  package var isRunning: Bool { start != nil && end == nil }

  /// Its minutes, of one that runs those up to now.
  package func minutes(now: Int) -> Int {
    guard let start else { return placelessMinutes ?? 0 }
    return max(0, (end ?? now) - start) / 60
  }
}
