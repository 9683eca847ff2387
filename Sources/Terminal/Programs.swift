internal import Paths

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Programs that do a piece of work by themselves, unseen: no shell, no terminal, no variables but those that are given.
package protocol Programs: AnyObject {
  /// Runs the program at a path to its end, at most so many seconds; paths are text as `PathText` has it.
  func run(
    _ path: String, _ arguments: [String], variables: [(name: String, value: String)], seconds: Int
  ) -> ProgramEnd
}

/// How a program came to its end.
package enum ProgramEnd: Equatable, Sendable {
  /// By itself, with its exit status; 128 and the signal's number where one ended it.
  case ended(Int32)
  /// It could not be started; the system's error number.
  case notStarted(Int32)
  /// It took too long and was ended, with all that it had started.
  case tookTooLong
  /// Ctrl-C ended it.
  case interrupted
}

/// Programs of this machine.
package final class LivePrograms: Programs {
  /// The programs that this process may start.
  package init() {}

  /// Runs a program in a process group of its own, with nothing to read and nobody who reads what it says.
  package func run(
    _ path: String, _ arguments: [String], variables: [(name: String, value: String)], seconds: Int
  ) -> ProgramEnd {
    let waiting = Waiting()
    defer { waiting.end() }
    let child: pid_t
    switch Spawning.start(path, arguments, variables) {
    case .failure(let code): return .notStarted(code)
    case .started(let id): child = id
    }
    // What the program has started and left behind ends with it.
    defer { kill(-child, SIGKILL) }
    var status: Int32 = 0
    for _ in 0..<seconds * 100 {
      if waitpid(child, &status, WNOHANG) != 0 {
        if waiting.wasInterrupted { return .interrupted }
        return .ended(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F)
      }
      if waiting.wasInterrupted { kill(-child, SIGTERM) }
      usleep(10_000)
    }
    kill(-child, SIGKILL)
    waitpid(child, &status, 0)
    return .tookTooLong
  }
}
