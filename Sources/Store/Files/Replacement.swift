import Paths

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// New contents of a file that are not yet in its place; they are gone unless they are put there.
struct Replacement: ~Copyable {
  /// The path as people know it.
  let path: String
  /// The file that holds the new contents, in the folder of the real one.
  let temporary: String
  /// The real file.
  let target: String
  /// The new contents, open for writing.
  let file: SystemFile
  /// Whether the new contents have reached the disk.
  private(set) var isOnDisk = false

  init(path: String, temporary: String, target: String, file: consuming SystemFile) {
    self.path = path
    self.temporary = temporary
    self.target = target
    self.file = file
  }

  /// Brings the new contents to the disk.
  mutating func synchronize() throws(StoreFailure) {
    do throws(SystemFault) {
      try file.synchronize()
      isOnDisk = true
    } catch {
      throw .cannotWrite(file: path, errno: error.errno)
    }
  }

  /// Puts the new contents in the place of the old ones in one step.
  ///
  /// They must be on the disk: a name that a power cut leaves behind must not lead to half a file.
  consuming func putInPlace() throws(StoreFailure) {
    precondition(isOnDisk, "new contents are put in place only when they are on the disk")
    do throws(SystemFault) {
      if StoredFile.hasOtherNames(target) {
        let pending = StoredFile.pending(for: target)
        guard Path.move(temporary, to: pending) else { throw .last }
        // From here on the new contents count; what is left to do, the next writer does if this one cannot.
        try? StoredFile.overwrite(target, with: pending)
      } else {
        guard Path.move(temporary, to: target) else { throw .last }
      }
    } catch {
      throw .cannotWrite(file: path, errno: error.errno)
    }
  }

  deinit {
    // Finds nothing where the file has been put in its place.
    Path.remove(temporary)
  }
}

/// A file that has more than one name (hard links) cannot be replaced by a rename: the others would keep the
/// old contents. So the new contents are put beside it in one step, count from then on, and are copied into it.
extension StoredFile {
  /// Where the new contents of a file with several names lie while they are copied into it.
  static func pending(for target: String) -> String {
    Path.join(Path.folder(of: target), ".\(Path.name(of: target)).pending")
  }

  /// Whether a file has more than one name.
  static func hasOtherNames(_ target: String) -> Bool {
    var status = stat()
    return target.withSystemPath { stat($0, &status) } == 0 && status.st_nlink > 1
  }

  /// Copies pending contents into a file and takes them away.
  static func overwrite(_ target: String, with pending: String) throws(SystemFault) {
    let bytes = try SystemFile(pending, O_RDONLY).readAll(expecting: 65_536)
    let file = try SystemFile(target, O_WRONLY | O_CREAT, mode: 0o600)
    try file.write(bytes)
    try file.truncate(to: bytes.count)
    try file.synchronize()
    Path.remove(pending)
  }
}
