internal import Calendars
internal import DayBudget
internal import Store

/// What is free and what is planned on many days, without the rest of their views.
extension DaysAhead {
  /// The free time of each day from now on, the same as that of its view; but an appointment after the due day of its
  /// task takes none where it is to be found anew.
  ///
  /// - Complexity: linear in the days, their tasks and the events, but for sorting what is busy once and finding each
  ///   day's place in it.
  func free(besideLate: Bool = true) -> [SpanSet] {
    let (boundary, zone, now) = (settings.boundary, planner.zone, planner.now)
    let own = around.flatMap { tasks(on: $0) }.filter { besideLate || !$0.isAfterDue }.compactMap {
      $0.appointment(boundary: boundary, in: zone)
    }
    let busy = SpanSet(reading.events.filter(\.counts).map(\.span) + own.filter { $0.end > now }).spans
    return days.map { day in
      let windows = settings.windows.spans(on: day, boundary: boundary, in: zone)
      guard let opens = windows.spans.first?.start, let closes = windows.spans.last?.end else {
        return .empty
      }
      // The first that ends after these windows open, by halves: a window over midnight can open before one of the day
      // before.
      var (first, end) = (0, busy.count)
      while first < end {
        let middle = (first + end) / 2
        if busy[middle].end <= opens { first = middle + 1 } else { end = middle }
      }
      let meeting = busy[first...].prefix { $0.start < closes }
      return Budget(windows: windows, now: now, busy: meeting).free
    }
  }

  /// The tasks of each day that are done in its free time: those with a duration and without a place of their own.
  func flexible() -> [[Task]] {
    days.map { day in
      tasks(on: day).filter { $0.durationMinutes != nil && $0.time == nil }
    }
  }
}
