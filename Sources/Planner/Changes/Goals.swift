package import DayBudget
internal import Parser
package import Store

/// What became of a goal.
package struct ChangedGoal {
  /// What was done.
  package enum Kind: Equatable, Sendable {
    case set
    /// It stood already, with another target or from another day on.
    case changed(before: Goal)
    /// It stood already, just so.
    case kept
    case dropped
  }

  /// The goal as it is now; a dropped one as it was.
  package let stored: StoredGoal
  /// Its code, with `g:`.
  package let code: String
  /// What was done.
  package let kind: Kind
}

extension DayPlanner {
  /// Sets a goal that counts from the period of a day on, which is today's for a new one.
  ///
  /// Where one stands that differs in nothing but its target, that one takes it.
  package func set(_ goal: Goal, since: CivilDate?) throws -> ChangedGoal {
    var random = random
    return try change("goal") { draft in
      draft.about = goal.typed
      let today = today(draft.settings)
      if let place = draft.settings.goals.firstIndex(where: { $0.goal.isAbout(goal) }) {
        let before = draft.settings.goals[place]
        let stored = StoredGoal(id: before.id, goal: goal, since: since ?? before.since)
        draft.settings.goals[place] = stored
        return ChangedGoal(
          stored: stored, code: draft.settings.goals.fullCode(of: stored.id),
          kind: stored == before ? .kept : .changed(before: before.goal))
      }
      let goals = draft.settings.goals
      var id = TaskID(using: &random)
      // Of twenty squared beginnings few are taken: another draw and the code has two letters.
      for _ in 0..<12 where goals.contains(where: { $0.id.commonPrefix(with: id) >= 2 }) {
        id = TaskID(using: &random)
      }
      let stored = StoredGoal(id: id, goal: goal, since: since ?? today)
      draft.settings.goals = (goals + [stored]).sorted { $0.id < $1.id }
      return ChangedGoal(stored: stored, code: draft.settings.goals.fullCode(of: id), kind: .set)
    }
  }

  /// Forgets the goal with a code, `g:` before it or not; throws `PlanFailure.noSuchGoal`.
  package func dropGoal(_ code: String) throws -> ChangedGoal {
    try change("goal drop") { draft in
      let goals = draft.settings.goals
      let found = goals.named(code)
      guard let stored = found.first, found.count == 1 else {
        throw PlanFailure.noSuchGoal(code, known: goals.map { goals.fullCode(of: $0.id) })
      }
      draft.about = stored.goal.typed
      draft.settings.goals.removeAll { $0.id == stored.id }
      return ChangedGoal(stored: stored, code: goals.fullCode(of: stored.id), kind: .dropped)
    }
  }
}

extension [StoredGoal] {
  /// What a person types for a goal: `g:bk`.
  package func fullCode(of id: RecordID) -> String { "g:" + code(of: id) }
}
