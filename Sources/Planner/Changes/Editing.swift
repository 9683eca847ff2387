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

  /// What there is to say about the task that it made, beside what there is about how the text was read.
  func remarks(on task: Task, beside remarks: [Remark]) -> [Remark] {
    let saysDay = entry?.day != nil || entry?.due != nil || parts.day != nil || parts.due != nil
    return remarks + (saysDay ? task.remarksOnDue(beside: remarks) : [])
  }

  func callAsFunction(_ task: inout Task) {
    entry?.change(&task, today: today)
    parts.apply(to: &task)
  }
}

/// What `edit` did or would do.
package struct EditOutcome {
  /// The task afterwards.
  package let changed: ChangedTask
  /// What there is to say about how the text was read.
  package let remarks: [Remark]
}

extension DayPlanner {
  /// The task that a line of `edit` names, in the store as it was read.
  ///
  /// Throws `PlanFailure.nothingToEdit` where neither the line nor the parts say what is to change.
  package func edited(_ words: [String], _ parts: TaskParts) throws -> NamedTask {
    try edit(words, parts, parser(snapshot().settings), lookup()).task
  }

  /// Changes the parts of one task that a line names behind it, and those set outright; throws
  /// `PlanFailure.ruleOfOccurrence` where one occurrence alone would get or lose a rule.
  package func edit(_ words: [String], _ parts: TaskParts, _ choice: SeriesChoice) throws -> EditOutcome {
    try change("edit") { draft in
      let (named, edit, remarks) = try edit(words, parts, parser(draft.settings), lookup(in: draft))
      let changed = try changed([named], choice, in: &draft) { named, scope, draft in
        try named.task.refuseRule(scope, edit)
        return try self.edit(named.task, scope, in: &draft) { edit(&$0) }
      }
      return EditOutcome(changed: changed[0], remarks: edit.remarks(on: changed[0].task, beside: remarks))
    }
  }

  /// Changes a task as `edit` does, where it still is as it was when its words were shown.
  ///
  /// Throws `PlanFailure.changedMeanwhile` where it is not.
  package func edit(
    shown task: Task, _ occurrence: SeriesDay?, _ edit: TaskEdit, _ extent: SeriesScope.Extent?
  ) throws -> ChangedTask {
    try change("edit") { draft in
      guard try draft.task(task.id) == task else { throw PlanFailure.changedMeanwhile(title: task.title) }
      let choice = SeriesChoice(extent: extent, day: occurrence?.shown)
      return try changed([NamedTask(task, occurrence)], choice, in: &draft) { named, scope, draft in
        try named.task.refuseRule(scope, edit)
        return try self.edit(named.task, scope, in: &draft) { edit(&$0) }
      }[0]
    }
  }

  /// The same task as the edit would leave it; of a series the one occurrence.
  package func preview(shown task: Task, _ occurrence: SeriesDay?, _ edit: TaskEdit) -> Task {
    task.preview(occurrence.map { SeriesScope(extent: .this, occurrence: $0) }, edit)
  }

  /// One task as an edit would leave it.
  package func preview(_ words: [String], _ parts: TaskParts, _ choice: SeriesChoice) throws -> EditOutcome {
    let snapshot = try snapshot()
    let today = today(snapshot.settings)
    let (named, edit, remarks) = try edit(words, parts, parser(snapshot.settings), lookup())
    let task = named.task
    let scope = try scope(of: named, choice, today: today)
    try task.refuseRule(scope, edit)
    var preview = task.preview(scope, edit)
    let code = snapshot.code(of: task.id)
    if scope?.extent == .this { preview.repeatRule = nil }
    try preview.refuseEnd(code: code)
    var changed = ChangedTask(task: preview.shown(today: today), code: code, isChanged: true)
    changed.extent = scope?.extent
    return EditOutcome(changed: changed, remarks: edit.remarks(on: preview, beside: remarks))
  }

  private func edit(
    _ words: [String], _ parts: TaskParts, _ parser: EntryParser, _ lookup: TaskLookup
  ) throws -> (task: NamedTask, edit: TaskEdit, remarks: [Remark]) {
    let (named, entry) = try lookup.edited(words, parser)
    if entry == nil, parts.isEmpty {
      throw PlanFailure.nothingToEdit(code: lookup.snapshot.code(of: named.task.id))
    }
    // The day of a time alone is the task's own, so nothing has to be said about tomorrow.
    let said = (entry?.remarks ?? []).filter { $0.kind != .timeTomorrow || named.task.day == nil }
    let remarks = parts.remarks(beside: said, hasDay: entry?.day != nil || named.task.day != nil)
    return (named, TaskEdit(entry, parts, today: parser.today), remarks)
  }

  /// Sets or takes away the mark for a reminder that may break through.
  package func mark(_ words: [String], isUrgent: Bool, _ choice: SeriesChoice) throws -> [ChangedTask] {
    try change("urgent") { draft in
      try changed(try lookup(in: draft).open(words), choice, in: &draft) { named, scope, draft in
        try edit(named.task, scope, in: &draft) { $0.isUrgent = isUrgent }
      }
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
      return try draft.replace(
        occurrence, of: task, day: occurrence.shown, today: today(draft.settings), using: &random, change)
    case .later:
      let rest = try draft.split(task, before: occurrence, keepsPast: true, using: &random).rest
      return try edit(rest, from: occurrence, first: occurrence, in: &draft, change)
    case .all:
      if task.keepsRhythm(occurrence, change) {
        return try draft.update(task.id) { $0.edit(from: occurrence, change) }
      }
      let first = task.first(notAfter: occurrence, today: today(draft.settings))
      let (past, rest) = try draft.split(task, before: first, keepsPast: false, using: &random)
      if let past { try draft.update(past) { $0.editMissed(change) } }
      return try edit(rest, from: occurrence, first: first, in: &draft, change)
    }
  }

  /// Changes what goes on of a series; where it ends with that, what was moved by hand stays as plain tasks.
  private func edit(
    _ rest: TaskID, from occurrence: SeriesDay, first: SeriesDay, in draft: inout Draft,
    _ change: (inout Task) -> Void
  ) throws -> Task? {
    var random = random
    let series = try draft.task(rest)
    let after = try draft.update(rest) { $0.edit(from: occurrence, first: first, change) }
    if let series, after?.day != nil, after?.repeatRule == nil {
      try draft.keepMoved(of: series, but: occurrence, using: &random)
    }
    return after
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
      if let scope { task.edit(from: scope.occurrence, first: scope.occurrence) { edit(&$0) } }
    }
    return task
  }
}
