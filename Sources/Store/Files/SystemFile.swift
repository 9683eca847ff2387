import Paths

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call of the operating system that failed.
struct SystemFault: Error {
  let errno: Int32

  /// The fault of the call that has just failed.
  static var last: SystemFault { SystemFault(errno: currentErrno) }

  private static var currentErrno: Int32 {
    #if canImport(Darwin)
      Darwin.errno
    #elseif canImport(Musl)
      Musl.errno
    #else
      Glibc.errno
    #endif
  }
}

/// What tells one state of a file from another: which file it is, its size, when it was changed.
package struct FileStamp: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  /// The state of what lies at a path, at the end of all symbolic links; nil for nothing.
  package init?(path: String) {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    #endif
  }
}

/// An open file, closed when it is no longer used.
struct SystemFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file; never waits for the other end of a pipe and never passes the descriptor on.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemFault) {
    var result: Int32
    repeat {
      result = path.withSystemPath { open($0, flags | O_CLOEXEC | O_NONBLOCK, mode) }
    } while result < 0 && SystemFault.last.errno == EINTR
    guard result >= 0 else { throw .last }
    descriptor = result
  }

  deinit {
    close(descriptor)
  }

  /// What the system says of the file.
  func status() throws(SystemFault) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return status
  }

  /// Whether it is what lies at a path, and no link to it.
  func isThere(at path: String) -> Bool {
    var there = stat()
    guard let own = try? status(), path.withSystemPath({ lstat($0, &there) }) == 0 else { return false }
    return own.st_dev == there.st_dev && own.st_ino == there.st_ino
  }

  /// All bytes from where reading stands to the end, in one piece when there are `size` of them.
  func readAll(expecting size: Int) throws(SystemFault) -> [UInt8] {
    var bytes = try readSome(size + 1)
    // The file has grown since its size was asked for.
    while bytes.count > size {
      let more = try readSome(65_536)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Up to so many bytes; fewer only at the end of the file.
  private func readSome(_ count: Int) throws(SystemFault) -> [UInt8] {
    var fault: SystemFault?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let received = read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
        if received > 0 {
          filled += received
        } else if received == 0 {
          return
        } else if SystemFault.last.errno != EINTR {
          fault = .last
          return
        }
      }
    }
    if let fault { throw fault }
    return bytes
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemFault) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0 {
        let fault = SystemFault.last
        guard fault.errno == EINTR else { throw fault }
      } else {
        written += count
      }
    }
  }

  /// Waits until what was written, or a folder's entries, have reached the disk.
  func synchronize() throws(SystemFault) {
    #if canImport(Darwin)
      // fsync alone leaves the data in the drive's own cache there.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Gives the file the owner, mode and attributes of another, as far as the file system and its rights allow.
  func adopt(_ other: borrowing SystemFile) throws(SystemFault) {
    let status = try other.status()
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    ExtendedAttributes.copy(from: other.descriptor, to: descriptor)
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  /// Cuts the file to a length.
  func truncate(to size: Int) throws(SystemFault) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last }
  }

  /// What came of asking for a lock.
  enum Lock {
    case taken
    case held
    /// The file system knows no locks.
    case unknown
  }

  /// Takes the file's advisory lock unless someone else has it.
  func tryLock() throws(SystemFault) -> Lock {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .taken }
    let fault = SystemFault.last
    switch fault.errno {
    case EWOULDBLOCK, EINTR: return .held
    case ENOTSUP, ENOSYS, ENOLCK: return .unknown
    default: throw fault
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
