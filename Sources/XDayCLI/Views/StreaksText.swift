internal import DayBudget
internal import Planner
internal import Retrospect
internal import Terminal
internal import Wording

/// Streaks as a table: what of, the one that stands, and the longest with its days.
struct StreaksText {
  private let rows: [StreakRow]
  private let today: CivilDate
  private let context: Context

  /// The screen of some streaks.
  init(_ rows: [StreakRow], today: CivilDate, _ context: Context) {
    (self.rows, self.today, self.context) = (rows, today, context)
  }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let shown = rows.filter { row in
      if case .goal = row.kind { return true }
      return row.streaks.longest.count > 0
    }
    if shown.isEmpty { return CellWidth.wrap(context.words.noStreaks(), to: context.width).unstyled }
    let words = context.words
    let headings = words.streakHeadings()
    let current = shown.map { count($0.streaks.standing, $0.unit) }
    let longest = shown.map { count($0.streaks.longest, $0.unit) }
    let days = shown.map { row in
      row.streaks.longest.days.map { words.period($0.lowerBound, $0.upperBound, today: today) } ?? ""
    }
    let (first, second) = (width(of: current + [headings.current]), width(of: longest + [headings.longest]))
    let label = min(
      width(of: shown.map { words.streakLabel($0.kind) }), max(12, context.width - first - second - 4))
    // The days go below where there is no room beside.
    let isWide = label + first + second + 6 + width(of: days) <= context.width
    let head =
      String.spaces(label + 2) + CellWidth.pad(headings.current, to: first) + "  " + headings.longest
    return [context.style.dim(head)]
      + shown.indices.flatMap { index -> [StyledText] in
        let name = CellWidth.cut(words.streakLabel(shown[index].kind), to: label)
        let line =
          CellWidth.pad(name, to: label) + "  " + CellWidth.pad(current[index], to: first) + "  "
          + longest[index]
        let beside = context.style.dim(days[index])
        if days[index].isEmpty { return [StyledText(line)] }
        if isWide { return [CellWidth.pad(line, to: label + first + second + 4) + "  " + beside] }
        return [StyledText(line), String.spaces(2) + beside]
      }
  }

  private func count(_ streak: Streak, _ unit: CalendarPeriod) -> String {
    streak.count == 0 ? "–" : context.words.count(streak.count, of: unit)
  }

  private func width(of texts: [String]) -> Int { texts.map(CellWidth.of).max() ?? 0 }
}
