internal import Planner

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The files that a person names: calendars, imports, exports.
///
/// The one place of the command line that asks Foundation, and of that only its essentials: the rest of it, once
/// linked, costs every start of the program (docs/decisions/0005-foundation-essentials.md).
enum Files {
  /// Whether something lies at a path, at the end of all symbolic links.
  static func exists(_ path: String) -> Bool {
    status(of: path) != nil
  }

  /// Whether a folder lies at a path, at the end of all symbolic links.
  static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// The permission bits of what lies at a path.
  static func mode(of path: String) -> Int? {
    status(of: path).map { Int($0.st_mode & 0o7777) }
  }

  /// The paths of everything in a folder and in those inside it, seen from the folder; throws what the system says.
  static func contents(of folder: String) throws(SystemError) -> [String] {
    errno = 0
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { throw .last }
    return paths
  }

  /// The bytes of a file; throws what the system says.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    errno = 0
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw .last }
    return Array(data)
  }

  /// A path from the root, without `.` and `..`, so that it means the same from every folder.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The path at the end of all symbolic links.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The last part of a path, without what follows its last dot.
  static func plainName(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Makes a new folder with a name of its own inside another, which is made too where it is missing.
  static func makeFolder(in folder: String, named prefix: String) throws -> String {
    let path = "\(folder)/\(prefix)\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// Writes a new file.
  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Takes away what lies at a path, with everything in it.
  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
