internal import Calendars
package import DayBudget
internal import Retrospect
package import Store

/// A day as one column by time: its windows, what stands at a time of its own, and where the tasks above the line come
/// to lie when they are worked through in their order.
package struct Timeline {
  /// What a row is about; the raw values are those of the JSON contract.
  package enum Kind: String, CaseIterable, Sendable {
    /// The hours in which tasks can be done; the rows that follow lie in it or beside it.
    case window
    /// An event of a calendar.
    case event
    /// Time that was spent.
    case block
    /// A task with a time and a duration.
    case appointment
    /// A task with a time alone, or a piece of one that is done in the free time.
    case task
    /// Time that stays free when all of that is done.
    case free
    /// Time in the windows that is past and of which nothing is known.
    case untracked
  }

  /// One row.
  package struct Row {
    package let kind: Kind
    /// Its time; an event's and an appointment's own, never cut to the day or its windows.
    package let span: Span
    /// The task of an appointment or a task.
    package var task: Task?
    /// The event.
    package var event: EventView?
    /// The block.
    package var block: SpentBlock?
    /// Whether another event or appointment wants the time of this appointment too.
    package var collides = false
    /// Whether this appointment is over and still open.
    package var isMissed = false
  }

  /// The rows by their start.
  ///
  /// Of those that start together windows come first, then they follow the order of `Kind`; events of whole days stand
  /// before all others.
  package let rows: [Row]
  /// The part of the windows that is past, in which no event was that counts and no block lies: sorted, disjoint,
  /// half-open.
  package let gaps: [Span]
  /// The day as it went; nil where no time was ever kept.
  package let spent: SpentDay?

  /// The whole minutes of the gaps.
  package var untrackedMinutes: Int { gaps.reduce(0) { $0 + $1.seconds } / 60 }

  /// The timeline of a day that was added up, and of how it went.
  package init(_ view: DayView, spent: SpentDay? = nil) {
    let budget = view.plan.budget
    let reaching = view.neighbours.filter { $0.busySeconds > 0 }
    let pieces = zip(view.schedule.tasks, view.schedule.pieces).flatMap { task, spans in
      spans.map { Row(kind: .task, span: $0, task: task) }
    }
    var rows = budget.windows.spans.map { Row(kind: .window, span: $0) }
    rows += view.events.filter { $0.reason != .cancelled }.map {
      Row(kind: .event, span: $0.event.span, event: $0)
    }
    rows += (view.appointments + reaching).map {
      Row(kind: .appointment, span: $0.span, task: $0.task, collides: $0.collides)
    }
    rows += view.rows.compactMap { row in
      guard let start = view.start(of: row.task) else { return nil }
      let seconds = (row.task.durationMinutes ?? 0) * 60
      return Row(
        kind: seconds > 0 ? .appointment : .task, span: Span(start: start, end: start + seconds),
        task: row.task,
        isMissed: row.placement.isMissed)
    }
    rows += pieces
    rows += view.schedule.rest.spans.map { Row(kind: .free, span: $0) }
    let counting = view.events.filter(\.event.counts).map(\.event.span)
    gaps = spent?.clock.gaps ?? budget.past.subtracting(SpanSet(counting)).spans
    self.spent = spent
    if let spent {
      rows += spent.blocks.compactMap { block in
        block.worked.span.map { Row(kind: .block, span: $0, block: block) }
      }
      rows += gaps.map { Row(kind: .untracked, span: $0) }
    }
    let order = rows.enumerated().sorted { Timeline.key($0) < Timeline.key($1) }
    self.rows = order.map(\.element)
  }

  private static func key(_ row: (offset: Int, element: Row)) -> (Int, Int, Int, Int) {
    let isWholeDay = row.element.event?.event.allDay != nil
    let kind = Kind.allCases.firstIndex(of: row.element.kind) ?? 0
    return (isWholeDay ? 0 : 1, isWholeDay ? 0 : row.element.span.start, kind, row.offset)
  }
}
