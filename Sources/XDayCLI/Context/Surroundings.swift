package import Terminal

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
  /// The folder from which paths are seen that do not begin at the root; empty for the process's own.
  package var workingFolder: String
  /// A folder for what lives only as long as one command (`--demo`).
  package var temporaryFolder: String
  /// Where the answer goes.
  package var output: TextOutput
  /// Where everything else goes.
  package var errors: TextOutput
  /// What the person or a script says.
  package var input: any Input
  /// Where ids come from.
  package var random: any RandomNumberGenerator
  /// The terminal to ask questions at and to draw screens on; nil where none can be.
  package var console: (any Console)?
  /// The clock as it goes on, for what stays on the screen; everything else asks `clock`.
  package var laterClock: () -> Int

  /// The person's own pager and editor; nil where none can be used.
  package var helpers: (any Helpers)?
  /// What shows notifications; nil where nothing can.
  package var notifier: (any Notifier)?
  /// The path of this program, as a timer is to start it.
  package var programPath = "xday"
  /// What other programs do unseen; nil where none can be started.
  package var programs: (any Programs)?

  /// Surroundings made of parts.
  package init(
    environment: Environment, clock: Int, zoneRoot: String, workingFolder: String = "",
    temporaryFolder: String,
    output: any Sink, errors: any Sink, input: any Input, random: any RandomNumberGenerator,
    console: (any Console)? = nil, laterClock: (() -> Int)? = nil,
    helpers: (any Helpers)? = nil, programs: (any Programs)? = nil
  ) {
    self.environment = environment
    self.clock = clock
    self.zoneRoot = zoneRoot
    self.workingFolder = workingFolder
    self.temporaryFolder = temporaryFolder
    self.output = TextOutput(output)
    self.errors = TextOutput(errors)
    self.input = input
    self.random = random
    self.console = console
    self.laterClock = laterClock ?? { clock }
    self.helpers = helpers
    self.programs = programs
  }
}
