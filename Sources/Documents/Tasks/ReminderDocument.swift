package import DayBudget
package import Planner

extension JSONValue {
  /// `xday.remind/1`: what is due to be told, what comes next, and what this call has told.
  package static func remind(
    _ list: ReminderList, told: [Reminder], instant: Int, zone: Zone
  ) -> JSONValue {
    let object = { (reminder: Reminder) -> JSONValue in
      .members([
        "kind": .string(reminder.kind.rawValue),
        "code": .text(reminder.code),
        "title": .string(reminder.title),
        "at": .string(Instants.rfc3339(reminder.at, in: zone)),
        "late": .bool(reminder.isLate(at: instant, dayStart: list.dayStart)),
        "urgent": .bool(reminder.isUrgent),
      ])
    }
    return .members([
      "schema": "xday.remind/1", "due": .array(list.due.map(object)), "next": .array(list.next.map(object)),
      "told": .array(told.map(object)),
    ])
  }
}
