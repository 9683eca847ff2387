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
  return run(arguments, in: .live())
}

extension Surroundings {
  /// The world as it is: the only place that reads the clock, the environment and the system's zone.
  ///
  /// Also makes the process one that can be relied on: a reader that goes away and a file-size limit become
  /// errors of the call instead of signals.
  package static func live() -> Surroundings {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return Surroundings(
      environment: environment(),
      clock: Int(time(nil)),
      systemZone: systemZone(),
      temporaryFolder: getenv("TMPDIR").map { PathText.text(of: $0) } ?? "/tmp",
      output: isOpen(1) ? DescriptorSink(1) : ClosedSink(),
      errors: isOpen(2) ? DescriptorSink(2) : ClosedSink(),
      input: DescriptorInput(0),
      random: SystemRandomNumberGenerator(),
      console: LiveConsole(),
      laterClock: { Int(time(nil)) })
  }

  /// The environment variables that mean something to xday.
  private static let variables = [
    "XDAY_HOME", "XDAY_LANG", "XDG_DATA_HOME", "HOME", "LC_ALL", "LC_MESSAGES", "LANG", "TZ", "NO_COLOR",
    "TERM",
    "COLUMNS",
  ]

  private static func environment() -> Environment {
    var result: Environment = [:]
    for name in variables {
      if let value = getenv(name) { result[name] = PathText.text(of: value) }
    }
    if (result["HOME"] ?? "").isEmpty { result["HOME"] = PasswordDatabase.home(of: getuid()) }
    return result
  }

  /// The zone's name behind `/etc/localtime`, else in `/etc/timezone`, nil where neither tells.
  private static func systemZone() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/etc/localtime", &buffer, buffer.count - 1)
    let folder = "zoneinfo/"
    var target = String(decoding: buffer[..<max(0, length)].map(UInt8.init(bitPattern:)), as: UTF8.self)[...]
    while !target.isEmpty {
      if target.hasPrefix(folder) { return String(target.dropFirst(folder.count)) }
      target.removeFirst()
    }
    return (try? Files.read("/etc/timezone")).map { String(decoding: $0, as: UTF8.self).trimmed }
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
