/// An open task as the arithmetic sees it.
package struct PlanItem: Hashable, Sendable {
  /// Its estimate in whole minutes, nil when unknown; unknown is not zero.
  package let durationMinutes: Int?
  /// Its own place on the clock, where it has a time and a duration.
  package let appointment: Span?

  /// A task with or without an estimate, with or without a place of its own.
  package init(durationMinutes: Int?, appointment: Span? = nil) {
    self.durationMinutes = durationMinutes
    self.appointment = appointment
  }
}

/// Where a task came to lie when the day was added up.
package enum Placement: Hashable, Sendable {
  /// It took its own place on the clock; `collides` when an event or another appointment wants it too.
  case appointment(Span, collides: Bool)
  /// It is done in the free time, in rank order.
  case flexible(FlexiblePlacement)

  /// What is known of a flexible task, nil for an appointment.
  package var flexible: FlexiblePlacement? {
    if case .flexible(let placement) = self { placement } else { nil }
  }
}

/// Where a flexible task stands to the line.
package struct FlexiblePlacement: Hashable, Sendable {
  /// It stands below the line: the day is full before it.
  package var isBelow = false
  /// It is an appointment whose time has passed and which is still open: it takes no time, is in no sum and
  /// never below the line, until it gets another day or time or is ticked.
  package var isMissed = false
  /// It is below the line, and yet short enough for what is left unused above it.
  package var wouldFit = false
  /// It is above the line, and longer than the longest free span: the sum fits, no single gap does.
  package var needsSplit = false

  /// A task above the line of which nothing needs to be said.
  package static let plain = FlexiblePlacement()
  /// An appointment that is over and still open.
  package static let missed = FlexiblePlacement(isMissed: true)
}

/// A day added up: its budget, where each open task lies, and the line.
package struct DayPlan: Hashable, Sendable {
  /// The day's windows, past, busy and free time.
  package let budget: Budget
  /// Where each task lies, in the order in which the tasks were given.
  package let placements: [Placement]
  /// The index, among the given tasks, of the first one below the line; nil when everything fits.
  package let firstBelow: Int?
  /// The sum of the known durations of the flexible tasks, whole minutes.
  package let plannedMinutes: Int
  /// How many open tasks have no duration.
  package let withoutDuration: Int
  /// How many appointments are over and still open.
  package let missed: Int
  /// The instant at which the tasks above the line are done when worked through the free time in order.
  ///
  /// Nil when there is nothing with a duration above the line.
  package let doneBy: Int?

  /// Adds up a day.
  ///
  /// - Parameters:
  ///   - windows: the day's windows.
  ///   - now: the instant from which the day is still free.
  ///   - events: the events that count, in any order.
  ///   - items: the day's open tasks in rank order.
  package init(windows: SpanSet, now: Int, events: [Span], items: [PlanItem]) {
    let appointments = items.map { item in item.appointment.flatMap { $0.end > now ? $0 : nil } }
    budget = Budget(windows: windows, now: now, busy: events + appointments.compactMap(\.self))

    let free = budget.freeMinutes
    let longestFree = budget.free.longestSeconds
    // An appointment that is over cannot be worked off in what is left of the day: it waits to be ticked or moved.
    let flexible = items.indices.filter { items[$0].appointment == nil }
    var sumAbove = 0
    let firstBelow = flexible.first { index in
      guard let minutes = items[index].durationMinutes else { return false }
      guard sumAbove + minutes <= free else { return true }
      sumAbove += minutes
      return false
    }

    let leftOver = free - sumAbove
    let colliding = DayPlan.collisions(appointments: appointments, events: events)
    placements = items.enumerated().map { index, item in
      if let span = appointments[index] {
        return .appointment(span, collides: colliding.contains(index))
      }
      if item.appointment != nil { return .flexible(.missed) }
      let minutes = item.durationMinutes ?? 0
      let isBelow = firstBelow.map { index >= $0 } ?? false
      return .flexible(
        FlexiblePlacement(
          isBelow: isBelow,
          wouldFit: isBelow && minutes > 0 && minutes <= leftOver,
          needsSplit: !isBelow && minutes * 60 > longestFree))
    }
    self.firstBelow = firstBelow
    plannedMinutes = flexible.reduce(0) { $0 + (items[$1].durationMinutes ?? 0) }
    withoutDuration = items.count { $0.durationMinutes == nil }
    missed = placements.count { $0.flexible?.isMissed ?? false }
    doneBy = budget.free.instant(after: sumAbove * 60)
  }

  /// Whole minutes that are still free when everything planned is done, 0 when it does not fit.
  package var leftMinutes: Int { max(0, budget.freeMinutes - plannedMinutes) }

  /// Whole minutes by which what is planned exceeds what is free, 0 when it fits.
  package var overMinutes: Int { max(0, plannedMinutes - budget.freeMinutes) }

  /// The gaps in which something of so many minutes still fits beside what is planned.
  ///
  /// What is planned is worked through the free spans in order from the first, as for `doneBy`; a gap is what
  /// remains of a span after that and is long enough by itself. Sorted, disjoint, half-open; empty where the
  /// day's sum has no room, whatever its gaps.
  package func gaps(for minutes: Int) -> [Span] {
    guard minutes > 0, budget.freeMinutes - plannedMinutes >= minutes else { return [] }
    let rest = budget.free.instant(after: plannedMinutes * 60).map { budget.free.from($0) } ?? budget.free
    return rest.spans.filter { $0.seconds >= minutes * 60 }
  }

  /// The indices of the appointments that share time with an event or with another appointment.
  private static func collisions(appointments: [Span?], events: [Span]) -> Set<Int> {
    let own = appointments.enumerated().compactMap { index, span in span.map { (index: index, span: $0) } }
    var result: Set<Int> = []
    for (index, span) in own {
      let meetsEvent = events.contains { $0.overlaps(span) }
      let meetsOwn = own.contains { $0.index != index && $0.span.overlaps(span) }
      if meetsEvent || meetsOwn { result.insert(index) }
    }
    return result
  }
}
