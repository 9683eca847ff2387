internal import DayBudget
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// Where the time of a period went as a screen: the total, and a row with a bar for each part of it.
struct SpentText {
  private let sum: SpentSum
  private let today: CivilDate
  private let context: Context
  private let colors: [String: TagColor]
  private let codes: (String) -> String

  private var words: any Words { context.words }

  /// The screen of a sum; `codes` gives the code of a task by its id.
  init(
    _ sum: SpentSum, today: CivilDate, colors: [String: TagColor], context: Context,
    codes: @escaping (String) -> String
  ) {
    (self.sum, self.today, self.context) = (sum, today, context)
    (self.colors, self.codes) = (colors, codes)
  }

  private struct Line {
    let label: String
    let duration: String
    var minutes = 0
    var share = ""
    var code = ""
    var color: TagColor?
  }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let period = words.period(sum.first, sum.last, today: today)
    guard sum.minutes > 0 else { return ["\(period) · \(words.nothingSpent())"].unstyled }
    let total = words.spentTotal(sum.minutes, days: sum.days, perDay: sum.perDayMinutes)
    let heading = Segments.lines([period, total], width: context.width)
    let note =
      isMoreThanSum
      ? [.empty] + CellWidth.wrap(words.sharedNote(), to: context.width).map(context.style.dim) : []
    return heading.unstyled + [.empty] + table + note
  }

  /// Whether some block really stands in several rows.
  private var isMoreThanSum: Bool {
    sum.isShared && sum.rows.reduce(0) { $0 + $1.minutes } > sum.minutes + sum.doubleMinutes
  }

  private var table: [StyledText] {
    var rows = lines(of: sum.rows, level: 0)
    if sum.doubleMinutes > 0, !isMoreThanSum {
      rows.append(Line(label: words.doubleLabel(), duration: "−" + length(sum.doubleMinutes)))
    }
    let margin = String.spaces(TaskTable.margin(context.width))
    let columns = [rows.map(\.duration), rows.map(\.share), rows.map(\.code)].map {
      $0.map(CellWidth.of).max() ?? 0
    }
    let beside = margin.count + columns.reduce(0) { $0 + ($1 == 0 ? 0 : $1 + 2) }
    // The bar has what the labels leave, up to what the eye compares well; where it would say nothing it is left out.
    let longest = min(
      rows.map { CellWidth.of($0.label) }.max() ?? 0, max(8, (context.width - beside) * 2 / 3))
    let rest = context.width - beside - longest - 2
    let barWidth = rest < 6 ? 0 : min(28, rest)
    let labelWidth = barWidth == 0 ? min(longest, max(8, context.width - beside)) : longest
    let most = max(1, sum.rows.map(\.minutes).max() ?? 1)
    return rows.map { row in
      let cells = barWidth == 0 || row.minutes == 0 ? 0 : max(1, row.minutes * barWidth / most)
      var line = StyledText(
        margin + CellWidth.pad(CellWidth.cut(row.label, to: labelWidth), to: labelWidth) + "  ")
      line += .spaces(columns[0] - CellWidth.of(row.duration)) + row.duration
      if barWidth > 0 {
        line += "  "
        line += TagMark(row.color).bar(cells, context.style)
        line.append(spaces: barWidth - cells)
      }
      if columns[1] > 0 { line += "  " + .spaces(columns[1] - CellWidth.of(row.share)) + row.share }
      if columns[2] > 0 { line += "  " + row.code }
      return line.withoutTrailingSpaces
    }
  }

  /// The rows of one level with those below them, each level further in.
  private func lines(of rows: [SpentRow], level: Int) -> [Line] {
    // Days before the first and after the last with time are no part of what there is to see.
    let shown = rows.first?.isOrdered ?? false ? SpentText.trimmed(rows) : rows
    return shown.flatMap { row in
      let kind = sum.by[level]
      let label =
        switch row.key {
        case .task, .title: SafeText.shown(row.title ?? "")
        default: words.label(row.key, of: kind, today: today)
        }
      let code = if case .task(let id) = row.key { codes(id) } else { "" }
      let line = Line(
        label: String.spaces(level * 2)
          + (label.isEmpty ? words.label(.none, of: kind, today: today) : label),
        duration: row.minutes == 0 ? "–" : length(row.minutes), minutes: row.minutes,
        share: row.minutes == 0 ? "" : "\((row.share + 50) / 100) %", code: code, color: color(of: row.key))
      return [line] + lines(of: row.rows, level: level + 1)
    }
  }

  private func color(of key: SpentKey) -> TagColor? {
    if case .tag(let tag) = key { colors[tag.lowercased()] } else { nil }
  }

  private static func trimmed(_ rows: [SpentRow]) -> [SpentRow] {
    guard let first = rows.firstIndex(where: { $0.minutes > 0 }),
      let last = rows.lastIndex(where: { $0.minutes > 0 })
    else { return [] }
    let known = rows[first...last]
    guard let none = known.last, none.key == .none else { return Array(known) }
    return trimmed(rows.dropLast()) + [none]
  }

  private func length(_ minutes: Int) -> String {
    context.width < 60 ? Durations.short(minutes) : Durations.text(minutes)
  }
}

extension SpentRow {
  /// Whether it stands in an order of its own, in which rows without time have a place.
  fileprivate var isOrdered: Bool {
    switch key {
    case .none, .events, .tag, .task, .title: false
    case .day, .week, .month, .weekday, .hour, .mood: true
    }
  }
}
