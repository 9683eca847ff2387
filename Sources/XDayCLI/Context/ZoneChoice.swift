internal import Calendars
internal import DayBudget

/// The zone in which a run takes place, and what has to be said about it.
struct ZoneChoice {
  /// The zone.
  let zone: Zone
  /// The value of TZ when it means nothing, so that the person can be told.
  var oddValue: String?
  /// Whether nothing says which zone it is, so that UTC stands in for it.
  var isUnknown = false

  /// The zone of `--zone`, else of TZ, else of the system, else UTC.
  ///
  /// Throws `CommandFailure.unknownZone` for a `--zone` that the database does not hold, and `.noZones` for any name
  /// where the machine has no files of zones.
  init(flag: String?, in surroundings: Surroundings, database: ZoneDatabase) throws(CommandFailure) {
    // A zone that was found proves that there are zones; only one that was not raises the question.
    func refuseWithoutZones() throws(CommandFailure) {
      guard database.isTrustworthy else { throw .noZones }
    }
    if let flag {
      guard let zone = database.zone(named: flag) else {
        try refuseWithoutZones()
        throw .unknownZone(flag)
      }
      self.zone = zone
      return
    }
    if let value = surroundings.environment["TZ"] {
      if let zone = database.zone(ofTZ: value) {
        self.zone = zone
        return
      }
      try refuseWithoutZones()
      oddValue = value
    }
    switch database.systemZone() {
    case .zone(let zone):
      self.zone = zone
    case .name:
      try refuseWithoutZones()
      zone = .utc
      isUnknown = true
    case .unknown:
      zone = .utc
      isUnknown = true
    }
  }
}
