/// Rows of tasks as they stand in every list: when, what, how long, code; columns that line up in cells.
struct TaskTable {
  /// One row, all parts harmless and on one line.
  struct Row {
    /// A time or a day, may be empty.
    var when: String
    /// The title.
    var title: String
    /// Tags and marks behind the title, secondary.
    var suffix: String
    /// The duration, or a dash.
    var duration: String
    /// The code.
    var code: String
  }

  /// The cells of a line.
  let width: Int
  /// How secondary text is shown.
  let style: Style

  private let whenWidth: Int
  /// A list in which nothing has a day or time has no column for it.
  private var whenGap: Int { whenWidth == 0 ? 0 : 2 }
  private let titleWidth: Int
  private let durationWidth: Int
  private let isStacked: Bool

  /// The narrowest width at which a title is cut; below it is wrapped.
  private static let narrowestCut = 40
  /// The narrowest column for titles; where there is no room for it, a title stands below the rest of its row.
  private static let narrowestTitle = 8
  /// The width that titles take even when all are shorter, so that short lists look alike from day to day.
  private static let usualTitle = 35

  /// A table for these rows: the columns are as wide as their widest cell, the title takes what is left.
  init(_ rows: [Row], width: Int, style: Style, whenWidth: Int = 5) {
    self.width = width
    self.style = style
    self.whenWidth = max(whenWidth, rows.map { CellWidth.of($0.when) }.max() ?? 0)
    durationWidth = max(6, rows.map { CellWidth.of($0.duration) }.max() ?? 0)
    let codeWidth = max(2, rows.map { CellWidth.of($0.code) }.max() ?? 0)
    let margin = TaskTable.margin(width)
    let rest = margin + self.whenWidth + (self.whenWidth == 0 ? 0 : 2) + 2 + durationWidth + 2 + codeWidth
    let longest = rows.map { CellWidth.of($0.title) + CellWidth.of($0.suffix) }.max() ?? 0
    isStacked = width - rest < TaskTable.narrowestTitle
    titleWidth = isStacked ? width - margin - 2 : min(max(longest, TaskTable.usualTitle), width - rest)
  }

  /// The cells before every row: fewer where lines are short.
  static func margin(_ width: Int) -> Int { width >= 60 ? 3 : 1 }

  /// The row as one line, or several where the title had to be wrapped.
  func lines(_ row: Row) -> [String] {
    let margin = String(repeating: " ", count: TaskTable.margin(width))
    if isStacked {
      let cells = [row.when, row.duration, row.code].filter { !$0.isEmpty }
      let wrapped = CellWidth.wrap(row.title + row.suffix, to: titleWidth)
      return CellWidth.wrap(cells.joined(separator: " "), to: titleWidth).map { margin + $0 }
        + wrapped.map { margin + "  " + $0 }
    }
    let when = CellWidth.pad(row.when, to: whenWidth + whenGap)
    let tail = "  " + CellWidth.pad(row.duration, to: durationWidth) + "  " + row.code
    let (title, more) = titleCell(row)
    let indent = margin + String(repeating: " ", count: whenWidth + whenGap)
    return [margin + when + title + tail] + more.map { indent + $0 }
  }

  /// The first line of the title's cell at its full width, and the lines that follow it.
  private func titleCell(_ row: Row) -> (String, [String]) {
    let title = CellWidth.of(row.title)
    let suffix = CellWidth.of(row.suffix)
    if title + suffix <= titleWidth {
      let fill = String(repeating: " ", count: titleWidth - title - suffix)
      return (row.title + style.dim(row.suffix) + fill, [])
    }
    if width < TaskTable.narrowestCut {
      let lines = CellWidth.wrap(row.title + row.suffix, to: titleWidth)
      return (CellWidth.pad(lines[0], to: titleWidth), Array(lines.dropFirst()))
    }
    // What is behind the title stays while the title keeps half of the room.
    let shownSuffix = CellWidth.cut(row.suffix, to: titleWidth / 2)
    let room = titleWidth - CellWidth.of(shownSuffix)
    let cut = CellWidth.pad(CellWidth.cut(row.title, to: room), to: room)
    return (cut + style.dim(shownSuffix), [])
  }
}
