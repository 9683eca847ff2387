internal import Terminal

/// Rows of tasks as they stand in every list: when, what, how long, code; columns that line up in cells.
struct TaskTable {
  /// One row, all parts harmless and on one line.
  struct Row {
    /// A time or a day, may be empty.
    let when: Cell
    /// The title.
    let title: Cell
    /// Tags and marks behind the title, secondary.
    var suffix: Cell
    /// The duration, or a dash.
    let duration: Cell
    /// The code.
    let code: Cell

    /// A row of these texts.
    init(when: String, title: String, suffix: String, duration: String, code: String) {
      self.when = Cell(when)
      self.title = Cell(title)
      self.suffix = Cell(suffix)
      self.duration = Cell(duration)
      self.code = Cell(code)
    }
  }

  /// The cells of a line.
  let width: Int
  /// How secondary text is shown.
  let style: Style

  private let margin: String
  private let whenWidth: Int
  /// A list in which nothing has a day or time has no column for it.
  private var whenGap: Int { whenWidth == 0 ? 0 : 2 }
  private let titleWidth: Int
  private let durationWidth: Int
  private let isStacked: Bool

  /// The narrowest width at which a title is cut; below it is wrapped.
  private static let narrowestCut = 40
  /// The narrowest column for titles; where there is no room for it, a title stands below the rest of its row.
  private static let narrowestTitle = 12
  /// The width that titles take even when all are shorter, so that short lists look alike from day to day.
  private static let usualTitle = 35

  /// A table for these rows: the columns are as wide as their widest cell, the title takes what is left.
  init(_ rows: [Row], width: Int, style: Style, whenWidth: Int = 5) {
    self.width = width
    self.style = style
    var (whenWidth, durationWidth, codeWidth, longest) = (whenWidth, 6, 2, 0)
    for row in rows {
      whenWidth = max(whenWidth, row.when.width)
      durationWidth = max(durationWidth, row.duration.width)
      codeWidth = max(codeWidth, row.code.width)
      longest = max(longest, row.title.width + row.suffix.width)
    }
    self.whenWidth = whenWidth
    self.durationWidth = durationWidth
    let margin = TaskTable.margin(width)
    self.margin = .spaces(margin)
    let rest = margin + whenWidth + (whenWidth == 0 ? 0 : 2) + 2 + durationWidth + 2 + codeWidth
    isStacked = width - rest < TaskTable.narrowestTitle
    titleWidth = isStacked ? width - margin - 2 : min(max(longest, TaskTable.usualTitle), width - rest)
  }

  /// The cells before every row: fewer where lines are short.
  static func margin(_ width: Int) -> Int { width >= 60 ? 3 : 1 }

  /// The lines of these rows: one each, or several where the title had to be wrapped.
  func lines(_ rows: ArraySlice<Row>) -> [StyledText] {
    var lines: [StyledText] = []
    lines.reserveCapacity(rows.count)
    var line = StyledText()
    for row in rows {
      if isStacked {
        lines += stacked(row).unstyled
        continue
      }
      line.clear()
      line += margin
      line.append(row.when, to: whenWidth + whenGap)
      let more = append(title: row, to: &line)
      line.append(spaces: 2)
      line.append(row.duration, to: durationWidth + 2)
      line += row.code.text
      lines.append(line)
      for text in more { lines.append(StyledText(margin + .spaces(whenWidth + whenGap) + text)) }
    }
    return lines
  }

  /// A row whose title stands below the rest of it.
  private func stacked(_ row: Row) -> [String] {
    let cells = [row.when, row.duration, row.code].map(\.text).filter { !$0.isEmpty }
    let wrapped = CellWidth.wrap(row.title.text + row.suffix.text, to: titleWidth)
    return CellWidth.wrap(cells.joined(separator: " "), to: titleWidth).map { margin + $0 }
      + wrapped.map { margin + "  " + $0 }
  }

  /// What is behind a title, in the room that it can have: whole marks while the title keeps half of it; where the title
  /// has to be cut anyway, the first may take two thirds.
  private func narrowed(_ row: Row) -> String {
    let room = max(titleWidth / 2, titleWidth - row.title.width)
    let roomOfFirst = row.title.width > room ? max(room, titleWidth * 2 / 3) : room
    var shown = ""
    for mark in TaskTable.marks(row.suffix.text) {
      let width = CellWidth.of(shown)
      let isFirst = width < 2
      if width + CellWidth.of(mark) <= (isFirst ? roomOfFirst : room) {
        shown += mark
      } else {
        return isFirst ? CellWidth.cut(shown + mark, to: room) : width < room ? shown + "…" : shown
      }
    }
    return shown
  }

  /// The marks behind a title, each with the two spaces before it.
  private static func marks(_ suffix: String) -> [String] {
    var marks: [String] = []
    var start = suffix.startIndex
    for index in suffix.indices.dropFirst() where index > start {
      guard suffix[index] == " ", suffix[suffix.index(after: index)...].first == " " else { continue }
      marks.append(String(suffix[start..<index]))
      start = index
    }
    return marks + [String(suffix[start...])]
  }

  /// Appends the first line of the title's cell at its full width, and returns the lines that follow it.
  private func append(title row: Row, to line: inout StyledText) -> ArraySlice<String> {
    let fill = titleWidth - row.title.width - row.suffix.width
    if fill >= 0 {
      line += row.title.text
      line += style.dim(row.suffix.text)
      line.append(spaces: fill)
      return []
    }
    if width < TaskTable.narrowestCut {
      let lines = CellWidth.wrap(row.title.text + row.suffix.text, to: titleWidth)
      line += CellWidth.pad(lines[0], to: titleWidth)
      return lines.dropFirst()
    }
    let suffix = Cell(narrowed(row))
    let room = titleWidth - suffix.width
    line.append(Cell(CellWidth.cut(row.title.text, to: room)), to: room)
    line += style.dim(suffix.text)
    return []
  }
}
