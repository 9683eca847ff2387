internal import Calendars
package import DayBudget
package import Planner
internal import Retrospect
package import Store

/// A day by the clock as a JSON document, `xday.timeline/1`.
package struct TimelineJSON {
  private let timeline: Timeline
  private let view: DayView
  private let zone: Zone
  private let codes: (Task) -> String
  private let tasks: TaskJSON
  private let blocks: BlockJSON

  /// The document of this day; `codes` gives the code of a task, `zoneOf` the zone in which a block was written.
  package init(
    _ timeline: Timeline, _ view: DayView, zone: Zone, codes: @escaping (Task) -> String,
    zoneOf: @escaping (TimeBlock) -> Zone
  ) {
    blocks = BlockJSON(now: view.now, zoneOf: zoneOf)
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
      "blocks": .array(timeline.spent?.blocks.map { blocks.object($0.shown) } ?? []),
      "gaps": .array(timeline.gaps.map(gap)),
      "events": .array(view.events.map(day.event)),
      "minutes": .int(timeline.spent?.clock.minutes ?? 0),
      "doubleMinutes": .int(timeline.spent?.clock.doubleMinutes ?? 0),
      "untrackedMinutes": .int(timeline.untrackedMinutes),
      "problems": .array(
        view.problems.map(ProblemJSON.object) + (timeline.spent?.failures ?? []).map(ProblemJSON.object)),
    ])
  }

  private func row(_ row: Timeline.Row) -> JSONValue {
    let allDay = row.event?.event.allDay
    let tasks = row.block.map { TaskJSON(zone: $0.worked.zone) } ?? tasks
    return .members([
      "kind": .string(row.kind.rawValue),
      "start": allDay.map { .text($0.lowerBound) } ?? tasks.instant(row.span.start),
      "end": allDay.map { .text($0.upperBound) } ?? tasks.instant(row.span.end),
      "title": .text(row.task?.title ?? row.event?.event.title ?? row.block?.shown.block.title),
      "code": .text(row.task.map(codes) ?? row.block?.shown.block.code),
    ])
  }

  private func gap(_ gap: Span) -> JSONValue {
    .members([
      "start": tasks.instant(gap.start), "end": tasks.instant(gap.end), "minutes": .int(gap.seconds / 60),
    ])
  }
}
