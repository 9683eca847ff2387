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
          try draft.keepBlocks(of: task)
          try draft.remove(task.id)
          return task
        }
        let occurrence = scope.occurrence
        switch scope.extent {
        case .this:
          try draft.update(task.id) { $0.exceptions[occurrence.rule] = .dropped }
          try draft.removeIfOver(task.id)
        case .later, .all:
          if let head = try draft.end(task, before: occurrence) {
            ended.insert(task.id)
            return head
          }
          try draft.keepBlocks(of: task)
          try draft.remove(task.id)
        }
        return task.shown(as: occurrence)
      }
      for index in dropped.indices { dropped[index].isEndOfSeries = ended.contains(tasks[index].task.id) }
      return dropped
    }
  }
}

extension Draft {
  /// Leaves the blocks of a task that goes its title and its tags.
  ///
  /// Of a series they stay its own, since occurrences of it may have been done. What cannot be read stays as it is.
  fileprivate mutating func keepBlocks(of task: Task) throws {
    guard snapshot.hasTime else { return }
    let key = WorkKey(task)
    for month in task.worked {
      for block in (try? blocks(of: [month])) ?? [] where key.holds(block) {
        try updateBlock(block.id) { block in
          block.title = task.title
          if block.tags.isEmpty { block.tags = task.tags }
          if task.repeatRule == nil { (block.task, block.occurrence) = (nil, nil) }
        }
      }
    }
  }
}
