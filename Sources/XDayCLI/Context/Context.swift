internal import Calendars
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// What a command needs to know besides its own arguments: one value, made once a run.
struct Context {
  /// What is asked about days and what changes them; its clock is the system's, or that of `--now`.
  var planner: DayPlanner
  /// The words of the person's language.
  var words: any Words
  /// The words that only the command line has, in the same language.
  var commandWords: any CommandWording { words.language.commandWords }
  /// The cells of a line of output.
  var width: Int
  /// What the output understands beyond plain text.
  var style: Style
  /// Whether the answer goes out as a JSON document.
  var wantsJSON: Bool
  /// What a person should know before the answer.
  var notes: [String]
  /// The outside world.
  var surroundings: Surroundings

  /// Now, in seconds since the epoch.
  var now: Int { planner.now }

  /// The zone in which days and times are meant.
  var zone: Zone { planner.zone }

  /// Where other zones are looked up.
  var zones: ZoneDatabase { planner.zones }

  /// The store as it was when the run began; throws `StoreFailure` where it could not be read.
  func snapshot() throws(StoreFailure) -> Snapshot { try planner.snapshot() }

  /// The day that now belongs to under these settings.
  func today(_ settings: Settings) -> CivilDate { planner.today(settings) }

  /// A parser for this moment.
  func parser(_ settings: Settings) -> EntryParser { planner.parser(settings) }

  /// The day that a text names, today for an empty one.
  func day(_ text: String, _ settings: Settings) throws(EntryFailure) -> CivilDate {
    try planner.day(text.normalised, settings)
  }

  /// Whether a person sits at both ends, so that a question can be asked.
  var canAsk: Bool {
    surroundings.console != nil && surroundings.input.isTerminal && surroundings.output.isTerminal
      && !wantsJSON
  }

  /// Whether the terminal understands nothing but text.
  var isDumb: Bool { surroundings.environment["TERM"] == "dumb" }
}
