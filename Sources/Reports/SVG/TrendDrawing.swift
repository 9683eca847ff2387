internal import DayBudget
internal import Retrospect

/// The minutes of days as bars, their running mean as a line over them, and moods as a dashed line with dots below.
struct TrendDrawing {
  let points: [(label: String, point: Trend.Point)]
  let time: String
  let mean: String
  let mood: String?

  /// As many columns as can be told apart.
  private static let most = 320

  /// The drawing under a title.
  func drawing(_ title: String, _ id: String) -> Drawing {
    let (left, top, height) = (44, 12, 120)
    let moodHeight = mood == nil ? 0 : 62
    let bottom = top + height + moodHeight
    var drawing = Drawing(width: chartWidth, height: bottom + 48, title: title, id: id)
    let columns = ChartColumns.days(points.count, width: TrendDrawing.most, widest: 1)
    let all = points.map(\.point)
    let minutes = columns.map { ChartColumns.mean(all[$0].map { Optional($0.minutes) }[...]) ?? 0 }
    let means = columns.map { ChartColumns.mean(all[$0].map { Optional($0.mean) }[...]) ?? 0 }
    let moods = columns.map { ChartColumns.mean(all[$0].map(\.mood)[...]) }
    let scale = ChartScale(minutes: max(minutes.max() ?? 0, ((means.max() ?? 0) + 9) / 10))
    drawing.axis(scale, left: left, top: top, height: height)
    let room = chartWidth - left
    func x(_ place: Int) -> Int { left + (2 * place + 1) * room / (2 * columns.count) }
    for (place, value) in minutes.enumerated() where value > 0 {
      let size = max(1, value * height / scale.top)
      let width = max(1, room * 6 / (10 * columns.count))
      drawing.rectangle(
        x: x(place) - width / 2, y: top + height - size, width: width, height: size, .bar)
    }
    drawing.line(
      means.enumerated().map { (x($0.offset), top + height - $0.element * height / (scale.top * 10)) }, .mean)
    if mood != nil {
      func y(_ mood: Int) -> Int { bottom - 4 - (mood - 10) * (moodHeight - 18) / 40 }
      for value in [1, 3, 5] {
        drawing.rule(from: left, to: chartWidth, y: y(value * 10))
        drawing.text(String(value), x: left - 6, y: y(value * 10) + 4, anchor: "end")
      }
      let known = moods.enumerated().compactMap { place, value in value.map { (x: x(place), y: y($0)) } }
      drawing.line(known, .mood, isDashed: true)
      for place in known { drawing.dot(x: place.x, y: place.y, radius: 2, .mood) }
    }
    dates(columns, x: x, y: bottom + 16, &drawing)
    legend(y: bottom + 38, left: left, &drawing)
    return drawing
  }

  private func dates(_ columns: [Range<Int>], x: (Int) -> Int, y: Int, _ drawing: inout Drawing) {
    let every = max(1, (columns.count * 56 + chartWidth - 45) / (chartWidth - 44))
    for place in stride(from: 0, to: columns.count, by: every) {
      // The last one would reach beyond the edge.
      if x(place) > chartWidth - 24 { break }
      drawing.text(points[columns[place].lowerBound].label, x: x(place), y: y, anchor: "middle")
    }
  }

  private func legend(y: Int, left: Int, _ drawing: inout Drawing) {
    var x = left
    drawing.rectangle(x: x, y: y - 9, width: 10, height: 10, .bar)
    drawing.text(time, x: x + 16, y: y)
    x += 16 + time.count * 7 + 14
    drawing.line([(x, y - 4), (x + 20, y - 4)], .mean)
    drawing.text(mean, x: x + 26, y: y)
    x += 26 + mean.count * 7 + 14
    guard let mood else { return }
    drawing.line([(x, y - 4), (x + 20, y - 4)], .mood, isDashed: true)
    drawing.dot(x: x + 10, y: y - 4, radius: 2, .mood)
    drawing.text(mood, x: x + 26, y: y)
  }
}
