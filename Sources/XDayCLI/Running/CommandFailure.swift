internal import DayBudget
internal import Terminal

/// Why a command stopped, beside a misread command line, a misread entry and the store.
enum CommandFailure: Error, Equatable {
  /// A task as an error names it.
  struct Candidate: Equatable {
    let code: String
    let title: String
  }

  /// Nothing stands where a code should: an empty variable of a script, perhaps.
  case emptyCode
  /// No open task has this code or these words.
  case noSuchTask(String)
  /// More than one open task has these words.
  case ambiguous(String, [Candidate])
  /// The task is completed; the code reopens it.
  case alreadyDone(title: String, code: String)
  /// The series has no open occurrence that could be meant.
  case noOccurrence(title: String, day: CivilDate)
  /// The task is open, and a completed one was wanted.
  case notDone(title: String)
  /// A question that only a person at a terminal could answer; the flag answers it in a script.
  case needsAnswer(flag: String)
  /// Something that only a terminal can show; the command gives it once, for everything else.
  case needsTerminal(flag: String, instead: String)
  /// A word of a command's own small language (windows, config, move).
  case notUnderstood(String, expected: String)
  /// Bytes from outside that are no text.
  case notUTF8
  /// A name under which the zone database holds nothing.
  case unknownZone(String)
  /// The machine has no files of time zones, so no time would be right.
  case noZones
  /// Two flags that contradict each other.
  case conflictingFlags(String, String)
  /// A leftover was given two different answers.
  case ambiguousAnswer(String)
  /// Standard output was closed before the program started.
  case outputClosed
  /// Standard output took no more, in the system's words.
  case outputFailed(String)
  /// Standard output took no more, in the system's words, and the change stays: others have built on it.
  case storedUntold(String)
  /// Standard input could not be read, in the system's words.
  case inputFailed(String)
  /// `--output` names a file that exists.
  case fileExists(String)
  /// `--output` names a file that cannot be written.
  case fileNotWritten(String, reason: String)
  /// No calendar has this name.
  case noSuchCalendar(String, known: [String])
  /// A calendar has this name already.
  case calendarExists(String)
  /// There is nothing at this path.
  case noSuchFile(String)

  /// The exit status that scripts see.
  var status: ExitStatus {
    switch self {
    case .noSuchTask, .ambiguous, .alreadyDone, .notDone, .noOccurrence: .noSuchTask
    case .outputClosed, .outputFailed, .storedUntold, .fileNotWritten: .store
    default: .notUnderstood
    }
  }

  /// The word for scripts.
  var kind: String {
    switch self {
    case .noSuchTask: "noSuchTask"
    case .ambiguous: "ambiguous"
    case .alreadyDone: "alreadyDone"
    case .notDone: "notDone"
    case .noOccurrence: "noOccurrence"
    case .needsAnswer: "needsAnswer"
    case .needsTerminal: "needsTerminal"
    case .emptyCode, .notUnderstood, .notUTF8, .conflictingFlags, .ambiguousAnswer: "notUnderstood"
    case .unknownZone, .noZones: "zone"
    case .outputClosed, .outputFailed, .storedUntold: "output"
    case .inputFailed: "input"
    case .fileExists, .fileNotWritten, .noSuchFile: "file"
    case .noSuchCalendar, .calendarExists: "calendar"
    }
  }
}
