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
    func lookUp(_ name: String) throws(CommandFailure) -> Zone? {
      let zone = database.zone(named: name)
      // A zone that was found proves that there are zones, but for UTC, which needs no data.
      if let zone, zone.identifier != Zone.utc.identifier { return zone }
      guard database.isTrustworthy else { throw .zonesUntrustworthy }
      return zone
    }
    if let flag {
      guard let zone = try lookUp(flag) else { throw .unknownZone(flag) }
      self.zone = zone
      oddValue = nil
      return
    }
    let value = surroundings.environment["TZ"] ?? ""
    if !value.isEmpty, let named = try lookUp(ZoneChoice.name(in: value)) {
      self.zone = named
      oddValue = nil
      return
    }
    self.zone =
      try surroundings.systemZone.flatMap { name throws(CommandFailure) in try lookUp(name) } ?? .utc
    oddValue = value.isEmpty ? nil : value
  }

  /// The name of a zone in a value of TZ: POSIX writes `:Europe/Berlin` and allows a path into the zone
  /// database for the same thing.
  private static func name(in value: String) -> String {
    let unmarked = value.hasPrefix(":") ? value.dropFirst() : value[...]
    guard unmarked.hasPrefix("/") else { return String(unmarked) }
    return String(unmarked.ranges(of: "zoneinfo/").first.map { unmarked[$0.upperBound...] } ?? unmarked)
  }
}
