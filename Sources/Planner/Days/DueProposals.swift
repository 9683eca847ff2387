package import Calendars
package import DayBudget
package import Store

/// Where something that is due and has no day yet could be done.
package struct DueProposal {
  /// What could be done with it.
  package enum Place {
    /// All of it on this day.
    case plan(CivilDate)
    /// No day has room for all of it; this is the one with the most room, and so many minutes of it.
    case split(minutes: Int, CivilDate)
    /// No day up to its due day has room.
    case noRoom
  }

  /// The task.
  package let task: Task
  /// Where it could be done.
  package fileprivate(set) var place: Place
}

extension DayPlanner {
  /// A day for each due task that has a duration and no day to come, the earliest due first.
  ///
  /// It is the first day with room beside what is planned and what is proposed before. What fits into no day whole gets
  /// what is left then. What is overdue may lie on any day of the horizon; what is due after it is left out.
  package func dueProposals(
    until last: CivilDate? = nil
  ) throws -> (proposals: [DueProposal], problems: [CalendarProblem]) {
    let snapshot = try snapshot()
    let today = today(snapshot.settings)
    let waiting = try dueView(until: last, snapshot).rows.filter { $0.sum != nil }.flatMap(\.tasks).filter {
      $0.day.map { $0 < today } ?? true
    }
    let isOverdue = waiting.contains { ($0.due ?? today) < today }
    let count = (waiting.compactMap(\.due).max() ?? today).days(since: today) + 1
    let ahead = try DaysAhead(
      from: today, count: isOverdue ? DayPlanner.dueHorizon : max(1, count), snapshot, self)
    var room = zip(DueLine.seconds(of: ahead.free()), ahead.flexible()).map { seconds, tasks in
      seconds / 60 - tasks.reduce(0) { $0 + ($1.remainingMinutes ?? 0) }
    }
    func days(_ task: Task) -> Range<Int> {
      let due = task.due ?? today
      return due < today ? room.indices : 0..<(due.days(since: today) + 1)
    }
    var proposals = waiting.map { task in
      let minutes = task.remainingMinutes ?? 0
      guard let day = days(task).first(where: { room[$0] >= minutes }) else {
        return DueProposal(task: task, place: .noRoom)
      }
      room[day] -= minutes
      return DueProposal(task: task, place: .plan(today.adding(days: day)))
    }
    for (index, proposal) in proposals.enumerated() {
      guard case .noRoom = proposal.place,
        let day = days(proposal.task).max(by: { (room[$0], $1) < (room[$1], $0) }), room[day] > 0
      else { continue }
      proposals[index].place = .split(minutes: room[day], today.adding(days: day))
      room[day] = 0
    }
    return (proposals, ahead.problems)
  }
}
