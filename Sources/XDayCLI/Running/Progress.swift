/// Says at a terminal what is being done when it takes over half a second, on a line that goes away again.
struct Progress {
  private let sink: any Sink
  private let start = ContinuousClock.now
  private var isShown = false

  /// Progress on standard error.
  init(_ errors: any Sink) {
    sink = errors
  }

  /// Shows what begins now; at once where it is known to be long.
  mutating func show(_ text: String, isLong: Bool = false) {
    guard sink.isTerminal, isLong || ContinuousClock.now - start > .milliseconds(500) else { return }
    // A line that nobody can see is no reason to fail.
    try? sink.write("\r\(text)\u{1B}[K")
    isShown = true
  }

  /// Takes the line away.
  mutating func clear() {
    if isShown { try? sink.write("\r\u{1B}[K") }
    isShown = false
  }
}
