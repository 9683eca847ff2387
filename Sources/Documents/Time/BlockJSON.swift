package import DayBudget
internal import Parser
package import Planner
package import Store

/// A block of time as a JSON document holds it, the same everywhere.
package struct BlockJSON {
  private let now: Int
  private let zoneOf: (TimeBlock) -> Zone

  /// Blocks as they are now, the instants of each with the offset of the zone in which it was written.
  package init(now: Int, zoneOf: @escaping (TimeBlock) -> Zone) {
    self.now = now
    self.zoneOf = zoneOf
  }

  /// The block as an object.
  package func object(_ shown: ShownBlock) -> JSONValue {
    let block = shown.block
    let zone = zoneOf(block)
    let instants = TaskJSON(zone: zone)
    return .members([
      "id": .string(block.id.description),
      "code": .string(block.code),
      "start": instants.instant(block.start),
      "end": instants.instant(block.end),
      "day": .text(block.day),
      "minutes": .int(block.minutes(now: now)),
      "running": .bool(block.isRunning),
      "placed": .bool(block.start != nil),
      "title": .string(block.title),
      "task": .text(block.task),
      "tags": .array(shown.tags.map(JSONValue.string)),
      "category": .text(shown.category),
      "note": .text(block.note),
      "mood": .number(block.mood),
      "zone": .string(block.zone),
    ])
  }

  /// `xday.block/1`: the blocks that a command changed, those that have ended first, and what it has to say.
  package func changed(
    _ command: String, _ outcome: BlockOutcome, notes: [(kind: String, text: String)]
  ) -> JSONValue {
    let remarks = outcome.remarks.map { (kind: $0.kind.rawValue, text: $0.text) }
    return .members([
      "schema": "xday.block/1",
      "command": .string(command),
      "blocks": .array(outcome.blocks.map(object)),
      "remarks": .array(
        (notes + remarks).map { .members(["kind": .string($0.kind), "text": .string($0.text)]) }),
    ])
  }

  /// `xday.running/1`: what runs, null where nothing does.
  package func running(_ view: RunningView) -> JSONValue {
    let block = view.block.map { shown in (shown, TaskJSON(zone: zoneOf(shown.block))) }
    return .members([
      "schema": "xday.running/1",
      "block": block.map { object($0.0) } ?? .null,
      "minutes": view.block == nil ? .null : .int(view.minutes),
      "durationMinutes": .number(view.durationMinutes),
      "endsAt": block.map { $0.1.instant($0.0.block.endsAt) } ?? .null,
    ])
  }

  /// `xday.show/1` of a block.
  package func show(_ shown: ShownBlock) -> JSONValue {
    .members(["schema": "xday.show/1", "task": .null, "block": object(shown)])
  }
}

extension BlockNote {
  /// The word for scripts, and the title that it is about; nil where the blocks say it.
  package var json: (kind: String, text: String)? {
    switch self {
    case .ended: nil
    case .empty(let title): ("empty", title)
    case .alreadyRuns(let shown): ("alreadyRunning", shown.block.title)
    case .replaced(let title, let isGone): (isGone ? "replaced" : "cut", title)
    }
  }
}
