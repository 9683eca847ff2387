internal import Terminal
internal import Wording

/// Rows of a label, a bar and an amount that line up; the bar has the room that is left, and goes where there is none.
struct BarTable {
  /// One row.
  struct Row {
    /// What it is about.
    let label: String
    /// What of the bar is full, of `whole`.
    let value: Int
    /// What the whole bar stands for; where it is 0 there is no bar.
    let whole: Int
    /// The amount in words.
    let amount: String
  }

  /// The rows.
  let rows: [Row]
  /// Whether what is not full is drawn too.
  let hasGround: Bool

  /// The lines at a width.
  func lines(width: Int) -> [StyledText] {
    let margin = TaskTable.margin(width)
    let amounts = CellColumn(rows.map(\.amount), isRight: !hasGround)
    let room = width - margin - amounts.width - 2
    let longest = rows.map { CellWidth.of($0.label) }.max() ?? 0
    let barWidth = min(28, room - longest - 2)
    let hasBar = barWidth >= 6
    let labelWidth = hasBar ? longest : min(longest, max(8, room))
    return zip(rows, amounts.cells).map { row, amount in
      var line = StyledText(
        .spaces(margin) + CellWidth.pad(CellWidth.cut(row.label, to: labelWidth), to: labelWidth))
      if hasGround, hasBar { line += "  " + bar(row, barWidth) }
      line += "  " + amount
      if !hasGround, hasBar { line += "  " + bar(row, barWidth) }
      return line.withoutTrailingSpaces
    }
  }

  /// A bar that is full only where everything is, and empty only where nothing is.
  private func bar(_ row: Row, _ width: Int) -> String {
    guard row.whole > 0 else { return .spaces(width) }
    let exact = row.value * width / row.whole
    let full = row.value == 0 ? 0 : row.value == row.whole ? width : min(max(1, exact), width - 1)
    return String(repeating: "█", count: full)
      + (hasGround ? String(repeating: "░", count: width - full) : "")
  }
}
