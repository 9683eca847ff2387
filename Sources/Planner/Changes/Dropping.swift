internal import DayBudget
internal import Store

extension DayPlanner {
  /// Deletes tasks, completed ones too; of a series one occurrence, all from one on, or the whole.
  package func drop(_ words: [String], _ choice: SeriesChoice) throws -> [ChangedTask] {
    try change("drop") { draft in
      let tasks = try lookup(in: draft).openOrCompleted(words)
      var ended: Set<TaskID> = []
      var dropped = try changed(tasks, choice, in: &draft) { named, scope, draft in
        let task = named.task
        guard let scope, scope.extent != .all else {
          try draft.remove(task.id)
          return task
        }
        let occurrence = scope.occurrence
        let today = today(draft.settings)
        try draft.update(task.id) { $0.unmark(occurrence, today: today) }
        switch scope.extent {
        case .this:
          try draft.update(task.id) { $0.exceptions[occurrence.rule] = .dropped }
          try draft.removeIfOver(task.id)
        case .later, .all:
          if let head = try draft.end(task, before: occurrence) {
            ended.insert(task.id)
            return head
          }
          try draft.remove(task.id)
        }
        return task.shown(as: occurrence)
      }
      for index in dropped.indices { dropped[index].isEndOfSeries = ended.contains(tasks[index].task.id) }
      return dropped
    }
  }
}
