package import Planner
package import Store

extension JSONValue {
  /// `xday.tags/1`: every tag with its open tasks, blocks and time, in the order of sums.
  package static func tags(_ tags: [TagUse], problems: [StoreFailure]) -> JSONValue {
    .members([
      "schema": "xday.tags/1",
      "tags": .array(
        tags.map {
          .members([
            "name": .string($0.name), "tasks": .int($0.tasks), "blocks": .int($0.blocks),
            "minutes": .int($0.minutes), "color": .text($0.color?.rawValue),
          ])
        }),
      "problems": .array(problems.map(ProblemJSON.object)),
    ])
  }
}
