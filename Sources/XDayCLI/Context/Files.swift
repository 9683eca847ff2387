internal import Paths
internal import Planner
internal import Terminal
internal import Wording

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The files that a person names: calendars, imports, exports; paths are text as `PathText` has it.
enum Files {
  /// Whether something lies at a path, at the end of all symbolic links.
  static func exists(_ path: String) -> Bool {
    status(of: path) != nil
  }

  /// Whether a folder lies at a path, at the end of all symbolic links.
  static func isFolder(_ path: String) -> Bool {
    status(of: path).map(isFolder) ?? false
  }

  /// Whether a program that this process may start lies at a path.
  static func isProgram(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
      && path.withSystemPath { access($0, X_OK) } == 0
  }

  /// Whether two paths lead to the same file or folder, through links of any kind.
  static func isSame(_ path: String, _ other: String) -> Bool {
    guard let one = status(of: path), let two = status(of: other) else { return path == other }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  /// The permission bits of what lies at a path.
  static func mode(of path: String) -> Int? {
    status(of: path).map { Int($0.st_mode & 0o7777) }
  }

  /// The paths of everything in a folder and in those inside it, seen from the folder; throws what the system says.
  ///
  /// A symbolic link to a folder is named, and not followed.
  static func contents(of folder: String) throws(SystemError) -> [String] {
    var paths: [String] = []
    for name in try names(in: folder) {
      paths.append(name)
      let path = folder + "/" + name
      if linkStatus(of: path).map(isFolder) ?? false {
        paths += try contents(of: path).map { name + "/" + $0 }
      }
    }
    return paths
  }

  /// More bytes than anyone keeps in a file of tasks; a device can go on for ever.
  private static let sizeLimit = 1 << 28

  /// The bytes of a file, a pipe or whatever else can be read to its end; throws what the system says, and
  /// «file too large» where that is more than may be, which is asked as it comes in.
  static func read(
    _ path: String, most: ([UInt8]) -> Int = { _ in sizeLimit }
  ) throws(SystemError) -> [UInt8] {
    let descriptor = path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        let got = Files.read(descriptor, into: buffer)
        if got < 0 { code = errno }
        count = max(0, got)
      }
      if code == EINTR { continue }
      if code != 0 { throw SystemError(code: code) }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      if bytes.count > most(bytes) { throw SystemError(code: EFBIG) }
    }
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// A path from the root, without `.` and `..`, so that it means the same from every folder.
  static func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : workingFolder + "/" + path).split(separator: "/") {
      switch part {
      case ".": break
      case "..": if !parts.isEmpty { parts.removeLast() }
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path at the end of the symbolic links that begin at a path; nothing need be there.
  static func resolved(_ path: String) -> String {
    var target = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      guard let next = destination(ofLink: target) else { return target }
      let folder = target.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      target = next.hasPrefix("/") || folder.isEmpty ? next : folder.joined(separator: "/") + "/" + next
    }
    return target
  }

  /// The last part of a path, without what follows its last dot.
  static func plainName(_ path: String) -> String {
    guard let name = path.split(separator: "/").last else { return path }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// Makes a new folder with a name of its own, for its owner only, inside another; throws what the system says.
  static func makeFolder(in folder: String, named prefix: String) throws(SystemError) -> String {
    var template = PathText.bytes(of: "\(folder)/\(prefix)XXXXXX").map { CChar(bitPattern: $0) } + [0]
    guard template.withUnsafeMutableBufferPointer({ $0.baseAddress.flatMap(mkdtemp) }) != nil else {
      throw .last
    }
    return PathText.text(of: template.dropLast().map { UInt8(bitPattern: $0) })
  }

  /// Makes the folders in which a path lies, where they are missing; throws what the system says.
  static func makeFolders(above path: String) throws(SystemError) {
    let parts = path.split(separator: "/" as Character).dropLast()
    var folder = ""
    for part in parts {
      folder += "/" + part
      if isFolder(folder) { continue }
      guard folder.withSystemPath({ mkdir($0, 0o755) }) == 0 else { throw .last }
    }
  }

  /// Writes a new file, for its owner only; throws what the system says.
  static func write(_ text: String, to path: String) throws(SystemError) {
    let descriptor = path.withSystemPath { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    do {
      try DescriptorSink(descriptor).write(Array(text.utf8))
    } catch {
      throw .last
    }
  }

  /// Takes away what lies at a path, with everything in it.
  static func remove(_ path: String) {
    if linkStatus(of: path).map(isFolder) ?? false {
      for name in (try? names(in: path)) ?? [] { remove(path + "/" + name) }
      path.withSystemPath { _ = rmdir($0) }
    } else {
      path.withSystemPath { _ = unlink($0) }
    }
  }

  /// The names in a folder, in no order, without `.` and `..`; throws what the system says.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = folder.withSystemPath({ opendir($0) }) else { throw .last }
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
    guard errno == 0 else { throw .last }
    return names
  }

  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return PathText.text(of: path)
  }

  private static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = path.withSystemPath { readlink($0, &bytes, bytes.count) }
    return length > 0 ? PathText.text(of: bytes[..<length].map { UInt8(bitPattern: $0) }) : nil
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return path.withSystemPath { stat($0, &status) } == 0 ? status : nil
  }

  private static func linkStatus(of path: String) -> stat? {
    var status = stat()
    return path.withSystemPath { lstat($0, &status) } == 0 ? status : nil
  }

  private static func isFolder(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFDIR
  }
}
