/// Where the tasks above the line come to lie when the free time of a day is worked through in their order.
///
/// It is what `DayPlan.doneBy` is the end of: a task that meets the end of a free span goes on in the next one.
package struct DaySchedule: Hashable, Sendable {
  /// The pieces of each task, in the order in which the tasks were given: sorted, disjoint, half-open, inside the
  /// free time.
  ///
  /// Empty for an appointment, a task without a duration, and one below the line.
  package let pieces: [[Span]]
  /// The free time that remains: sorted, disjoint, half-open.
  package let rest: SpanSet

  /// Works through the free time of a day that was added up from these tasks.
  package init(_ plan: DayPlan, items: [PlanItem]) {
    self.init(free: plan.budget.free, items: items, placements: plan.placements)
  }

  /// Works through free time in the order of these tasks, each with where it came to lie when the day was added up.
  package init(free: SpanSet, items: [PlanItem], placements: [Placement]) {
    var free = free.spans[...]
    pieces = zip(items, placements).map { item, placement in
      guard let flexible = placement.flexible, !flexible.isBelow, !flexible.isMissed else { return [] }
      return DaySchedule.take(seconds: (item.durationMinutes ?? 0) * 60, from: &free)
    }
    rest = SpanSet(free)
  }

  /// Takes so many seconds from the front of what is free.
  private static func take(seconds: Int, from free: inout ArraySlice<Span>) -> [Span] {
    var (left, pieces): (Int, [Span]) = (seconds, [])
    while left > 0, let span = free.first {
      let piece = Span(start: span.start, end: min(span.end, span.start + left))
      pieces.append(piece)
      left -= piece.seconds
      if piece.end == span.end {
        free.removeFirst()
      } else {
        free[free.startIndex] = Span(start: piece.end, end: span.end)
      }
    }
    return pieces
  }
}
