internal import DayBudget
internal import Planner
internal import Retrospect
internal import Terminal
internal import Wording

/// The sum of a day in words: one row each, amounts that line up, the running sum beside them where there is room.
struct WhyText {
  private let sum: WhySum
  private let context: Context

  private var words: any Words { context.words }
  private var margin: String { .spaces(TaskTable.margin(context.width)) }

  /// The sum in this context.
  init(_ sum: WhySum, context: Context) {
    self.sum = sum
    self.context = context
  }

  /// The rows, a rule, and what is free.
  var lines: [StyledText] {
    let amounts = self.amounts
    let column = AmountColumn(amounts.map(\.minutes) + amounts.map(\.running))
    let hasRunning = context.width >= 60
    let tail = 2 + column.width + (hasRunning ? 2 + column.width : 0)
    let clockWidth = sum.rows.map { CellWidth.of(clock($0)) }.max() ?? 0
    let labelWidth = max(8, min(35, context.width - margin.count - clockWidth - 2 - tail))
    var lines = zip(sum.rows, amounts).flatMap { row, amount in
      let label = self.label(row, width: labelWidth)
      let running =
        hasRunning ? "  " + context.style.dim(column.text(amount.running).withoutTrailingSpaces) : .empty
      let head = margin + CellWidth.pad(clock(row), to: clockWidth) + "  "
      let indent = String.spaces(CellWidth.of(head))
      let line = head + label[0] + "  " + column.text(amount.minutes) + running
      return [line.withoutTrailingSpaces]
        + label.dropFirst().map { StyledText(indent) + $0 }
    }
    if sum.rows.allSatisfy({ $0.kind != .window }) {
      lines.insert(StyledText(margin + words.noWindows()), at: 0)
    }
    let before = margin.count + clockWidth + 2 + labelWidth + 2
    let rule = String(repeating: "─", count: column.width)
    let free = CellWidth.pad(margin + words.freeLabel(), to: before) + column.text(amounts.last?.running ?? 0)
    return lines + [
      String.spaces(before) + context.style.dim(rule), StyledText(free.withoutTrailingSpaces),
    ]
  }

  /// The whole minutes of each row and of the sum so far.
  ///
  /// A row is the difference between two sums that were cut to minutes, so that the minutes on paper add up
  /// to the number, whose seconds are cut off too.
  var amounts: [(minutes: Int, running: Int)] {
    var seconds = 0
    return sum.rows.map { row in
      let before = seconds / 60
      seconds += row.seconds
      return (seconds / 60 - before, seconds / 60)
    }
  }

  private func clock(_ row: WhySum.Row) -> String {
    row.allDay != nil ? words.allDay(isBusy: false) : Clocks.text(row.span, in: context.zone)
  }

  /// The name of the row and what is to be said about it, the first line padded; a note without room beside the name goes below it.
  private func label(_ row: WhySum.Row, width: Int) -> [StyledText] {
    let name =
      switch row.kind {
      case .window: words.windowLabel()
      case .past: words.pastLabel()
      case .event, .appointment: SafeText.shown(row.title ?? "")
      }
    let note = self.note(row)
    let gap = name.isEmpty || note == nil ? "" : "  "
    let both = name + gap + (note ?? "")
    if CellWidth.of(both) <= width {
      let fill = String.spaces(width - CellWidth.of(both))
      return [name + gap + context.style.dim(note ?? "") + fill]
    }
    let names = context.width < 40 ? CellWidth.wrap(name, to: width) : [CellWidth.cut(name, to: width)]
    let notes = note.map { CellWidth.wrap($0, to: width + 13).map(context.style.dim) } ?? []
    return ([CellWidth.pad(names[0], to: width)] + names.dropFirst()).unstyled + notes
  }

  private func note(_ row: WhySum.Row) -> String? {
    switch row.kind {
    case .window, .past: return nil
    case .event, .appointment: break
    }
    if let reason = row.reason {
      return row.allDay != nil && reason == .allDay ? nil : words.eventReason(reason)
    }
    if row.isShared { return words.alreadyCounted() }
    return row.isPartial ? words.inPart() : nil
  }
}

/// Amounts of minutes that line up under each other: hours under hours, minutes under minutes.
struct AmountColumn {
  private let hoursWidth: Int

  /// The cells of every amount.
  var width: Int { 2 + hoursWidth + 1 + 6 }

  /// A column in which all of these fit.
  init(_ minutes: [Int]) {
    hoursWidth = minutes.map { AmountColumn.hours($0).count }.max() ?? 0
  }

  /// The amount, with a minus before what is taken.
  func text(_ minutes: Int) -> String {
    let hours = AmountColumn.hours(minutes)
    let rest = abs(minutes) % 60
    let small = rest == 0 && !hours.isEmpty ? "" : "\(rest) min"
    return (minutes < 0 ? "− " : "  ") + AmountColumn.left(hours, hoursWidth) + " "
      + AmountColumn.left(small, 6)
  }

  private static func hours(_ minutes: Int) -> String {
    abs(minutes) < 60 ? "" : "\(abs(minutes) / 60) h"
  }

  private static func left(_ text: String, _ width: Int) -> String {
    .spaces(width - text.count) + text
  }
}

extension Context {
  /// How long things took lately, and what that makes of a day's plan.
  func experienceLines(_ day: ExperiencedDay) -> [StyledText] {
    let margin = String.spaces(TaskTable.margin(width))
    let text = words.experiencedSum(
      day.experience.factor, samples: day.experience.samples, planned: day.plannedMinutes)
    return [.empty] + CellWidth.wrap(text, to: width - margin.count).map { StyledText(margin + $0) }
  }
}
