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
  /// What is due and has an appointment of its own until then, so that its time is found already, by due day.
  package let appointments: [Task]
  /// What could not be read in the calendars.
  package let problems: [CalendarProblem]

  /// The due day before which the line stands; nil when it all fits.
  package var shortDay: CivilDate? { firstShort.map { rows[$0].due } }

  /// Why tasks are missing in it: records of the store that are damaged.
  package internal(set) var damage: [StoreFailure] = []

  /// Whether supply is only a maximum because a calendar could not be read wholly.
  package var isComplete: Bool { problems.isEmpty }
}

extension DayPlanner {
  /// How many days ahead free time is counted for what is due.
  package static let dueHorizon = 366

  /// What is due, all of it or up to a day, of which the figures are the same.
  ///
  /// Where a record is damaged it is made of the others, and the view says so.
  package func dueView(until last: CivilDate? = nil) throws -> DueView {
    try readable { try dueView(until: last, $0) }
  }

  /// The due day among some days ahead from which on time is short; nil where there is none.
  package func shortDay(in ahead: DaysAhead) throws -> CivilDate? {
    guard try snapshot().hasDue else { return nil }
    let view = try readable {
      try dueView(until: ahead.days.last, computedUntil: ahead.days.last, in: ahead, $0)
    }
    return view.shortDay.flatMap { ahead.days.contains($0) ? $0 : nil }
  }

  private func readable(_ view: (Snapshot) throws -> DueView) throws -> DueView {
    let snapshot = try snapshot()
    do {
      return try view(snapshot)
    } catch is StoreFailure {
      let sound = snapshot.withoutDamage()
      var view = try view(sound.snapshot)
      view.damage = sound.failures
      return view
    }
  }

  /// - Parameters:
  ///   - last: The last due day that is shown; what is overdue is shown in any case.
  ///   - horizon: The last due day that is added up, a year ahead where none is named. Until then figures are those of a
  ///     longer look, but for the latest starts.
  ///   - known: Days that were looked at already; they are asked where they begin today and reach as far.
  func dueView(
    until last: CivilDate?, computedUntil end: CivilDate? = nil, in known: DaysAhead? = nil,
    _ snapshot: Snapshot
  ) throws -> DueView {
    let due = try withWork(byDueDay(snapshot.due(through: nil)), snapshot)
    let today = today(snapshot.settings)
    let timed = due.filter { hasItsTime($0, snapshot.settings) }
    let open = due.filter { !hasItsTime($0, snapshot.settings) }
    let demands = open.filter { $0.durationMinutes != nil }
    let horizon = today.adding(days: DayPlanner.dueHorizon - 1)
    // What is overdue counts to the first due day to come; alone, it is due today.
    let first = demands.compactMap(\.due).first { $0 >= today && $0 <= horizon } ?? today
    let days = Dictionary(grouping: demands) { max($0.due ?? first, first) }
    let near = days.keys.filter { $0 <= min(end ?? horizon, horizon) }.sorted()
    let count = (near.last ?? today).days(since: today) + 1
    let reaching = known.flatMap { $0.days.first == today && $0.days.count >= count ? $0 : nil }
    let ahead = try reaching ?? DaysAhead(from: today, count: count, snapshot, self)
    let line = DueLine(
      free: ahead.free(besideLate: false),
      demands: near.flatMap { day in
        (days[day] ?? []).map {
          DueDemand(day: day.days(since: today), minutes: $0.remainingMinutes ?? 0)
        }
      })
    let others = DayPlanner.otherPlanned(ahead.flexible(), today: today)
    let isOverdue = { (task: Task) in task.due.map { $0 < today } ?? false }
    let rows = zip(near, line.rows).map { day, row in
      let tasks = days[day] ?? []
      return DueView.Row(
        due: day, tasks: tasks,
        sum: DueView.Sum(
          demandMinutes: row.demandMinutes, supplyMinutes: row.supplyMinutes,
          otherPlannedMinutes: others[row.day], leftMinutes: row.leftMinutes,
          // Overdue work begins today.
          latestStart: row.latestStart.map {
            tasks.contains(where: isOverdue) ? today : today.adding(days: $0)
          }))
    }
    let far = days.keys.filter { $0 > horizon }.sorted().map { day in
      DueView.Row(due: day, tasks: days[day] ?? [], sum: nil)
    }
    let isShown = { (task: Task) in task.due.map { due in last.map { due <= $0 } ?? true } ?? false }
    let all = (rows + far).filter { row in
      row.tasks.contains(where: isShown) || row.tasks.contains(where: isOverdue)
    }
    return DueView(
      today: today, rows: all, firstShort: line.firstShort.flatMap { $0 < all.count ? $0 : nil },
      withoutDuration: open.filter { $0.durationMinutes == nil && isShown($0) },
      appointments: timed.filter(isShown), problems: ahead.problems)
  }

  /// Whether a task that is due has its time already: an appointment of its own that is still to come and not after
  /// its due day.
  private func hasItsTime(_ task: Task, _ settings: Settings) -> Bool {
    guard !task.isAfterDue, let span = task.appointment(boundary: settings.boundary, in: zone) else {
      return false
    }
    return span.end > now
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
