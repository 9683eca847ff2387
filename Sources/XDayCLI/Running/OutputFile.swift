internal import Paths
internal import Terminal
internal import Wording

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Files that a person asked for with `--output`: written whole or not at all, never over another by accident.
enum OutputFile {
  /// Writes the text beside its place, brings it to the disk and moves it there; a symbolic link is followed.
  ///
  /// A new file is for its owner alone, since it holds tasks; one that is replaced keeps its mode.
  ///
  /// Throws `CommandFailure.fileExists` where something is there and it is not forced, and
  /// `.fileNotWritten` with the system's words, also for what is no ordinary file; then no file is left behind.
  static func write(_ text: String, to path: String, isForced: Bool) throws(CommandFailure) {
    try write(Array(text.utf8), to: path, isForced: isForced)
  }

  /// The same of bytes that are no text.
  static func write(_ bytes: [UInt8], to path: String, isForced: Bool) throws(CommandFailure) {
    let target = Files.resolved(path)
    var status = stat()
    let isThere = target.withSystemPath { lstat($0, &status) } == 0
    if isThere && !isForced { throw .fileExists(path) }
    if isThere && status.st_mode & S_IFMT != S_IFREG {
      throw .fileNotWritten(
        path, reason: SystemError.text(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL))
    }
    removeLeftovers(of: target)
    let temporary = target + OutputFile.mark + "\(getpid())"
    let code =
      fill(temporary, with: bytes, like: isThere ? status : nil)
      ?? place(temporary, at: target, isForced: isForced)
    temporary.withSystemPath { _ = unlink($0) }
    if code == EEXIST { throw .fileExists(path) }
    if let code { throw .fileNotWritten(path, reason: SystemError.text(code)) }
  }

  /// What stands between the name of a file and the process that writes it.
  private static let mark = ".xday.tmp-"

  /// Takes away what runs that were killed have left beside a file: it holds tasks.
  private static func removeLeftovers(of target: String) {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(target[...$0]) } ?? "./"
    let prefix = (slash.map { String(target[target.utf8.index(after: $0)...]) } ?? target) + mark
    for name in (try? Files.names(in: folder)) ?? [] where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count)), process > 0 else { continue }
      // One that runs still writes, whoever's it is.
      guard kill(process, 0) != 0, errno == ESRCH else { continue }
      (folder + name).withSystemPath { _ = unlink($0) }
    }
  }

  /// Writes a new file to the disk; an error number where that fails.
  private static func fill(_ path: String, with bytes: [UInt8], like old: stat?) -> Int32? {
    path.withSystemPath { _ = unlink($0) }
    let descriptor = path.withSystemPath { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    if let old {
      // Where the owner cannot be kept, neither can a mode that was meant for that owner's group.
      let isKept = fchown(descriptor, old.st_uid, old.st_gid) == 0
      if isKept || old.st_uid == geteuid() && old.st_gid == getegid() {
        _ = fchmod(descriptor, old.st_mode & 0o7777)
      }
    }
    do throws(WriteFailure) {
      try DescriptorSink(descriptor).write(bytes)
    } catch {
      switch error {
      case .closed: return EPIPE
      case .failed(let code): return code
      }
    }
    return fsync(descriptor) == 0 ? nil : errno
  }

  /// Moves the file to its place; without force only where nothing is, even when another program is quicker.
  private static func place(_ temporary: String, at target: String, isForced: Bool) -> Int32? {
    if isForced { return move(temporary, target) == 0 ? nil : errno }
    if temporary.withSystemPath({ path in target.withSystemPath { link(path, $0) } }) == 0 { return nil }
    // A file system without hard links: nothing was there a moment ago.
    if errno == EPERM || errno == ENOTSUP { return move(temporary, target) == 0 ? nil : errno }
    return errno
  }

  private static func move(_ path: String, _ target: String) -> Int32 {
    path.withSystemPath { path in target.withSystemPath { rename(path, $0) } }
  }
}
