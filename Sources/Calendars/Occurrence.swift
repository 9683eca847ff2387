import DayBudget

/// One occurrence of an event, before it is judged.
struct Occurrence {
  /// When it is, as instants.
  let span: Span
  /// Its civil days, end exclusive, when it is one of whole days.
  let allDay: Range<CivilDate>?
  /// Its title.
  let title: String
  /// What bears on whether it counts.
  let marks: EventMarks

  /// Whether it shares an instant with the span; one without length, whether it lies in it.
  func touches(_ other: Span) -> Bool {
    span.isEmpty ? other.start <= span.start && span.start < other.end : span.overlaps(other)
  }
}

extension Occurrence {
  /// An occurrence of an event at a civil time of its zone.
  init(of event: EventComponent, at start: CivilDateTime, in zone: Zone, length: EventLength) {
    let end = length.end(from: start, in: zone)
    var days: Range<CivilDate>?
    if case .days(let count) = length { days = start.date..<start.date.adding(days: count) }
    self.init(
      span: Span(start: zone.instant(of: start), end: end), allDay: days, title: event.title,
      marks: event.marks)
  }

  /// A free-busy period.
  init(_ period: BusyPeriod) {
    self.init(span: period.span, allDay: nil, title: "", marks: period.marks)
  }
}
