internal import DayBudget
package import Planner
internal import Retrospect

extension JSONValue {
  /// `xday.stats/1`: the totals of a period.
  package static func stats(_ view: StatsView, blocks: BlockJSON) -> JSONValue {
    let (stats, sum) = (view.stats, view.stats.sum)
    return .members([
      "schema": "xday.stats/1",
      "from": .text(sum.first),
      "to": .text(sum.last),
      "minutes": .int(sum.minutes),
      "days": .int(sum.days),
      "firstDay": .text(stats.firstDay),
      "meanPerDay": .int(sum.perDayMinutes),
      "longestBlock": view.longestBlock.map(blocks.object) ?? .null,
      "bestDay": stats.bestDay.map { .members(["day": .text($0.day), "minutes": .int($0.minutes)]) } ?? .null,
      "byWeekday": .array(stats.byWeekday.map(JSONValue.int)),
      "byHour": .array(stats.byHour.map(JSONValue.int)),
      "categories": .array(
        sum.rows.map {
          .members([
            "key": .text($0.key.text), "minutes": .int($0.minutes), "share": .decimal($0.share, places: 4),
          ])
        }),
      "completed": .int(stats.completed),
      "completedPerDay": .decimal(stats.completedPerDay, places: 2),
      "medianFactor": factor(stats.medianFactor),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }
}
