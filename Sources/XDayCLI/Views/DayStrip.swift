internal import Calendars
internal import DayBudget
internal import Planner
internal import Retrospect
internal import Terminal
internal import Wording

/// The hours of a day as one strip: what was spent on blocks, what on events, what is untracked or to come.
struct DayStrip {
  private let day: Span
  private let blocks: SpanSet
  private let events: SpanSet
  private let gaps: SpanSet
  private let zone: Zone

  /// The strip of a day that was added up.
  init(_ spent: SpentDay, _ view: DayView, zone: Zone) {
    day = view.wholeDay
    blocks = SpanSet(spent.blocks.compactMap(\.worked.span))
    events = SpanSet(view.events.filter(\.event.counts).map(\.event.span))
    gaps = SpanSet(spent.clock.gaps)
    self.zone = zone
  }

  /// The strip with the hours below it: two cells an hour, one where lines are short.
  func lines(width: Int) -> [String] {
    if blocks.spans.isEmpty { return [] }
    let margin = String.spaces(TaskTable.margin(width))
    let seconds = width >= 60 ? 1800 : 3600
    let count = max(1, (day.seconds + seconds - 1) / seconds)
    var cells = ""
    var hours = ""
    for index in 0..<count {
      let cell = Span(start: day.start + index * seconds, end: day.start + (index + 1) * seconds)
      cells += sign(cell)
      let civil = zone.civil(at: cell.start)
      if civil.secondOfDay % (6 * 3600) == 0, CellWidth.of(hours) <= index {
        hours += .spaces(index - CellWidth.of(hours)) + String(civil.secondOfDay / 3600)
      }
    }
    return [margin + cells, margin + hours]
  }

  /// What takes most of a cell; of blocks a third of it is enough to be seen.
  private func sign(_ cell: Span) -> String {
    let whole = SpanSet([cell])
    if blocks.intersection(whole).seconds * 3 >= cell.seconds { return "█" }
    if events.intersection(whole).seconds * 2 >= cell.seconds { return "▒" }
    return gaps.intersection(whole).seconds * 2 >= cell.seconds ? "░" : "·"
  }
}
