/// A stretch of time, half-open: [start, end), in whole seconds since 1970-01-01T00:00:00Z.
package struct Span: Hashable, Sendable {
  /// The first instant inside.
  package let start: Int
  /// The first instant after; never before `start`.
  package let end: Int

  /// A span; an end before the start makes it empty at the start.
  package init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Its length in seconds.
  package var seconds: Int { end - start }
  /// Whether it holds no instant.
  package var isEmpty: Bool { end == start }

  /// Whether the two share an instant; touching is not sharing.
  package func overlaps(_ other: Span) -> Bool {
    max(start, other.start) < min(end, other.end)
  }

  /// What lies in both, nil when they share no instant.
  package func intersection(_ other: Span) -> Span? {
    overlaps(other) ? Span(start: max(start, other.start), end: min(end, other.end)) : nil
  }
}
