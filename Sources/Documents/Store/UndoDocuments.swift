package import DayBudget
package import Store

extension JSONValue {
  /// `xday.undo/1`: the commands that were taken back, brought back, or could be.
  package static func undo(_ command: String, _ commands: [PastCommand], zone: Zone) -> JSONValue {
    .members([
      "schema": "xday.undo/1", "command": .string(command),
      "commands": .array(
        commands.map { past in
          .members([
            "name": .string(past.label.name), "text": .string(past.label.text),
            "at": TaskJSON(zone: zone).instant(past.instant),
          ])
        }),
    ])
  }

  /// `xday.reset/1`: where the copy of the emptied store lies.
  package static func reset(backup: String?) -> JSONValue {
    .members(["schema": "xday.reset/1", "backup": .text(backup)])
  }
}
