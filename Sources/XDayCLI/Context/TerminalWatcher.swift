#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The terminal of this process, watched by waiting for a key, a signal, or a second to pass.
final class TerminalWatcher: Watcher {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP]

  private var savedTerminal: termios?
  private var savedHandlers: [(Int32, (@convention(c) (Int32) -> Void)?)] = []
  private var ending: Int32?

  var now: Int { Int(time(nil)) }

  func begin() {
    savedHandlers = TerminalWatcher.signals.map { ($0, signal($0, noteSignal)) }
    hideKeys()
  }

  func end() {
    showKeys()
    for (number, handler) in savedHandlers { signal(number, handler) }
    savedHandlers = []
    if let ending { raise(ending) }
  }

  func suspend() {
    showKeys()
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, noteSignal)
    hideKeys()
  }

  func wait() -> Wake {
    let isReady = waitForKey()
    if let number = [SIGTERM, SIGHUP].first(where: taken) {
      ending = number
      return .interrupted
    }
    if taken(SIGINT) { return .interrupted }
    if taken(SIGTSTP) { return .suspended }
    if taken(SIGWINCH) { return .resized }
    return isReady ? key() : .tick
  }

  /// Waits until a key is there, at most a second; a signal ends the wait.
  private func waitForKey() -> Bool {
    guard savedTerminal != nil else {
      poll(nil, 0, 1_000)
      return false
    }
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 1_000) > 0
  }

  private func key() -> Wake {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(0, &bytes, bytes.count)
    // Ready and nothing to read: the terminal is gone.
    if count <= 0 { return .interrupted }
    return bytes[..<count].contains(UInt8(ascii: "q")) ? .quit : .tick
  }

  /// Whether a signal came since it was last asked about.
  private func taken(_ number: Int32) -> Bool {
    guard noted[Int(number)] != 0 else { return false }
    noted[Int(number)] = 0
    return true
  }

  /// Keys are read one by one and not shown; Ctrl-C and Ctrl-Z stay signals.
  private func hideKeys() {
    var terminal = termios()
    guard tcgetattr(0, &terminal) == 0 else { return }
    savedTerminal = terminal
    terminal.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSANOW, &terminal)
  }

  private func showKeys() {
    guard var terminal = savedTerminal else { return }
    // Keys that were typed meanwhile are not for the shell.
    tcsetattr(0, TCSAFLUSH, &terminal)
    savedTerminal = nil
  }
}

/// The signals that came, by their number: all that a handler may write to.
nonisolated(unsafe) private let noted: UnsafeMutablePointer<sig_atomic_t> = {
  let flags = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 128)
  flags.initialize(repeating: 0, count: 128)
  return flags
}()

/// Notes a signal and does nothing else.
private let noteSignal: @convention(c) (Int32) -> Void = { number in noted[Int(number)] = 1 }
