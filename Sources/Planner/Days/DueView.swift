package import Calendars
package import DayBudget
package import Store

/// What is due, and whether there is time enough for all of it together: the line, drawn through the days ahead.
package struct DueView {
  /// A due day and the tasks that must be done by then.
  package struct Row {
    /// The due day; of the first row the overdue tasks are among its own.
    package let due: CivilDate
    /// Its tasks with a duration: overdue ones first, by their due day, then in the order of the list.
    package let tasks: [Task]
    /// The figures; nil for a due day beyond the horizon.
    package let sum: Sum?
  }

  /// The figures of a due day, in whole minutes.
  package struct Sum {
    /// What remains of all that is due by the end of that day.
    package let demandMinutes: Int
    /// What is free from now to the end of that day.
    package let supplyMinutes: Int
    /// What is planned for days up to then and is neither due by then nor left over; it can give way.
    package let otherPlannedMinutes: Int
    /// Supply less demand, negative where it is too little.
    package let leftMinutes: Int
    /// The day on which the row's own tasks have to be begun at the latest; nil from the line on.
    package let latestStart: CivilDate?
  }

  /// The day that now belongs to.
  package let today: CivilDate
  /// The due days in order.
  package let rows: [Row]
  /// The index of the first row with too little time, before which the line stands; nil when it all fits.
  package let firstShort: Int?
  /// What is due and has no duration, by due day.
  package let withoutDuration: [Task]
  /// What could not be read in the calendars.
  package let problems: [CalendarProblem]

  /// The due day before which the line stands; nil when it all fits.
  package var shortDay: CivilDate? { firstShort.map { rows[$0].due } }

  /// Whether supply is only a maximum because a calendar could not be read wholly.
  package var isComplete: Bool { problems.isEmpty }
}

extension DayPlanner {
  /// How many days ahead free time is counted for what is due.
  package static let dueHorizon = 366

  /// What is due, up to a day or all of it.
  ///
  /// - Parameter known: Days that were looked at already; they are asked where they begin today and reach as far.
  package func dueView(until last: CivilDate? = nil, in known: DaysAhead? = nil) throws -> DueView {
    let snapshot = try snapshot()
    let today = today(snapshot.settings)
    let due = try dueTasks(through: last, snapshot)
    let demands = due.filter { $0.durationMinutes != nil }
    let horizon = today.adding(days: DayPlanner.dueHorizon - 1)
    // What is overdue counts to the first due day to come; alone, it is due today.
    let first = demands.compactMap(\.due).first { $0 >= today && $0 <= horizon } ?? today
    let days = Dictionary(grouping: demands) { max($0.due ?? first, first) }
    let near = days.keys.filter { $0 <= horizon }.sorted()
    let count = (near.last ?? today).days(since: today) + 1
    let reaching = known.flatMap { $0.days.first == today && $0.days.count >= count ? $0 : nil }
    let ahead = try reaching ?? DaysAhead(from: today, count: count, snapshot, self)
    let line = DueLine(
      free: ahead.free(),
      demands: demands.compactMap { task in
        let day = max(task.due ?? first, first)
        return day > horizon
          ? nil : DueDemand(day: day.days(since: today), minutes: task.remainingMinutes ?? 0)
      })
    let others = DayPlanner.otherPlanned(ahead.flexible(), today: today)
    let rows = zip(near, line.rows).map { day, row in
      let tasks = days[day] ?? []
      let isOverdue = tasks.contains { ($0.due ?? day) < today }
      return DueView.Row(
        due: day, tasks: tasks,
        sum: DueView.Sum(
          demandMinutes: row.demandMinutes, supplyMinutes: row.supplyMinutes,
          otherPlannedMinutes: others[row.day], leftMinutes: row.leftMinutes,
          // Overdue work begins today.
          latestStart: row.latestStart.map { isOverdue ? today : today.adding(days: $0) }))
    }
    let far = days.keys.filter { $0 > horizon }.sorted().map { day in
      DueView.Row(due: day, tasks: days[day] ?? [], sum: nil)
    }
    return DueView(
      today: today, rows: rows + far, firstShort: line.firstShort,
      withoutDuration: due.filter { $0.durationMinutes == nil }, problems: ahead.problems)
  }

  /// The open tasks with a due day for which time has still to be found, by due day and in the order of the list.
  ///
  /// An appointment that is still to come has its time already, and a series has no due day.
  private func dueTasks(through last: CivilDate?, _ snapshot: Snapshot) throws -> [Task] {
    let boundary = snapshot.settings.boundary
    let open = try snapshot.due(through: last).filter { task in
      task.appointment(boundary: boundary, in: zone).map { $0.end <= now } ?? true
    }
    return try withWork(byDueDay(open), snapshot)
  }

  /// For each day, the minutes planned up to it for what is not due by then.
  private static func otherPlanned(_ flexible: [[Task]], today: CivilDate) -> [Int] {
    var changes = [Int](repeating: 0, count: flexible.count)
    for (day, tasks) in flexible.enumerated() {
      for task in tasks {
        let minutes = task.remainingMinutes ?? 0
        changes[day] += minutes
        // From its due day on it is demand, and not another's.
        guard let due = task.due?.days(since: today), max(day, due) < changes.count else { continue }
        changes[max(day, due)] -= minutes
      }
    }
    var sum = 0
    return changes.map { change in
      sum += change
      return sum
    }
  }
}
