package import Calendars
package import DayBudget
internal import Parser
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

/// What `when` looks for room for.
package struct SoughtRoom {
  /// How long it takes, whole minutes.
  package let minutes: Int
  /// The task; nil where only a duration was named.
  package let task: Task?

  /// The last day on which it helps.
  package var due: CivilDate? { task?.repeatRule == nil ? task?.due : nil }
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
    let open = view.rows.map(\.task) + (try withWork(snapshot.open(on: nil), snapshot))
    let fitting = open.filter { task in
      guard let gap, let minutes = task.remainingMinutes else { return false }
      return minutes * 60 <= gap.seconds
    }
    return RoomNow(
      gap: gap, tasks: fitting, withoutDuration: open.count { $0.durationMinutes == nil }, view: view)
  }

  /// What a line of `when` asks about: a duration, else a task with one.
  ///
  /// Throws `PlanFailure.noDuration` for a task without, `EntryFailure` where the words are neither.
  package func sought(_ words: [String]) throws -> SoughtRoom {
    do {
      let parser = parser(try snapshot().settings)
      return SoughtRoom(
        minutes: try parser.duration(words.joined(separator: " "), allowsBare: false), task: nil)
    } catch let unreadable as EntryFailure {
      do {
        let task = try lookup().one(words).task
        guard let minutes = try withWork([task], snapshot())[0].remainingMinutes else {
          throw PlanFailure.noDuration(title: task.title, code: try snapshot().code(of: task.id))
        }
        return SoughtRoom(minutes: max(1, minutes), task: task)
      } catch let failure as PlanFailure {
        // Words with a digit were meant as a duration, others as a task.
        if case .noSuchTask = failure, words.joined().contains(where: \.isNumber) { throw unreadable }
        throw failure
      }
    }
  }

  /// The first gaps, up to a limit, in which that fits beside what is planned, none after the day by which it is due.
  ///
  /// A day has room when what is planned leaves that much of it free, and a gap when it is that long after what
  /// is planned was worked through the day's free time in order. A plain task does not stand in its own way.
  package func roomAhead(
    for sought: SoughtRoom, limit: Int
  ) throws -> (gaps: [RoomAhead], problems: [CalendarProblem]) {
    let snapshot = try snapshot()
    let today = today(snapshot.settings)
    let count = sought.due.map { min(DayPlanner.horizon, $0.days(since: today) + 1) } ?? DayPlanner.horizon
    guard count > 0 else { return ([], []) }
    let itself = sought.task.flatMap { $0.repeatRule == nil ? $0.id : nil }
    let ahead = try DaysAhead(from: today, count: count, snapshot, without: itself, self)
    var gaps: [RoomAhead] = []
    for day in ahead.days where gaps.count < limit {
      let plan = ahead.view(day).plan
      gaps += plan.gaps(for: sought.minutes).prefix(limit - gaps.count).map {
        RoomAhead(day: day, gap: $0, leftMinutes: plan.leftMinutes)
      }
    }
    return (gaps, ahead.problems)
  }
}
