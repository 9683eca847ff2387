internal import DayBudget
package import Parser
internal import Store

/// What a task keeps when it is split.
struct TaskShare {
  /// How long it takes from then on, whole minutes.
  let minutes: Int
  /// The day that it goes to; nil leaves it where it is.
  let day: CivilDate?
  /// What there is to say about how that was read.
  let remarks: [Remark]

  /// Reads a duration, with a day before or behind it; nil where a text says anything else.
  init?(_ text: String, _ parser: EntryParser) {
    let words = text.split(separator: " ").map { String($0) }
    func joined(_ words: ArraySlice<String>) -> String { words.joined(separator: " ") }
    for count in 1...max(1, words.count) {
      for (share, day) in [
        (words.prefix(count), words.dropFirst(count)), (words.suffix(count), words.dropLast(count)),
      ] {
        guard let minutes = try? parser.duration(joined(share)) else { continue }
        let named = try? parser.day(joined(day))
        if named == nil, !day.isEmpty { continue }
        self.minutes = minutes
        self.day = named
        remarks = named.map { $0 < parser.today } ?? false ? [Remark(kind: .pastDay, text: joined(day))] : []
        return
      }
    }
    return nil
  }
}

extension DayPlanner {
  /// Splits a task in two: the task that a line names keeps the minutes that it names and goes to the day that it
  /// names, and the rest becomes a second one after it.
  ///
  /// The second one has the title, tags, notes, mark and due day of the first, and stays where that was. Throws
  /// `PlanFailure.notDivisible` for a series, and where a task has no duration or none that is longer.
  package func split(_ words: [String]) throws -> (changed: [ChangedTask], remarks: [Remark]) {
    var random = random
    return try change("split") { draft in
      let (named, share) = try lookup(in: draft).divided(words, parser(draft.settings))
      let task = named.task
      guard task.repeatRule == nil, let whole = task.durationMinutes, whole > share.minutes else {
        throw PlanFailure.notDivisible(title: task.title, minutes: share.minutes)
      }
      let first = try changed([named], in: &draft) { named, draft in
        try draft.update(named.task.id) { task in
          task.durationMinutes = share.minutes
          task.day = share.day ?? task.day
        }
      }
      let rest = try draft.add(task.title, using: &random) { rest in
        rest.take(from: task, day: task.day)
        rest.time = nil
        rest.due = task.due
        rest.durationMinutes = whole - share.minutes
      }
      try draft.move(rest.id, to: .after(task.id))
      let stored = try draft.task(rest.id) ?? rest
      let both = first + [ChangedTask(task: stored, code: draft.code(of: rest.id), isChanged: true)]
      return (both, share.remarks + (share.day == nil ? [] : first.flatMap { $0.task.remarksOnDue() }))
    }
  }
}
