package import DayBudget
package import Parser
package import Store

/// What `edit` changes: what a text says, then what was set outright.
package struct TaskEdit {
  private let entry: Entry?
  private let parts: TaskParts
  private let today: CivilDate

  /// An edit on this day; a nil entry says nothing.
  package init(_ entry: Entry?, _ parts: TaskParts, today: CivilDate) {
    self.entry = entry
    self.parts = parts
    self.today = today
  }

  func callAsFunction(_ task: inout Task) {
    entry?.change(&task, today: today)
    parts.apply(to: &task)
  }
}

extension DayPlanner {
  /// Changes the parts of one task that an edit names; throws `PlanFailure.ruleOfOccurrence` where one
  /// occurrence alone would get or lose a rule.
  package func edit(_ words: [String], _ edit: TaskEdit, _ choice: SeriesChoice) throws -> [ChangedTask] {
    try change("edit") {
      [try $0.one(words)]
    } _: { task, draft in
      let scope = try scope(of: task, choice, in: draft)
      try task.refuseRule(scope, edit)
      return try self.edit(task, scope, in: &draft) { edit(&$0) }
    }
  }

  /// One task as an edit would leave it, and as it is.
  package func preview(
    _ words: [String], _ edit: TaskEdit, _ choice: SeriesChoice
  ) throws -> (changed: ChangedTask, before: Task) {
    let snapshot = try snapshot()
    let task = try lookup().one(words)
    let today = today(snapshot.settings)
    let scope = try scope(of: task, choice, today: today)
    try task.refuseRule(scope, edit)
    var preview = task.preview(scope, edit)
    if scope?.extent == .this { preview.repeatRule = nil } else { preview = preview.shown(today: today) }
    return (ChangedTask(task: preview, code: snapshot.code(of: task.id), isChanged: true), task)
  }

  /// Sets or takes away the mark for a reminder that may break through.
  package func mark(_ words: [String], isUrgent: Bool, _ choice: SeriesChoice) throws -> [ChangedTask] {
    try change("urgent") {
      [try $0.one(words)]
    } _: { task, draft in
      try edit(task, try scope(of: task, choice, in: draft), in: &draft) { $0.isUrgent = isUrgent }
    }
  }

  /// Changes a task; of a series one occurrence, which becomes a plain task, or the series from it on, or all.
  func edit(
    _ task: Task, _ scope: SeriesScope?, in draft: inout Draft, _ change: (inout Task) -> Void
  ) throws -> Task? {
    guard let scope else { return try draft.update(task.id, change) }
    var random = random
    let occurrence = scope.occurrence
    switch scope.extent {
    case .this:
      try draft.update(task.id) { $0.exceptions[occurrence.rule] = .dropped }
      let plain = try draft.addPlain(from: task, occurrence, day: occurrence.shown, using: &random, change)
      try draft.removeIfOver(task.id)
      return plain
    case .later:
      let rest = try draft.split(task, before: occurrence, keepsPast: true, using: &random).rest
      return try draft.update(rest) { $0.edit(from: occurrence, change) }
    case .all:
      if task.keepsRhythm(occurrence, change) {
        return try draft.update(task.id) { $0.edit(from: occurrence, change) }
      }
      let first = task.first(notAfter: occurrence, today: today(draft.settings))
      let (past, rest) = try draft.split(task, before: first, keepsPast: false, using: &random)
      if let past { try draft.update(past) { $0.editMissed(change) } }
      return try draft.update(rest) { $0.edit(from: occurrence, first: first, change) }
    }
  }
}

extension Task {
  /// Throws where an edit of one occurrence gives it a rule or takes it away, which only a series has.
  func refuseRule(_ scope: SeriesScope?, _ edit: TaskEdit) throws(PlanFailure) {
    guard scope?.extent == .this else { return }
    let rule = preview(scope, edit).repeatRule
    if rule != repeatRule { throw .ruleOfOccurrence(rule) }
  }

  /// The task as an edit would leave it; of one occurrence, with the rule that it then has to lose.
  fileprivate func preview(_ scope: SeriesScope?, _ edit: TaskEdit) -> Task {
    var task = self
    switch scope?.extent {
    case nil: edit(&task)
    case .this?:
      task.day = scope?.occurrence.shown
      edit(&task)
      // Of one occurrence it is a due day.
      if let last = task.repeatRule?.until, last != repeatRule?.until {
        task.due = last
        task.repeatRule?.until = repeatRule?.until
      }
    case .later?, .all?:
      if let scope { task.edit(from: scope.occurrence) { edit(&$0) } }
    }
    return task
  }
}
