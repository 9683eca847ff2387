import DayBudget

/// An override that also changes every later instance (RANGE=THISANDFUTURE): they become it, moved by as
/// much as it moved the instance that it names (RFC 5545 §3.8.4.4).
struct FutureShift {
  /// The override.
  let event: EventComponent
  /// The original start of the instance that it names.
  let from: Int
  /// By how much the later ones move, on the wall clock.
  private let seconds: Int
  /// The zone on whose clock they move: the series', or the override's where the series has whole days.
  private let zone: Zone

  /// The shift of an override in the series of an event; nil when it changes one instance alone.
  init?(_ event: EventComponent, in master: EventComponent) {
    guard let replaced = event.replaced, replaced.andFuture else { return nil }
    self.event = event
    zone = master.start.isDate ? event.start.zone : master.start.zone
    let original = FutureShift.original(replaced.time, in: master)
    from = master.start.zone.instant(of: original)
    let isSameClock = event.start.isDate || event.start.isFloating || master.start.isDate
    let moved = isSameClock ? event.start.civil : zone.civil(at: event.start.instant)
    seconds = moved.secondsAsUTC - original.secondsAsUTC
  }

  /// By how many days the later ones move at most, negative when to earlier days.
  var days: Int { seconds < 0 ? seconds / 86_400 - 1 : seconds / 86_400 + 1 }

  /// What a later instance has become.
  func occurrence(of instance: Instance) -> Occurrence {
    var civil = instance.civil.adding(seconds: seconds)
    if event.start.isDate { civil = CivilDateTime(date: civil.date, secondOfDay: 0) }
    let zone = event.start.isDate ? event.start.zone : zone
    return Occurrence(of: event, at: zone.instant(of: civil), civil, in: zone, length: event.length)
  }

  /// The time on the series' clock that a RECURRENCE-ID means.
  private static func original(_ time: EventTime, in master: EventComponent) -> CivilDateTime {
    let start = master.start
    if start.isDate { return CivilDateTime(date: time.civil.date, secondOfDay: 0) }
    if time.isDate { return CivilDateTime(date: time.civil.date, secondOfDay: start.civil.secondOfDay) }
    return time.isFloating ? time.civil : start.zone.civil(at: time.instant)
  }
}
