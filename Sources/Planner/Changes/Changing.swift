internal import DayBudget
internal import Parser
package import Store

/// A task after a change, with its code.
package struct ChangedTask {
  /// The task as it is now; a deleted one as it was.
  package let task: Task
  /// Its code; of a deleted one the code that it had.
  package let code: String
  /// Whether anything about it is different from before.
  package let isChanged: Bool
  /// Whether it is what is left of a series that ended.
  package var isEndOfSeries = false
  /// Of a series, how much of it the change was about; nil for a plain task.
  package var extent: SeriesScope.Extent?
  /// Of a series, the other parts that are still ahead: what lies before the change, and what was moved by hand.
  package var stays: [ChangedTask] = []

  /// A task that a change would leave so, or has left so.
  package init(task: Task, code: String, isChanged: Bool) {
    self.task = task
    self.code = code
    self.isChanged = isChanged
  }
}

extension Task {
  /// Whether it is planned for a day after the one by which it must be done.
  package var isAfterDue: Bool {
    guard let day, let due, repeatRule == nil else { return false }
    return day > due
  }

  /// What there is to say where it is, beside other remarks: nothing where the due day itself is said to be past.
  func remarksOnDue(beside others: [Remark] = []) -> [Remark] {
    guard isAfterDue, let day, !others.contains(where: \.isDue) else { return [] }
    return [Remark(kind: .afterDue, text: day.description)]
  }
}

/// How every change is made: decided and carried out on one draft, under the store's lock.
extension DayPlanner {
  /// Runs a change on what is read under the lock, and writes it as one step that undo takes back.
  ///
  /// All that it decides it decides on the draft. Of what was read before it may use two things: what was shown
  /// to the person, to refuse where it is no longer so, and days that were named by words, which is why a
  /// changed start of the day stops it with `PlanFailure.dayStartChanged`.
  ///
  /// - Parameters:
  ///   - command: What the step is called; the draft says what it is about.
  ///   - readsDays: Whether the change reads words for days by itself, under the settings of the draft.
  ///   - decide: May run more than once, where another program writes the store without the lock.
  func change<Outcome>(
    _ command: String, readsDays: Bool = false, _ decide: (inout Draft) throws -> Outcome
  ) throws -> Outcome {
    let known = try snapshot()
    return try store.write(
      knowing: known, as: CommandLabel(name: command, text: ""), now: instant, today: today(known.settings)
    ) { draft in
      guard readsDays || draft.settings.dayStart == known.settings.dayStart else {
        throw PlanFailure.dayStartChanged
      }
      return try decide(&draft)
    }
  }

  /// Changes each of the tasks that are found in the draft, and returns them as they are afterwards.
  func change(
    _ command: String, _ find: (TaskLookup) throws -> [NamedTask],
    _ body: (_ named: NamedTask, _ draft: inout Draft) throws -> Task?
  ) throws -> [ChangedTask] {
    try change(command) { draft in
      try changed(try find(lookup(in: draft)), in: &draft, body)
    }
  }

  /// Changes each of these tasks of the draft; the body returns what became of one.
  func changed(
    _ tasks: [NamedTask], in draft: inout Draft,
    _ body: (_ named: NamedTask, _ draft: inout Draft) throws -> Task?
  ) throws -> [ChangedTask] {
    draft.about = tasks.map(\.task.title).joined(separator: ", ")
    let today = today(draft.settings)
    var result: [ChangedTask] = []
    for named in tasks {
      // What was named before may have changed it: two occurrences of one series.
      let task = try draft.task(named.task.id) ?? named.task
      let known = draft.added.count
      guard let after = try body(NamedTask(task, named.occurrence), &draft) else {
        throw PlanFailure.noSuchTask(task.title)
      }
      let stored = try draft.task(after.id)
      // One that came from elsewhere without an open day can still get another place or another title.
      if let stored, !task.isOver || stored.repeatRule != task.repeatRule || stored.day != task.day {
        try stored.refuseEnd(code: draft.snapshot.code(of: task.id))
      }
      // A deleted task is returned as it was, and its code with it.
      let code = stored == nil ? draft.snapshot.code(of: task.id) : draft.code(of: after.id)
      let ending = after.shownOccurrence.map { occurrence in
        // One that is gone is told under the name that it had.
        let isOpen = stored?.openOccurrences(on: occurrence.shown).contains(occurrence) ?? false
        return (isOpen ? stored : task)?.nameEnding(of: occurrence) ?? ""
      }
      let isChanged = try after.id != task.id || draft.task(task.id) != task
      // An occurrence is shown on its own day, a whole series on that of the next one.
      result.append(
        ChangedTask(
          task: stored == after ? after.shown(today: today) : after, code: code + (ending ?? ""),
          isChanged: isChanged))
      if task.anchor != nil, stored != nil {
        result[result.count - 1].stays = try stays(of: task, beside: after, draft.added[known...], in: &draft)
      }
    }
    return result
  }

  /// What of a series a change has left beside the part that it returned, as far as it is still ahead: what was
  /// missed is told by `morning`.
  private func stays(
    of series: Task, beside after: Task, _ added: ArraySlice<TaskID>, in draft: inout Draft
  ) throws -> [ChangedTask] {
    let today = today(draft.settings)
    // A plain task that takes the place of an occurrence leaves the series as it was.
    let isPart = after.id != series.id && after.series == nil
    var stays: [ChangedTask] = []
    for id in (isPart ? [series.id] : []) + added where id != after.id {
      guard let part = try draft.task(id), part.completed == nil else { continue }
      let isAhead = part.nextOccurrence(onOrAfter: today) != nil
      guard isAhead || part.anchor == nil && after.anchor == nil else { continue }
      stays.append(ChangedTask(task: part.shown(today: today), code: draft.code(of: id), isChanged: true))
    }
    return stays
  }

  /// The same where a choice says what of a series is meant, which the body gets too.
  func changed(
    _ tasks: [NamedTask], _ choice: SeriesChoice, in draft: inout Draft,
    _ body: (_ named: NamedTask, _ scope: SeriesScope?, _ draft: inout Draft) throws -> Task?
  ) throws -> [ChangedTask] {
    var extents: [SeriesScope.Extent?] = []
    var result = try changed(tasks, in: &draft) { named, draft in
      let scope = try scope(of: named, choice, in: draft)
      extents.append(scope?.extent)
      return try body(named, scope, &draft)
    }
    for index in result.indices { result[index].extent = extents[index] }
    return result
  }

  /// Finds tasks in what a change has read under the lock.
  func lookup(in draft: Draft) -> TaskLookup {
    TaskLookup(snapshot: draft.snapshot, store: store, today: today(draft.settings))
  }
}
