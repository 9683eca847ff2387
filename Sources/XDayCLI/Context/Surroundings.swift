/// Everything outside the program that it can see or touch, handed in as one value.
///
/// `LiveSurroundings.swift` makes the real one; tests make their own. The clock is in it as a number: it is
/// read once a run.
package struct Surroundings {
  /// The environment variables.
  package var environment: Environment
  /// Now, in whole seconds since 1970-01-01T00:00:00Z.
  package var clock: Int
  /// What stands before the paths at which the system keeps its zone (`/etc/localtime`) and the files of all zones;
  /// empty for the system's own.
  package var zoneRoot: String
  /// A folder for what lives only as long as one command (`--demo`).
  package var temporaryFolder: String
  /// Where the answer goes.
  package var output: any Sink
  /// Where everything else goes.
  package var errors: any Sink
  /// What the person or a script says.
  package var input: any Input
  /// Where ids come from.
  package var random: any RandomNumberGenerator
  /// How a screen waits that is drawn again and again; nil where none can be.
  package var watcher: (any Watcher)?

  /// Surroundings made of parts.
  package init(
    environment: Environment, clock: Int, zoneRoot: String, temporaryFolder: String,
    output: any Sink, errors: any Sink, input: any Input, random: any RandomNumberGenerator,
    watcher: (any Watcher)? = nil
  ) {
    self.environment = environment
    self.clock = clock
    self.zoneRoot = zoneRoot
    self.temporaryFolder = temporaryFolder
    self.output = output
    self.errors = errors
    self.input = input
    self.random = random
    self.watcher = watcher
  }
}

/// A place to write text to.
package protocol Sink: AnyObject {
  /// Whether a person looks at it directly.
  var isTerminal: Bool { get }
  /// The width in cells, nil where there is none to know.
  var columns: Int? { get }
  /// The height in lines, nil where there is none to know.
  var rows: Int? { get }
  /// Whether it was closed before the program started.
  var isClosed: Bool { get }
  /// Writes all of the text or throws; `WriteFailure.closed` when the reader went away.
  func write(_ text: String) throws(WriteFailure)
}

extension Sink {
  /// Most places have no height.
  package var rows: Int? { nil }
}

extension Sink {
  /// Open, as outputs usually are.
  package var isClosed: Bool { false }
}

/// Why text could not be written.
package enum WriteFailure: Error, Equatable {
  /// The reader of a pipe went away: nothing is wrong, and nobody is left to tell.
  case closed
  /// The system's error number.
  case failed(Int32)
}

/// A place to read from.
package protocol Input: AnyObject {
  /// Whether a person types there.
  var isTerminal: Bool { get }
  /// All that is left of it, as bytes.
  func readAll() throws(ReadFailure) -> [UInt8]
  /// The next line without its end, nil at the end of the input.
  func readLine() -> String?
  /// One key of a terminal, without waiting for Enter; nil at the end of the input.
  func readKey() -> Character?
}

/// Why the input could not be read: the system's error number.
package struct ReadFailure: Error, Equatable {
  package let code: Int32
}
