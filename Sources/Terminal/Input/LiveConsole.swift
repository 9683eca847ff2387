#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The terminal of this process.
package final class LiveConsole: Console {
  private let input: Int32
  private let output: Int32
  private var kind = ConsoleKind.plain
  private var decoder = KeyDecoder()
  private var files: FileWatch?
  /// What was read and not asked for yet.
  private var ahead: [ConsoleEvent] = []

  /// How long nothing comes after an Esc that was typed by itself, in milliseconds.
  private static let patience: Int32 = 50

  /// A terminal whose keys come from one descriptor and whose screen is behind another.
  package init(input: Int32 = 0, output: Int32 = 1) {
    self.input = input
    self.output = output
  }

  /// Takes the keys and signals over.
  package func begin(_ kind: ConsoleKind) {
    self.kind = kind
    decoder = KeyDecoder()
    ahead = []
    TerminalMode.begin(input: input, output: output, opening: opening, closing: bytes(kind.closing))
  }

  /// Gives everything back as it was.
  package func end() {
    TerminalMode.end()
    files = nil
  }

  /// Tells from now on when something changes in these folders or files.
  package func watch(_ paths: [String]) {
    if files == nil { files = FileWatch() }
    files?.watch(paths)
  }

  /// Ends the process where a signal asked for that while the terminal was taken over; to be called last of all.
  package static func endAsAsked() {
    TerminalMode.endAsAsked()
  }

  /// Waits for the next event, at most so many milliseconds; nil waits for ever.
  package func next(within milliseconds: Int?) -> ConsoleEvent {
    while true {
      if let event = signalled() { return event }
      if !ahead.isEmpty { return ahead.removeFirst() }
      let isUndecided = decoder.isUndecided
      let limit = milliseconds.map { Int32(clamping: $0) } ?? -1
      var entries = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: TerminalMode.wakeDescriptor, events: Int16(POLLIN), revents: 0),
        // One that is negative is left out.
        pollfd(fd: files?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&entries, 3, isUndecided ? LiveConsole.patience : limit)
      if count == 0 {
        guard isUndecided else { return .timeout }
        ahead = decoder.settle()
        continue
      }
      if entries[1].revents != 0 { TerminalMode.drainWake() }
      if count > 0, entries[0].revents != 0, !readKeys() { return .ended }
      if count > 0, entries[2].revents != 0 {
        files?.drain()
        return .filesChanged
      }
    }
  }

  /// Reads what was typed; false where nothing will come any more.
  private func readKeys() -> Bool {
    guard let bytes = Descriptor.read(input, 1_024) else { return errno == EINTR || errno == EAGAIN }
    ahead += decoder.read(bytes)
    return !bytes.isEmpty
  }

  /// What a signal says that came since the last look.
  private func signalled() -> ConsoleEvent? {
    if TerminalMode.took(SIGINT) || TerminalMode.tookAsking() { return .interrupted }
    if TerminalMode.took(SIGTSTP) {
      TerminalMode.stop(opening: opening)
      return .resumed
    }
    if TerminalMode.took(SIGCONT) {
      TerminalMode.takeAgain(opening: opening)
      return .resumed
    }
    return TerminalMode.took(SIGWINCH) ? .resized : nil
  }

  private var opening: [UInt8] { bytes(kind.opening) }

  private func bytes(_ text: StyledText) -> [UInt8] {
    Gate.bytes(of: text, as: .text, isTerminal: true)
  }
}
