package import Calendars
package import DayBudget
package import Planner
package import Store

extension JSONValue {
  /// `xday.fit/1`: the gap that is open now, null without one, and the tasks that fit into it.
  package static func fit(
    _ room: RoomNow, _ tasks: [(task: Task, code: String)], zone: Zone
  ) -> JSONValue {
    let json = TaskJSON(zone: zone)
    let gap = room.gap.map { gap in
      JSONValue.members([
        "start": json.instant(gap.start), "end": json.instant(gap.end), "minutes": .int(gap.seconds / 60),
      ])
    }
    return .members([
      "schema": "xday.fit/1",
      "now": json.instant(room.view.now),
      "zone": .string(zone.identifier),
      "gap": gap ?? .null,
      "tasks": .array(tasks.map { json.object($0.task, code: $0.code) }),
      "problems": .array(room.view.problems.map(ProblemJSON.object)),
    ])
  }

  /// `xday.when/1`: the first gaps of the days ahead that have room for so many minutes.
  package static func when(
    _ gaps: [RoomAhead], for minutes: Int, problems: [CalendarProblem], now: Int, zone: Zone
  ) -> JSONValue {
    let json = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.when/1",
      "now": json.instant(now),
      "zone": .string(zone.identifier),
      "durationMinutes": .int(minutes),
      "slots": .array(
        gaps.map { gap in
          .members([
            "day": .text(gap.day), "start": json.instant(gap.gap.start),
            "end": json.instant(gap.gap.end), "leftMinutes": .int(gap.leftMinutes),
          ])
        }),
      "problems": .array(problems.map(ProblemJSON.object)),
    ])
  }
}
