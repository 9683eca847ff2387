internal import DayBudget
package import Planner
internal import Retrospect
internal import Store

/// Where the time of a period went as a JSON document, `xday.spent/1`.
extension JSONValue {
  /// The whole document.
  package static func spent(_ view: SpentView) -> JSONValue {
    let sum = view.sum
    return .members([
      "schema": "xday.spent/1",
      "from": .text(sum.first),
      "to": .text(sum.last),
      "by": .array(sum.by.map { .string($0.rawValue) }),
      "shared": .bool(sum.isShared),
      "rows": .array(sum.rows.map(row)),
      "doubleMinutes": .int(sum.doubleMinutes),
      "minutes": .int(sum.minutes),
      "days": .int(sum.days),
      "perDayMinutes": .int(sum.perDayMinutes),
      "problems": .array(
        view.failures.map(ProblemJSON.object) + view.problems.map(ProblemJSON.object)),
    ])
  }

  private static func row(_ row: SpentRow) -> JSONValue {
    .members([
      "key": .text(row.key.text),
      "title": .text(row.title),
      "minutes": .int(row.minutes),
      "blocks": .int(row.blocks),
      "share": .decimal(row.share, places: 4),
      "rows": .array(row.rows.map(self.row)),
    ])
  }
}
