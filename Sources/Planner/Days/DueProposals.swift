package import Calendars
package import DayBudget
package import Store

/// Where something that is due and has no day yet could be done.
package enum DueProposal {
  /// All of it on this day.
  case plan(Task, on: CivilDate)
  /// No day has room for all of it; this is the first that has room for some of it.
  case split(Task, minutes: Int, on: CivilDate)
  /// No day up to its due day has room.
  case noRoom(Task)
}

extension DayPlanner {
  /// A day for each due task that has a duration and no day, the earliest due first.
  ///
  /// It is the first day with room beside what is planned and what was proposed before; what is overdue may lie on any
  /// day of the horizon.
  package func dueProposals(
    until last: CivilDate? = nil
  ) throws -> (proposals: [DueProposal], problems: [CalendarProblem]) {
    let snapshot = try snapshot()
    let today = today(snapshot.settings)
    let waiting = try dueView(until: last).rows.filter { $0.sum != nil }.flatMap(\.tasks).filter {
      $0.day == nil
    }
    let isOverdue = waiting.contains { ($0.due ?? today) < today }
    let count = (waiting.compactMap(\.due).max() ?? today).days(since: today) + 1
    let ahead = try DaysAhead(
      from: today, count: isOverdue ? DayPlanner.dueHorizon : max(1, count), snapshot, self)
    var room = zip(ahead.free(), ahead.flexible()).map { free, tasks in
      free.seconds / 60 - tasks.reduce(0) { $0 + ($1.remainingMinutes ?? 0) }
    }
    let proposals = waiting.map { task -> DueProposal in
      let (minutes, due) = (task.remainingMinutes ?? 0, task.due ?? today)
      let days = due < today ? room.indices : room.indices.prefix(due.days(since: today) + 1)
      if let day = days.first(where: { room[$0] >= minutes }) {
        room[day] -= minutes
        return .plan(task, on: today.adding(days: day))
      }
      guard let day = days.first(where: { room[$0] > 0 }) else { return .noRoom(task) }
      return .split(task, minutes: room[day], on: today.adding(days: day))
    }
    return (proposals, ahead.problems)
  }
}
