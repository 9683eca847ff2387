package import DayBudget

/// The totals of a period: what was worked, when, on what, and what got done.
package struct Stats: Sendable {
  /// The sums by category; its minutes are the union of what lies on the clock and the sum of what does not.
  package let sum: SpentSum
  /// The first day with time; nil without any.
  package let firstDay: CivilDate?
  /// The longest block that began in the period, of equals the earliest; nil without any.
  package let longestBlock: WorkedBlock?
  /// The day with the most minutes, of equals the earliest; nil without any.
  package let bestDay: (day: CivilDate, minutes: Int)?
  /// The minutes of blocks on each weekday, Monday first.
  package let byWeekday: [Int]
  /// The minutes of blocks that fall into each clock hour of their own zones, 0…23; what has no place there, in none.
  package let byHour: [Int]
  /// How many tasks were completed.
  package let completed: Int
  /// Completed tasks a day, in hundredths, rounded.
  package let completedPerDay: Int
  /// The median factor of completed tasks with estimate and used; nil without any.
  package let medianFactor: Factor?

  /// The totals from `first`, nil for the first of all, to `last`.
  ///
  /// - Parameters:
  ///   - blocks: Those that can have time in the period.
  ///   - completed: What was completed in it, by day.
  ///   - hasEarlier: Whether something was completed before `first`.
  ///   - order: The tags that stand before all others.
  /// - Complexity: O(n log n) in the number of blocks, O(n) where they come by their start.
  package init(
    _ blocks: [WorkedBlock], completed: [CompletedTask], from first: CivilDate?, to last: CivilDate,
    today: CivilDate, hasEarlier: Bool, boundary: DayBoundary, order: [String] = []
  ) {
    sum = SpentSum(blocks, from: first, to: last, boundary: boundary, order: order)
    var cuts = DayCuts(boundary: boundary)
    var parts: [BlockPart] = []
    parts.reserveCapacity(blocks.count)
    var longest: Int?
    for index in blocks.indices {
      let count = parts.count
      cuts.cut(blocks[index], at: index, into: &parts)
      // The first part lies on the day of the start; a block without minutes has none.
      guard parts.count > count, parts[count].day <= last, first.map({ parts[count].day >= $0 }) ?? true
      else { continue }
      if longest.map({ Stats.isLonger(blocks[index], blocks[$0]) }) ?? true { longest = index }
    }
    longestBlock = longest.map { blocks[$0] }
    parts.removeAll { part in part.minutes == 0 || part.day > last || first.map { part.day < $0 } ?? false }
    firstDay = parts.map(\.day).min()
    let days = DayFigures(blocks, from: sum.first, through: sum.last, boundary: boundary)
    let most = days.minutes.max() ?? 0
    bestDay = days.minutes.firstIndex(of: most).flatMap {
      most > 0 ? (days.first.adding(days: $0), most) : nil
    }
    var (byWeekday, byHour) = ([Int](repeating: 0, count: 7), [Int](repeating: 0, count: 24))
    for part in parts {
      byWeekday[part.day.weekday.rawValue - 1] += part.minutes
      guard let span = part.span else { continue }
      HourCuts.cut(span, in: blocks[part.block].zone) { hour, piece in
        byHour[hour] += (piece.end - span.start) / 60 - (piece.start - span.start) / 60
      }
    }
    (self.byWeekday, self.byHour) = (byWeekday, byHour)
    self.completed = completed.count
    completedPerDay = Stats.perDay(completed, from: hasEarlier ? first : nil, to: min(last, today))
    medianFactor = Factor.median(completed.compactMap(Factor.init))
  }

  private static func isLonger(_ left: WorkedBlock, _ right: WorkedBlock) -> Bool {
    if left.minutes != right.minutes { return left.minutes > right.minutes }
    func key(_ block: WorkedBlock) -> (CivilDate, Int) { (block.day, block.span?.start ?? .max) }
    return key(left) < key(right)
  }

  private static func perDay(_ completed: [CompletedTask], from first: CivilDate?, to last: CivilDate) -> Int
  {
    guard let start = first ?? completed.first?.day else { return 0 }
    // What was ticked ahead of its day is on a later one.
    let days = max(1, max(last, completed.last?.day ?? last).days(since: start) + 1)
    return (200 * completed.count + days) / (2 * days)
  }
}
