package import DayBudget
internal import Parser
package import Planner
package import Store

extension JSONValue {
  /// `xday.board/1`: the cards of each place in their order, and what of the store could not be read for them.
  package static func board(_ view: BoardView, zone: Zone, codes: (Task) -> String) -> JSONValue {
    let json = TaskJSON(zone: zone)
    func cards(_ place: BoardPlace) -> JSONValue {
      .array(view[place].map { json.object($0, code: codes($0)) })
    }
    return .members([
      "schema": "xday.board/1",
      "soon": cards(.soon),
      "doing": cards(.doing),
      "later": cards(.later),
      "completed": cards(.completed),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }
}
