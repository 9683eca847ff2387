package import DayBudget
package import Planner
package import Store

extension JSONValue {
  /// `xday.morning/1`: what still waits, and what was decided.
  ///
  /// - Parameter codes: Gives the code of a task that waits.
  package static func morning(
    _ leftovers: [Leftover], _ changed: [ChangedTask], zone: Zone, codes: (Task) -> String
  ) -> JSONValue {
    let json = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.morning/1",
      "leftovers": .array(
        leftovers.map { leftover in
          .object(
            json.members(leftover.task, code: codes(leftover.task)) + [
              ("missedCount", .number(leftover.occurrence == nil ? nil : leftover.count))
            ])
        }),
      "changed": .array(changed.map { json.object($0.task, code: $0.code) }),
    ])
  }
}
