package import DayBudget

/// Instants as people read them off the wall, the same in both languages.
package enum Clocks {
  /// The wall clock to the minute, `09:12`.
  package static func text(_ instant: Int, in zone: Zone) -> String {
    zone.civil(at: instant).time.description
  }

  /// A span on the wall clock, `10:00–11:30`; one without length is its start.
  package static func text(_ span: Span, in zone: Zone) -> String {
    let start = text(span.start, in: zone)
    return span.isEmpty ? start : "\(start)–\(text(span.end, in: zone))"
  }
}
