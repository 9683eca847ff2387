import DayBudget

/// One occurrence of an event, before it is judged.
struct Occurrence {
  /// When it is, as instants.
  let span: Span
  /// Its civil days, end exclusive, when it is one of whole days.
  let allDay: Range<CivilDate>?
  /// The place of its component in the file.
  let order: Int

  /// Whether it shares an instant with the span; one without length, whether it lies in it.
  func touches(_ other: Span) -> Bool {
    span.isEmpty ? other.start <= span.start && span.start < other.end : span.overlaps(other)
  }
}

extension Occurrence {
  /// An occurrence of an event that starts at an instant, when the clock of a zone shows a time.
  init(of event: EventComponent, at start: Int, _ civil: CivilDateTime, in zone: Zone, length: EventLength) {
    var days: Range<CivilDate>?
    if case .days(let count) = length { days = civil.date..<civil.date.adding(days: count) }
    let end = length.end(from: start, civil, in: zone)
    self.init(span: Span(start: start, end: end), allDay: days, order: event.order)
  }
}
