#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds and reads the files of a calendar.
///
/// Everything is opened for reading only.
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
  static func list(_ path: String) -> Listing {
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
      search(folder, into: &listing, folders: &folders)
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

  private static func search(_ folder: String, into listing: inout Listing, folders: inout [String]) {
    guard let stream = opendir(folder) else {
      listing.problems.append((folder, .unreadable(code: errno)))
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let isCalendar = name.lowercased().hasSuffix(".ics")
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG):
        if isCalendar { listing.files.append(path) }
      case Int32(DT_DIR):
        folders.append(path)
      default:
        // A link, or a file system that does not say what it holds.
        if status(of: path).map(isFolder) ?? false {
          folders.append(path)
        } else if isCalendar {
          listing.files.append(path)
        }
      }
    }
  }

  /// What a body makes of the bytes of a file, or why they cannot be had.
  ///
  /// The bytes are there only while the body runs. A large file is not copied but mapped.
  static func read<Result>(_ path: String, _ body: (Bytes) -> Result) throws(ReadFailure) -> Result {
    // Without O_NONBLOCK a named pipe would make the program wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw ReadFailure(kind: errno == ENOENT ? .missing : .unreadable(code: errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadFailure(kind: .unreadable(code: errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw ReadFailure(kind: .notAFile) }
    let size = Int(status.st_size)
    guard size <= mostBytes else { throw ReadFailure(kind: .tooLarge(bytes: size)) }
    return size < leastMapped
      ? try copied(descriptor, size: size, body) : try mapped(descriptor, size: size, body)
  }

  /// From how many bytes on mapping a file is cheaper than copying it.
  private static let leastMapped = 64 << 10

  private static func copied<Result>(
    _ descriptor: Int32, size: Int, _ body: (Bytes) -> Result
  ) throws(ReadFailure) -> Result {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = pread(descriptor, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        guard got > 0 else { break }
        count += got
      }
    }
    guard code == 0 else { throw ReadFailure(kind: .unreadable(code: code)) }
    return bytes.withUnsafeBufferPointer(body)
  }

  private static func mapped<Result>(
    _ descriptor: Int32, size: Int, _ body: (Bytes) -> Result
  ) throws(ReadFailure) -> Result {
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw ReadFailure(kind: .unreadable(code: errno))
    }
    defer { munmap(start, size) }
    madvise(start, size, MADV_SEQUENTIAL)
    return body(Bytes(start: start.assumingMemoryBound(to: UInt8.self), count: size))
  }

  /// Why a file could not be read.
  struct ReadFailure: Error {
    let kind: CalendarProblem.Kind
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func isFolder(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFDIR
  }
}
