/// What has to be done by a day, all of it together.
package struct DueDemand: Hashable, Sendable {
  /// The due day as an index into the days ahead; what is overdue has 0.
  package let day: Int
  /// What remains to be done by the end of that day and is due on it, whole minutes.
  package let minutes: Int

  /// So many minutes that are due on a day.
  package init(day: Int, minutes: Int) {
    self.day = day
    self.minutes = minutes
  }
}

/// A due day, added up.
package struct DueRow: Hashable, Sendable {
  /// The due day as an index into the days ahead.
  package let day: Int
  /// What remains of everything that is due by the end of this day, whole minutes.
  package let demandMinutes: Int
  /// The free time from now to the end of this day, whole minutes, seconds cut off.
  package let supplyMinutes: Int
  /// The day on which the row's own tasks have to be begun at the latest, as an index into the days ahead.
  ///
  /// Nil from the line on, and where the row's tasks take no time.
  package let latestStart: Int?

  /// What is left over, negative where it is too little.
  package var leftMinutes: Int { supplyMinutes - demandMinutes }
}

/// The line, drawn through the days ahead: whether there is time enough until each due day, for all of it together.
///
/// A minute of free time is counted once, also where the windows of two days share it, and a day's windows belong to
/// it wholly, also past midnight.
package struct DueLine: Hashable, Sendable {
  /// The due days in order, each once.
  package let rows: [DueRow]
  /// The index of the first row with too little time, before which the line stands; nil when it all fits.
  package let firstShort: Int?

  /// Adds up the days ahead.
  ///
  /// - Parameters:
  ///   - free: The free time of today from now and of each day after it, by day, each sorted and disjoint.
  ///   - demands: What is due, in any order, on days of `free`; several of one day count together.
  ///
  /// - Complexity: linear in the spans of all days; O(n log n) in the demands.
  package init(free: [SpanSet], demands: [DueDemand]) {
    let capacity = DueLine.seconds(of: free)
    var rows: [DueRow] = []
    var (demand, supply, day) = (0, 0, -1)
    for due in DueLine.byDay(demands) {
      demand += due.minutes
      while day < due.day {
        day += 1
        supply += capacity[day]
      }
      rows.append(
        DueRow(day: due.day, demandMinutes: demand, supplyMinutes: supply / 60, latestStart: nil))
    }
    let firstShort = rows.firstIndex { $0.leftMinutes < 0 }
    let starts = DueLine.latestStarts(of: rows[..<(firstShort ?? rows.count)], in: capacity)
    self.rows = zip(rows, starts + Array(repeating: nil, count: rows.count - starts.count)).map {
      row, start in
      DueRow(
        day: row.day, demandMinutes: row.demandMinutes, supplyMinutes: row.supplyMinutes, latestStart: start)
    }
    self.firstShort = firstShort
  }

  /// The demands by day, those of one day together.
  private static func byDay(_ demands: [DueDemand]) -> [DueDemand] {
    var result: [DueDemand] = []
    for demand in demands.sorted(by: { $0.day < $1.day }) {
      if let last = result.last, last.day == demand.day {
        result[result.count - 1] = DueDemand(day: last.day, minutes: last.minutes + demand.minutes)
      } else {
        result.append(demand)
      }
    }
    return result
  }

  /// The free seconds of each day that no earlier day has; `free` is that of days one after the other, each sorted and
  /// disjoint.
  package static func seconds(of free: [SpanSet]) -> [Int] {
    var earlier = SpanSet.empty
    return free.map { spans in
      let own = spans.subtracting(earlier)
      // A window over midnight can open before one of the day before, but no window lasts longer than a day: what lies
      // further back meets no later one.
      let from = (spans.spans.first?.start ?? earlier.spans.last?.end ?? 0) - 2 * 86_400
      earlier = SpanSet(earlier.from(from).spans + spans.spans)
      return own.seconds
    }
  }

  /// Lays each row's own work into the latest free time up to its due day that is still unclaimed, the latest row
  /// first, and returns the earliest day that each touches; nil for a row without work.
  ///
  /// What is claimed lies in one piece back from some due day, so where it ends is all that has to be remembered.
  private static func latestStarts(of rows: ArraySlice<DueRow>, in capacity: [Int]) -> [Int?] {
    var starts: [Int?] = []
    var (day, left) = (capacity.count, 0)
    for (index, row) in rows.enumerated().reversed() {
      if day > row.day { (day, left) = (row.day, capacity[row.day]) }
      var need = (row.demandMinutes - (index > 0 ? rows[index - 1].demandMinutes : 0)) * 60
      var start: Int?
      while need > 0 {
        if left == 0 {
          // Rows above the line have time enough, so there is a day before.
          day -= 1
          left = capacity[day]
          continue
        }
        let taken = min(need, left)
        (need, left, start) = (need - taken, left - taken, day)
      }
      starts.append(start)
    }
    return starts.reversed()
  }
}
