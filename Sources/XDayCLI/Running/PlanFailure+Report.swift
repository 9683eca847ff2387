internal import Planner

/// How scripts see why the planner stopped.
extension PlanFailure {
  /// The exit status.
  var status: ExitStatus {
    switch self {
    case .noSuchTask, .ambiguous, .alreadyDone, .notDone, .noOccurrence: .noSuchTask
    case .dayStartChanged, .changedMeanwhile: .store
    default: .notUnderstood
    }
  }

  /// The word.
  var kind: String {
    switch self {
    case .noSuchTask: "noSuchTask"
    case .ambiguous: "ambiguous"
    case .alreadyDone: "alreadyDone"
    case .notDone: "notDone"
    case .noOccurrence: "noOccurrence"
    case .needsScope: "needsAnswer"
    case .emptyCode, .ruleOfOccurrence, .ambiguousAnswer: "notUnderstood"
    case .noSuchCalendar, .calendarExists: "calendar"
    case .dayStartChanged, .changedMeanwhile: "store"
    }
  }
}
