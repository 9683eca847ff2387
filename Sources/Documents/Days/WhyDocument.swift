package import DayBudget
package import Planner

extension JSONValue {
  /// `xday.why/1`: the rows of a day's sum, whose seconds add up to what is free.
  package static func why(
    _ sum: WhySum, of view: DayView, experienced: ExperiencedDay? = nil, zone: Zone
  ) -> JSONValue {
    let instants = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.why/1",
      "now": instants.instant(view.now),
      "zone": .string(zone.identifier),
      "day": .text(view.day),
      "rows": .array(
        sum.rows.map { row in
          .members([
            "kind": .string(row.kind.rawValue),
            "title": .text(row.title),
            "start": row.allDay.map { .text($0.lowerBound) } ?? instants.instant(row.span.start),
            "end": row.allDay.map { .text($0.upperBound) } ?? instants.instant(row.span.end),
            "seconds": .int(row.seconds),
            "reason": .text(row.reason?.rawValue),
          ])
        }),
      "freeSeconds": .int(sum.seconds),
      "experience": DayJSON.experience(experienced, zone: zone),
      "problems": .array(view.problems.map(ProblemJSON.object)),
    ])
  }
}
