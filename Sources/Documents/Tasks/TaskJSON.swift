package import DayBudget
internal import Planner
package import Store

/// A task as a JSON document holds it, the same everywhere.
package struct TaskJSON {
  /// The zone whose offset instants carry.
  package let zone: Zone

  /// Tasks whose instants carry the offset of this zone.
  package init(zone: Zone) {
    self.zone = zone
  }

  /// The members of a task, to which a document may add its own; `code` is null for one not stored.
  package func members(_ task: Task, code: String?) -> [(key: String, value: JSONValue)] {
    let isStored = code != nil
    return [
      ("id", isStored ? .string(task.id.description) : .null),
      ("code", .text(code)),
      ("title", .string(task.title)),
      ("day", .text(task.day)),
      ("time", .text(task.time)),
      ("due", .text(task.due)),
      ("durationMinutes", .number(task.durationMinutes)),
      ("remind", TaskJSON.reminder(task.reminder)),
      ("urgent", .bool(task.isUrgent)),
      ("tags", .array(task.tags.map(JSONValue.string))),
      ("repeat", task.repeatRule.map(TaskJSON.rule) ?? .null),
      ("notes", .text(task.notes)),
      ("created", instant(task.created)),
      ("modified", instant(task.modified)),
      ("completed", instant(task.completed)),
      ("completedDay", .text(task.completedDay)),
      ("usedMinutes", .int(task.usedMinutes)),
      ("remainingMinutes", .number(task.remainingMinutes)),
      ("running", .bool(task.isRunning)),
      ("stage", .text(task.stage?.rawValue)),
    ]
  }

  /// The task as an object.
  package func object(_ task: Task, code: String?) -> JSONValue {
    .object(members(task, code: code))
  }

  /// The instant with the offset of the zone, or null.
  package func instant(_ seconds: Int?) -> JSONValue {
    .text(seconds.map { Instants.rfc3339($0, in: zone) })
  }

  /// The minutes before its time, false for a task that is never told of, null where the setting decides.
  private static func reminder(_ reminder: TaskReminder?) -> JSONValue {
    switch reminder {
    case .before(let minutes): .int(minutes)
    case .never: .bool(false)
    case nil: .null
    }
  }

  private static func rule(_ rule: RepeatRule) -> JSONValue {
    .members([
      "unit": .string(rule.unit.rawValue),
      "every": .int(rule.every),
      "weekdays": .array(rule.weekdays.map { .string($0.code) }),
      "ordinal": .number(rule.ordinal),
      "monthDay": .number(rule.monthDay),
      "until": .text(rule.until),
    ])
  }
}
