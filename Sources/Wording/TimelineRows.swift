internal import Calendars
package import DayBudget
package import Planner
internal import Retrospect
internal import Store
internal import Terminal

/// How the rows of a day by the clock are written, the same in every face.
package struct TimelineRows {
  private let words: any Words
  private let zone: Zone
  private let today: CivilDate
  private let isNarrow: Bool
  private let isBudgetOn: Bool

  /// Rows in a language and a zone; `isNarrow` where durations are to be short.
  package init(words: any Words, zone: Zone, today: CivilDate, isNarrow: Bool, isBudgetOn: Bool) {
    self.words = words
    self.zone = zone
    self.today = today
    self.isNarrow = isNarrow
    self.isBudgetOn = isBudgetOn
  }

  /// What was spent without a place on the clock.
  package func placeless(_ timeline: Timeline) -> [SpentBlock] {
    (timeline.spent?.blocks ?? []).filter { $0.worked.span == nil }
  }

  /// The row of a block without a place on the clock.
  package func row(_ block: SpentBlock, code: String) -> TaskTable.Row {
    TaskTable.Row(
      when: "", title: words.title(block.shown), suffix: suffix(block),
      duration: length(block.worked.minutes), code: code)
  }

  /// A row of the timeline.
  package func row(_ row: Timeline.Row, code: String) -> TaskTable.Row {
    let isWholeDay = row.event?.event.allDay != nil
    let minutes = row.span.seconds / 60
    let duration = isWholeDay ? "" : minutes == 0 ? "–" : length(minutes)
    let when =
      isWholeDay ? words.allDay(isBusy: row.event?.event.counts ?? false) : clock(row.span, in: zone(of: row))
    return TaskTable.Row(
      when: when, title: title(row), suffix: suffix(row), duration: duration, code: code)
  }

  /// A block keeps the wall clock of the zone in which it was written.
  package func zone(of row: Timeline.Row) -> Zone { row.block?.worked.zone ?? zone }

  private func title(_ row: Timeline.Row) -> String {
    switch row.kind {
    case .window, .free: ""
    case .untracked: ""
    case .block:
      row.block.map { ($0.shown.block.isRunning ? runningSign + " " : "") + words.title($0.shown) } ?? ""
    case .event, .appointment, .task: SafeText.shown(row.task?.title ?? row.event?.event.title ?? "")
    }
  }

  private func length(_ minutes: Int) -> String {
    isNarrow ? Durations.short(minutes) : Durations.text(minutes)
  }

  /// What is secondary: windows and what stays free altogether.
  private func suffix(_ row: Timeline.Row) -> String {
    if row.kind == .window { return words.windowLabel() }
    if row.kind == .free { return words.freeLabel() }
    if row.kind == .untracked { return words.untrackedLabel() }
    if let block = row.block { return suffix(block) }
    if let task = row.task {
      let marks: [DayMark] = (row.isMissed ? [.missed] : []) + (row.collides ? [.collides] : [])
      return SafeText.shown(words.suffix(of: task, marks: isBudgetOn ? marks : [], today: today))
    }
    switch row.event?.reason {
    case nil, .allDay?, .past?, .outsideWindows?: return ""
    case let reason?: return "  (\(words.eventReason(reason)))"
    }
  }

  private func suffix(_ block: SpentBlock) -> String {
    let tags = block.shown.block.title.isEmpty ? [] : block.shown.tags
    return tags.isEmpty ? "" : "  " + tags.map { "#" + SafeText.shown($0) }.joined(separator: " ")
  }

  /// `10:00–11:30`; an end at the midnight that follows is 24:00, one a day away or more has its date.
  private func clock(_ span: Span, in zone: Zone) -> String {
    let (start, end) = (zone.civil(at: span.start), zone.civil(at: span.end))
    if span.isEmpty { return start.time.description }
    let isMidnight = end == CivilDateTime(date: start.date, time: .endOfDay)
    let date = span.seconds > 86_400 ? words.shortDay(end.date, today: today) + " " : ""
    return "\(start.time)–" + (isMidnight ? "24:00" : date + end.time.description)
  }
}
