internal import Terminal
internal import Wording

/// What the signs of a chart stand for, below it.
enum ChartLegend {
  /// The entries side by side, apart by spaces alone since a dot is a sign too, in as many lines as they need.
  static func lines(_ entries: [String], width: Int) -> [String] {
    let margin = String.spaces(TaskTable.margin(width))
    var lines: [String] = []
    for entry in entries {
      let joined = (lines.last ?? "") + "   " + entry
      if lines.isEmpty || CellWidth.of(joined) > width {
        lines.append(margin + entry)
      } else {
        lines[lines.count - 1] = joined
      }
    }
    return lines
  }
}
