import Paths

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The right to write into a store's folder, held until the value goes away.
///
/// The kernel keeps the lock (flock(2)) and lets go of it when its holder ends, however that happens; the
/// holder's process id in the file is only for messages.
struct FolderLock: ~Copyable {
  /// How long a writer waits between two tries, and how often it tries while the holder stays the same.
  private static let pause: UInt32 = 5_000
  private static let patience = 1_000
  /// The most tries of all, where one holder follows another.
  private static let limit = 12_000

  private let file: SystemFile
  /// Temporary files that were last written before this instant, by the clock of the file system, are no one's any
  /// more: all of them where others are kept out.
  ///
  /// Where the file system knows no locks a writer only notices, before it replaces a file, that someone else has
  /// written it; another one, on another machine even, may be at work on its own temporary file meanwhile.
  let leftoversEnd: Int
  /// How many seconds after which no writer is at work on a temporary file any more.
  private static let longestWrite = 3_600

  private init(_ file: consuming SystemFile, leftoversEnd: Int) {
    self.file = file
    self.leftoversEnd = leftoversEnd
  }

  /// Waits for the lock of a folder, up to five seconds on any one holder.
  static func take(in folder: String) throws(StoreFailure) -> FolderLock {
    let path = Path.join(folder, "lock")
    let file = try open(path)
    guard let isExclusive = try wait(for: file, at: path) else {
      throw .busy(lock: path, holder: holder(of: path))
    }
    // Who holds it is only said for messages, so a full disk is no reason to stop here.
    try? file.truncate(to: 0)
    try? file.write(Array("\(getpid())\n".utf8))
    // What was just written into it says what the time is there.
    let instant = (try? file.status()).map { FileStamp($0).seconds } ?? 0
    return FolderLock(file, leftoversEnd: isExclusive ? .max : instant - longestWrite)
  }

  /// Lets go of the lock.
  consuming func release() {}

  private static func open(_ path: String) throws(StoreFailure) -> SystemFile {
    do throws(SystemFault) {
      // A link could lead anywhere, and whoever holds the lock writes into the file.
      return try SystemFile(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
    } catch {
      if Path.destination(ofLink: path) != nil { throw .lockIsLink(lock: path) }
      throw .cannotWrite(file: path, errno: error.errno)
    }
  }

  /// Whether the lock came free within the time, and then whether it keeps others out; nil where it did not.
  private static func wait(for file: borrowing SystemFile, at path: String) throws(StoreFailure) -> Bool? {
    var (holder, waited) = (note(in: path), 0)
    for _ in 0..<limit {
      do throws(SystemFault) {
        switch try file.tryLock() {
        case .taken: return true
        case .unknown: return false
        case .held: break
        }
      } catch {
        throw .cannotWrite(file: path, errno: error.errno)
      }
      usleep(pause)
      let current = note(in: path)
      waited = current == holder ? waited + 1 : 0
      holder = current
      if waited >= patience { return nil }
    }
    return nil
  }

  /// What the last holder wrote into the file.
  private static func note(in path: String) -> [UInt8] {
    (try? SystemFile(path, O_RDONLY).readAll(expecting: 16)) ?? []
  }

  /// The process that holds the lock: the kernel's list knows it also when it wrote nothing into the file.
  private static func holder(of path: String) -> Int? {
    var status = stat()
    if path.withSystemPath({ stat($0, &status) }) == 0,
      let list = try? SystemFile("/proc/locks", O_RDONLY).readAll(expecting: 4_096)
    {
      let inode = ":\(status.st_ino)"
      for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ")
        // «1: FLOCK ADVISORY WRITE 4711 08:01:131090 0 EOF»; waiting ones have an arrow after the number.
        if words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(inode) { return Int(words[4]) }
      }
    }
    return Int(String(decoding: note(in: path).prefix { $0 != 0x0A }, as: UTF8.self))
  }
}
