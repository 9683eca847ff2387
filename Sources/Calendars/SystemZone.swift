package import DayBudget
import Paths

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The zone to which a machine is set.
package enum SystemZone: Sendable {
  /// It is known.
  case zone(Zone)
  /// Its name is known, and there is no file of it.
  case name(String)
  /// Nothing says which it is.
  case unknown
}

extension ZoneDatabase {
  /// What a value of TZ means (POSIX, «Environment Variables»); nil where it means nothing.
  ///
  /// `Europe/Zurich`, `:Europe/Zurich`, a path to a zone file, any other file of the database (`EST`), or a rule,
  /// `CET-1CEST,M3.5.0,M10.5.0/3`. An empty value is UTC, as for the C library.
  package func zone(ofTZ value: String) -> Zone? {
    let text = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if text.isEmpty { return .utc }
    if text.hasPrefix("/") {
      if case .zone(let zone) = zone(atPath: text) { return zone }
      return nil
    }
    let name = text.hasPrefix("posix/") ? String(text.dropFirst("posix/".count)) : text
    if let zone = zone(named: name) { return zone }
    if !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }), let file = file(name) {
      return Zone(identifier: name, offset: file.offset)
    }
    return ZoneRule(text.utf8).map { Zone(identifier: text, offset: $0.offset) }
  }

  /// The zone to which the system is set: `/etc/localtime`, a link into the database or a zone file itself; else the
  /// name in `/etc/timezone`.
  package func systemZone() -> SystemZone {
    let local = zone(atPath: "/etc/localtime")
    if case .zone = local { return local }
    guard let name = nameInFile() else { return local }
    return zone(named: name).map(SystemZone.zone) ?? .name(name)
  }

  /// The name in `/etc/timezone`, which some systems keep beside the link.
  private func nameInFile() -> String? {
    let text = try? CalendarFiles.readWhole(root + "/etc/timezone") { bytes in
      let word = bytes.prefix(200).split { isLineBreak($0) || isBlank($0) }.first
      return word.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return text.flatMap { ZoneDatabase.isName($0) ? $0 : nil }
  }

  /// The zone of a path: of the links on its way the first that names one, else of the file at its end.
  private func zone(atPath start: String) -> SystemZone {
    var path = root + start
    var named: String?
    // As many links as the system itself follows.
    var links = 0
    while links < 40 {
      if let name = ZoneDatabase.name(inPath: path) {
        if let zone = zone(named: name) { return .zone(zone) }
        named = named ?? name
      }
      guard let target = destination(ofLink: path) else { break }
      links += 1
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      path = target.hasPrefix("/") ? root + target : folder.joined(separator: "/") + "/" + target
    }
    let bytes = links < 40 ? try? CalendarFiles.readWhole(path) { Array($0) } : nil
    if let bytes, let file = bytes.withUnsafeBufferPointer({ ZoneFile($0) }) {
      return .zone(Zone(identifier: name(of: bytes) ?? "localtime", offset: file.offset))
    }
    return named.map(SystemZone.name) ?? .unknown
  }

  /// What a path into the database names; nil for any other path.
  private static func name(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    let isVariant = folder + 1 < parts.count && ["posix", "right"].contains(parts[folder + 1])
    let name = parts.dropFirst(folder + (isVariant ? 2 : 1)).joined(separator: "/")
    return isName(name) ? name : nil
  }

  /// The name of the zone whose file has these bytes: that in `/etc/timezone` where it is one of several.
  private func name(of bytes: [UInt8]) -> String? {
    if let name = nameInFile(), isFile(name, bytes) { return name }
    let names = folders.lazy.map { self.names(in: $0, bytes) }.first { !$0.isEmpty } ?? []
    return names.map { target(of: $0) ?? $0 }.first
  }

  private func isFile(_ name: String, _ bytes: [UInt8]) -> Bool {
    folders.contains { folder in
      let isSame = try? CalendarFiles.readWhole(folder + "/" + name) { $0.elementsEqual(bytes) }
      return isSame ?? false
    }
  }

  /// The names in a folder of the database under which a file with these bytes lies, sorted.
  private func names(in folder: String, _ bytes: [UInt8]) -> [String] {
    // Where `posix` leads back by links to the folders of the names, these would be reached under no name.
    let listing = CalendarFiles.list(
      folder, where: { file in ZoneDatabase.isName(file) }, inside: ZoneDatabase.beginsLikeName)
    return listing.files.compactMap { path in
      let name = String(path.dropFirst(folder.count + 1))
      return ZoneDatabase.isName(name) && isFile(name, bytes) ? name : nil
    }
  }

  private func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = path.withSystemPath { readlink($0, &bytes, bytes.count) }
    return length > 0 ? PathText.text(of: bytes[..<length].map { UInt8(bitPattern: $0) }) : nil
  }
}
