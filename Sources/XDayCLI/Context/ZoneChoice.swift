internal import Calendars
internal import DayBudget

/// The zone in which a run takes place, and what has to be said about it.
struct ZoneChoice {
  /// The zone.
  let zone: Zone
  /// The value of TZ when it names no zone of the database, so that the person can be told.
  let oddValue: String?

  /// The zone of `--zone`, else of TZ, else of the system, else UTC.
  ///
  /// Throws `CommandFailure.unknownZone` for a `--zone` that the database does not hold, and
  /// `.zonesUntrustworthy` when it knows no daylight saving at all.
  init(flag: String?, in surroundings: Surroundings, database: ZoneDatabase) throws(CommandFailure) {
    guard database.isTrustworthy else { throw .zonesUntrustworthy }
    if let flag {
      guard let zone = database.zone(named: flag) else { throw .unknownZone(flag) }
      self.zone = zone
      oddValue = nil
      return
    }
    let system = surroundings.systemZone.flatMap { database.zone(named: $0) }
    guard let value = surroundings.environment["TZ"], !value.isEmpty else {
      zone = system ?? .utc
      oddValue = nil
      return
    }
    // POSIX writes `:Europe/Berlin` and allows a path into the zone database for the same thing.
    let unmarked = value.hasPrefix(":") ? value.dropFirst() : value[...]
    let isPath = unmarked.hasPrefix("/")
    let name =
      isPath
      ? unmarked.ranges(of: "zoneinfo/").first.map { unmarked[$0.upperBound...] } ?? unmarked : unmarked
    if let named = database.zone(named: String(name)) {
      zone = named
      oddValue = nil
    } else {
      zone = system ?? .utc
      oddValue = value
    }
  }
}
