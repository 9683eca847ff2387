package import DayBudget
internal import Store

extension DayPlanner {
  /// Splits a task in two: it keeps so many minutes and goes to a day, and the rest becomes a second one after it.
  ///
  /// The second one has the title, tags, notes, mark and due day of the first, and stays where that was. Throws
  /// `PlanFailure.notDivisible` for a series, and where a task has no duration or none that is longer.
  package func split(
    _ words: [String], keeping minutes: Int, on day: CivilDate
  ) throws -> [ChangedTask] {
    var random = random
    return try change("split") { draft in
      let named = try lookup(in: draft).one(words)
      let task = named.task
      guard task.repeatRule == nil, let whole = task.durationMinutes, whole > minutes else {
        throw PlanFailure.notDivisible(title: task.title, minutes: minutes)
      }
      let first = try changed([named], in: &draft) { named, draft in
        try draft.update(named.task.id) { task in
          task.durationMinutes = minutes
          task.day = day
        }
      }
      let rest = try draft.add(task.title, using: &random) { rest in
        rest.take(from: task, day: task.day)
        rest.time = nil
        rest.due = task.due
        rest.durationMinutes = whole - minutes
      }
      try draft.move(rest.id, to: .after(task.id))
      let stored = try draft.task(rest.id) ?? rest
      return first + [ChangedTask(task: stored, code: draft.code(of: rest.id), isChanged: true)]
    }
  }
}
