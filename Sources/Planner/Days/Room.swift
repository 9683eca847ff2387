package import Calendars
package import DayBudget
package import Store

/// What fits into a gap: `fit`.
package struct RoomNow {
  /// The gap that is open now, or the time that was named; nil where none is open.
  package let gap: Span?
  /// The open tasks of the day and of the List that fit into it, in their order.
  package let tasks: [Task]
  /// How many of them have no duration.
  package let withoutDuration: Int
  /// The day.
  package let view: DayView

  /// What begins when the gap ends: the title of an event or of an appointment.
  package var next: String? {
    view.events.first { $0.busySeconds > 0 && $0.event.span.start == gap?.end }?.event.title
      ?? view.appointments.first { $0.span.start == gap?.end }?.task.title
  }
}

/// A gap of a day ahead.
package struct RoomAhead {
  /// The day.
  package let day: CivilDate
  /// The gap.
  package let gap: Span
  /// What the day has left beside what is planned.
  package let leftMinutes: Int
}

extension DayPlanner {
  /// How many days `roomAhead` looks ahead.
  package static let horizon = 60

  /// What fits into so many minutes from now on, or into the gap that is open now.
  package func room(for minutes: Int?) throws -> RoomNow {
    let snapshot = try snapshot()
    let view = try dayView(today(snapshot.settings), snapshot)
    let gap =
      minutes.map { Span(start: now, end: now + $0 * 60) } ?? view.plan.budget.free.span(holding: now)
    let open = view.rows.map(\.task) + (try snapshot.open(on: nil))
    let fitting = open.filter { task in
      guard let gap, let minutes = task.durationMinutes else { return false }
      return minutes * 60 <= gap.seconds
    }
    return RoomNow(
      gap: gap, tasks: fitting, withoutDuration: open.count { $0.durationMinutes == nil }, view: view)
  }

  /// The first gaps, up to a limit, in which so many minutes fit beside what is planned.
  ///
  /// A day has room when what is planned leaves that much of it free, and a gap when it is that long after what
  /// is planned was worked through the day's free time in order.
  package func roomAhead(
    for minutes: Int, limit: Int
  ) throws -> (gaps: [RoomAhead], problems: [CalendarProblem]) {
    let snapshot = try snapshot()
    let ahead = try DaysAhead(
      from: today(snapshot.settings), count: DayPlanner.horizon, snapshot, self)
    var gaps: [RoomAhead] = []
    for day in ahead.days where gaps.count < limit {
      let plan = ahead.view(day).plan
      gaps += plan.gaps(for: minutes).prefix(limit - gaps.count).map {
        RoomAhead(day: day, gap: $0, leftMinutes: plan.leftMinutes)
      }
    }
    return (gaps, ahead.problems)
  }
}
