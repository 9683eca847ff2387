#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The right to tell, and to write down what was told, held until the value goes away.
///
/// It is a lock of its own: who waits for a desktop that does not answer keeps no one from adding a task.
package final class ReminderLock {
  private let file: SystemFile

  fileprivate init(_ file: consuming SystemFile) {
    self.file = file
  }
}

/// The file beside the store that keeps what was told, on this device alone.
extension TaskStore {
  private var reminderFile: StoredFile { StoredFile(path: Path.join(folder, "remind.json")) }

  /// The path of that file.
  package var reminderPath: String { reminderFile.path }

  /// What was told, without a lock; nil where nothing ever was.
  ///
  /// Throws `damaged` where the file cannot be read.
  package func reminderMemory() throws(StoreFailure) -> ReminderMemory? {
    try reminderFile.read().map { contents throws(StoreFailure) in
      try ReminderMemory(file: reminderFile.path, bytes: contents.bytes)
    }
  }

  /// Takes the right to tell; nil where another process has it for all of that time.
  ///
  /// - Parameter patience: For how many hundredths of a second it is waited.
  package func takeReminderLock(patience: Int) throws(StoreFailure) -> ReminderLock? {
    if folder.isEmpty { throw .noFolder }
    try Path.makeFolder(folder)
    let path = Path.join(folder, "remind.lock")
    do throws(SystemFault) {
      let file = try SystemFile(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
      for _ in 0...patience {
        // A file system that knows no locks keeps nobody out.
        if try file.tryLock() != .held { return ReminderLock(file) }
        usleep(10_000)
      }
    } catch {
      throw .cannotWrite(file: path, errno: error.errno)
    }
    return nil
  }

  /// Writes what was told; only for who holds the lock.
  package func keep(_ memory: ReminderMemory, holding lock: ReminderLock) throws(StoreFailure) {
    try reminderFile.removeLeftovers(before: .max)
    try reminderFile.replace(with: memory.bytes)
  }

  /// Puts a file that cannot be read aside, so that a new one can be begun; returns where it is then.
  package func setReminderFileAside(holding lock: ReminderLock) throws(StoreFailure) -> String {
    let kept = Path.free(in: folder, "remind-damaged", ".json")
    guard Path.move(reminderFile.path, to: kept) else {
      throw .cannotWrite(file: kept, errno: SystemFault.last.errno)
    }
    return kept
  }
}
