internal import Calendars
internal import DayBudget
internal import Store
internal import Terminal

/// What a command needs to know besides its own arguments: one value, made once a run.
struct Context {
  /// Now, in seconds since the epoch: the clock's, or that of `--now`.
  var now: Int
  /// The zone in which days and times are meant.
  var zone: Zone
  /// Where other zones are looked up.
  var zones: ZoneDatabase
  /// The words of the person's language.
  var words: any Wording
  /// The cells of a line of output.
  var width: Int
  /// What the output understands beyond plain text.
  var style: Style
  /// Whether the answer goes out as a JSON document.
  var wantsJSON: Bool
  /// Where the tasks and settings are kept.
  var store: TaskStore
  /// The store as it was when the run began, or why it could not be read.
  var loaded: LoadedStore
  /// What a person should know before the answer.
  var notes: [String]
  /// Whether nothing says in which zone the machine is, so that times are read as UTC.
  var isZoneUnknown = false
  /// The outside world.
  var surroundings: Surroundings

  /// Now on the wall clock.
  var civilNow: CivilDateTime { zone.civil(at: now) }

  /// The store as it was when the run began; throws `StoreFailure` where it could not be read.
  func snapshot() throws -> Snapshot { try loaded.get() }

  /// Finds tasks in the store as it was when the run began.
  func lookup() throws -> TaskLookup { TaskLookup(snapshot: try snapshot(), store: store) }

  /// The day that now belongs to under these settings.
  func today(_ settings: Settings) -> CivilDate {
    settings.boundary.day(of: now, in: zone)
  }

  /// Whether a person sits at both ends, so that a question can be asked.
  var canAsk: Bool {
    surroundings.console != nil && surroundings.input.isTerminal && surroundings.output.isTerminal
      && !wantsJSON
  }

  /// Whether the terminal understands nothing but text.
  var isDumb: Bool { surroundings.environment["TERM"] == "dumb" }
}

extension Settings {
  /// Where one day ends and the next begins.
  var boundary: DayBoundary { DayBoundary(start: dayStart) }
}
