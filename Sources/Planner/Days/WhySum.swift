internal import Calendars
package import DayBudget
internal import Store

/// The sum of a day as on paper: rows whose seconds add up to what is free, exactly.
package struct WhySum {
  /// What a row of the sum is about; the raw values are those of the JSON contract.
  package enum Kind: String {
    case window
    case past
    case event
    case appointment
  }

  /// One row.
  package struct Row {
    /// What it is about.
    package let kind: Kind
    /// The title of an event or an appointment.
    package var title: String?
    /// When it is: an event's own start and end, never cut to the windows.
    package let span: Span
    /// The civil days of an all-day event.
    package var allDay: Range<CivilDate>?
    /// What it adds; what it takes is negative.
    package let seconds: Int
    /// Why it took nothing, or a caveat.
    package var reason: EventReason?

    /// Whether it took less than its length.
    package var isPartial: Bool { seconds != 0 && -seconds < span.seconds }
    /// Whether what it takes was taken by an earlier row already.
    package var isShared: Bool { kind != .window && seconds == 0 && reason == nil }
  }

  /// Windows, what of them is past, then events and appointments by their start.
  package let rows: [Row]

  /// The sum of all rows: what is free.
  package var seconds: Int { rows.reduce(0) { $0 + $1.seconds } }

  /// The sum of a day that was added up.
  package init(_ view: DayView) {
    let budget = view.plan.budget
    let windows = budget.windows.spans.map { Row(kind: .window, span: $0, seconds: $0.seconds) }
    let past = budget.past.spans.map { Row(kind: .past, span: $0, seconds: -$0.seconds) }
    let events = view.events.map { view in
      Row(
        kind: .event, title: view.event.title, span: view.event.span, allDay: view.event.allDay,
        seconds: -view.busySeconds, reason: view.reason)
    }
    let reaching = view.neighbours.filter { $0.busySeconds > 0 }
    let appointments = (view.appointments + reaching).map { appointment in
      Row(
        kind: .appointment, title: appointment.task.title, span: appointment.span,
        seconds: -appointment.busySeconds,
        reason: appointment.busySeconds > 0
          ? nil : EventView.idleReason(appointment.span, budget: budget, now: view.now))
    }
    let taken = (events + appointments).enumerated().sorted { left, right in
      (left.element.span.start, left.offset) < (right.element.span.start, right.offset)
    }
    rows = windows + past + taken.map(\.element)
  }
}
