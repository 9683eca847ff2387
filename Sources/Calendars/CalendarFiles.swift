import Paths

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds and reads the files of a calendar.
///
/// Everything is opened for reading only. Paths are text as `PathText` has it.
enum CalendarFiles {
  /// The most bytes that are read from one file.
  static let mostBytes = 256 << 20

  /// What stands at a path of a calendar.
  struct Listing {
    /// The files, sorted by path.
    var files: [String] = []
    /// The paths that could not be looked into.
    var problems: [(path: String, kind: CalendarProblem.Kind)] = []
  }

  /// The file at a path, whatever its name, or the `.ics` files of the folder there and of those inside it.
  ///
  /// Hidden files and folders are left out. A folder that is reached twice, over a symbolic link, is
  /// searched once.
  ///
  /// - Parameters:
  ///   - isWanted: Which names in folders are files of the calendar.
  ///   - isSearched: Which names are those of folders to look into.
  static func list(
    _ path: String, where isWanted: (String) -> Bool = isCalendar,
    inside isSearched: (String) -> Bool = { _ in true }
  ) -> Listing {
    var listing = Listing()
    guard let status = status(of: path) else {
      let kind: CalendarProblem.Kind = errno == ENOENT ? .missing : .unreadable(code: errno)
      return Listing(problems: [(path, kind)])
    }
    guard isFolder(status) else { return Listing(files: [path]) }
    var visited: Set<FolderID> = []
    var folders = [path]
    while let folder = folders.popLast() {
      guard let id = CalendarFiles.status(of: folder).map(FolderID.init), visited.insert(id).inserted
      else { continue }
      search(folder, where: isWanted, inside: isSearched, into: &listing, folders: &folders)
    }
    listing.files.sort()
    return listing
  }

  private struct FolderID: Hashable {
    let device: UInt64
    let node: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// Whether a name is one of a calendar file.
  private static func isCalendar(_ name: String) -> Bool { name.lowercased().hasSuffix(".ics") }

  private static func search(
    _ folder: String, where isWanted: (String) -> Bool, inside isSearched: (String) -> Bool,
    into listing: inout Listing, folders: inout [String]
  ) {
    guard let stream = folder.withSystemPath({ opendir($0) }) else {
      listing.problems.append((folder, .unreadable(code: errno)))
      return
    }
    defer { closedir(stream) }
    while true {
      // Only this tells the end from a fault (readdir(3)).
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { PathText.text(of: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG):
        if isWanted(name) { listing.files.append(path) }
      case Int32(DT_DIR):
        if isSearched(name) { folders.append(path) }
      default:
        // A link, or a file system that does not say what it holds.
        if status(of: path).map(isFolder) ?? false {
          if isSearched(name) { folders.append(path) }
        } else if isWanted(name) {
          listing.files.append(path)
        }
      }
    }
    let code = errno
    if code != 0 { listing.problems.append((folder, .unreadable(code: code))) }
  }

  /// What a body makes of a file, or why it cannot be had.
  ///
  /// The bytes are there only while the body runs. Where the file has changed meanwhile, what the body has made of it is
  /// thrown away, and it runs again.
  static func read<Result>(
    _ path: String, most: Int = mostBytes, _ body: (FileBytes) -> Result
  ) throws(ReadFailure) -> Result {
    // Without O_NONBLOCK a named pipe would make the program wait for ever.
    let descriptor = path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      throw ReadFailure(kind: errno == ENOENT ? .missing : .unreadable(code: errno))
    }
    defer { close(descriptor) }
    for _ in 0..<mostAttempts {
      let before = try state(of: descriptor)
      guard before.isFile else { throw ReadFailure(kind: .notAFile) }
      guard before.size <= most else { throw ReadFailure(kind: .tooLarge(bytes: before.size)) }
      let file = FileBytes(descriptor, count: before.size)
      let result = body(file)
      if let code = file.failure, code != 0 { throw ReadFailure(kind: .unreadable(code: code)) }
      if file.failure == nil, try state(of: descriptor) == before { return result }
    }
    throw ReadFailure(kind: .changing)
  }

  /// What a body makes of all bytes of a file of the zone database at once, or why they cannot be had.
  ///
  /// The largest of them, the list of names, has a tenth of a megabyte.
  static func readWhole<Result>(_ path: String, _ body: (Bytes) -> Result) throws(ReadFailure) -> Result {
    try read(path, most: 1 << 20) { body($0.part(0..<$0.count)) }
  }

  /// How often a file is read that changes while it is read.
  private static let mostAttempts = 5

  /// What tells one state of an open file from another.
  private struct FileState: Equatable {
    let isFile: Bool
    let size: Int
    let changed: [Int]
  }

  private static func state(of descriptor: Int32) throws(ReadFailure) -> FileState {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadFailure(kind: .unreadable(code: errno)) }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return FileState(
      isFile: status.st_mode & S_IFMT == S_IFREG, size: Int(status.st_size),
      changed: [Int(changed.tv_sec), Int(changed.tv_nsec)])
  }

  /// Why a file could not be read.
  struct ReadFailure: Error {
    let kind: CalendarProblem.Kind
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return path.withSystemPath { stat($0, &status) } == 0 ? status : nil
  }

  private static func isFolder(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFDIR
  }
}
