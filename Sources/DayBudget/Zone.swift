/// A time zone as this program needs it: a name and the offset at any instant.
///
/// Where the offsets come from is not known here; the platform's zone database is asked further up.
package struct Zone: Sendable {
  /// The name under which the zone was found, `Europe/Zurich`.
  package let identifier: String
  /// The offset from UTC, in seconds east, in force at an instant (seconds since the epoch).
  package let offset: @Sendable (_ instant: Int) -> Int

  /// A zone with this name and these offsets.
  package init(identifier: String, offset: @escaping @Sendable (_ instant: Int) -> Int) {
    self.identifier = identifier
    self.offset = offset
  }

  /// A zone whose clocks never change; seconds east of UTC.
  package static func fixed(_ seconds: Int, identifier: String) -> Zone {
    Zone(identifier: identifier) { _ in seconds }
  }

  /// UTC itself.
  package static let utc = Zone.fixed(0, identifier: "UTC")

  /// What the wall clock of this zone shows at an instant.
  package func civil(at instant: Int) -> CivilDateTime {
    CivilDateTime(secondsAsUTC: instant + offset(instant))
  }

  /// The instant at which the minute began that the wall clock of this zone shows at an instant.
  package func minute(at instant: Int) -> Int {
    instant - civil(at: instant).secondOfDay % 60
  }

  /// The instant, in seconds since the epoch, at which the wall clock of this zone shows a civil time.
  ///
  /// The policy of the whole program, RFC 5545 §3.3.5: a time that does not exist because the clock was
  /// put forward means the instant that the offset before the gap gives (02:30 becomes 03:30); a time that
  /// exists twice because it was put back means the first of the two.
  package func instant(of civil: CivilDateTime) -> Int {
    let wall = civil.secondsAsUTC
    // No zone changes its clock twice within two days, so these are the offsets before and after
    // whatever change may lie near.
    let before = offset(wall - 86_400)
    let after = offset(wall + 86_400)
    if before == after || offset(wall - before) == before { return wall - before }
    return offset(wall - after) == after ? wall - after : wall - before
  }
}
