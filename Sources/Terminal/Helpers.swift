internal import Paths

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Programs of the person's own choice that work at the terminal in this one's place: a pager, an editor.
package protocol Helpers: AnyObject {
  /// Lets a pager show these bytes, and waits until it has ended.
  func page(_ bytes: [UInt8], through command: String) -> PagingResult
  /// Lets an editor work on a file, and waits until it has ended; returns its exit status, 128 and the signal's number
  /// where one ended it, nil where no shell could be started.
  func edit(_ path: String, with command: String) -> Int32?
}

/// What came of showing something in a pager.
package enum PagingResult: Sendable {
  /// It was shown; who leaves early has seen enough.
  case shown
  /// There is no such pager, or it failed: nothing can be said to have been seen.
  case failed
  /// Ctrl-C ended it.
  case interrupted
}

/// Helpers that are run by the shell, as their variables are meant to be.
package final class LiveHelpers: Helpers {
  /// The helpers of this process.
  package init() {}

  /// Lets the shell outlive a Ctrl-C that its program has its own use for, as `less` and `ed` do.
  private static let patience = "trap : INT; "

  /// Lets a pager show these bytes.
  package func page(_ bytes: [UInt8], through command: String) -> PagingResult {
    // `less` shows what is bold as such, and ends by itself where all fits.
    let line = LiveHelpers.patience + "LESS=\"${LESS-FRX}\" LV=\"${LV--c}\"; export LESS LV; " + command
    let waiting = Waiting()
    defer { waiting.end() }
    guard let stream = popen(line, "w") else { return .failed }
    // A pager that is left early takes no more, which is no fault.
    try? DescriptorSink(fileno(stream)).write(bytes)
    let status = pclose(stream)
    if status == 0 { return .shown }
    if status > 0, status & 0x7F != 0 { return status & 0x7F == SIGINT ? .interrupted : .shown }
    let code = status >> 8 & 0xFF
    if code == 128 + SIGINT || waiting.wasInterrupted { return .interrupted }
    return .failed
  }

  /// Lets an editor work on a file.
  package func edit(_ path: String, with command: String) -> Int32? {
    let waiting = Waiting()
    defer { waiting.end() }
    var line = Array((LiveHelpers.patience + command + " '").utf8)
    for byte in PathText.bytes(of: path) {
      if byte == UInt8(ascii: "'") { line += Array("'\\''".utf8) } else { line.append(byte) }
    }
    line += Array("'".utf8) + [0]
    let status = line.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { system($0.baseAddress) }
    }
    if status < 0 { return nil }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

/// The time in which another program has the terminal: Ctrl-C is for that program, which gets all signals as they come.
///
/// A signal that is ignored stays so in a child, one that is handled does not: so they are handled here.
struct Waiting {
  private static let signals = [SIGINT, SIGQUIT, SIGPIPE]
  private let handlers: [(@convention(c) (Int32) -> Void)?]

  /// Begins to wait.
  init() {
    noted.pointee = 0
    handlers = Waiting.signals.map { signal($0, note) }
  }

  /// Whether Ctrl-C was pressed meanwhile.
  var wasInterrupted: Bool { noted.pointee != 0 }

  /// Puts the signals back as they were.
  func end() {
    for (number, handler) in zip(Waiting.signals, handlers) { _ = signal(number, handler) }
  }
}

nonisolated(unsafe) private let noted: UnsafeMutablePointer<sig_atomic_t> = {
  let noted = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
  noted.initialize(to: 0)
  return noted
}()

/// Notes Ctrl-C, and lets the rest pass.
private let note: @convention(c) (Int32) -> Void = { number in
  if number == SIGINT { noted.pointee = 1 }
}
