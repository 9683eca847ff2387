import Foundation

/// A terminal of its own for the built program: what it writes is read, keys are typed, and what it left is seen.
final class PseudoTerminal {
  private let near: Int32
  private let far: Int32
  private(set) var process: pid_t = 0
  /// All that was written to it so far.
  private(set) var output = ""
  private let before: [UInt8]

  /// The end of a program.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It did not end in time.
    case none
  }

  /// Runs a program with this terminal as its own.
  init(_ program: String, _ arguments: [String], environment: [String: String], columns: UInt16 = 80) throws {
    var (near, far): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&near, &far, nil, nil, &size) == 0, let name = ttyname(far) else {
      throw POSIXError(.ENOTTY)
    }
    (self.near, self.far) = (near, far)
    before = PseudoTerminal.mode(far)
    #if os(Linux)
      // The C library hides its name unless GNU's extensions are asked for.
      let ownSession: Int32 = 0x80
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      let ownSession = POSIX_SPAWN_SETSID
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    // The first terminal that the leader of a session opens is its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_addclose(&actions, near)
    posix_spawnattr_init(&attributes)
    // The threads of a test block signals, which a program would inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(ownSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    let code = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(near)
    close(far)
  }

  /// Whether the terminal's mode is what it was before the program ran.
  var isAsBefore: Bool { PseudoTerminal.mode(far) == before }

  /// The private modes that were switched on and not off again, but for the cursor, which is on by itself.
  var modesLeft: Set<String> { PseudoTerminal.modesLeft(in: output) }

  /// The same at the end of an output.
  static func modesLeft(in output: some StringProtocol) -> Set<String> {
    var left: Set<String> = []
    for match in String(output).matches(of: /\u{1B}\[\?([0-9]+)([hl])/) {
      let isCursor = match.1 == "25"
      if (match.2 == "h") != isCursor { left.insert(String(match.1)) } else { left.remove(String(match.1)) }
    }
    return left
  }

  /// Types keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(near, bytes, bytes.count)
  }

  /// Sends a signal to the program.
  func send(_ number: Int32) {
    kill(process, number)
  }

  /// Reads until a text has come so many times in all; false where it does not come in time.
  func wait(for text: String, times: Int = 1) -> Bool {
    wait(until: { output.components(separatedBy: text).count > times })
  }

  /// Reads until something is so; false where it does not come to be in time.
  func wait(until isSo: () -> Bool) -> Bool {
    // A loaded machine is slow; only what never comes may fail.
    let patience = ContinuousClock.now + .seconds(60)
    while !isSo() {
      guard ContinuousClock.now < patience else { return false }
      read(within: 5)
    }
    return true
  }

  /// Reads until the program has ended.
  func end() -> End {
    var status: Int32 = 0
    guard wait(until: { waitpid(process, &status, WNOHANG) == process }) else { return .none }
    process = 0
    read(within: 0)
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  private func read(within milliseconds: Int32) {
    var entry = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, milliseconds) > 0 {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = Foundation.read(near, &bytes, bytes.count)
      guard count > 0 else { return }
      output += String(decoding: bytes[..<count], as: UTF8.self)
      if milliseconds > 0 { return }
    }
  }

  private static func mode(_ descriptor: Int32) -> [UInt8] {
    var mode = termios()
    tcgetattr(descriptor, &mode)
    return withUnsafeBytes(of: mode) { Array($0) }
  }
}
