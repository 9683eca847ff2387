internal import Terminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Says at a terminal what is being done when it takes over half a second, on a line that goes away again.
struct Progress {
  private let errors: TextOutput
  private let start = Progress.milliseconds()
  private var isShown = false

  /// Progress on standard error.
  init(_ errors: TextOutput) {
    self.errors = errors
  }

  /// Shows what begins now; at once where it is known to be long.
  mutating func show(_ text: String, isLong: Bool = false) {
    guard errors.isTerminal, isLong || Progress.milliseconds() - start > 500 else { return }
    // A line that nobody can see is no reason to fail.
    try? errors.write(StyledText(.lineStart) + text + StyledText(.clearLine))
    isShown = true
  }

  /// Milliseconds of a clock that nobody sets.
  private static func milliseconds() -> Int {
    // With `ContinuousClock` all of Swift's concurrency would be linked, half a megabyte.
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }

  /// Takes the line away.
  mutating func clear() {
    if isShown { try? errors.write(StyledText(.lineStart, .clearLine)) }
    isShown = false
  }
}
