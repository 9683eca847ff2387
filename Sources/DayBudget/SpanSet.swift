/// A set of instants as spans: sorted, disjoint, not touching, none empty.
///
/// However the spans came in, the same instants give the same set.
package struct SpanSet: Hashable, Sendable {
  /// The spans, sorted, disjoint, half-open, not touching.
  package let spans: [Span]

  /// No instant at all.
  package static let empty = SpanSet(sorted: [])

  /// Merges overlapping and touching spans; an hour that is in two of them is in the set once.
  ///
  /// - Complexity: O(n log n) in the number of spans, O(n) where they come by their start.
  package init(_ spans: some Sequence<Span>) {
    var merged: [Span] = []
    var spans = spans.filter { !$0.isEmpty }
    let later = min(1, spans.count)..<spans.count
    // What comes in its order need not be sorted; most does.
    if later.contains(where: { spans[$0].start < spans[$0 - 1].start }) { spans.sort { $0.start < $1.start } }
    for span in spans {
      if let last = merged.last, span.start <= last.end {
        merged[merged.count - 1] = Span(start: last.start, end: max(last.end, span.end))
      } else {
        merged.append(span)
      }
    }
    self.spans = merged
  }

  private init(sorted spans: [Span]) {
    self.spans = spans
  }

  /// The length of the whole set in seconds.
  package var seconds: Int { spans.reduce(0) { $0 + $1.seconds } }

  /// The length of the longest span in seconds, 0 for the empty set.
  package var longestSeconds: Int { spans.map(\.seconds).max() ?? 0 }

  /// The span that holds an instant, nil when none does.
  package func span(holding instant: Int) -> Span? {
    spans.first { $0.start <= instant && instant < $0.end }
  }

  /// Whether the set and a span share an instant.
  package func overlaps(_ span: Span) -> Bool {
    spans.contains { $0.overlaps(span) }
  }

  /// What lies in both sets.
  ///
  /// - Complexity: O(n + m).
  package func intersection(_ other: SpanSet) -> SpanSet {
    var result: [Span] = []
    var left = spans[...]
    var right = other.spans[...]
    while let first = left.first, let second = right.first {
      if let shared = first.intersection(second) { result.append(shared) }
      if first.end < second.end { left.removeFirst() } else { right.removeFirst() }
    }
    return SpanSet(sorted: result)
  }

  /// What lies in this set and not in the other.
  ///
  /// - Complexity: O(n + m).
  package func subtracting(_ other: SpanSet) -> SpanSet {
    var result: [Span] = []
    var cuts = other.spans[...]
    for span in spans {
      var start = span.start
      while let cut = cuts.first, cut.start < span.end {
        if cut.start > start { result.append(Span(start: start, end: cut.start)) }
        start = max(start, cut.end)
        if cut.end > span.end { break }
        cuts.removeFirst()
      }
      if start < span.end { result.append(Span(start: start, end: span.end)) }
    }
    return SpanSet(sorted: result)
  }

  /// The part of the set from an instant on.
  package func from(_ instant: Int) -> SpanSet {
    SpanSet(
      sorted: spans.compactMap { $0.end > instant ? Span(start: max($0.start, instant), end: $0.end) : nil })
  }

  /// The part of the set before an instant.
  package func before(_ instant: Int) -> SpanSet {
    SpanSet(
      sorted: spans.compactMap { $0.start < instant ? Span(start: $0.start, end: min($0.end, instant)) : nil }
    )
  }

  /// The instant at which so many seconds of the set have passed, worked through in order.
  ///
  /// Nil when the set is shorter than that, or when nothing was asked for.
  package func instant(after seconds: Int) -> Int? {
    guard seconds > 0 else { return nil }
    var left = seconds
    for span in spans {
      if left <= span.seconds { return span.start + left }
      left -= span.seconds
    }
    return nil
  }
}
