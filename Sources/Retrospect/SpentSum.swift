package import DayBudget

/// A row of a sum.
package struct SpentRow: Sendable, Equatable {
  /// What it is about.
  package let key: SpentKey
  /// The title of a task, that of its last block; nil for all other kinds.
  package let title: String?
  /// Whole minutes: the plain sum of its blocks' minutes in the period.
  package let minutes: Int
  /// How many blocks have minutes in it; of the calendars' events, how many stretches.
  package let blocks: Int
  /// The share of the rows it stands among, in ten-thousandths, rounded.
  package let share: Int
  /// The rows below it, by the next kind.
  package let rows: [SpentRow]
}

/// Where the time of a period went.
package struct SpentSum: Sendable {
  /// The first day.
  package let first: CivilDate
  /// The last day, inclusive.
  package let last: CivilDate
  /// What the rows are summed by, the outermost first.
  package let by: [SpentBy]
  /// Largest first, ties by key, what has no key last; days, weeks, months, weekdays, hours and moods in their order,
  /// those without time included.
  package let rows: [SpentRow]
  /// The minutes that stand in more than one block.
  package let doubleMinutes: Int
  /// The union of what lies on the clock, and the sum of what does not.
  package let minutes: Int
  /// How many days have time.
  package let days: Int

  /// Minutes a day with time, cut; 0 where there is none.
  package var perDayMinutes: Int { days == 0 ? 0 : minutes / days }
  /// Whether a block can stand in several rows, so that they do not add up to the minutes.
  package var isShared: Bool { by.contains(.tag) }

  /// Sums blocks over the days from `first` to `last`, each block by the days of its own zone.
  ///
  /// Without `first` the first day with time is it. `events` is what calendars have, up to now, and counts where no block
  /// lies; its days are those of `zone`. Tags in `order` stand before all others.
  /// - Complexity: O(n log n) in the number of blocks, O(n) where they come by their start.
  package init(
    _ blocks: [WorkedBlock], from first: CivilDate?, to last: CivilDate, by: [SpentBy] = [.category],
    boundary: DayBoundary, order: [String] = [], events: [Span] = [], zone: Zone = .utc
  ) {
    let all = events.isEmpty ? blocks : blocks + SpentSum.uncovered(events, by: blocks, zone: zone)
    var cuts = DayCuts(boundary: boundary)
    var parts: [BlockPart] = []
    parts.reserveCapacity(all.count)
    for index in all.indices { cuts.cut(all[index], at: index, into: &parts) }
    let start = first ?? parts.lazy.map(\.day).min() ?? last
    if parts.contains(where: { $0.day < start || $0.day > last || $0.minutes == 0 }) {
      parts.removeAll { $0.day < start || $0.day > last || $0.minutes == 0 }
    }

    var clocked = 0
    var placeless = 0
    var spans: [Span] = []
    spans.reserveCapacity(parts.count)
    // Most come in their order, so that a day seldom has to be looked up.
    var days: Set<CivilDate> = []
    var latest: CivilDate?
    for part in parts {
      if let span = part.span {
        clocked += part.minutes
        spans.append(span)
      } else {
        placeless += part.minutes
      }
      if part.day != latest { days.insert(part.day) }
      latest = part.day
    }
    let union = SpanSet(spans).seconds / 60
    var grouping = SpentGrouping(all, events: blocks.count, by: by, order: order)
    rows = grouping.rows(of: parts, from: start, to: last)
    (self.first, self.last, self.by) = (start, max(start, last), by)
    minutes = union + placeless
    doubleMinutes = clocked - union
    self.days = days.count
  }

  /// The events where no block lies over them, as blocks.
  private static func uncovered(_ events: [Span], by blocks: [WorkedBlock], zone: Zone) -> [WorkedBlock] {
    guard !events.isEmpty else { return [] }
    return SpanSet(events).subtracting(SpanSet(blocks.compactMap(\.span))).spans.map {
      WorkedBlock(span: $0, day: zone.civil(at: $0.start).date, title: "", zone: zone)
    }
  }
}
