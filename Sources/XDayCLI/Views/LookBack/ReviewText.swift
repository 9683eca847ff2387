internal import DayBudget
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// Estimates against what was used as a screen: each task with its factor, then groups, then what says nothing.
struct ReviewText {
  /// The figures.
  let view: ReviewView
  /// The day that now belongs to.
  let today: CivilDate
  /// Words and width.
  let context: Context
  /// The code of a task.
  let codes: (Task) -> String

  /// The whole screen, line by line.
  var lines: [StyledText] {
    let (words, review) = (context.words, view.review)
    let period = view.first.map { words.period($0, view.last, today: today) }
    let said = review.median.map { [words.reviewed(review.tasks.count), words.factorOfAll($0)] }
    let heading = Segments.lines(
      [period].compactMap(\.self) + (said ?? [words.nothingToReview()]), width: context.width)
    let rest = words.notReviewed(
      withoutEstimate: review.withoutEstimate, withoutBlocks: review.withoutBlocks)
    let margin = String.spaces(TaskTable.margin(context.width))
    let foot =
      rest.isEmpty
      ? [] : [.empty] + Segments.lines(rest, width: context.width, first: margin, indent: margin).unstyled
    return heading.unstyled + (view.tasks.isEmpty ? [] : [.empty] + tasks) + groups + foot
  }

  private var tasks: [StyledText] {
    let cells = zip(view.tasks, view.review.tasks).map { task, completed in
      [
        task.durationMinutes.map(length) ?? "", length(completed.usedMinutes),
        Factor(completed).map { "× " + context.words.factor($0) } ?? "",
      ]
    }
    let columns = (0..<3).map { index in CellColumn(cells.map { $0[index] }, isRight: true) }
    let codes = CellColumn(view.tasks.map(self.codes), isRight: false)
    let margin = TaskTable.margin(context.width)
    let beside = margin + columns.reduce(0) { $0 + $1.width + 2 } + codes.width + 2
    let titles = view.tasks.map { SafeText.shown($0.title) }
    let room = max(8, min(35, context.width - beside))
    return titles.indices.map { index in
      let title = CellWidth.pad(CellWidth.cut(titles[index], to: room), to: room)
      let figures = columns.map { "  " + $0.cells[index] }.joined()
      return StyledText(.spaces(margin) + title + figures + "  " + codes.cells[index]).withoutTrailingSpaces
    }
  }

  private var groups: [StyledText] {
    let groups = view.review.groups
    if groups.isEmpty { return [] }
    let labels = CellColumn(groups.map { context.words.group($0.kind, $0.key) }, isRight: false)
    let counts = CellColumn(
      groups.map { context.words.completedSum($0.count, used: 0, estimated: 0)[0] }, isRight: true)
    let margin = String.spaces(TaskTable.margin(context.width))
    return [.empty]
      + groups.indices.map { index in
        StyledText(
          margin + labels.cells[index] + "  " + counts.cells[index] + "  × "
            + context.words.factor(groups[index].median))
      }
  }

  private func length(_ minutes: Int) -> String {
    context.width < 60 ? Durations.short(minutes) : Durations.text(minutes)
  }
}
