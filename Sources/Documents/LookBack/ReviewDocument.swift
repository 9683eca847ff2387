package import DayBudget
package import Planner
internal import Retrospect
package import Store

extension JSONValue {
  /// `xday.review/1`: estimates against what was used.
  package static func review(_ view: ReviewView, zone: Zone, codes: (Task) -> String) -> JSONValue {
    let json = TaskJSON(zone: zone)
    let review = view.review
    return .members([
      "schema": "xday.review/1",
      "from": .text(view.first),
      "to": .text(view.last),
      "tasks": .array(
        zip(view.tasks, review.tasks).map { task, completed in
          .members([
            "task": json.object(task, code: codes(task)),
            "estimatedMinutes": .number(completed.estimatedMinutes),
            "usedMinutes": .int(completed.usedMinutes),
            "factor": factor(Factor(completed)),
          ])
        }),
      "median": factor(review.median),
      "groups": .array(
        review.groups.map {
          .members([
            "by": .string($0.kind.rawValue), "key": .text($0.key), "count": .int($0.count),
            "median": factor($0.median),
          ])
        }),
      "withoutEstimate": .int(review.withoutEstimate),
      "withoutBlocks": .int(review.withoutBlocks),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }

  /// A factor with up to four decimals, or null.
  static func factor(_ factor: Factor?) -> JSONValue {
    factor.map { .decimal($0.tenThousandths, places: 4) } ?? .null
  }
}
