package import DayBudget

/// What a reader has to know about where and when it reads, and what others can do for it.
///
/// The readers know no zone database, no grammar and no Unicode tables: who calls them hands these in.
package struct ReadingContext: Sendable {
  /// The zone in which days and times are meant.
  package let zone: Zone
  /// Which day a moment belongs to.
  package let boundary: DayBoundary
  /// The day of the import: that of a completion of which the source does not say the day.
  package let today: CivilDate
  /// The instant of the import, after which no time can have been spent.
  package let now: Int
  /// Finds a zone by its name; nil for one that nobody knows.
  package let zoneNamed: @Sendable (String) -> Zone?
  /// The minutes of a duration as people write it; nil for a text that is none.
  package let spokenMinutes: @Sendable (String) -> Int?
  /// A text in Unicode's composed form (NFC).
  package let composed: @Sendable (String) -> String

  /// A context of these.
  package init(
    zone: Zone, boundary: DayBoundary, today: CivilDate, now: Int,
    zoneNamed: @escaping @Sendable (String) -> Zone?,
    spokenMinutes: @escaping @Sendable (String) -> Int?, composed: @escaping @Sendable (String) -> String
  ) {
    self.zone = zone
    self.boundary = boundary
    self.today = today
    self.now = now
    self.zoneNamed = zoneNamed
    self.spokenMinutes = spokenMinutes
    self.composed = composed
  }

  /// A duration, as ISO 8601 or as a person writes it; nil where it is none.
  func minutes(_ text: String) -> Int? {
    if let minutes = DurationText.minutes(text) { return minutes }
    // Nobody writes one of a hundred letters; a line of megabytes is not worth a reading.
    return text.utf8.count <= 100 ? spokenMinutes(text) : nil
  }

  /// The day, as xday counts it, and the time of a moment on the wall clock.
  func place(_ moment: CivilDateTime) -> (day: CivilDate, time: ClockTime) {
    (boundary.day(of: moment), moment.time)
  }

  /// The zone of a name, also of one with a maker in front: `/freeassociation.sourceforge.net/Europe/Zurich`
  /// (RFC 5545 §3.2.19); nil for one that nobody knows.
  func zone(named name: String) -> Zone? {
    if let zone = zoneNamed(name) { return zone }
    guard name.hasPrefix("/"), name.utf8.count <= 200 else { return nil }
    let parts = name.split(separator: "/")
    return parts.indices.dropFirst().lazy.compactMap { zoneNamed(parts[$0...].joined(separator: "/")) }.first
  }

  /// The instant of noon on a day: in the middle of it, wherever it begins.
  func noon(of day: CivilDate) -> Int {
    let noon = ClockTime(hour: 12) ?? .midnight
    return zone.instant(of: boundary.moment(of: noon, on: day))
  }

  /// The tag that comes closest to a name of another program.
  func tag(_ name: String) -> String { Tag.name(composed(name)) }
}
