package import DayBudget
package import Planner
package import Store

extension JSONValue {
  /// `xday.week/1`: what each of several days has free, planned and over, and what is due on it; of those before today the
  /// time that was spent too, null of the others.
  package static func week(
    _ views: [DayView], due: [[Task]], used: [Int?], firstShort: CivilDate?, _ ahead: DaysAhead, now: Int,
    zone: Zone,
    codes: @escaping (Task) -> String
  ) -> JSONValue {
    let tasks = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.week/1",
      "now": tasks.instant(now),
      "zone": .string(zone.identifier),
      "days": .array(
        zip(zip(views, due), used).map { day, used in
          let (view, due) = day
          let day = DayJSON(view, zone: zone, codes: codes)
          return .members([
            "day": .text(view.day),
            "budget": day.budget,
            "tasks": .int(view.rows.count + view.appointments.count),
            "line": view.isBudgetOn ? .number(view.line) : .null,
            "allDayEvents": .array(view.allDayEvents.map(day.event)),
            "usedMinutes": .number(used),
            "due": .array(due.map { tasks.object($0, code: codes($0)) }),
          ])
        }),
      "firstShort": .text(firstShort),
      "problems": .array(ahead.problems.map(ProblemJSON.object)),
    ])
  }
}
