import Paths

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as `PathText` has them, and what lies behind them.
enum Path {
  /// A name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder in which a path lies.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Where a symbolic link points; nil for anything else.
  static func destination(ofLink path: String) -> String? {
    let limit = Int(PATH_MAX)
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) { chars in
        path.withSystemPath { path in chars.baseAddress.map { readlink(path, $0, limit) } ?? 0 }
      }
      count = max(0, length)
    }
    return bytes.isEmpty ? nil : PathText.text(of: bytes)
  }

  /// The names in a folder, sorted, without `.` and `..`; none only where there is no folder.
  ///
  /// One that cannot be listed to its end is not empty: whoever took it for that would write as if nothing were there.
  static func entries(of folder: String) throws(StoreFailure) -> [String] {
    do throws(SystemFault) {
      return try names(in: folder).sorted()
    } catch {
      // A link to a disk that is not there is more than nothing.
      if error.errno == ENOENT, destination(ofLink: folder) == nil { return [] }
      throw .unreadable(file: folder, errno: error.errno)
    }
  }

  private static func names(in folder: String) throws(SystemFault) -> [String] {
    var stream = folder.withSystemPath { opendir($0) }
    while stream == nil, SystemFault.last.errno == EINTR { stream = folder.withSystemPath { opendir($0) } }
    guard let stream else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // Only this tells the end from a fault (readdir(3)).
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { PathText.text(of: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    guard SystemFault.last.errno == 0 else { throw .last }
    return names
  }

  /// Fails where nothing new can be put into a folder; one that is not there yet is made when it is needed.
  static func requireWritable(_ folder: String) throws(StoreFailure) {
    if folder.withSystemPath({ access($0, W_OK | X_OK) }) == 0 { return }
    let fault = SystemFault.last
    if fault.errno != ENOENT { throw .cannotWrite(file: folder, errno: fault.errno) }
  }

  /// A path in a folder at which there is nothing yet: the name, or the name and the first free number.
  static func free(in folder: String, _ name: String, _ ending: String) -> String {
    var path = join(folder, name + ending)
    var number = 2
    while StoredFile(path: path).stamp != nil {
      path = join(folder, "\(name)-\(number)\(ending)")
      number += 1
    }
    return path
  }

  /// Makes a folder for its owner only, and the folders above it, where they are missing.
  static func makeFolder(_ path: String) throws(StoreFailure) {
    if path.withSystemPath({ mkdir($0, 0o700) }) == 0 { return }
    let fault = SystemFault.last
    switch fault.errno {
    case EEXIST where isFolder(path): return
    case ENOENT where folder(of: path) != path:
      try makeFolder(folder(of: path))
      guard path.withSystemPath({ mkdir($0, 0o700) }) == 0 || isFolder(path) else {
        throw .cannotWrite(file: path, errno: SystemFault.last.errno)
      }
    default: throw .cannotWrite(file: path, errno: fault.errno)
    }
  }

  /// Gives a file another name in one step, in the place of what has it; whether that worked (rename(2)).
  static func move(_ path: String, to target: String) -> Bool {
    path.withSystemPath { path in target.withSystemPath { rename(path, $0) } } == 0
  }

  /// Takes a name away; whether that worked (unlink(2)).
  @discardableResult
  static func remove(_ path: String) -> Bool {
    path.withSystemPath { unlink($0) } == 0
  }

  /// Whether something lies at a path, at the end of all symbolic links.
  static func exists(_ path: String) -> Bool {
    path.withSystemPath { access($0, F_OK) } == 0
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return path.withSystemPath { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
