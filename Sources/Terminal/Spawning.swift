internal import Paths

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// How another program is started: no shell, nothing to read, its errors unseen, no variables but those that are given.
enum Spawning {
  /// Where what it says goes.
  enum Output {
    case nowhere
    /// A file by its path, as a pseudo-terminal is.
    case path(String)
    /// A descriptor of this process.
    case descriptor(Int32)
  }

  /// What came of it: the process, or the system's error number.
  enum Outcome {
    case started(pid_t)
    case failure(Int32)
  }

  /// Starts a program in a process group, or a session, of its own.
  static func start(
    _ path: String, _ arguments: [String], _ variables: [(name: String, value: String)],
    output: Output = .nowhere, isOwnSession: Bool = false
  ) -> Outcome {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let session: Int32 = 0x400
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let session: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    switch output {
    case .nowhere: posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    case .path(let path):
      _ = path.withSystemPath { posix_spawn_file_actions_addopen(&actions, 1, $0, O_WRONLY | O_NOCTTY, 0) }
    case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // This process ignores some signals, which its child would go on to ignore.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT, SIGHUP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // Nor are signals blocked in it that are blocked here, as in some thread of whoever started this process.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    if !isOwnSession { posix_spawnattr_setpgroup(&attributes, 0) }
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        | Int16(isOwnSession ? session : Int32(POSIX_SPAWN_SETPGROUP))
    )
    var words = CWords([path] + arguments)
    var settings = CWords(variables.map { $0.name + "=" + $0.value })
    defer {
      words.release()
      settings.release()
    }
    var child: pid_t = 0
    let code = path.withSystemPath { path in
      posix_spawn(&child, path, &actions, &attributes, &words.pointers, &settings.pointers)
    }
    return code == 0 ? .started(child) : .failure(code)
  }
}

/// Words as C has them, a null pointer at their end.
private struct CWords {
  var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ words: [String]) {
    pointers = words.map { word in word.withSystemPath { strdup($0) } } + [nil]
  }

  func release() {
    for pointer in pointers { free(pointer) }
  }
}
