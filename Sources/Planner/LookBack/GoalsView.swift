package import DayBudget
package import Parser
package import Retrospect
package import Store

/// A goal with how far it is.
package struct GoalRow {
  /// As it is stored.
  package let stored: StoredGoal
  /// Its code, with `g:`.
  package let code: String
  /// The period that runs, and the streaks.
  package let progress: GoalProgress
}

/// All goals, and what could not be read for them.
package struct GoalsView {
  /// By the day they were set, then by code.
  package let goals: [GoalRow]
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

extension DayPlanner {
  /// Every goal on the day that now belongs to.
  package func goals(_ snapshot: Snapshot) -> GoalsView {
    let goals = snapshot.settings.goals
    guard let first = goals.map(\.firstDay).min() else { return GoalsView(goals: [], failures: []) }
    let past = lookBack(
      Period(first: min(first, today(snapshot.settings)), last: nil), snapshot, .of(goals.map(\.goal)))
    return GoalsView(goals: rows(goals, past, today: past.today), failures: past.failures)
  }

  /// The rows of goals out of what was read for them; the periods before `first` do not count, and the one of `today`
  /// is the one that runs.
  func rows(
    _ goals: [StoredGoal], _ past: LookBack, from first: CivilDate? = nil, today: CivilDate,
    isWorking: (CivilDate) -> Bool = { _ in true }
  ) -> [GoalRow] {
    goals.inOrder.map { stored in
      GoalRow(
        stored: stored, code: goals.fullCode(of: stored.id),
        progress: GoalProgress(
          stored.goal, counted: past.counted(stored.goal),
          since: first.map { max(stored.since, $0) } ?? stored.since, today: today,
          isWorking: isWorking))
    }
  }

  /// The first day that a text for `--since` names: that of a period which has begun; throws `EntryFailure`.
  package func firstDay(_ text: String, _ settings: Settings) throws(EntryFailure) -> CivilDate {
    try PeriodParser(today: today(settings)).begun(text)
  }
}

extension LookBack.Parts {
  /// What goals count.
  static func of(_ goals: [Goal]) -> LookBack.Parts {
    var parts: LookBack.Parts = []
    for goal in goals {
      parts.formUnion(goal.measure == .tasks ? .completed : goal.tag == nil ? .minutes : .blocks)
    }
    return parts
  }
}

extension LookBack {
  /// What each day contributes to a goal.
  func counted(_ goal: Goal) -> [CivilDate: Int] {
    let tags = [goal.tag?.lowercased()].compactMap(\.self)
    func counts(_ own: [String]) -> Bool { own.hasAll(of: tags) }
    switch goal.measure {
    case .minutes:
      let own = blocks.filter { counts($0.tags) }
      let figures = DayFigures(
        own, from: own.firstDay(boundary) ?? today, through: today, boundary: boundary)
      let days = figures.minutes.enumerated().map { (figures.first.adding(days: $0.offset), $0.element) }
      return Dictionary(uniqueKeysWithValues: days)
    case .days:
      let days = blocks.lazy.filter { counts($0.tags) }.map { ($0.startDay(boundary), 1) }
      return Dictionary(days, uniquingKeysWith: { first, _ in first })
    case .tasks:
      return Dictionary(completed.lazy.filter { counts($0.tags) }.map { ($0.day, 1) }, uniquingKeysWith: +)
    }
  }
}

extension [StoredGoal] {
  /// By the day they were set, then by code.
  var inOrder: [StoredGoal] { sorted { ($0.since, $0.id) < ($1.since, $1.id) } }
}

extension StoredGoal {
  /// The first day that counts for it.
  var firstDay: CivilDate { goal.period.days(around: since).first }
}
