internal import DayBudget
internal import Planner
internal import Retrospect
internal import Terminal
internal import Wording

/// Goals as a screen: each with its code, below it a bar and how far it is.
struct GoalText {
  private let goals: [GoalRow]
  private let context: Context

  /// The screen of some goals.
  init(_ goals: [GoalRow], _ context: Context) {
    (self.goals, self.context) = (goals, context)
  }

  /// The whole screen, line by line.
  var lines: [StyledText] {
    if goals.isEmpty { return CellWidth.wrap(context.words.noGoals(), to: context.width).unstyled }
    let codeWidth = goals.map { CellWidth.of($0.code) }.max() ?? 0
    let barWidth = min(20, max(8, context.width / 4))
    return goals.flatMap { row in
      let head = context.folded(
        CellWidth.pad(row.code, to: codeWidth) + "  " + context.words.goal(row.progress.goal),
        indent: codeWidth + 2)
      var pieces = context.words.progress(row.progress)
      let streak = row.progress.streaks.standing.count
      if streak > 1 { pieces.append(context.words.inARow(streak, row.progress.goal.period)) }
      let beside = Segments.lines(pieces, width: context.width - codeWidth - barWidth - 4)
      return head.unstyled
        + beside.enumerated().map { index, line in
          var text = StyledText(String.spaces(codeWidth + 2))
          text += index == 0 ? bar(row.progress, barWidth) : StyledText(String.spaces(barWidth))
          return (text + "  " + line).withoutTrailingSpaces
        }
    }
  }

  /// A bar that is full at the target.
  private func bar(_ progress: GoalProgress, _ width: Int) -> StyledText {
    let cells = min(width, progress.value * width / progress.goal.target)
    return TagMark(nil).bar(cells, context.style)
      + context.style.dim(String(repeating: "░", count: width - cells))
  }
}
