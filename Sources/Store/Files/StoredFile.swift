import Paths

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of the store by its path, read whole and replaced whole.
struct StoredFile {
  /// The path as people know it, symbolic links and all.
  let path: String

  /// What was in the file, and the state in which it was found.
  struct Contents {
    let bytes: [UInt8]
    let stamp: FileStamp
  }

  /// Reads the file; nil when there is none, also where a symbolic link leads to none.
  func read() throws(StoreFailure) -> Contents? {
    do throws(SystemFault) {
      let pending = StoredFile.pending(for: try target())
      while true {
        // While a file of several names is written, what counts lies beside it.
        if let contents = try StoredFile.contents(of: pending) { return contents }
        guard let contents = try StoredFile.contents(of: path) else { return nil }
        // Such a file is written in place, so what was read counts only where no one has begun that meanwhile.
        if !StoredFile.hasOtherNames(path) || stamp == contents.stamp && !Path.exists(pending) {
          return contents
        }
      }
    } catch {
      throw .unreadable(file: path, errno: error.errno)
    }
  }

  /// The state of the file; nil when there is none.
  var stamp: FileStamp? { FileStamp(path: path) }

  /// Writes new contents beside the old ones; nothing is on the disk and nothing is replaced yet.
  ///
  /// The temporary file lies beside the real one, reached through all symbolic links, and has its mode.
  func prepare(_ bytes: [UInt8]) throws(StoreFailure) -> Replacement {
    let target = try realPath()
    let temporary = Path.join(
      Path.folder(of: target), StoredFile.temporaryPrefix(for: target) + "\(getpid())")
    do throws(SystemFault) {
      let file = try SystemFile(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      let replacement = Replacement(path: path, temporary: temporary, target: target, file: file)
      if let old = try? SystemFile(target, O_RDONLY) { try replacement.file.adopt(old) }
      try replacement.file.write(bytes)
      return replacement
    } catch {
      throw .cannotWrite(file: path, errno: error.errno)
    }
  }

  /// Puts new contents in the place of the old ones, all or nothing, and brings them to the disk.
  func replace(with bytes: [UInt8]) throws(StoreFailure) {
    var replacement = try prepare(bytes)
    try replacement.synchronize()
    try replacement.putInPlace()
    StoredFile.synchronize(folder: realFolder)
  }

  /// Takes the file away.
  func remove() throws(StoreFailure) {
    guard Path.remove(path) || SystemFault.last.errno == ENOENT else {
      throw .cannotWrite(file: path, errno: SystemFault.last.errno)
    }
  }

  /// Waits until the entries of a folder have reached the disk.
  ///
  /// What was renamed counts already, so where a file system cannot do that, or the folder may not be opened
  /// for reading, nothing is gained by complaining.
  static func synchronize(folder: String) {
    try? SystemFile(folder, O_RDONLY).synchronize()
  }

  /// Ends what writers that were killed have begun beside the real file; only for who holds the lock.
  ///
  /// - Parameter end: The lock's `leftoversEnd`.
  func removeLeftovers(before end: Int) throws(StoreFailure) {
    let target = try realPath()
    let folder = Path.folder(of: target)
    let prefix = StoredFile.temporaryPrefix(for: target)
    // Where that folder cannot be listed a temporary file stays, and nothing is lost by it.
    for name in (try? Path.entries(of: folder)) ?? [] where name.hasPrefix(prefix) {
      let path = Path.join(folder, name)
      if (FileStamp(path: path)?.seconds ?? 0) < end { Path.remove(path) }
    }
    do throws(SystemFault) {
      let pending = StoredFile.pending(for: target)
      if Path.exists(pending) { try StoredFile.overwrite(target, with: pending) }
    } catch {
      throw .cannotWrite(file: path, errno: error.errno)
    }
  }

  /// The folder in which the real file lies.
  var realFolder: String {
    Path.folder(of: (try? target()) ?? path)
  }

  private func realPath() throws(StoreFailure) -> String {
    do throws(SystemFault) {
      return try target()
    } catch {
      throw .cannotWrite(file: path, errno: error.errno)
    }
  }

  /// The path of the real file at the end of all symbolic links, which need not exist.
  private func target() throws(SystemFault) -> String {
    var target = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      guard let next = Path.destination(ofLink: target) else { return target }
      target = next.hasPrefix("/") ? next : Path.join(Path.folder(of: target), next)
    }
    throw SystemFault(errno: ELOOP)
  }

  private static func contents(of path: String) throws(SystemFault) -> Contents? {
    do throws(SystemFault) {
      let file = try SystemFile(path, O_RDONLY)
      let status = try file.status()
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw SystemFault(errno: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
      }
      return Contents(bytes: try file.readAll(expecting: Int(status.st_size)), stamp: FileStamp(status))
    } catch {
      if error.errno == ENOENT { return nil }
      throw error
    }
  }

  private static func temporaryPrefix(for target: String) -> String {
    ".\(Path.name(of: target)).tmp-"
  }
}

extension [UInt8] {
  /// Whether it holds the same as another, compared by the C library, which is quicker than byte by byte.
  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.isEmpty }
        return memcmp(first, second, left.count) == 0
      }
    }
  }
}
