internal import Terminal

/// Says at a terminal what is being done when it takes over half a second, on a line that goes away again.
struct Progress {
  private let errors: TextOutput
  private let start = ContinuousClock.now
  private var isShown = false

  /// Progress on standard error.
  init(_ errors: TextOutput) {
    self.errors = errors
  }

  /// Shows what begins now; at once where it is known to be long.
  mutating func show(_ text: String, isLong: Bool = false) {
    guard errors.isTerminal, isLong || ContinuousClock.now - start > .milliseconds(500) else { return }
    // A line that nobody can see is no reason to fail.
    try? errors.write(StyledText(.lineStart) + text + StyledText(.clearLine))
    isShown = true
  }

  /// Takes the line away.
  mutating func clear() {
    if isShown { try? errors.write(StyledText(.lineStart, .clearLine)) }
    isShown = false
  }
}
