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
///
/// Two things are locked, always in this order: a file that other programs can lock too, and the folder in which the
/// store's real file lies. The second keeps apart who comes to one file by different links, and whoever found another
/// lock file because someone has taken the first away. Where it cannot be locked (NFS), the first has to do.
struct FolderLock: ~Copyable {
  /// How long a writer waits between two tries, and how often it tries while the holder stays the same.
  private static let pause: UInt32 = 5_000
  private static let patience = 1_000
  /// The most tries of all, where one holder follows another.
  private static let limit = 12_000
  /// How often a writer begins anew where the file that it has locked was taken away.
  private static let beginnings = 3

  private let file: SystemFile
  private let folder: SystemFile?
  /// Temporary files that were last written before this instant, by the clock of the file system, are no one's any
  /// more: all of them where others are kept out.
  ///
  /// Where the file system knows no locks a writer only notices, before it replaces a file, that someone else has
  /// written it; another one, on another machine even, may be at work on its own temporary file meanwhile.
  let leftoversEnd: Int
  /// How many seconds after which no writer is at work on a temporary file any more.
  private static let longestWrite = 3_600

  private init(_ file: consuming SystemFile, _ folder: consuming SystemFile?, leftoversEnd: Int) {
    self.file = file
    self.folder = folder
    self.leftoversEnd = leftoversEnd
  }

  /// Waits for the lock of a folder, up to five seconds on any one holder.
  ///
  /// - Parameter realFolder: The folder in which the store's real file lies, the same one but for links.
  static func take(in folder: String, writing realFolder: String) throws(StoreFailure) -> FolderLock {
    let path = Path.join(folder, "lock")
    var file = try open(path)
    var isExclusive = try wait(for: file, at: path)
    // One that was taken away while it was waited for keeps no one out who comes now.
    for _ in 0..<beginnings where isExclusive && !file.isThere(at: path) {
      file = try open(path)
      isExclusive = try wait(for: file, at: path)
    }
    let real = try locked(realFolder)
    let isAlone = isExclusive && (real != nil || realFolder == folder)
    // Who holds it is only said for messages, so a full disk is no reason to stop here.
    try? file.truncate(to: 0)
    try? file.write(Array("\(getpid())\n".utf8))
    // What was just written into it says what the time is there.
    let instant = (try? file.status()).map { FileStamp($0).seconds } ?? 0
    return FolderLock(file, real, leftoversEnd: isAlone ? .max : instant - longestWrite)
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

  /// A folder that is locked; nil where it cannot be.
  private static func locked(_ path: String) throws(StoreFailure) -> SystemFile? {
    guard let folder = try? SystemFile(path, O_RDONLY) else { return nil }
    do throws(StoreFailure) {
      if try wait(for: folder, at: path) { return folder }
    } catch {
      if case .busy = error { throw error }
    }
    return nil
  }

  /// Waits until the lock comes free; whether it then keeps others out.
  private static func wait(for file: borrowing SystemFile, at path: String) throws(StoreFailure) -> Bool {
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
      if waited >= patience { break }
    }
    throw .busy(lock: path, holder: FolderLock.holder(of: path))
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
