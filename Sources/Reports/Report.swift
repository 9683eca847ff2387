internal import DayBudget
internal import Retrospect

/// A report in words and figures, ready to be drawn as a page or written as text.
package struct Report {
  /// Its title.
  package let title: String
  /// The days that it is about.
  package let period: String
  /// When it was made.
  package let made: String
  /// The language of its words, as `de`.
  package let language: String
  /// The figures at the beginning, under a heading that only those see who cannot see where they stand.
  package let figures: ReportTable
  /// The parts that have anything to show, in their order.
  package let sections: [ReportSection]
}

/// A part of a report: charts, and tables of the same figures.
package struct ReportSection {
  package let heading: String
  let charts: [ReportChart]
  package let tables: [ReportTable]
  /// Whether it begins a page of paper.
  let beginsPage: Bool

  /// Whether its tables stand beside its chart, which is narrow.
  var isBeside: Bool { charts.contains { $0.isNarrow } }
}

/// A table: every row has as many cells as there are columns.
package struct ReportTable {
  /// What it is a table of.
  package let caption: String
  /// The names of the columns; those after the first are of numbers, unless `texts` says otherwise.
  package let columns: [String]
  package let rows: [[String]]
  /// The places of the columns of words, beside the first.
  var texts: Set<Int> = []
  /// What stands below it.
  var note: String?
}

/// What is drawn.
enum ReportChart {
  /// The width of what has its table beside it.
  static let narrow = 210
  /// The weeks of a heatmap that is narrow.
  static let fewWeeks = 13

  /// A bar for each stretch of days, in minutes.
  case bars(title: String, [(label: String, name: String, minutes: Int)])
  /// Shares of a whole in ten-thousandths, the first at the top, clockwise; `color` is a place in the palette.
  case ring(title: String, [(name: String, value: String, share: Int, color: Int)])
  /// Days in steps; `weekdays` and `months` are the names beside and above them, `legend` those of the steps.
  case heatmap(
    title: String, Heatmap, names: [String], weekdays: [String], months: [(week: Int, name: String)],
    legend: [String])
  /// The minutes, the running mean in tenths of minutes, and the mood in tenths, each with its name.
  case trend(title: String, [(label: String, point: Trend.Point)], time: String, mean: String, mood: String?)

  /// Whether there is room for a table beside it.
  var isNarrow: Bool {
    switch self {
    case .ring: true
    case .heatmap(_, let map, _, _, _, _): map.cells.count <= ReportChart.fewWeeks * 7 - 6
    case .bars, .trend: false
    }
  }
}
