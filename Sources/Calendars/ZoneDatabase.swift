package import DayBudget
import Synchronization

#if canImport(Darwin)
  import Foundation
#endif

/// The time zones of the machine: the one place that asks for them.
///
/// Names are looked up exactly as the zone database spells them, `Europe/Zurich`; what was found is kept. A machine
/// without the files of the database has no zones (docs/decisions/0004-zones-of-the-machine.md).
package struct ZoneDatabase: Sendable {
  private final class Cache: Sendable {
    /// How many names are kept: few zones meet in one run, and a file that names thousands shall not make the
    /// list long.
    static let most = 32
    let zones = Mutex<[(name: String, zone: Zone?)]>([])
    /// The other names of zones that the database lists, once they were asked for.
    let links = Mutex<[(name: String, target: String)]?>(nil)
  }

  private let cache = Cache()
  /// What stands before every path of the system, empty for the machine's own.
  let root: String
  /// Where the files of the database may lie, the first found counting.
  let folders: [String]

  /// The zones of the machine.
  ///
  /// - Parameters:
  ///   - root: The folder that is taken for the root of the file system.
  ///   - folder: A folder of zone files that comes before the usual ones (`TZDIR`).
  package init(root: String = "", folder: String? = nil) {
    self.root = root
    folders = [folder, root + "/usr/share/zoneinfo", root + "/etc/zoneinfo"].compactMap(\.self)
  }

  /// The zone with exactly this name; nil for every other text.
  ///
  /// Three-letter names are abbreviations that mean different zones to different people, so only those are
  /// known that are unmistakable: UTC, GMT, CET, EET, MET, WET. Offsets («GMT+2») are no names.
  package func zone(named name: String) -> Zone? {
    guard ZoneDatabase.isName(name) else { return nil }
    let known = cache.zones.withLock { zones in zones.first { $0.name == name } }
    if let known { return known.zone }
    let found = find(name)
    cache.zones.withLock { zones in
      if zones.count < Cache.most { zones.append((name, found)) }
    }
    return found
  }

  /// Whether a zone of this name was found before and is kept.
  func isAtHand(_ name: String) -> Bool {
    cache.zones.withLock { zones in zones.contains { $0.name == name && $0.zone != nil } }
  }

  /// Whether there are zones: Zurich and New York differ between winter and summer.
  ///
  /// A program on a machine without the files would otherwise be hours off in silence.
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
  static func isName(_ name: String) -> Bool {
    guard beginsLikeName(name) else { return false }
    let bytes = Array(name.utf8)
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

  /// Whether a text begins as names of zones and of the folders that hold them do: with a capital.
  static func beginsLikeName(_ text: String) -> Bool {
    text.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  private static let slash = UInt8(ascii: "/")
  private static let unmistakable = ["UTC", "GMT", "CET", "EET", "MET", "WET"]
  /// The names that need no data.
  private static let utc = ["UTC", "Etc/UTC", "GMT", "Etc/GMT"]

  private func find(_ name: String) -> Zone? {
    if let file = file(name) { return Zone(identifier: name, offset: file.offset) }
    // Some distributions keep the older names apart, in a package of their own, and only list them here.
    if let file = target(of: name).flatMap(file) { return Zone(identifier: name, offset: file.offset) }
    #if canImport(Darwin)
      if let zone = TimeZone(identifier: name) {
        return Zone(identifier: name) { instant in
          zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
        }
      }
    #endif
    return ZoneDatabase.utc.contains(name) ? .fixed(0, identifier: name) : nil
  }

  /// The file of the database at a path inside its folder.
  func file(_ name: String) -> ZoneFile? {
    for folder in folders {
      let file = try? CalendarFiles.readWhole("\(folder)/\(name)") { ZoneFile($0) }
      if let file { return file }
    }
    return nil
  }

  /// The name that the database gives to the zone that this is another name of; nil where it is its own.
  func target(of name: String) -> String? {
    cache.links.withLock { links in
      let known = links ?? listedLinks()
      links = known
      return known.first { $0.name == name }?.target
    }
  }

  /// The links in the list that comes with the files: lines of `L TARGET NAME`.
  private func listedLinks() -> [(name: String, target: String)] {
    for folder in folders {
      let links = try? CalendarFiles.readWhole(folder + "/tzdata.zi") { bytes in
        var links: [(name: String, target: String)] = []
        var lines = LineScanner(bytes, range: bytes.indices)
        while let line = lines.next(where: { $0.letter == UInt8(ascii: "l") }) {
          let words = bytes[line.range].split(separator: UInt8(ascii: " "))
          guard words.count == 3 else { continue }
          links.append((String(decoding: words[2], as: UTF8.self), String(decoding: words[1], as: UTF8.self)))
        }
        return links
      }
      if let links { return links }
    }
    return []
  }
}
