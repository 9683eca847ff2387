package import DayBudget

/// A goal as the store keeps it.
package struct StoredGoal: Hashable, Sendable {
  /// What it is, whatever becomes of it; it is drawn like the id of a task.
  package let id: RecordID
  /// What is to be reached.
  package let goal: Goal
  /// A day of the first period in which it counts.
  package let since: CivilDate

  /// A goal under its id.
  package init(id: RecordID, goal: Goal, since: CivilDate) {
    (self.id, self.goal, self.since) = (id, goal, since)
  }
}

extension [StoredGoal] {
  /// What names a goal among these, without `g:`: the shortest beginning of its id, two letters or more, that is no
  /// other's.
  package func code(of id: RecordID) -> String {
    let shared = filter { $0.id != id }.map { $0.id.commonPrefix(with: id) }.max() ?? 0
    return id.prefix(Swift.max(2, shared + 1))
  }

  /// The goals whose ids begin with a code, `g:` before it or not; none for fewer than two letters.
  package func named(_ code: String) -> [StoredGoal] {
    let lower = code.lowercased()
    let letters = lower.hasPrefix("g:") ? String(lower.dropFirst(2)) : lower
    guard letters.utf8.count >= 2 else { return [] }
    return filter { $0.id.description.hasPrefix(letters) }
  }
}
