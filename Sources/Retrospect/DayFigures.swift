package import DayBudget

extension [WorkedBlock] {
  /// The earliest day on which a block begins; nil for none.
  package func firstDay(_ boundary: DayBoundary) -> CivilDate? {
    // To ask a zone takes longest: a block begins on the day of its own clock or on one beside it.
    guard let earliest = self.map(\.day).min() else { return nil }
    var first: CivilDate?
    for block in self where block.day <= earliest.adding(days: 1) {
      let day = block.startDay(boundary)
      first = first.map { Swift.min($0, day) } ?? day
    }
    return first
  }
}

/// What each of some days has of time and of mood.
package struct DayFigures: Sendable {
  /// The first day.
  package let first: CivilDate
  /// Whole minutes a day, from the first on: the union of what lies on the clock and the sum of what does not.
  package private(set) var minutes: [Int]
  /// A day's mean mood in tenths, from the first on; nil where no block has one.
  package private(set) var moods: [Int?]

  /// The days from `first` to `last`, none where that lies before it.
  ///
  /// For its minutes a block is cut where its own days end; its mood belongs to the day of its start.
  /// - Complexity: O(n log n) in the number of blocks, O(n) where they come by their start.
  package init(
    _ blocks: [WorkedBlock], from first: CivilDate, through last: CivilDate, boundary: DayBoundary
  ) {
    let count = max(0, last.days(since: first) + 1)
    self.first = first
    minutes = [Int](repeating: 0, count: count)
    var moodSums = minutes
    var moodCounts = minutes
    var cuts = DayCuts(boundary: boundary)
    var parts: [BlockPart] = []
    parts.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      let place = parts.count
      cuts.cut(block, at: index, into: &parts)
      guard let mood = block.mood, parts.count > place else { continue }
      let day = parts[place].day.days(since: first)
      guard 0 <= day, day < count else { continue }
      moodSums[day] += mood
      moodCounts[day] += 1
    }
    moods = (0..<count).map {
      moodCounts[$0] == 0 ? nil : DayFigures.tenths(of: moodSums[$0], over: moodCounts[$0])
    }
    add(parts)
  }

  /// A quotient in tenths, half a tenth up; for numbers that are not negative.
  static func tenths(of sum: Int, over count: Int) -> Int { (20 * sum + count) / (2 * count) }

  private mutating func add(_ parts: [BlockPart]) {
    var clocked: [(day: Int, start: Int, end: Int)] = []
    clocked.reserveCapacity(parts.count)
    for part in parts {
      let day = part.day.days(since: first)
      guard 0 <= day, day < minutes.count else { continue }
      if let span = part.span {
        clocked.append((day, span.start, span.end))
      } else {
        minutes[day] += part.minutes
      }
    }
    clocked.sort { $0.day == $1.day ? $0.start < $1.start : $0.day < $1.day }
    var index = 0
    while index < clocked.count {
      let day = clocked[index].day
      var seconds = 0
      var reached = Int.min
      while index < clocked.count, clocked[index].day == day {
        let (start, end) = (max(clocked[index].start, reached), clocked[index].end)
        if end > start { (seconds, reached) = (seconds + end - start, end) }
        index += 1
      }
      minutes[day] += seconds / 60
    }
  }
}
