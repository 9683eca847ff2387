package import DayBudget
package import Parser
package import Store

extension JSONValue {
  /// `xday.change/1`: the tasks that a command named as they are afterwards, and how an entry was read.
  ///
  /// - Parameters:
  ///   - command: The word that calls it, the same in every language.
  ///   - tasks: A code is null for what was not stored.
  package static func change(
    _ command: String, isDryRun: Bool, _ tasks: [(task: Task, code: String?)], remarks: [Remark], zone: Zone
  ) -> JSONValue {
    let json = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.change/1",
      "command": .string(command),
      "dryRun": .bool(isDryRun),
      "tasks": .array(tasks.map { json.object($0.task, code: $0.code) }),
      "remarks": .array(
        remarks.map { .members(["kind": .string($0.kind.rawValue), "text": .string($0.text)]) }),
    ])
  }
}
