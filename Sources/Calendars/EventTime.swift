import DayBudget

/// A civil time together with the zone in which it is meant.
struct EventTime {
  /// What the clock on the wall shows; midnight for a date.
  let civil: CivilDateTime
  /// Whether it is a DATE, a whole day wherever one looks from.
  let isDate: Bool
  /// Whether it names no zone, so that it is the viewer's local time.
  let isFloating: Bool
  /// The zone of the clock: the viewer's for a date and for a floating time.
  let zone: Zone

  /// The instant, in seconds since the epoch.
  var instant: Int { zone.instant(of: civil) }

  /// The instant when read beside an event: without a zone of its own it shares that event's.
  func instant(beside event: EventTime) -> Int {
    isFloating ? event.zone.instant(of: civil) : instant
  }
}
