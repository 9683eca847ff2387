package import DayBudget
package import Planner
package import Store

extension JSONValue {
  /// `xday.due/1`: each due day with its tasks and figures, null beyond the horizon, and the first that is short.
  package static func due(
    _ view: DueView, now: Int, zone: Zone, codes: @escaping (Task) -> String
  ) -> JSONValue {
    let tasks = TaskJSON(zone: zone)
    func objects(_ list: [Task]) -> JSONValue { .array(list.map { tasks.object($0, code: codes($0)) }) }
    return .members([
      "schema": "xday.due/1",
      "now": tasks.instant(now),
      "zone": .string(zone.identifier),
      "dates": .array(
        view.rows.map { row in
          .members([
            "due": .text(row.due),
            "tasks": objects(row.tasks),
            "demandMinutes": .number(row.sum?.demandMinutes),
            "supplyMinutes": .number(row.sum?.supplyMinutes),
            "otherPlannedMinutes": .number(row.sum?.otherPlannedMinutes),
            "leftMinutes": .number(row.sum?.leftMinutes),
            "latestStart": .text(row.sum?.latestStart),
          ])
        }),
      "firstShort": .text(view.shortDay),
      "withoutDuration": objects(view.withoutDuration),
      "appointments": objects(view.appointments),
      "complete": .bool(view.isComplete),
      "problems": .array(view.problems.map(ProblemJSON.object)),
    ])
  }
}
