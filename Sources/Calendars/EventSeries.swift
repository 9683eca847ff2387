import DayBudget

/// All components of one UID: the event or series itself, and what replaces instances of it.
struct EventSeries {
  let master: EventComponent?
  let overrides: [EventComponent]

  /// Whether it has more than one date.
  var repeats: Bool { master.map { !$0.recurrence.isEmpty } ?? false }

  /// Brings together what belongs together, in the order of the file.
  static func group(_ events: [EventComponent]) -> [EventSeries] {
    events.map { EventSeries(master: $0, overrides: []) }
  }

  /// The occurrences that could touch the span.
  func occurrences(touching span: Span, viewer: Zone) -> [FileReader.Found] {
    guard let master else { return [] }
    let occurrence = Occurrence(
      of: master, at: master.start.civil, in: master.start.zone, length: master.length)
    return [FileReader.Found(order: master.order, occurrence: occurrence)]
  }
}
