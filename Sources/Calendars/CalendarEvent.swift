package import DayBudget

/// One occurrence of an event, with what it does to the day.
package struct CalendarEvent: Equatable, Sendable {
  /// Why an event does not count, or what is particular about one that does.
  package enum Reason: String, CaseIterable, Sendable {
    /// Marked as free: TRANSP:TRANSPARENT, Outlook's FREE, or a free period.
    case transparent
    /// Called off.
    case cancelled
    /// The person said no.
    case declined
    /// The person has not replied; counts unless the calendar's policy says free.
    case unanswered
    /// Not certain; counts unless the calendar's policy says free.
    case tentative
    /// A whole day; when it counts nevertheless, it was marked as busy.
    case allDay
    /// It begins and ends at one instant.
    case noLength
  }

  /// The name of the calendar.
  package let calendar: String
  /// The summary, with its line breaks; empty where there is none.
  package let title: String
  /// Its own start and end as instants, never cut to what was asked for; an all-day event reaches from
  /// local midnight to local midnight.
  package let span: Span
  /// The civil days of an all-day event, end exclusive; nil for a timed one.
  package let allDay: Range<CivilDate>?
  /// Whether it takes time.
  package let counts: Bool
  /// What is to be said about it beside its time, nil when it simply counts.
  ///
  /// With `counts` true it is one of `tentative`, `unanswered` and `allDay` («all day, busy»).
  package let reason: Reason?

  /// An event as it will be shown.
  package init(
    calendar: String, title: String, span: Span, allDay: Range<CivilDate>? = nil, counts: Bool,
    reason: Reason? = nil
  ) {
    self.calendar = calendar
    self.title = title
    self.span = span
    self.allDay = allDay
    self.counts = counts
    self.reason = reason
  }
}

/// What was found in the calendars for the time asked about.
package struct CalendarReading: Equatable, Sendable {
  /// The occurrences: sorted by start, then by their place in the files.
  package let events: [CalendarEvent]
  /// What could not be read; empty when the events are complete.
  package let problems: [CalendarProblem]

  /// Events and what is missing from them.
  package init(events: [CalendarEvent], problems: [CalendarProblem]) {
    self.events = events
    self.problems = problems
  }
}
