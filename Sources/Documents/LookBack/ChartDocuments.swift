internal import DayBudget
package import Planner
internal import Retrospect
internal import Store

extension JSONValue {
  /// Days in five steps as a JSON document, `xday.heatmap/1`; a mood has one decimal.
  package static func heatmap(_ view: HeatmapView) -> JSONValue {
    func value(_ number: Int) -> JSONValue {
      view.of == .mood ? .decimal(number, places: 1) : .int(number)
    }
    return .members([
      "schema": "xday.heatmap/1",
      "of": .string(view.of.rawValue),
      "from": .text(view.first),
      "to": .text(view.last),
      "days": .array(
        view.heatmap.cells.map {
          .members(["day": .text($0.day), "value": value($0.value), "step": .int($0.step)])
        }),
      "quartiles": .array(view.heatmap.quartiles.map(value)),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }

  /// The minutes of days with their running mean and mood as a JSON document, `xday.trend/1`.
  package static func trend(_ view: TrendView) -> JSONValue {
    .members([
      "schema": "xday.trend/1",
      "days": .array(
        view.trend.points.map {
          .members([
            "day": .text($0.day),
            "minutes": .int($0.minutes),
            "mean": .decimal($0.mean, places: 1),
            "mood": $0.mood.map { .decimal($0, places: 1) } ?? .null,
          ])
        }),
      "problems": .array(view.failures.map(ProblemJSON.object)),
    ])
  }
}

extension JSONValue {
  /// A report as a JSON document, `xday.report/1`: its text, or the file that it was written to.
  package static func report(_ format: String, _ view: ReportView, file: String?, text: String) -> JSONValue {
    .members([
      "schema": "xday.report/1",
      "format": .string(format),
      "from": .text(view.first),
      "to": .text(view.last),
      "file": .text(file),
      "text": file == nil ? .string(text) : .null,
    ])
  }
}
