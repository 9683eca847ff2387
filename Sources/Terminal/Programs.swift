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
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // This process ignores some signals, which its child would go on to ignore.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let waiting = Waiting()
    defer { waiting.end() }
    var words = Words([path] + arguments)
    var settings = Words(variables.map { $0.name + "=" + $0.value })
    defer {
      words.release()
      settings.release()
    }
    var child: pid_t = 0
    let code = path.withSystemPath { path in
      posix_spawn(&child, path, &actions, &attributes, &words.pointers, &settings.pointers)
    }
    guard code == 0 else { return .notStarted(code) }
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

  /// Words as C has them, a null pointer at their end.
  private struct Words {
    var pointers: [UnsafeMutablePointer<CChar>?]

    init(_ words: [String]) {
      pointers = words.map { word in word.withSystemPath { strdup($0) } } + [nil]
    }

    func release() {
      for pointer in pointers { free(pointer) }
    }
  }
}
