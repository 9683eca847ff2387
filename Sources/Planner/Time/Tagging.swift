internal import DayBudget
package import Store

/// Changes of tags; a tag is the same whatever its case.
extension DayPlanner {
  /// Gives a tag a colour, or none; returns whether anything is different.
  package func color(tag: String, _ color: TagColor?) throws -> Bool {
    try change("tags color") { draft in
      draft.about = tag
      let before = draft.settings
      draft.settings.tagColors[tag.lowercased()] = color
      return draft.settings != before
    }
  }

  /// Lets these tags come first in sums, in this order, and returns whether anything is different.
  ///
  /// Without tags all stand by size.
  package func order(tags: [String]) throws -> Bool {
    try change("tags order") { draft in
      draft.about = tags.joined(separator: " ")
      let before = draft.settings
      draft.settings.tagOrder = tags
      return draft.settings != before
    }
  }

  /// Renames a tag in every task and block, open and past, and in what is set for it; returns how many have changed.
  ///
  /// Throws `PlanFailure.noSuchTag` where nothing bears it, `StoreFailure` where not all could be read.
  package func rename(tag old: String, to new: String) throws -> (tasks: Int, blocks: Int) {
    try change("tags rename") { draft in
      draft.about = old + " " + new
      let key = old.lowercased()
      func isMeant(_ tags: [String]) -> Bool { tags.contains { $0.lowercased() == key } }
      let tasks = try draft.snapshot.open() + draft.snapshot.completed() + store.history()
      let found = store.allBlocks(draft.snapshot)
      if let failure = found.failures.first { throw failure }
      var count = (tasks: 0, blocks: 0)
      for task in tasks where isMeant(task.tags) {
        _ = try draft.update(task.id) { $0.tags = $0.tags.renaming(key, to: new) }
        count.tasks += 1
      }
      for block in found.blocks where isMeant(block.tags) {
        try draft.updateBlock(block.id) { $0.tags = $0.tags.renaming(key, to: new) }
        count.blocks += 1
      }
      if count == (0, 0) { throw PlanFailure.noSuchTag(old) }
      if let color = draft.settings.tagColors.removeValue(forKey: key) {
        draft.settings.tagColors[new.lowercased()] = color
      }
      draft.settings.tagOrder = draft.settings.tagOrder.renaming(key, to: new)
      draft.settings.goals = draft.settings.goals.map { $0.renaming(key, to: new) }
      return count
    }
  }
}

extension StoredGoal {
  /// The goal with its tag under another name, where it has that tag.
  fileprivate func renaming(_ key: String, to new: String) -> StoredGoal {
    guard goal.tag?.lowercased() == key else { return self }
    let renamed = Goal(goal.measure, goal.bound, goal.target, per: goal.period, tag: new)
    return StoredGoal(id: id, goal: renamed, since: since)
  }
}

extension [String] {
  /// The tags with one of them under another name, each once.
  fileprivate func renaming(_ key: String, to new: String) -> [String] {
    var result: [String] = []
    for tag in self {
      let name = tag.lowercased() == key ? new : tag
      if !result.contains(where: { $0.lowercased() == name.lowercased() }) { result.append(name) }
    }
    return result
  }
}
