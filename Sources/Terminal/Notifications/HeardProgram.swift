internal import Paths

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A program whose lines are heard while it still runs.
final class HeardProgram {
  /// What is heard.
  enum Heard: Equatable {
    case line(String)
    /// It has ended with this status; 128 and the signal's number where one ended it.
    case ended(Int32)
    /// Nothing, for as long as it was listened.
    case nothing
  }

  private let child: pid_t
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  /// Starts a program whose output is a terminal, so that it writes each line at once; nil where it cannot be started.
  init?(_ path: String, _ arguments: [String], _ variables: [(name: String, value: String)]) {
    guard let (terminal, name) = HeardProgram.pseudoTerminal() else { return nil }
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    guard case .started(let child) = Spawning.start(path, arguments, variables, output: .path(name)) else {
      close(terminal)
      return nil
    }
    (self.child, descriptor) = (child, terminal)
  }

  /// Starts a program in a session of its own that outlives this one and lets go of what it writes to; nil where it
  /// cannot be started.
  init?(detached path: String, _ arguments: [String], _ variables: [(name: String, value: String)]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let outcome = Spawning.start(
      path, arguments, variables, output: .descriptor(ends[1]), isOwnSession: true)
    close(ends[1])
    guard case .started(let child) = outcome else {
      close(ends[0])
      return nil
    }
    (self.child, descriptor) = (child, ends[0])
  }

  deinit {
    close(descriptor)
  }

  /// The next line, waited for so many milliseconds at most; one without an end counts when the program has ended.
  func line(within milliseconds: Int32) -> Heard {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[..<end].filter { $0 != UInt8(ascii: "\r") }
        bytes.removeFirst(end + 1)
        return .line(String(decoding: line, as: UTF8.self))
      }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, milliseconds)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return .nothing }
      var chunk = [UInt8](repeating: 0, count: 512)
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      // The end of a pseudo-terminal is an error of reading it.
      guard count > 0 else { return ended() }
      // Who writes without end is not listened to.
      if bytes.count > 65_536 { return .nothing }
      bytes += chunk[..<count]
    }
  }

  /// Ends it, with all that it has started.
  func end() {
    kill(-child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  private func ended() -> Heard {
    var status: Int32 = 0
    // It has closed its output, so it is about to end.
    for _ in 0..<100 {
      if waitpid(child, &status, WNOHANG) != 0 {
        return .ended(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F)
      }
      usleep(10_000)
    }
    end()
    return .ended(128 + SIGKILL)
  }

  /// A new pseudo-terminal: this end of it, and the path of the other.
  private static func pseudoTerminal() -> (descriptor: Int32, path: String)? {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    #if canImport(Darwin)
      if grantpt(terminal) == 0, unlockpt(terminal) == 0, let name = ptsname(terminal) {
        return (terminal, PathText.text(of: name))
      }
    #else
      // TIOCSPTLCK and TIOCGPTN of linux/asm-generic/ioctls.h, which unlockpt(3) and ptsname(3) are made of.
      var (lock, number): (Int32, UInt32) = (0, 0)
      if ioctl(terminal, 0x4004_5431, &lock) == 0, ioctl(terminal, 0x8004_5430, &number) == 0 {
        return (terminal, "/dev/pts/\(number)")
      }
    #endif
    close(terminal)
    return nil
  }
}
