package import Calendars
package import DayBudget

/// Why an event took no time, or why it is counted with a caveat; the raw values are those of the JSON contract.
package enum EventReason: String, CaseIterable, Sendable {
  case transparent
  case cancelled
  case declined
  case unanswered
  case tentative
  case allDay
  case noLength
  case outsideWindows
  case past
}

/// An event of a day with what it took from the windows.
package struct EventView {
  /// The event as the calendar has it.
  package let event: CalendarEvent
  /// Why it took nothing, or a caveat.
  package let reason: EventReason?
  /// The whole minutes it alone took; shared ones went to what starts earlier.
  package let busyMinutes: Int
  /// The same in seconds, for sums that must be exact.
  package let busySeconds: Int

  /// An event that took so many seconds of a day with this budget.
  package init(_ event: CalendarEvent, took seconds: Int, of budget: Budget, now: Int) {
    self.event = event
    busySeconds = seconds
    busyMinutes = seconds / 60
    let own = event.reason.flatMap { EventReason(rawValue: $0.rawValue) }
    if event.counts, own == nil, seconds == 0 {
      reason = EventView.idleReason(event.span, budget: budget, now: now)
    } else {
      reason = own
    }
  }

  /// Why an event that counts took nothing: it is over, or it lies outside; nil when another took its minutes.
  package static func idleReason(_ span: Span, budget: Budget, now: Int) -> EventReason? {
    if span.end <= now { return .past }
    let ahead = budget.windows.from(now).intersection(SpanSet([span]))
    if !ahead.spans.isEmpty { return nil }
    let touchesWindows = !budget.windows.intersection(SpanSet([span])).spans.isEmpty
    return touchesWindows ? .past : .outsideWindows
  }
}
