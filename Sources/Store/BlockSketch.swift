package import DayBudget

/// A block as sums need it, without what only a list shows of it.
///
/// Texts that many blocks have in common are one text, so that a hundred thousand of them stay small.
package struct BlockSketch: Sendable {
  /// The day that it belonged to when it was last written.
  package internal(set) var day = CivilDate(daysSinceEpoch: 0)
  /// When it began; nil for a placeless one.
  package internal(set) var start: Int?
  /// When it ended; nil for a placeless one and for the one that runs.
  package internal(set) var end: Int?
  /// The minutes of a placeless one.
  package internal(set) var placelessMinutes: Int?
  /// What was done.
  package internal(set) var title = ""
  /// The task on which the time was spent.
  package internal(set) var task: TaskID?
  /// The occurrence of that task where it is a series.
  package internal(set) var occurrence: CivilDate?
  /// Its own tags.
  package internal(set) var tags: [String] = []
  /// How it felt, 1…5.
  package internal(set) var mood: Int?
  /// The identifier of the zone in which it was written.
  package internal(set) var zone = ""

  init() {}

  /// What sums need of a block.
  package init(_ block: TimeBlock) {
    (day, start, end, placelessMinutes) = (block.day, block.start, block.end, block.placelessMinutes)
    (title, task, occurrence) = (block.title, block.task, block.occurrence)
    (tags, mood, zone) = (block.tags, block.mood, block.zone)
  }

  /// Whether it has no end yet.
  package var isRunning: Bool { start != nil && end == nil }

  /// Its minutes, of one that runs those up to now.
  package func minutes(now: Int) -> Int {
    guard let start else { return placelessMinutes ?? 0 }
    return max(0, (end ?? now) - start) / 60
  }
}

extension BlockSketch {
  /// By day and start, placeless ones first on theirs.
  static func isBefore(_ left: BlockSketch, _ right: BlockSketch) -> Bool {
    if left.day != right.day { return left.day < right.day }
    return (left.start ?? .min) < (right.start ?? .min)
  }

  /// Whether its ends are those of a block that lies in a month.
  var isWhole: Bool {
    guard let start else { return end == nil && placelessMinutes != nil }
    guard let end else { return false }
    return end > start && end - start <= TimeBlock.longest * 60
  }
}
