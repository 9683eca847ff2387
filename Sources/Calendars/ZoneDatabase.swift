package import DayBudget
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The time zones of the machine: the one place that asks for them.
///
/// Names are looked up exactly as the zone database spells them, `Europe/Zurich`; what was found is kept.
/// What the machine's own files do not hold comes from the toolchain's data
/// (docs/decisions/0004-zones-of-the-machine.md).
package struct ZoneDatabase: Sendable {
  private final class Cache: Sendable {
    /// How many names are kept: few zones meet in one run, and a file that names thousands shall not make the
    /// list long.
    static let most = 32
    let zones = Mutex<[(name: String, zone: Zone?)]>([])
  }

  private let cache = Cache()
  private let folders: [String]

  /// The zones of the machine.
  ///
  /// - Parameter folders: Where the files of the zone database may lie, the first found counting.
  package init(folders: [String] = ZoneDatabase.usualFolders) {
    self.folders = folders
  }

  /// Where Linux distributions keep the files of the zone database; macOS has an interface for them.
  package static var usualFolders: [String] {
    #if canImport(Darwin)
      []
    #else
      ["/usr/share/zoneinfo", "/etc/zoneinfo"]
    #endif
  }

  /// The zone with exactly this name; nil for every other text.
  ///
  /// Three-letter names are abbreviations that mean different zones to different people, so only those are
  /// known that are unmistakable: UTC, GMT, CET, EET, MET, WET. Offsets («GMT+2») are no names.
  package func zone(named name: String) -> Zone? {
    guard ZoneDatabase.isName(name) else { return nil }
    return cache.zones.withLock { zones in
      if let known = zones.first(where: { $0.name == name }) { return known.zone }
      let found = inFiles(name) ?? PlatformZones.zone(named: name)
      if zones.count < Cache.most { zones.append((name, found)) }
      return found
    }
  }

  /// Whether zones with daylight saving really resolve: Zurich and New York differ between winter and summer.
  ///
  /// A program that was linked without the zone data, on a machine without the files, knows UTC alone, and
  /// would be hours off in silence.
  package var isTrustworthy: Bool {
    let january = 1_767_225_600
    let july = 1_782_864_000
    return [("Europe/Zurich", 3_600), ("America/New_York", -18_000)].allSatisfy { name, winter in
      guard let zone = zone(named: name) else { return false }
      return zone.offset(january) == winter && zone.offset(july) == winter + 3_600
    }
  }

  /// Whether a text can be the name of a zone, and is a path that does not lead out of the database's folder.
  ///
  /// Every name begins with a capital; what else lies in the folder, lists and zones that count leap seconds,
  /// does not.
  private static func isName(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return false
    }
    let isOffset = name.hasPrefix("GMT") || name.hasPrefix("UTC")
    // The platform also takes «GMT+2» and turns it into a zone of that offset; POSIX means the opposite.
    if isOffset || bytes.count <= 3 { return unmistakable.contains(name) }
    let hasEmptyPart =
      name.hasSuffix("/") || zip(bytes, bytes.dropFirst()).contains { $0 == slash && $1 == slash }
    return !hasEmptyPart
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "+"):
          true
        default: false
        }
      }
  }

  private static let slash = UInt8(ascii: "/")
  private static let unmistakable = ["UTC", "GMT", "CET", "EET", "MET", "WET"]

  private func inFiles(_ name: String) -> Zone? {
    for folder in folders {
      let file = try? CalendarFiles.read("\(folder)/\(name)") { ZoneFile($0) }
      if let file { return Zone(identifier: name, offset: file.offset) }
    }
    return nil
  }
}

/// The zones of the toolchain's own data, which is as old as the program.
private enum PlatformZones {
  static func zone(named name: String) -> Zone? {
    guard isLinked, let zone = TimeZone(identifier: name) else { return nil }
    return Zone(identifier: name) { instant in
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    }
  }

  /// Makes a fully static build link the zone data.
  ///
  /// `TimeZone` finds its data through a hook in FoundationInternationalization, whose object files a static
  /// linker drops unless something in them is used; then every zone but GMT is nil. The version of the data
  /// stands in the very file that holds the hook, and asking for it costs nothing.
  private static let isLinked = !TimeZone.timeZoneDataVersion.isEmpty
}
