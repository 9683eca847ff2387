package import DayBudget
package import Store

extension JSONValue {
  /// `xday.list/1`: tasks in the order given, and what of the store could not be read for them.
  package static func list(
    _ tasks: [(task: Task, code: String)], problems: [StoreFailure], zone: Zone
  ) -> JSONValue {
    let json = TaskJSON(zone: zone)
    return .members([
      "schema": "xday.list/1", "tasks": .array(tasks.map { json.object($0.task, code: $0.code) }),
      "problems": .array(problems.map(ProblemJSON.object)),
    ])
  }

  /// `xday.show/1`: one task; the block is null, as the task is where a block is shown.
  package static func show(_ task: Task, code: String, zone: Zone) -> JSONValue {
    .members(["schema": "xday.show/1", "task": TaskJSON(zone: zone).object(task, code: code), "block": .null])
  }
}
