package import DayBudget
import Foundation
import Synchronization

/// The platform's time zones: the one place that asks for them.
///
/// Names are looked up exactly as the zone database spells them, `Europe/Zurich`; each found zone is kept.
package struct ZoneDatabase: Sendable {
  private final class Cache: Sendable {
    let zones = Mutex<[String: Zone?]>([:])
  }

  private let cache = Cache()

  /// The zones of the platform.
  package init() {}

  /// The zone with exactly this name; nil for every other text.
  ///
  /// Three-letter names are abbreviations that mean different zones to different people, so only those are
  /// known that are unmistakable: UTC, GMT, CET, EET, MET, WET. Offsets («GMT+2») are no names.
  package func zone(named name: String) -> Zone? {
    cache.zones.withLock { zones in
      if let known = zones[name] { return known }
      let found = ZoneDatabase.lookUp(name)
      zones[name] = .some(found)
      return found
    }
  }

  /// Whether zones with daylight saving really resolve: Zurich and New York differ between winter and summer.
  ///
  /// A program that was linked without the zone data knows UTC alone, and would be hours off in silence.
  package var isTrustworthy: Bool {
    let january = 1_767_225_600
    let july = 1_782_864_000
    return [("Europe/Zurich", 3_600), ("America/New_York", -18_000)].allSatisfy { name, winter in
      guard let zone = zone(named: name) else { return false }
      return zone.offset(january) == winter && zone.offset(july) == winter + 3_600
    }
  }

  private static let unmistakable: Set<String> = ["UTC", "GMT", "CET", "EET", "MET", "WET"]

  private static func lookUp(_ name: String) -> Zone? {
    // The platform also takes «GMT+2» and turns it into a zone of that offset; POSIX means the opposite.
    let isAbbreviation = name.utf8.count <= 3 && !unmistakable.contains(name)
    let isOffset = ["GMT", "UTC"].contains { name.hasPrefix($0) } && name.utf8.count > 3
    guard !isAbbreviation, !isOffset, LinkedZoneData.isPresent, let zone = TimeZone(identifier: name)
    else { return nil }
    return Zone(identifier: name) { instant in
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    }
  }
}

/// Makes a fully static build link the zone data.
///
/// `TimeZone` finds its data through a hook in FoundationInternationalization, whose object files a static
/// linker drops unless something in them is used; then every zone but GMT is nil. The version of the data
/// stands in the very file that holds the hook, and asking for it costs nothing.
private enum LinkedZoneData {
  static let isPresent = !TimeZone.timeZoneDataVersion.isEmpty
}
