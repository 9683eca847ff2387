internal import Calendars
package import DayBudget
package import Planner
package import Store

/// A day by the clock as a JSON document, `xday.timeline/1`.
package struct TimelineJSON {
  private let timeline: Timeline
  private let view: DayView
  private let zone: Zone
  private let codes: (Task) -> String
  private let tasks: TaskJSON

  /// The document of this day; `codes` gives the code of a task.
  package init(_ timeline: Timeline, _ view: DayView, zone: Zone, codes: @escaping (Task) -> String) {
    self.timeline = timeline
    self.view = view
    self.zone = zone
    self.codes = codes
    tasks = TaskJSON(zone: zone)
  }

  /// The whole document.
  package var document: JSONValue {
    let day = DayJSON(view, zone: zone, codes: codes)
    return .members([
      "schema": "xday.timeline/1",
      "now": tasks.instant(view.now),
      "zone": .string(zone.identifier),
      "day": .text(view.day),
      "rows": .array(timeline.rows.map(row)),
      "blocks": .array([]),
      "gaps": .array(timeline.gaps.map(gap)),
      "events": .array(view.events.map(day.event)),
      "minutes": .int(0),
      "doubleMinutes": .int(0),
      "untrackedMinutes": .int(timeline.untrackedMinutes),
      "problems": .array(view.problems.map(ProblemJSON.object)),
    ])
  }

  private func row(_ row: Timeline.Row) -> JSONValue {
    let allDay = row.event?.event.allDay
    return .members([
      "kind": .string(row.kind.rawValue),
      "start": allDay.map { .text($0.lowerBound) } ?? tasks.instant(row.span.start),
      "end": allDay.map { .text($0.upperBound) } ?? tasks.instant(row.span.end),
      "title": .text(row.task?.title ?? row.event?.event.title),
      "code": .text(row.task.map(codes)),
    ])
  }

  private func gap(_ gap: Span) -> JSONValue {
    .members([
      "start": tasks.instant(gap.start), "end": tasks.instant(gap.end), "minutes": .int(gap.seconds / 60),
    ])
  }
}
