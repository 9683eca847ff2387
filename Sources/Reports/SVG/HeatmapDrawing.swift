internal import DayBudget
internal import Retrospect

/// Days in five steps as squares, weeks from left to right: the higher the step, the larger and darker the square.
struct HeatmapDrawing {
  let map: Heatmap
  let names: [String]
  let weekdays: [String]
  let months: [(week: Int, name: String)]
  let legend: [String]

  /// The sides of the squares in twelfths of their place.
  private static let sides = [3, 6, 8, 10, 12]

  /// The drawing under a title.
  func drawing(_ title: String, _ id: String) -> Drawing {
    let (left, pitch, perRow) = (30, 12, 53)
    let grid = WeekGrid(from: map.cells.first?.day ?? CivilDate(daysSinceEpoch: 0), count: map.cells.count)
    let rows = max(1, (grid.weeks.count + perRow - 1) / perRow)
    let rowHeight = 7 * pitch + 24
    let isNarrow = map.cells.count <= ReportChart.fewWeeks * 7 - 6
    var drawing = Drawing(
      width: isNarrow ? ReportChart.narrow : chartWidth, height: rows * rowHeight + (isNarrow ? 84 : 22),
      title: title, id: id)
    for (place, week) in grid.weeks.enumerated() {
      let (row, column) = (place / perRow, place % perRow)
      let (x, top) = (left + column * pitch, row * rowHeight + 18)
      if let month = months.first(where: { $0.week == place }) {
        drawing.text(month.name, x: x, y: top - 6)
      }
      for (weekday, cell) in week.places.enumerated() {
        guard let cell else { continue }
        square(
          map.cells[cell].step, x: x, y: top + weekday * pitch, pitch: pitch, name: names[cell], &drawing)
      }
    }
    for row in 0..<rows {
      for (place, name) in weekdays.enumerated() where place % 2 == 0 {
        drawing.text(name, x: left - 6, y: row * rowHeight + 18 + place * pitch + 10, anchor: "end")
      }
    }
    var (x, y) = (left, rows * rowHeight + 6)
    for step in 0...4 where step == 0 || !map.quartiles.isEmpty {
      square(step, x: x, y: y, pitch: pitch, name: nil, &drawing)
      drawing.text(legend[step], x: x + 17, y: y + 10)
      if isNarrow { y += 15 } else { x += 17 + legend[step].count * 7 + 16 }
    }
    return drawing
  }

  private func square(
    _ step: Int, x: Int, y: Int, pitch: Int, name: String?, _ drawing: inout Drawing
  ) {
    let side = (pitch - 1) * HeatmapDrawing.sides[step] / 12
    let inset = (pitch - side) / 2
    drawing.rectangle(x: x + inset, y: y + inset, width: side, height: side, .step(step), name: name)
  }
}
