package import DayBudget
package import Planner
package import Store

extension JSONValue {
  /// `xday.history/1`: what was completed, by day; days without anything are missing.
  package static func history(
    _ view: HistoryView, zone: Zone, codes: (Task) -> String
  ) -> JSONValue {
    let json = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.history/1",
      "from": .text(view.first),
      "to": .text(view.last),
      "days": .array(
        view.days.map { day in
          .members([
            "day": .text(day.day),
            "tasks": .array(day.tasks.map { json.object($0, code: codes($0)) }),
            "usedMinutes": .int(day.usedMinutes),
            "estimatedMinutes": .int(day.estimatedMinutes),
          ])
        }),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }
}
