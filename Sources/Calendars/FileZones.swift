import DayBudget

/// What a TZID of a file stands for.
struct ResolvedZone {
  /// How it was found.
  let origin: ZoneReport.Origin
  /// The zone; the viewer's where nothing explains the name.
  let zone: Zone
}

/// Finds the zones that a file names: first in the zone database, then as a Windows name, then by the
/// file's own definition, then as a fixed offset, then as what programs make of a Windows name.
struct FileZones {
  private struct Key: Hashable {
    let name: String
    let object: Int
  }

  private var definitions: FileZoneDefinitions
  private let database: ZoneDatabase
  private let viewer: Zone
  private var known = SmallDictionary<Key, ResolvedZone>()

  /// The zones of a file, for someone who looks from a zone.
  init(_ definitions: FileZoneDefinitions, database: ZoneDatabase, viewer: Zone) {
    self.definitions = definitions
    self.database = database
    self.viewer = viewer
  }

  /// What a name means in one of the file's VCALENDARs; when the budget is spent, no further name means anything.
  mutating func resolve(_ name: String, object: Int, budget: inout WorkBudget) -> ResolvedZone {
    let key = Key(name: name, object: object)
    if let zone = known[key] { return zone }
    // A thousand files that all name one zone ask for it once.
    let isAtHand = database.isAtHand(name)
    if !isAtHand { budget.spend(WorkBudget.perZoneName) }
    let zone =
      budget.isSpent && !isAtHand
      ? ResolvedZone(origin: .unknown, zone: viewer) : find(name, object: object, budget: &budget)
    known.add(zone, for: key)
    return zone
  }

  /// Whether the machine has zones at all.
  var areKnown: Bool { database.isTrustworthy }

  /// Every name that was asked for, with what came of it, sorted by name.
  var reports: [ZoneReport] {
    let reports = known.entries.map { key, resolved in
      ZoneReport(
        name: quoted(key.name.utf8), origin: resolved.origin,
        identifier: resolved.origin == .unknown ? nil : resolved.zone.identifier)
    }
    return Set(reports).sorted { $0.name < $1.name }
  }

  private mutating func find(_ name: String, object: Int, budget: inout WorkBudget) -> ResolvedZone {
    if name.utf8.count > FileZones.longestName { return ResolvedZone(origin: .unknown, zone: viewer) }
    if let zone = fromDatabase(name) { return ResolvedZone(origin: .database, zone: zone) }
    if let zone = WindowsZones.names[name].flatMap(database.zone(named:)) {
      return ResolvedZone(origin: .windows, zone: zone)
    }
    if let zone = definitions.zone(named: name, object: object, budget: &budget) {
      return ResolvedZone(origin: .ownDefinition, zone: zone)
    }
    if let zone = FileZones.fixed(name) { return ResolvedZone(origin: .fixed, zone: zone) }
    if let zone = WindowsZones.name(meantBy: name).flatMap(database.zone(named:)) {
      return ResolvedZone(origin: .windows, zone: zone)
    }
    return ResolvedZone(origin: .unknown, zone: viewer)
  }

  /// No name is longer that means anything.
  private static let longestName = 1_000

  /// The name itself, or what remains of it behind a prefix, `/example.org/Tzfile/Europe/Berlin`.
  private func fromDatabase(_ name: String) -> Zone? {
    if let zone = database.zone(named: name) { return zone }
    let parts = name.split(separator: "/")
    // The longest names of the database have three parts.
    for count in [3, 2, 1] where count < parts.count || count == parts.count && name.hasPrefix("/") {
      if let zone = database.zone(named: parts.suffix(count).joined(separator: "/")) { return zone }
    }
    return nil
  }

  /// A name that is itself an offset: `GMT+0200`, `UTC-05:30`, `UTC+1`; and the ways to write UTC.
  private static func fixed(_ name: String) -> Zone? {
    let upper = name.uppercased()
    if ["Z", "UTC", "TZONE://MICROSOFT/UTC"].contains(upper) { return .utc }
    guard upper.hasPrefix("GMT") || upper.hasPrefix("UTC") else { return nil }
    let rest = ArraySlice(upper.utf8.dropFirst(3).filter { $0 != UInt8(ascii: ":") })
    guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let digits = digitsValue(rest.dropFirst()), rest.count <= 5
    else { return nil }
    let (hours, minutes) = rest.count <= 3 ? (digits, 0) : (digits / 100, digits % 100)
    guard hours <= 14, minutes < 60 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return .fixed(sign == UInt8(ascii: "-") ? -seconds : seconds, identifier: name)
  }
}
