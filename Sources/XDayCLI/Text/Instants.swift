import DayBudget

/// Instants as text, without the platform's formatters: fixed forms, no locale.
enum Instants {
  /// RFC 3339 with the offset in force in the zone, `2026-11-30T09:12:00+01:00`.
  static func rfc3339(_ instant: Int, in zone: Zone) -> String {
    let civil = zone.civil(at: instant)
    let offset = zone.offset(instant)
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    return "\(civil.date)T\(civil.time):\(twoDigits(civil.secondOfDay % 60))"
      + "\(sign)\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  /// RFC 3339 in UTC, `2026-11-30T08:12:00Z`.
  static func utc(_ instant: Int) -> String {
    let civil = Zone.utc.civil(at: instant)
    return "\(civil.date)T\(civil.time):\(twoDigits(civil.secondOfDay % 60))Z"
  }

  /// The wall clock to the minute, `09:12`.
  static func clock(_ instant: Int, in zone: Zone) -> String {
    zone.civil(at: instant).time.description
  }

  /// A span on the wall clock, `10:00–11:30`; one without length is its start.
  static func clock(_ span: Span, in zone: Zone) -> String {
    let start = clock(span.start, in: zone)
    return span.isEmpty ? start : "\(start)–\(clock(span.end, in: zone))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
