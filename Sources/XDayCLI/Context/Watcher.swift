/// What a screen needs that is drawn again and again: time that passes, keys and signals, and a terminal
/// that is given back as it was found.
package protocol Watcher: AnyObject {
  /// Now, in whole seconds since the epoch.
  var now: Int { get }
  /// Takes the keys and signals of the terminal over.
  func begin()
  /// Gives them back as they were; a signal that was to end the process ends it now.
  func end()
  /// Stops the process, and returns when the person brings it back.
  func suspend()
  /// Waits for a second at most and says what ended the wait.
  func wait() -> Wake
}

/// What ended a wait.
package enum Wake: Sendable {
  /// Time has passed.
  case tick
  /// The terminal has another size.
  case resized
  /// The person wants the process to stop for a while (Ctrl-Z).
  case suspended
  /// The person has seen enough (q).
  case quit
  /// The person stopped it (Ctrl-C), or the terminal is gone.
  case interrupted
}
