package import DayBudget
package import Planner

extension JSONValue {
  /// `xday.week/1`: what each of several days has free, planned and over.
  package static func week(_ views: [DayView], _ ahead: DaysAhead, now: Int, zone: Zone) -> JSONValue {
    .members([
      "schema": "xday.week/1",
      "now": TaskJSON(zone: zone).instant(now),
      "zone": .string(zone.identifier),
      "days": .array(
        views.map { view in
          .members([
            "day": .text(view.day),
            "budget": DayJSON(view, zone: zone) { _ in "" }.budget,
            "tasks": .int(view.rows.count + view.appointments.count),
            "line": view.isBudgetOn ? .number(view.line) : .null,
          ])
        }),
      "problems": .array(ahead.problems.map(ProblemJSON.object)),
    ])
  }
}
