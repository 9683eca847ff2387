internal import Paths

#if canImport(Darwin)
  internal import Darwin
#endif

/// Where the system's list of users says that a person's files lie.
enum PasswordDatabase {
  /// The home folder of a user; nil where the list does not have them or names no path from the root.
  ///
  /// On Linux only the file is read (passwd(5)): in a static program the C library's own look-up wants shared
  /// libraries of exactly its version.
  static func home(of user: UInt32, in path: String = "/etc/passwd") -> String? {
    #if canImport(Darwin)
      guard let entry = getpwuid(user), let folder = entry.pointee.pw_dir else { return nil }
      let home = PathText.text(of: folder)
    #else
      guard let bytes = try? Files.read(path) else { return nil }
      let entry = bytes.split(separator: 0x0A).lazy
        .map { $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) }
        .first { $0.count >= 6 && String(decoding: $0[2], as: UTF8.self) == String(user) }
      guard let entry else { return nil }
      let home = PathText.text(of: Array(entry[5]))
    #endif
    return home.hasPrefix("/") ? home : nil
  }
}
