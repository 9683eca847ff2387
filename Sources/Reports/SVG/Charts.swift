internal import DayBudget
internal import Retrospect
internal import Wording

/// The width of every chart; a page of paper is as wide.
let chartWidth = 680

extension ReportChart {
  /// The chart as an SVG element; `id` is its own on the page.
  func drawing(id: String) -> Drawing {
    switch self {
    case .bars(let title, let bars): ReportChart.bars(title, bars, id)
    case .ring(let title, let shares): ReportChart.ring(title, shares, id)
    case .heatmap(let title, let map, let names, let weekdays, let months, let legend):
      HeatmapDrawing(map: map, names: names, weekdays: weekdays, months: months, legend: legend)
        .drawing(title, id)
    case .trend(let title, let points, let time, let mean, let mood):
      TrendDrawing(points: points, time: time, mean: mean, mood: mood).drawing(title, id)
    }
  }

  private static func bars(
    _ title: String, _ bars: [(label: String, name: String, minutes: Int)], _ id: String
  ) -> Drawing {
    let (left, top, height) = (44, 12, 110)
    var drawing = Drawing(width: chartWidth, height: top + height + 24, title: title, id: id)
    let scale = ChartScale(minutes: bars.map(\.minutes).max() ?? 0)
    drawing.axis(scale, left: left, top: top, height: height)
    let room = chartWidth - left
    let each = max(1, bars.count)
    // As many labels as have room side by side.
    let longest = bars.map(\.label.count).max() ?? 1
    let every = max(1, (each * (longest * 7 + 8) + room - 1) / room)
    for (place, bar) in bars.enumerated() {
      let (start, end) = (left + place * room / each, left + (place + 1) * room / each)
      let width = max(1, (end - start) * 7 / 10)
      let size = bar.minutes == 0 ? 0 : max(1, bar.minutes * height / scale.top)
      let middle = (start + end) / 2
      if size > 0 {
        drawing.rectangle(
          x: middle - width / 2, y: top + height - size, width: width, height: size, .bar,
          name: bar.name + ": " + Durations.text(bar.minutes))
      }
      if place % every == 0 { drawing.text(bar.label, x: middle, y: top + height + 16, anchor: "middle") }
    }
    return drawing
  }

  /// Sines of a quarter turn in steps of its twelfths, in thousandths.
  private static let sines = [0, 131, 259, 383, 500, 609, 707, 793, 866, 924, 966, 991, 1000]

  private static func ring(
    _ title: String, _ shares: [(name: String, value: String, share: Int, color: Int)], _ id: String
  ) -> Drawing {
    var drawing = Drawing(width: ReportChart.narrow, height: ReportChart.narrow, title: title, id: id)
    var start = 0
    for part in shares {
      let end = min(10_000, start + part.share)
      if end > start {
        drawing.arc(
          x: 105, y: 105, from: start, to: end, .palette(part.color), name: "\(part.name): \(part.value)")
      }
      start = end
    }
    start = 0
    for (place, part) in shares.enumerated() {
      // The number that it has in the table, where the piece is long enough for it.
      if part.share >= 400 {
        let angle = ((start + part.share / 2) * 48 + 5_000) / 10_000 % 48
        let (quarter, rest) = (angle / 12, angle % 12)
        let (near, far) = (sines[rest], sines[12 - rest])
        let (sine, cosine) = [(near, far), (far, -near), (-near, -far), (-far, near)][quarter]
        drawing.number(String(place + 1), x: 105 + sine * 80 / 1000, y: 109 - cosine * 80 / 1000)
      }
      start += part.share
    }
    return drawing
  }
}

extension Drawing {
  /// The rules and times of an axis that begins at 0.
  mutating func axis(_ scale: ChartScale, left: Int, top: Int, height: Int) {
    for tick in scale.ticks {
      let y = top + height - tick * height / scale.top
      rule(from: left, to: chartWidth, y: y)
      text(tick == 0 ? "0" : Durations.short(tick), x: left - 6, y: y + 4, anchor: "end")
    }
  }
}
