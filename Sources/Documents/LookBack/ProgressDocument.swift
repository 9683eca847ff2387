internal import DayBudget
package import Planner
internal import Retrospect

extension JSONValue {
  /// `xday.progress/1`: what got done of what was planned, by day and week.
  package static func progress(_ view: ProgressView) -> JSONValue {
    let progress = view.progress
    return .members([
      "schema": "xday.progress/1",
      "from": .text(progress.days.first?.first),
      "to": .text(progress.days.last?.last),
      "days": .array(
        progress.days.map {
          .members(["day": .text($0.first), "completed": .int($0.completed), "total": .int($0.total)])
        }),
      "weeks": .array(
        progress.weeks.map {
          .members([
            "from": .text($0.first), "to": .text($0.last), "completed": .int($0.completed),
            "total": .int($0.total),
          ])
        }),
      "open": .int(progress.open),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }
}
