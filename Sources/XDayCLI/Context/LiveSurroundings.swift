internal import Paths
internal import Terminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Runs the command line of this process in the world as it is and returns the exit status.
package func runLive() -> Int32 {
  var arguments: [String] = []
  for index in 1..<max(1, Int(CommandLine.argc)) {
    guard let bytes = CommandLine.unsafeArgv[index] else { break }
    // Any of them may be a path; which ones have to be text is known when the line is understood.
    arguments.append(PathText.text(of: bytes))
  }
  let status = run(arguments, in: .live())
  LiveConsole.endAsAsked()
  return status
}

extension Surroundings {
  /// The world as it is: the only place that reads the clock and the environment.
  ///
  /// Also makes the process one that can be relied on: a reader that goes away and a file-size limit become
  /// errors of the call instead of signals.
  package static func live() -> Surroundings {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let environment = environment()
    let programPath = programPath()
    var surroundings = Surroundings(
      environment: environment,
      clock: Int(time(nil)),
      zoneRoot: "",
      temporaryFolder: getenv("TMPDIR").map { PathText.text(of: $0) } ?? "/tmp",
      output: isOpen(1) ? DescriptorSink(1) : ClosedSink(),
      errors: isOpen(2) ? DescriptorSink(2) : ClosedSink(),
      input: DescriptorInput(0),
      random: SystemRandomNumberGenerator(),
      console: LiveConsole(),
      laterClock: { Int(time(nil)) }, helpers: LiveHelpers(),
      programs: LivePrograms())
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":" as Character).map(String.init)
    surroundings.notifier = LiveNotifier(
      ownPath: programPath, folders: folders.filter { $0.hasPrefix("/") }, variables: environment.all)
    surroundings.programPath = programPath
    return surroundings
  }

  /// The environment variables that mean something to xday.
  private static let variables = [
    "XDAY_HOME", "XDAY_LANG", "XDG_DATA_HOME", "HOME", "LC_ALL", "LC_MESSAGES", "LANG", "TZ", "TZDIR",
    "NO_COLOR", "TERM", "COLUMNS", "PAGER", "VISUAL", "EDITOR", "PATH",
    // What a desktop is found by.
    "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "DISPLAY", "WAYLAND_DISPLAY",
    "XAUTHORITY",
  ]

  /// The path of this program, at the end of no link: an update may put another one under the same name.
  private static func programPath() -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Darwin)
      var size = UInt32(bytes.count)
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return "xday" }
    #else
      guard readlink("/proc/self/exe", &bytes, bytes.count - 1) > 0 else { return "xday" }
    #endif
    return PathText.text(of: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
  }

  private static func environment() -> Environment {
    var result: Environment = [:]
    for name in variables {
      if let value = getenv(name) { result[name] = PathText.text(of: value) }
    }
    if (result["HOME"] ?? "").isEmpty { result["HOME"] = PasswordDatabase.home(of: getuid()) }
    return result
  }

  /// Whether the descriptor was open when the program started.
  ///
  /// A closed one is filled with `/dev/null`: the next file opened would otherwise take its number, and
  /// the answer would be written into the store.
  private static func isOpen(_ descriptor: Int32) -> Bool {
    if fcntl(descriptor, F_GETFD) != -1 { return true }
    _ = open("/dev/null", O_RDWR)
    return false
  }
}
