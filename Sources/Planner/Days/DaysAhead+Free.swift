internal import Calendars
internal import DayBudget
internal import Store

/// What is free and what is planned on many days, without the rest of their views.
///
/// All of it is linear in the days, their tasks and the events, but for sorting what is busy once and finding each day's
/// place in it.
extension DaysAhead {
  /// The free time of each day from now on, the same as that of its view; but an appointment after the due day of its
  /// task takes none where it is to be found anew.
  func free(besideLate: Bool = true) -> [SpanSet] {
    let busy = busy(besideLate: besideLate)
    return days.map { day in
      let windows = windows(of: day)
      return Budget(windows: windows, now: planner.now, busy: busy.claims(on: windows)).free
    }
  }

  /// Each day added up: the same sums and gaps as those of its view, but what is busy is merged, so that no appointment
  /// collides with anything.
  func plans() -> some Sequence<(day: CivilDate, plan: DayPlan)> {
    let busy = busy()
    return days.lazy.map { day in
      let windows = windows(of: day)
      let items = tasks(on: day).map { task in
        PlanItem(durationMinutes: task.durationMinutes, appointment: appointment(task))
      }
      return (
        day, DayPlan(windows: windows, now: planner.now, events: busy.claims(on: windows), items: items)
      )
    }
  }

  /// The tasks of each day that are done in its free time: those with a duration and without a place of their own.
  func flexible() -> [[Task]] {
    days.map { day in
      tasks(on: day).filter { $0.durationMinutes != nil && $0.time == nil }
    }
  }

  /// What takes time on all the days together: events that count, and appointments of one's own that are not over.
  private func busy(besideLate: Bool = true) -> SpanSet {
    let planned = around.flatMap { tasks(on: $0) }.filter { besideLate || !$0.isAfterDue }
    let own = planned.compactMap(appointment).filter { $0.end > planner.now }
    return SpanSet(reading.events.filter(\.counts).map(\.span) + own)
  }

  private func windows(of day: CivilDate) -> SpanSet {
    settings.windows.spans(on: day, boundary: settings.boundary, in: planner.zone)
  }

  private func appointment(_ task: Task) -> Span? {
    task.appointment(boundary: settings.boundary, in: planner.zone)
  }
}

extension SpanSet {
  /// Those of the spans that reach into some windows or lie between them.
  fileprivate func claims(on windows: SpanSet) -> [Span] {
    guard let opens = windows.spans.first?.start, let closes = windows.spans.last?.end else { return [] }
    // The first that ends after these windows open, by halves: a window over midnight can open before one of the day
    // before.
    var (first, end) = (0, spans.count)
    while first < end {
      let middle = (first + end) / 2
      if spans[middle].end <= opens { first = middle + 1 } else { end = middle }
    }
    return Array(spans[first...].prefix { $0.start < closes })
  }
}
