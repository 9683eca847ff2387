internal import DayBudget
internal import Parser
package import Planner
internal import Retrospect
internal import Store

extension JSONValue {
  /// `xday.goals/1`: every goal with how far it is.
  package static func goals(_ view: GoalsView) -> JSONValue {
    .members([
      "schema": "xday.goals/1",
      "goals": .array(view.goals.map(goal)),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }

  private static func goal(_ row: GoalRow) -> JSONValue {
    let progress = row.progress
    let goal = progress.goal
    return .members([
      "code": .string(row.code),
      "text": .string(goal.typed),
      "measure": .string(goal.measure.rawValue),
      "bound": .string(goal.bound.rawValue),
      "target": .int(goal.target),
      "period": .string(goal.period.rawValue),
      "tag": .text(goal.tag),
      "since": .text(row.stored.since),
      "value": .int(progress.value),
      "share": .decimal(progress.share, places: 4),
      "left": .int(progress.left),
      "neededPerDay": progress.neededPerDay.map(JSONValue.int) ?? .null,
      "onCourse": .bool(progress.isOnCourse),
      "met": .bool(progress.isMet),
      "from": .text(progress.first),
      "to": .text(progress.last),
    ])
  }

  /// `xday.streaks/1`: days with a block, days with something completed, each category, each goal.
  package static func streaks(_ view: StreaksView) -> JSONValue {
    .members([
      "schema": "xday.streaks/1",
      "streaks": .array(
        view.rows.map { row in
          .members([
            "kind": .string(row.kind.name), "key": .text(row.kind.key),
            "current": streak(row.streaks.standing), "longest": streak(row.streaks.longest),
            "unit": .string(row.unit.rawValue),
          ])
        }),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }

  private static func streak(_ streak: Streak) -> JSONValue {
    .members([
      "count": .int(streak.count), "from": .text(streak.days?.lowerBound),
      "to": .text(streak.days?.upperBound),
    ])
  }
}

extension StreakRow.Kind {
  fileprivate var name: String {
    switch self {
    case .logging: "logging"
    case .completing: "completing"
    case .category: "category"
    case .goal: "goal"
    }
  }

  fileprivate var key: String? {
    switch self {
    case .logging, .completing: nil
    case .category(let tag): tag
    case .goal(let code, _): code
    }
  }
}
